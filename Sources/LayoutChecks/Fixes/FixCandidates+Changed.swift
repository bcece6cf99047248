import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// Changes of constraints.
extension FixCandidates {
  /// Removes the constraint that repeats another one, or that other one.
  var removals: [FixCandidate] {
    guard let id = finding.key.constraints.first else { return [] }
    let others = layout.constraints.filter { $0 != id && isAlike($0, id) }
    return ([id] + others).compactMap { candidate(.duplicate, [.remove($0)]) }
  }

  /// Whether two constraints tie the same anchors; more is left to the trial.
  private func isAlike(_ first: LayoutConstraint.ID, _ second: LayoutConstraint.ID) -> Bool {
    let (first, second) = (layout.constraint(first), layout.constraint(second))
    return Set(first.anchors) == Set(second.anchors) && first.priority == second.priority
  }

  /// Makes fixed sizes of the views, and of those that hold them, the least ones.
  var leastSizes: [FixCandidate] {
    let named = finding.key.constraints
    let views = Set(finding.key.items.prefix(1).flatMap(layout.model.ancestry))
    let around = layout.constraints.filter { id in
      let made = layout.constraint(id)
      return made.isActive && made.second == nil && views.contains(made.first.item)
        && made.first.attribute.isSize && isAlong(made.first.attribute.axis)
    }
    let ids = named.isEmpty ? around : named
    return ids.filter {
      layout.constraint($0).relation == .equal && !layout.constraint($0).isPlaceholder
    }
    .compactMap { candidate(.leastSize, [.relate($0, .greaterThanOrEqual)]) }
  }

  private func isAlong(_ axis: Axis) -> Bool { finding.axis.map { $0 == axis } ?? true }

  // MARK: Contradictions

  /// Lets the ties of a view to its own safe area yield, or takes them away: beside a notch none can hold.
  var ownSafeAreas: [FixCandidate] {
    let ids = finding.key.constraints.filter(isOfOwnSafeArea)
    return ids.compactMap { candidate(.ownSafeArea, [.prioritize($0, .nearlyRequired)]) }
      + ids.compactMap { candidate(.ownSafeArea, [.remove($0)]) }
  }

  private func isOfOwnSafeArea(_ id: LayoutConstraint.ID) -> Bool {
    let made = layout.constraint(id)
    guard let other = made.second?.item else { return false }
    return [(made.first.item, other), (other, made.first.item)].contains { view, guide in
      layout.model[guide].systemGuide == .safeArea && layout.superview(of: guide) == view
    }
  }

  /// Lets one of the others yield.
  var yielding: [FixCandidate] {
    let ids = finding.key.constraints.filter { !isOfOwnSafeArea($0) }
    return CauseSearch(context, of: rule, harms: [])
      .ranked(ids, around: finding.key.items)
      .compactMap { candidate(.yielding, [.prioritize($0, .nearlyRequired)]) }
  }

  // MARK: Reading direction

  private static let leading = [
    "left": "leading", "right": "trailing", "leftMargin": "leadingMargin",
    "rightMargin": "trailingMargin",
  ]

  /// Leading and trailing for left and right, in one constraint or in all that are about its views.
  var leadingSides: [FixCandidate] {
    guard let id = finding.key.constraints.first else { return [] }
    let items = Set(layout.constraint(id).items).subtracting([layout.root])
    let all = layout.constraints.filter { other in
      other == id
        || layout.constraint(other).anchors.contains {
          $0.attribute.isAbsoluteSide && items.contains($0.item)
        }
    }
    return [[id], all].unique.compactMap(leading)
  }

