/// What is wrong with a document, and where.
///
/// Thrown when the document can't be opened; kept as a warning when only a part of it was left out.
public struct DocumentIssue: Error, Hashable, Sendable, CustomStringConvertible {
  /// Its place; nil if it is about the whole file.
  public let place: DocumentPlace?
  /// One line, without a full stop.
  public let reason: String
  /// What to do about it.
  public let remedy: String?
  /// The object id of the omitted constraint, if any; empty if it has none.
  package private(set) var constraint: String?
  /// The document's platform, if it isn't one that can be opened.
  package let platform: String?

  init(
    _ reason: String, at place: DocumentPlace?, remedy: String? = nil, platform: String? = nil
  ) {
    self.place = place
    self.reason = reason
    self.remedy = remedy
    self.platform = platform
  }

  /// The same as the reason why a constraint is left out.
  func leavingOut(constraint id: String) -> DocumentIssue {
    var issue = self
    issue.constraint = id
    return issue
  }

  /// The reason, followed by the remedy.
  public var description: String {
    remedy.map { "\(reason); \($0)" } ?? reason
  }
}
