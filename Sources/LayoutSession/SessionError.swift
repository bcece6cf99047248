/// Why the session refused a command.
///
/// A refused command changes nothing.
public struct SessionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let reason: String
  /// What to do instead.
  public let remedy: String?

  /// Creates an error.
  public init(_ reason: String, remedy: String? = nil) {
    self.reason = reason
    self.remedy = remedy
  }

  /// The reason, and the remedy behind it.
  public var description: String {
    remedy.map { "\(reason); \($0)" } ?? reason
  }
}
