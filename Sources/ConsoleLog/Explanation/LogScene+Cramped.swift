import AutoLayout
import LayoutDiagnostics

extension LogScene {
  /// What frames and a report tell together: that a view has no extent, and that lines need some between views in it;
  /// nil if not.
  func notice(ofCramped place: Int) -> LogNotice? {
    let view = views[place]
    guard let node = view.node, let size = node.frame?.size else { return nil }
    let (axis, extent): (Axis, String) =
      size.height == 0 ? (.vertical, "high") : (.horizontal, "wide")
    guard size.height == 0 || size.width == 0 else { return nil }
    let lines = constraints.filter { line in
      line.axis == axis && line.requiredRelation != nil && line.constant > 0
        && line.second.map { $0.view != line.first.view } ?? true
        && line.views.allSatisfy { views[$0].parent == place }
    }
    guard !lines.isEmpty else { return nil }
    let texts = lines.map { line in
      scene.equation(of: line).map { "\(line.name) (\($0))" } ?? line.name
    }
    let verb = lines.count == 1 ? "asks" : "ask"
    return LogNotice(
      at: node,
      "\(view.name) is 0 \(extent), and \(Sentence.list(texts, limit: 4)) \(verb) for room in it: that is probably the "
        + "clash",
      "find what makes it 0 \(extent), such as a constraint of yours for an empty state: while it holds, deactivate "
        + "what is in it, or lower that constraint; 999 in a library's lines would only hide the clash"
    )
  }
}
