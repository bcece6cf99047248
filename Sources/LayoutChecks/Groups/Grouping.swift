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

  /// The groups, those left out that only follow from others.
  var found: [FoundGroup] {
    let all = order.compactMap { groups[$0] }
    return all.filter { group in !all.contains { Self.hides($0, group) } }
  }

  /// Rules → those whose findings about the same view follow from theirs.
  private static let stronger: [String: Set<String>] = [
    "zero-size": ["truncated-text", "clipped-content", "touch-target", "outside-superview"],
    "truncated-text": ["fixed-text-size"],
    "off-screen": ["under-bars", "outside-superview"],
  ]

  private static func hides(_ group: FoundGroup, _ other: FoundGroup) -> Bool {
    guard stronger[group.rule.id]?.contains(other.rule.id) == true,
      group.worst.key.items.first == other.worst.key.items.first
    else { return false }
    return Set(group.places).isSuperset(of: other.places)
  }

  /// Joins groups that have the same cause, or say the same about several views.
  static func joined(_ groups: [FoundGroup]) -> [FoundGroup] {
    var result: [FoundGroup] = []
    for group in groups {
      if let place = result.firstIndex(where: { isSame($0, group) }) {
        result[place].merge(group)
      } else {
        result.append(group)
      }
    }
    return result
  }

  private static func isSame(_ first: FoundGroup, _ second: FoundGroup) -> Bool {
    guard first.rule.id == second.rule.id else { return false }
    // Advice about a whole scene is given once.
    if first.places.isEmpty { return second.places.isEmpty && isAdvice(first.rule.id) }
    if let culprit = first.cause?.constraint, culprit == second.cause?.constraint { return true }
    return first.places == second.places && isAlike(first.worst, second.worst)
      && first.cause?.constraint == nil && second.cause?.constraint == nil
  }

  /// Rules that say of one view what they say of the next.
  private static func isAdvice(_ rule: String) -> Bool {
    [
      "left-right", "fixed-text-size", "touch-target", "negative-constant", "duplicate",
      "redundant",
      "fractional-multiplier", "required-content-priority", "misaligned", "misplaced",
      "stretched-baseline",
    ].contains(rule)
  }

  /// Whether two findings differ only in the view that they are about.
  private static func isAlike(_ first: CheckFinding, _ second: CheckFinding) -> Bool {
    ["off-screen", "under-bars", "truncated-text"].contains(first.key.rule)
      && first.key.aspect == second.key.aspect
  }
}
