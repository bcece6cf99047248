/// Something in Swift sources that is not read, or that reading assumes.
package struct SwiftIssue: Error, Hashable, Sendable {
  /// What is said.
  package let reason: String
  /// Where; nil where it is about everything.
  package let place: SourcePlace?

  init(_ reason: String, at place: SourcePlace?) {
    self.reason = reason
    self.place = place
  }
}
