import AutoLayout
import LayoutDiagnostics

/// Constraints that will cause trouble later, or do nothing.
extension CheckRule {
  static let constraints: [CheckRule] = [
    .issue(
      .leftRight, .once, behavior: RuleBehavior(joining: .scene, blame: .named),
      details: """
        Constraints between a side and a width or center are none of these, and neither is a pair that keeps the left \
        and the right side alike.
        """,
      example: """
        add view box 10x10
        - pin box.left = superview.left + 20
        + pin box.leading = superview.leading + 20
        pin box.top = superview.top
        """,
      among: { context, findings in
        let mirrored = MirroredSides(context.layout)
        return findings.filter { finding in
          !finding.key.constraints.contains { mirrored.contains(context.layout.constraint($0)) }
        }
      }),
    .issue(
      .fixedTextSize, .once, behavior: RuleBehavior(joining: .scene, blame: .named),
      details: """
        Labels, and buttons with a title and no picture: widths that have no room for a text a third longer, as translations \
        usually are, and heights of texts that wrap or follow the reader's text size. In apps with one language only texts \
        that follow the reader's text size count: the others fit, or are reported as cut off. Texts without letters, such as "+", have \
        no translations, and in documents those are left out that only stand in for others, such as "Label" or \
        "sign_in_title". Where a text is cut off by \
        it, that is reported instead.
        """,
      example: """
        add label title "Title"
        pin title.leading = superview.leading
        pin title.top = superview.top
        - pin title.width = 40
        + pin title.width >= 100
        """
    ) { context, findings in
      findings.filter { finding in
        guard let id = finding.key.constraints.first else { return false }
        let constraint = context.layout.constraint(id)
        return constraint.priority.isRequired && constraint.isActive
          && context.isTooTight(constraint)
      }
    },
    .issue(
      .duplicate, .once, behavior: RuleBehavior(joining: .scene, blame: .named),
      details: "Constraints that say the same with the same priority.",
      example: """
        add view box
        pin box.leading = superview.leading
        pin box.top = superview.top
        pin box.width = 100
        pin box.height = 100
        - pin box.width = 100
        """
    ) { context, findings in findings.map(context.located) },
    .issue(
      .stretchedBaseline, .canvas, behavior: RuleBehavior(joining: .scene),
      details:
        "Views that show a text and whose height is more than a fifth off, on the screen that the document was designed on. "
        + "Views that are too high by the same amount keep their baselines level.",
      example: """
        add label a "A"
        add label b "B"
        pin a.leading = superview.leading
        pin a.top = superview.top + 20
        - pin a.height = 80
        pin b.leading = a.trailing + 8
        pin b.firstBaseline = a.firstBaseline
        """
    ) { context, findings in
      findings.filter {
        $0.key.items.allSatisfy(context.isCertain) && context.isOffBaseline($0.key.items)
      }
    },
  ]

  static let style: [CheckRule] = [
    .issue(
      .redundant, .once,
      behavior: RuleBehavior(joining: .scene),
      details:
        "Off by default: a constraint that changes nothing may be there for views that the app hides.",
      example: """
        add view box
        pin box.leading = superview.leading
        pin box.top = superview.top
        pin box.width = 100
        pin box.height = 100
        - pin box.width <= 200
        """),
    .issue(
      .overruled, .once,
      behavior: RuleBehavior(joining: .scene),
      details: "Off by default: the app may deactivate what rules it out.",
      example: """
        add view box
        pin box.leading = superview.leading
        pin box.top = superview.top
        pin box.width = 100
        pin box.height = 100
        - pin box.width = 200 @500
        """),
    .issue(
      .negativeConstant, .once,
      behavior: RuleBehavior(joining: .scene),
      details: "Off by default: a matter of style.",
      example: """
        add view box 10x10
        - pin box.trailing = superview.trailing - 20
        + pin superview.trailing = box.trailing + 20
        pin box.top = superview.top
        """),
    .issue(
      .positionMultiplier, .once,
      behavior: RuleBehavior(joining: .scene),
      details: "Off by default: a matter of style. A share of the superview's size is a known use.",
      example: """
        add view a 10x10
        add view b 10x10
        pin a.leading = superview.leading + 20
        pin a.top = superview.top
        - pin b.leading = 2 * a.leading
        + pin b.leading = a.trailing + 20
        pin b.top = superview.top
        """),
    .issue(
      .fractionalMultiplier, .once,
      behavior: RuleBehavior(joining: .scene),
      details: "Off by default: a matter of style.",
      example: """
        add view box
        pin box.leading = superview.leading
        pin box.top = superview.top
        pin box.height = 10
        - pin box.width = 0.5 * superview.width
        + pin superview.width = 2 * box.width
        """),
    .issue(
      .requiredContentPriority, .once,
      behavior: RuleBehavior(joining: .scene),
      details: "Off by default: it does no harm while nothing else is required.",
      example: """
        add label title "Title"
        pin title.leading = superview.leading
        pin title.top = superview.top
        - set title.hugging.horizontal 1000
        """),
    .issue(
      .priorityTie, .once,
      details: "Off by default: it also names ties that no screen shows.",
      example: """
        add label name "Name"
        add label value "Value"
        pin name.leading = superview.leading
        pin value.leading = name.trailing + 8
        pin superview.trailing = value.trailing
        pin name.top = superview.top + 20
        pin value.top = superview.top + 20
        + set value.hugging.horizontal 250
        """),
    .issue(
      .misaligned, .canvas,
      behavior: RuleBehavior(joining: .scene),
      details: "Off by default: the canvas of a document may have other pixels than the device.",
      example: """
        add view dot
        - set dot.frame 10.3 20 5 5
        + set dot.frame 10.5 20 5 5
        """),
  ]
}

