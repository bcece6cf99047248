import AutoLayout
import LayoutDiagnostics

/// Values of size classes that contradict each other.
extension CheckRule {
  static let variations: [CheckRule] = [
    CheckRule(
      .contradictingVariations, .once,
      details: """
        A variation for a width and one for a height, such as wC and hR. On screens that match both, that of the \
        height wins, which Interface Builder doesn't show.
        """,
      example: """
        add view box
        pin box.leading = superview.leading
        pin box.top = superview.top
        pin box.height = 10
        pin box.width = 100 as width
        when wC { set width.constant 50 }
        when hR { set width.constant 200 }
        + when wC hR { set width.constant 60 }
        """, find: { $0.contradictingVariations })
  ]
}

extension CheckContext {
  fileprivate var contradictingVariations: [CheckFinding] {
    let all = layout.variations
    return all.flatMap { across -> [CheckFinding] in
      guard let width = across.sizeClasses.horizontal, across.sizeClasses.vertical == nil else {
        return []
      }
      return all.flatMap { down -> [CheckFinding] in
        guard let height = down.sizeClasses.vertical, down.sizeClasses.horizontal == nil else {
          return []
        }
        let both = SizeClasses(horizontal: width, vertical: height)
        let settled = Set(
          all.filter { $0.sizeClasses == both }.flatMap { $0.values }.map { $0.slot })
        let others = Dictionary(
          down.values.map { ($0.slot, $0) }, uniquingKeysWith: { first, _ in first })
        return across.values.compactMap { value in
          guard let other = others[value.slot], other != value, !settled.contains(value.slot) else {
            return nil
          }
          return finding(value, other, both)
        }
      }
    }
  }

  private func finding(
    _ value: VariedValue, _ other: VariedValue, _ both: SizeClasses
  ) -> CheckFinding? {
    let text =
      "\(value.text) in \(SizeClasses(horizontal: both.horizontal)) and \(other.text) in "
      + "\(SizeClasses(vertical: both.vertical)), so that on screens in both the latter counts"
    // Nothing is known of items that are currently not installed.
    if let id = value.constraint {
      guard layout.constraints.contains(id) else { return nil }
      return CheckFinding(
        .contradictingVariations, "\(layout.constraint(id).name) has \(text)", constraints: [id],
        aspect: "\(value.what) \(both)")
    }
    guard let item = value.item, layout.contains(item) else { return nil }
    return CheckFinding(
      .contradictingVariations, "\(title(item)) has \(text)", items: [item],
      aspect: "\(value.what) \(both)")
  }
}

extension VariedValue {
  /// The name of the value: `constant`.
  fileprivate var what: String {
    switch self {
    case .installed: "installed"
    case .property(_, let name, _): name
    case .active: "active"
    case .constant: "constant"
    case .priority: "priority"
    }
  }

  /// `constant 50`.
  fileprivate var text: String {
    switch self {
    case .installed(_, let isInstalled), .active(_, let isInstalled): "\(what) \(isInstalled)"
    case .property(_, _, let value): "\(what) \(value)"
    case .constant(_, let constant): "\(what) \(NumberText.exact(constant))"
    case .priority(_, let priority): "\(what) \(NumberText.exact(priority.value))"
    }
  }
}
