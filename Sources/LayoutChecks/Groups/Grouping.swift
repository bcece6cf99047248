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
    return all.filter { group in !all.contains { Self.hides($0, group) } }
  }

  /// Rules → those whose findings about the same view follow from theirs.
  private static let stronger: [String: Set<String>] = [
    "zero-size": ["truncated-text", "clipped-content", "touch-target", "outside-superview"],
    "truncated-text": ["fixed-text-size"],
    "off-screen": ["under-bars", "outside-superview"],
  ]

  private static func hides(_ group: FoundGroup, _ other: FoundGroup) -> Bool {
    guard let item = group.worst.key.items.first else { return false }
    // What contradicts a mask goes away with the mask.
    if group.rule.id == "missing-translates", other.rule.id == "conflict" {
      return other.worst.key.items.contains(item)
    }
    guard stronger[group.rule.id]?.contains(other.rule.id) == true,
      item == other.worst.key.items.first
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
    if first.places.isEmpty { return second.places.isEmpty && advice.contains(first.rule.id) }
    if let culprit = first.cause?.constraint, let other = second.cause?.constraint {
      return culprit == other
    }
    switch first.rule.id {
    case "ambiguity":
      return !Set(first.items).isDisjoint(with: second.items)
    case "stretched-control", "clipped-content", "zero-size":
      return first.worst.key.items.first == second.worst.key.items.first
    case "off-screen", "under-bars", "overlap":
      return first.worst.axis == second.worst.axis
        && !Set(first.places).isDisjoint(with: second.places)
    case "truncated-text":
      return first.places == second.places && first.worst.axis == second.worst.axis
        && first.cause?.constraint == nil && second.cause?.constraint == nil
    default: return false
    }
  }

  /// Rules that say of one view what they say of the next.
  private static let advice: Set<String> = [
    "left-right", "fixed-text-size", "touch-target", "negative-constant", "duplicate", "redundant",
    "fractional-multiplier", "required-content-priority", "misaligned", "misplaced",
    "stretched-baseline",
  ]
}

extension FoundGroup {
  /// The views that it is about, and those that follow from it.
  fileprivate var items: [Item.ID] { worst.key.items + worst.followers }
}
