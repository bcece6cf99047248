/// Equivalent to the standard library's, which tries a dynamic cast first.
extension Dictionary {
  /// Joins pairs, where keys may come again.
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