  private func leading(_ ids: [LayoutConstraint.ID]) -> FixCandidate? {
    let edits = ids.flatMap { id -> [DocumentEdit] in
      guard let place = context.subject.sources?.constraints[id]?.place else { return [] }
      let made = layout.constraint(id)
      let sides = [
        ("firstAttribute", made.first.attribute), ("secondAttribute", made.second?.attribute),
      ]
      return sides.compactMap { name, attribute in
        attribute.flatMap { Self.leading[$0.rawValue] }.map { .set(name, $0, of: place) }
      }
    }
    if edits.isEmpty { return nil }
    let names = Sentence.list(ids.map { layout.constraint($0).name }, limit: 4)
    return FixCandidate(
      remedy: .leading, edits: edits, text: "use leading and trailing in \(names)")
  }
}

/// Changes of views.
extension FixCandidates {
  /// Another priority by 1 for what ties: what was found to settle the view, then each view that it is about.
  var ties: [FixCandidate] {
    guard let item = finding.key.items.first else { return [] }
    let advice = AmbiguityAdvice.settling(item, in: layout).flatMap { candidate(.tie, $0.edits) }
    let views = ([item] + finding.followers).prefix(Self.mostViews)
    return [advice].compactMap { $0 }
      + views.flatMap { view in Axis.allCases.flatMap { moved(view, $0) } }
  }

  /// The maximum number of interdependent views that are tried together.
  private static let mostViews = 4

  /// Raises the hugging, and lowers the compression resistance, of a view with content.
  private func moved(_ item: Item.ID, _ axis: Axis) -> [FixCandidate] {
    guard layout.pass.intrinsicSize(of: item)[axis] != nil else { return [] }
    return [(ContentBound.hugging, 1.0), (.compressionResistance, -1)].compactMap { bound, step in
      guard let now = bound.priority(of: item, axis, in: layout), !now.isRequired,
        let next = Priority(now.value + step)
      else { return nil }
      return candidate(.tie, [.keep(item, bound, axis, next)])
    }
  }

  /// The constraints that hold what is open where it was drawn.
  var missing: [FixCandidate] {
    guard let item = finding.key.items.first else { return [] }
    let drawn = DrawnConstraints(of: item, in: designed)
    let choices = drawn.choices(with: finding.followers) + [drawn.contentTies]
    return choices.filter { !$0.isEmpty }.compactMap(added)
  }

  /// Constraints in place of the autoresizing mask.
  var masks: [FixCandidate] {
    guard let item = finding.key.items.first, let place = place(of: item) else { return [] }
    let edits: [DocumentEdit] = [
      .set("translatesAutoresizingMaskIntoConstraints", "NO", of: place),
      .clear("fixedFrame", of: place),
    ]
    return [
      FixCandidate(
        remedy: .mask, edits: edits, text: "set Layout of \(context.name(item)) to Inferred")
    ]
  }

  /// Gives a label as many lines as it needs.
  var lines: [FixCandidate] {
    guard let item = finding.key.items.first, let place = place(of: item),
      let state = layout.model[item].view, state.viewClass == .label,
      state.content.numberOfLines != 0
    else { return [] }
    return [
      FixCandidate(
        remedy: .lines, edits: [.set("numberOfLines", "0", of: place)],
        text: "set Lines of \(context.name(item)) to 0")
    ]
  }

  /// The frame that constraints give a view, without the mark that it had another one; nothing if the running app shows
  /// it elsewhere than the canvas.
  var frames: [FixCandidate] {
    guard let item = finding.key.items.first, item != layout.root, let place = place(of: item),
      // If it isn't marked, the constraint may be at fault.
      context.subject.sources?.views[item]?.isMisplaced == true,
      case let frame = canvas.untransformedFrame(of: item),
      frame.isNear(layout.untransformedFrame(of: item), by: 0.01)
    else { return [] }
    let scale = canvas.environment.scale
    let values = frame.inOrder.map { ($0 * scale).rounded() / scale }
    let rect = Rect(x: values[0], y: values[1], width: values[2], height: values[3])
    return [
      FixCandidate(
        remedy: .frame, edits: [.frame(rect, of: place), .clear("misplaced", of: place)],
        text: "update the frame of \(context.name(item))")
    ]
  }
}
