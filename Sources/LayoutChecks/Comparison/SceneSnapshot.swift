import AutoLayout
import LayoutDiagnostics

/// One version of a scene, with its views and constraints by what they are called in every version.
struct SceneSnapshot {
  let subject: CheckSubject
  let layout: Layout
  /// The ids of the views in tree order: object ids, or names in scripts.
  private(set) var order: [String] = []
  /// The views by id.
  private(set) var views: [String: Item.ID] = [:]
  /// The constraints by id: an object id, a name that the user gave, or else what it demands.
  private(set) var constraints: [String: LayoutConstraint.ID] = [:]
  /// The constraints that are about each view, by its id.
  private var constraintsOfViews: [String: [LayoutConstraint.ID]] = [:]

  init(_ subject: CheckSubject) {
    self.subject = subject
    var layout = subject.layout
    layout.solve()
    self.layout = layout
    var pending = [layout.root]
    while let item = pending.popLast() {
      let id = id(of: item)
      if views.updateValue(item, forKey: id) == nil { order.append(id) }
      pending += layout.subviews(of: item).reversed()
    }
    var counts: [String: Int] = [:]
    for constraint in layout.constraints {
      let source = subject.sources?.constraints[constraint]?.id
      let name =
        source.flatMap { $0.isEmpty ? nil : $0 } ?? layout.constraint(constraint).identifier
      let demand = layout.equation(of: constraint)
      let base = name ?? demand
      var id = base
      // The same may be said twice.
      while constraints[id] != nil {
        counts[base, default: 1] += 1
        id = "\(base) (\(counts[base, default: 1]))"
      }
      constraints[id] = constraint
      for view in viewIDs(of: constraint) {
        constraintsOfViews[view, default: []].append(constraint)
      }
    }
  }

  /// The id of the root view.
  static let root = "root"
  /// What lay notes for itself and isn't in the document.
  static let ownProperties: Set<String> = ["canvasFrame", "sizeGuess", "autoresizingBase"]

  /// The id of a view.
  func id(of item: Item.ID) -> String {
    if item == layout.root { return Self.root }
    return subject.sources?.views[item]?.id ?? layout.model.path(of: item)
  }

  /// The ids of the views that a constraint is about.
  func viewIDs(of constraint: LayoutConstraint.ID) -> [String] {
    layout.constraint(constraint).items.map { id(of: layout.owningView(of: $0)) }
  }

  /// The numbers of views in a view, including itself, and of constraints about any of them.
  func content(of id: String) -> (views: Int, constraints: Int) {
    guard let view = views[id] else { return (0, 0) }
    var count = 0
    var about: Set<LayoutConstraint.ID> = []
    var pending = [view]
    while let item = pending.popLast() {
      count += 1
      about.formUnion(constraintsOfViews[self.id(of: item)] ?? [])
      pending += layout.subviews(of: item)
    }
    return (count, about.count)
  }

  /// The id of the view that holds a view.
  func parent(of id: String) -> String? {
    guard let item = views[id], item != layout.root, let parent = layout.superview(of: item) else {
      return nil
    }
    return self.id(of: parent)
  }

  /// The line of the file where a view begins.
  func line(ofView id: String) -> Int? {
    views[id].flatMap { subject.source(of: $0).place?.line }
  }

  /// The line of the file where a constraint begins.
  func line(of constraint: LayoutConstraint.ID) -> Int? {
    subject.source(of: constraint).place?.line
  }

  /// The name of a view in commands.
  func name(_ id: String) -> String { views[id].map { layout.model.path(of: $0) } ?? id }

  /// `label title`.
  func described(_ id: String) -> String {
    let keyword = views[id].flatMap { layout.viewClass(of: $0)?.keyword } ?? "view"
    return "\(keyword) \(name(id))"
  }
}

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
