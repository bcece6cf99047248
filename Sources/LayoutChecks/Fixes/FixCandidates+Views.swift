import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

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
    guard layout.situation.intrinsicSize(of: item)[axis] != nil else { return [] }
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
      canvas.untransformedFrame(of: item).isNear(layout.untransformedFrame(of: item), by: 0.01)
    else { return [] }
    let scale = canvas.environment.scale
    let frame = canvas.untransformedFrame(of: item)
    let values = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map { ($0 * scale).rounded() / scale }
    let rect = Rect(x: values[0], y: values[1], width: values[2], height: values[3])
    return [
      FixCandidate(
        remedy: .frame, edits: [.frame(rect, of: place), .clear("misplaced", of: place)],
        text: "update the frame of \(context.name(item))")
    ]
  }
}
