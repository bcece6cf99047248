/// Mistakes in set-up code; their names are those of the rules that find them.
package enum CodeMistake: String, Hashable, Sendable, CaseIterable {
  /// `left` or `right` where a text direction should decide.
  case leftRight = "left-right"
  /// A second constraint says what another says.
  case addedTwice = "added-twice"
  /// A constraint is made, and nothing activates or keeps it.
  case neverActivated = "never-activated"
  /// A view with constraints still follows its frame.
  case missingTranslates = "missing-translates"
  /// A constraint is activated before its views share a superview, which ends the app.
  case activatedEarly = "activated-early"

  /// A constraint, a format or an update that ends the app.
  case unusableConstraint = "unusable-constraint"
  /// A row's constraints leave its height open.
  case undecidedHeight = "undecided-height"

  /// Whether it is a matter of style: the layout is the one that somebody wants.
  package var isStyle: Bool { self == .leftRight }
}
