/// Why a change to a ``Layout``, or to a session of one, was refused.
///
/// A refused change leaves everything as it was.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault, in UIKit's words if it has some.
  public let reason: String
  /// What to do instead.
  public let remedy: String?

  /// Creates an error.
  public init(_ reason: String, remedy: String? = nil) {
    self.reason = reason
    self.remedy = remedy
  }

  /// The reason, followed by the remedy.
  public var description: String {
    remedy.map { "\(reason); \($0)" } ?? reason
  }
}
