import AutoLayout
import LayoutDiagnostics

/// A scene as text with a line for each view and constraint, for `git diff`.
package enum SceneListing {
  /// The scenes of a file.
  package static func text(_ subjects: [CheckSubject]) -> String {
    subjects.map { lines(of: SceneSnapshot($0)).joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private static func lines(of side: SceneSnapshot) -> [String] {
    let heading = side.subject.scene.map { ["scene \($0)"] } ?? []
    let views = side.order.map { id -> String in
      guard let item = side.views[id] else { return id }
      let depth = side.layout.model.ancestry(of: item).count
      return String(repeating: "  ", count: max(1, depth - 1)) + side.described(id)
        + values(of: item, in: side.layout)
    }
    let constraints = side.layout.constraints.map { id in
      let note = side.layout.constraint(id).isActive ? "" : ", inactive"
      return "  \(side.layout.equation(of: id))\(note)"
    }
    return (heading + views + constraints.sorted()).map(VisibleText.line)
  }

  private static func values(of item: Item.ID, in layout: Layout) -> String {
    let text = layout.model[item].view?.content.text.map { " text \(quoted($0))" } ?? ""
    let others = ViewProperty.all.filter {
      !SceneSnapshot.ownProperties.contains($0.name)
    }.compactMap { property in
      property.savedValue(of: item, in: layout).map { " \(property.name) \($0)" }
    }
    return text + others.joined()
  }

  /// A text in quotes, whatever it holds.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
