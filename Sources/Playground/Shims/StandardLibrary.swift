/// Equivalent to the standard library's on systems with a clock; here, no time passes.
public struct ContinuousClock: Sendable {
  /// A point of time.
  public struct Instant: Sendable {
    /// The only one.
    public static var now: Instant { Instant() }

    /// The duration until another instant.
    public func duration(to other: Instant) -> Duration { .zero }

    /// The duration between two instants.
    public static func - (later: Instant, earlier: Instant) -> Duration { .zero }
  }

  /// The time.
  public static var now: Instant { .now }

  /// A clock.
  public init() {}

  /// The time.
  public var now: Instant { .now }
}

/// Equivalent to the standard library's, which tries a dynamic cast first.
extension Dictionary {
  /// Merges pairs whose keys may repeat.
  public init<Pairs: Sequence>(
    _ pairs: Pairs, uniquingKeysWith combine: (Value, Value) -> Value
  ) where Pairs.Element == (Key, Value) {
    self = [:]
    merge(pairs, uniquingKeysWith: combine)
  }

  /// Adds pairs.
  public mutating func merge<Pairs: Sequence>(
    _ pairs: Pairs, uniquingKeysWith combine: (Value, Value) -> Value
  ) where Pairs.Element == (Key, Value) {
    for (key, value) in pairs {
      self[key] = self[key].map { combine($0, value) } ?? value
    }
  }

  /// Adds another dictionary.
  public mutating func merge(
    _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value
  ) {
    merge(other.lazy.map { ($0.key, $0.value) }, uniquingKeysWith: combine)
  }

  /// A dictionary and pairs.
  public func merging<Pairs: Sequence>(
    _ pairs: Pairs, uniquingKeysWith combine: (Value, Value) -> Value
  ) -> [Key: Value] where Pairs.Element == (Key, Value) {
    var result = self
    result.merge(pairs, uniquingKeysWith: combine)
    return result
  }

  /// A dictionary and another.
  public func merging(
    _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value
  ) -> [Key: Value] {
    var result = self
    result.merge(other, uniquingKeysWith: combine)
    return result
  }
}

extension DefaultStringInterpolation {
  /// Refuses to print a value without a description: embedded Swift would print that it can't.
  @available(*, deprecated, message: "make the type CustomStringConvertible")
  public mutating func appendInterpolation<Value>(_ value: Value) {}
}

/// Equivalent to the module `Synchronization`'s: there is only one thread, so nothing needs to be locked.
public final class Mutex<Value>: @unchecked Sendable {
  private var value: Value

  /// Holds a value.
  public init(_ value: sending Value) { self.value = value }

  /// Reads or changes the value.
  public func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&value)
  }
}

/// Equivalent to the C library's, for angles of a few turns.
public func sin(_ angle: Double) -> Double { sine(of: angle, andQuarters: 0) }

/// Equivalent to the C library's, for angles of a few turns.
public func cos(_ angle: Double) -> Double { sine(of: angle, andQuarters: 1) }

/// The sine of an angle and some quarters of a turn.
private func sine(of angle: Double, andQuarters added: Int) -> Double {
  let whole = (angle / (.pi / 2)).rounded()
  // A quarter of a turn is split into two numbers: one alone has too few digits if little is left.
  let rest = (angle - whole * (.pi / 2)) - whole * 6.123233995736766e-17
  let quarters = Int(whole) + added
  let size = series(rest, from: quarters.isMultiple(of: 2) ? 1 : 0)
  return quarters & 2 == 0 ? size : -size
}

/// The series of the sine if it begins with the first power, otherwise of the cosine.
private func series(_ angle: Double, from first: Int) -> Double {
  // The next power of an eighth of a turn is too small to count. Small terms are added first.
  stride(from: 18 + first, through: first + 2, by: -2).reduce(1) { sum, power in
    1 - sum * angle * angle / Double(power * (power - 1))
  } * (first == 1 ? angle : 1)
}
