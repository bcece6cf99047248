import AutoLayout

extension CommandDefinition {
  static let embed = CommandDefinition(
    name: "embed",
    topic: .views,
    syntax: ["embed VIEW… in hstack|vstack NEWNAME"],
    summary: "put views into a new stack view, in their place",
    explanation: """
      This is Embed In of Interface Builder. The views must have the same superview. The stack \
      view takes the place of the first one, and arranges the views in the order in which they \
      are named. Constraints on the positions of the views are removed, because the stack view \
      places them now, and so is their custom spacing in a stack view that arranged them; the \
      output names what goes. Constraints on widths and heights stay, and so does everything \
      inside the views. The stack view has no constraints yet.
      """,
    examples: [
      """
      add label title "Name" 40x20
      add view line 100x1
      pin title.leading = superview.leading + 20
      pin line.width = 100
      embed title line in vstack form
      pin form.top = superview.top + 20
      pin form.leading = superview.leading + 20
      get form.frame
      """
    ],
    parse: { reader throws(Problem) in
      let embedding = try Embedding(&reader)
      return .editAndPrint { layout throws(Problem) in
        let views = try embedding.views(in: layout)
        let removed = layout.removePositions(of: views) + layout.customSpacings(of: views)
        try embedding.embed(views, in: &layout)
        return removed.isEmpty ? "" : "removed: \(removed.joined(separator: ", "))"
      }
    })
}

/// `title line in vstack form`.
private struct Embedding {
  private var names: [Name]
  private let stackClass: ViewClass
  private let stackName: Name

  init(_ reader: inout TokenReader) throws(Problem) {
    names = [try reader.name("a view")]
    while !reader.take(keyword: "in") {
      _ = reader.take(.comma)
      names.append(try reader.name("a view, or 'in' and a stack view"))
    }
    guard let word = reader.takeKeyword(of: ["hstack", "vstack"]),
      let found = ViewClass.named(word.value)
    else { throw reader.unexpected("'hstack' or 'vstack'") }
    stackClass = found
    stackName = try reader.newName("a name for the stack view")
  }

  /// The views, which must be in the same superview.
  func views(in layout: Layout) throws(Problem) -> [Item.ID] {
    let views = try layout.items(names)
    for (place, (view, name)) in zip(views, names).enumerated() {
      if views[..<place].contains(view) {
        throw Problem("\(name.value) is named twice", at: name.range, remedy: "name each view once")
      }
      if view == layout.root || layout.viewClass(of: view) == nil {
        throw Problem(
          "\(name.value) can't be embedded", at: name.range,
          remedy: "name views that have the same superview")
      }
      if layout.superview(of: view) != layout.superview(of: views[0]) {
        throw Problem(
          "\(name.value) is not a sibling of \(names[0].value)", at: name.range,
          remedy: "'move' puts it into the same superview")
      }
    }
    return views
  }

  /// Makes the stack view in the place of the first view, and lets it arrange all of them.
  func embed(_ views: [Item.ID], in layout: inout Layout) throws(Problem) {
    let superview = layout.superview(of: views[0]) ?? layout.root
    let place = layout.subviews(of: superview).firstIndex(of: views[0])
    let stack = try blaming(stackName.range) { () throws(LayoutError) in
      try layout.addView(stackClass, named: stackName.value, in: superview, at: place)
    }
    layout.moveCanvasFrames(of: views, into: stack)
    for (view, name) in zip(views, names) {
      try blaming(name.range) { () throws(LayoutError) in try layout.arrange(view, in: stack) }
    }
  }
}

extension Layout {
  /// Removes the constraints that tie one of some views to anything outside it; returns their names.
  fileprivate mutating func removePositions(of views: [Item.ID]) -> [String] {
    let tied = constraints.filter { id in
      let constraint = constraint(id)
      guard let second = constraint.second, !constraint.first.attribute.isSize else { return false }
      let ends = [constraint.first.item, second.item]
      return views.contains { view in
        ends.contains { isPart($0, of: view) } && !ends.allSatisfy { isDescendant($0, of: view) }
      }
    }
    let names = tied.map { constraint($0).name }
    for id in tied { remove(id) }
    return names
  }

  /// The custom spacing that some views have, which ends with their place in a stack.
  fileprivate func customSpacings(of views: [Item.ID]) -> [String] {
    guard let property = ViewProperty.named("customSpacing") else { return [] }
    return views.filter { property.savedValue(of: $0, in: self) != nil }
      .map { "\(name(of: $0)).\(property.name)" }
  }

  /// Lets a new superview of some views have the canvas frame that encloses theirs, if they have some.
  fileprivate mutating func moveCanvasFrames(of views: [Item.ID], into stack: Item.ID) {
    let drawn = views.compactMap { view in model[view].view?.canvasFrame.map { (view, $0) } }
    guard let first = drawn.first?.1 else { return }
    let hull = drawn.reduce(first) { $0.union($1.1) }
    model.updateView(stack) { $0.canvasFrame = hull }
    for (view, frame) in drawn {
      let origin = Point(x: frame.origin.x - hull.origin.x, y: frame.origin.y - hull.origin.y)
      model.updateView(view) { $0.canvasFrame = Rect(origin: origin, size: frame.size) }
    }
  }

  /// Whether an item is the view or one of its guides.
  private func isPart(_ item: Item.ID, of view: Item.ID) -> Bool {
    item == view || viewClass(of: item) == nil && superview(of: item) == view
  }
}
