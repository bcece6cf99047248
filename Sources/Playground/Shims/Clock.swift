/// Equivalent to the standard library's on systems with a clock: here no time passes.
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
