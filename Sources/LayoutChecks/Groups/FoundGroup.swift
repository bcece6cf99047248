import AutoLayout

/// A finding with all the configurations of a subject that have it.
struct FoundGroup {
  let rule: CheckRule
  /// The finding where it is worst.
  private(set) var worst: CheckFinding
  /// The index of that configuration; nil for what doesn't depend on the screen.
  private(set) var worstPlace: Int?
  /// The indices of the configurations, in order.
  private(set) var places: [Int]
  /// Findings with the same cause.
  var merged: [CheckFinding] = []
  /// The cause.
  var cause: FoundCause?

  init(_ rule: CheckRule, _ finding: CheckFinding, at place: Int?) {
    self.rule = rule
    worst = finding
    worstPlace = place
    places = place.map { [$0] } ?? []
  }

  /// Notes the finding of another configuration.
  mutating func add(_ finding: CheckFinding, at place: Int) {
    if places.last != place { places.append(place) }
    if finding.amount > worst.amount + 1e-6 { (worst, worstPlace) = (finding, place) }
  }

  /// Takes in a group with the same cause.
  mutating func merge(_ other: FoundGroup) {
    merged += [other.worst] + other.merged
    places = Set(places).union(other.places).sorted()
  }
}

/// The cause of a finding.
struct FoundCause: Hashable {
  /// The constraint; nil if none is.
  let constraint: LayoutConstraint.ID?
  /// The text for readers; nil if there is nothing to blame.
  let text: String?
  /// The remedy.
  let remedy: String
}
