import InterfaceBuilder

/// A change of a document that was tried before it is offered: it removes a finding, and causes no other in any
/// configuration.
package struct Fix: Hashable, Sendable {
  /// The kind of change.
  package let remedy: FixRemedy
  /// The id of the rule.
  package let rule: String
  /// The finding that it fixes.
  package let finding: String
  /// Where that is in the document as it was read.
  package let place: DocumentPlace?
  /// The change in Interface Builder's words.
  package let text: String
  /// Whether every view stays where it is on the canvas.
  package let isSafe: Bool
}

/// The kinds of changes.
package enum FixRemedy: String, Hashable, Sendable, CaseIterable {
  /// A constraint that repeats another one goes.
  case duplicate
  /// A fixed width or height becomes a least one.
  case leastSize = "least size"
  /// A required constraint yields: priority 999.
  case yielding
  /// A tie of a view to its own safe area yields or goes.
  case ownSafeArea = "own safe area"
  /// One of two equal priorities changes by 1.
  case tie
  /// Constraints come that hold a view where it was drawn.
  case missing = "missing constraint"
  /// Left and right become leading and trailing.
  case leading
  /// Constraints take the place of an autoresizing mask.
  case mask
  /// A label gets as many lines as it needs.
  case lines
  /// The canvas shows a view where constraints put it.
  case frame
}

/// Decides what happens to a fix.
package enum FixDecision: Hashable, Sendable {
  /// It is made.
  case take
  /// It is left out.
  case leave
  /// The fix is skipped, and the search ends.
  case stop
}

/// A fix that the user has to decide about.
package struct FixProposal: Sendable {
  /// The fix.
  package let fix: Fix
  /// The document without it, with all that was made before.
  package let before: [UInt8]
  /// The document with it.
  package let after: [UInt8]
  /// The replacements.
  let edits: ByteEdits
  /// The fingerprints of what is found less often with it.
  let gone: Set<String>
}

/// A document after its fixes.
package struct FixedDocument: Sendable {
  /// The document, with the fixes that were made.
  package internal(set) var bytes: [UInt8]
  /// The fixes that were made, in their order.
  package internal(set) var made: [Fix] = []
  /// The fixes that would move views on the canvas, where those aren't allowed.
  package internal(set) var withheld: [Fix] = []
  /// Whether the user stopped the search.
  package internal(set) var isStopped = false
}
