/// A mistake in set-up code that layouts alone don't show.
package enum CodeFlaw: String, Hashable, Sendable {
  /// A constraint is made and takes no part.
  case neverActivated = "never-activated"
  /// A constraint is activated before its views share a superview.
  case activatedEarly = "activated-early"
  /// The frame of a view rules beside its constraints.
  case manualFrame = "missing-translates"
}

/// Something in Swift sources that is not read, or that reading assumes.
package struct SwiftIssue: Error, Hashable, Sendable {
  /// What is said.
  package let reason: String
  /// Where; nil where it is about everything.
  package let place: SourcePlace?
  /// The mistake that it is about; nil where reading itself is.
  package let flaw: CodeFlaw?

  init(_ reason: String, at place: SourcePlace?, flaw: CodeFlaw? = nil) {
    self.reason = reason
    self.place = place
    self.flaw = flaw
  }
}
