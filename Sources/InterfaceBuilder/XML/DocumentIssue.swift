/// What is wrong with a document, and where.
///
/// Thrown when the document can't be opened; kept as a warning when only a part of it was left out.
public struct DocumentIssue: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where; nil when the file as a whole is meant.
  public let place: DocumentPlace?
  /// One line, without a full stop.
  public let reason: String
  /// What to do about it.
  public let remedy: String?

  init(_ reason: String, at place: DocumentPlace?, remedy: String? = nil) {
    self.place = place
    self.reason = reason
    self.remedy = remedy
  }

  /// The reason, followed by the remedy.
  public var description: String {
    remedy.map { "\(reason); \($0)" } ?? reason
  }
}
