import LayoutDiagnostics

/// How the findings of a rule are grouped and traced back to a constraint.
struct Treatment: Sendable {
  /// The findings that are reported together, besides those with the same culprit.
  enum Joining: Sendable {
    /// None.
    case apart
    /// All of a scene: the rule says of one view what it says of the next.
    case scene
    /// Findings that share a view, or views that follow from them.
    case sharedViews
    /// Findings along one axis that share a constraint and occur in exactly the same configurations, or share several
    /// and never occur together.
    case contradiction
    /// Findings about the same view.
    case sameView
    /// Findings along the same axis that occur together in some configuration.
    case axis
    /// Findings along the same axis in exactly the same configurations.
    case axisAndPlaces
  }

  /// How the constraint behind a finding is found.
  enum Blame: Sendable {
    /// Not at all.
    case none
    /// The finding names the constraint itself.
    case named
    /// One of those that contradict each other.
    case contradiction
    /// Constraints are missing.
    case missing
    /// The constraints that contradict what would have to hold.
    case wish(Wished)

    var isContradiction: Bool { if case .contradiction = self { true } else { false } }
    var isWish: Bool { if case .wish = self { true } else { false } }
  }

  /// What would have to hold of the views for a finding to go away.
  enum Wished: Sendable {
    /// A larger one.
    case larger
    /// One no larger than its content.
    case smaller
    /// One inside of what holds it.
    case inside
    /// One that no bar covers.
    case uncovered
    /// Two beside or below each other.
    case apart
  }

  var joining = Joining.apart
  var blame = Blame.none
  /// Rules whose findings about the same view follow from this one's.
  var hides: Set<Rule> = []
  /// Whether it depends on the size of the screen alone, so that it begins at a certain size.
  var hasBreakpoint = true
  /// Whether frames of views that it finds mean nothing, so that they aren't looked at further.
  var spoilsFrames = false
}
