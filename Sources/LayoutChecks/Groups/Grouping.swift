import AutoLayout

/// Turns findings of many configurations into few groups.
struct Grouping {
  private var groups: [CheckFinding.Key: FoundGroup] = [:]
  private var order: [CheckFinding.Key] = []

  /// Notes what a rule found, in a configuration or once for all.
  mutating func add(_ findings: [CheckFinding], of rule: CheckRule, at place: Int?) {
    for finding in findings {
      if let place, groups[finding.key] != nil {
        groups[finding.key]?.add(finding, at: place)
      } else if groups[finding.key] == nil {
        groups[finding.key] = FoundGroup(rule, finding, at: place)
        order.append(finding.key)
      }
    }
  }

  /// Whether something like it was found already.
  func has(_ finding: CheckFinding) -> Bool { groups[finding.key] != nil }

  /// The groups, those left out that only follow from others.
  var found: [FoundGroup] {
    let all = order.compactMap { groups[$0] }
    var hiding: [Item.ID: [FoundGroup]] = [:]
    for group in all where !group.rule.behavior.hides.isEmpty {
      if let item = group.worst.key.items.first { hiding[item, default: []].append(group) }
    }
    if hiding.isEmpty { return all }
    return all.filter { group in
      !group.worst.key.items.contains { item in
        hiding[item]?.contains { Self.hides($0, group) } ?? false
      }
    }
  }

  private static func hides(_ group: FoundGroup, _ other: FoundGroup) -> Bool {
    guard group.rule.behavior.hides.contains(other.rule.rule) else { return false }
    // A conflict is about several views, and the mask of any of them may be in the way.
    if group.places.isEmpty, other.rule.behavior.blame.isContradiction { return true }
    return group.worst.key.items.first == other.worst.key.items.first
      && Set(group.places).isSuperset(of: other.places)
  }

  /// Joins groups that have the same cause, or say the same thing about several views.
  static func joined(_ groups: [FoundGroup], of subject: CheckSubject) -> [FoundGroup] {
    var result: [FoundGroup] = []
    var places: [String: [Int]] = [:]
    for group in groups {
      let known = places[group.rule.id] ?? []
      if let place = known.first(where: { isSame(result[$0], group, subject) }) {
        result[place].merge(group)
      } else {
        places[group.rule.id, default: []].append(result.count)
        result.append(group)
      }
    }
    return result
  }

  private static func isSame(
    _ first: FoundGroup, _ second: FoundGroup, _ subject: CheckSubject
  ) -> Bool {
    let joining = first.rule.behavior.joining
    // Advice about a whole scene is given once.
    if first.places.isEmpty { return second.places.isEmpty && joining == .scene }
    if joining == .contradiction {
      let common = Set(first.worst.key.constraints).intersection(second.worst.key.constraints)
      // In the other direction another constraint of the same contradiction may be to blame.
      let isElsewhere = Set(first.places).isDisjoint(with: second.places)
      return first.worst.axis == second.worst.axis
        && (first.places == second.places && !common.isEmpty || isElsewhere && common.count > 1)
    }
    if let culprit = first.cause?.constraint, let other = second.cause?.constraint {
      return culprit == other || subject.isOneStatement(culprit, other)
    }
    // Views that the same code makes have the same fault.
    if let origins = subject.origins(of: first.worst.key.items),
      origins == subject.origins(of: second.worst.key.items),
      first.worst.key.aspect == second.worst.key.aspect
    {
      return true
    }
    switch joining {
    case .apart, .contradiction: return false
    case .scene: return true
    case .sharedViews: return !first.items.isDisjoint(with: second.items)
    case .sameView: return first.worst.key.items.first == second.worst.key.items.first
    case .axis:
      return first.worst.axis == second.worst.axis
        && !Set(first.places).isDisjoint(with: second.places)
    case .axisAndPlaces:
      return first.places == second.places && first.worst.axis == second.worst.axis
        && first.cause?.constraint == nil && second.cause?.constraint == nil
    }
  }
}

extension FoundGroup {
  /// The views that it is about, and those that follow from it.
  fileprivate var items: Set<Item.ID> { Set(worst.key.items + worst.followers) }
}

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
  var constraint: LayoutConstraint.ID?
  /// The text for readers; nil if there is nothing to blame.
  var text: String?
  /// The remedy.
  let remedy: String
}