extension CheckContext {
  /// Whether texts aren't where a constraint between their baselines should have them.
  fileprivate func isOffBaseline(_ items: [Item.ID]) -> Bool {
    let surpluses = items.map { item -> (content: Double, points: Double)? in
      let content = layout.pass.intrinsicSize(of: item).vertical
      return content.map { ($0, layout.frame(of: item).size.height - $0) }
    }
    if items.count == 2, let first = surpluses[0], let second = surpluses[1],
      (first.points - second.points).magnitude <= 1
    {
      return false
    }
    return zip(items, surpluses).contains { item, surplus in
      guard let surplus, surplus.points.magnitude > surplus.content / 5 else { return false }
      let state = layout.model[item].state
      // Fields center their line, which the baseline follows.
      let isText = state.viewClass == .label || state.viewClass == .button
      return isText ? state.content.text?.isEmpty == false : state.viewClass != .textField
    }
  }

  /// The finding with the place of the constraint that is repeated, as the handles of a document's constraints mean
  /// nothing to the reader, and with the advice to remove that one where the app's code refers to the other one only.
  fileprivate func located(_ finding: CheckFinding) -> CheckFinding {
    guard let id = finding.key.constraints.first, let other = finding.others.first else {
      return finding
    }
    var located = finding
    if let sets = setsHolding(id, other) {
      located.remedy =
        "remove one of them, or deactivate \(sets.other) before \(sets.one) is activated"
    }
    guard let sources = subject.sources, let spare = sources.constraints[other] else {
      return located
    }
    located.text = "\(layout.equation(of: id)) repeats the one at \(spare.place)"
    if let own = sources.constraints[id], sources.hasOutlet(own.id), !sources.hasOutlet(spare.id) {
      located.remedy =
        "remove \(layout.equation(of: other)) at \(spare.place), as an outlet refers to the other one"
    }
    return located
  }

  /// The arrays of the code that hold one of the constraints each; nil if one array, or none, holds both.
  private func setsHolding(_ id: LayoutConstraint.ID, _ other: LayoutConstraint.ID)
    -> (one: String, other: String)?
  {
    let sets = subject.sets.sorted { $0.key < $1.key }
    guard let one = sets.first(where: { $0.value.contains(id) && !$0.value.contains(other) }),
      let second = sets.first(where: { $0.value.contains(other) && !$0.value.contains(id) })
    else { return nil }
    return (one.key, second.key)
  }

  /// The usual length of a translation relative to the text at hand.
  private static let longer = 4.0 / 3

  /// Whether a fixed size has no room for other texts or text sizes.
  fileprivate func isTooTight(_ constraint: LayoutConstraint) -> Bool {
    let item = constraint.first.item
    guard let state = layout.model[item].view, isCertain(item),
      state.content.text?.isEmpty == false, state.content.imageSize == nil, !isStandIn(item)
    else { return false }
    let isTranslated = hasLetters(item)
    let wraps = isTranslated && state.viewClass == .label && state.content.numberOfLines != 1
    let scale = subject.sources?.views[item]?.leastTextScale ?? 1
    let follows = followsTextSize(state.content.font)
    // In one language and one size a text fits, or is found to be cut off.
    guard follows || isTranslatedApp else { return false }
    guard constraint.first.attribute == .width else {
      // A text that may shrink stays within a height.
      return scale == 1 && (wraps || follows)
    }
    let wanted = layout.pass.intrinsicSize(of: item).horizontal ?? 0
    return isTranslated && !wraps && wanted * Self.longer * scale > constraint.constant
  }

  private func followsTextSize(_ font: Font?) -> Bool {
    guard case .textStyle? = font?.sizing else { return false }
    return true
  }
}
