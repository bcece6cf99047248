import AutoLayout

extension CommandDefinition {
  static let arrange = CommandDefinition(
    syntax: ["arrange VIEW in VIEW [at INDEX]"],
    summary: "let a stack view arrange a view",
    explanation: """
      The view moves into the stack view, to the end of the arranged views or to a place among \
      them; place 0 is the first. A view that the stack view already arranges only changes its \
      place. This doesn't change which view is in front: see 'move', 'bring' and 'send'.
      """,
    examples: [
      """
      add hstack row spacing 8
      add view red 30x20 in row
      add view blue 30x20
      arrange blue in row at 0
      dump constraints row horizontal
      """
    ],
    parse: { reader throws(Problem) in
      let name = try reader.name("a view")
      try reader.expect(keyword: "in", " and a stack view")
      let stackName = try reader.name("a stack view after 'in'")
      let place = reader.take(keyword: "at") ? try reader.number("a place after 'at'") : nil
      return Command { resolver throws(Problem) in
        let (name, stackName) = (try resolver.name(name), try resolver.name(stackName))
        let place = try place.map { place throws(Problem) in
          try resolver.count(place, "a place after 'at'")
        }
        return .edit { layout throws(Problem) in
          let (item, stack) = (try layout.item(name), try layout.item(stackName))
          try blaming(place?.range ?? name.range) { () throws(LayoutError) in
            try layout.arrange(item, in: stack, at: place?.value)
          }
        }
      }
    })

  static let unarrange = CommandDefinition(
    syntax: ["unarrange VIEW…"],
    summary: "stop arranging views in their stack view",
    explanation: "They stay subviews of the stack view.",
    examples: ["add hstack row\nadd view red 30x20 in row\nunarrange red"],
    parse: Command.naming("a view") { names in
      .edit(.changes, each: names) { layout, view throws(LayoutError) in
        try layout.unarrange(view)
      }
    })

  static let embed = CommandDefinition(
    syntax: ["embed VIEW… in hstack|vstack NEWNAME"],
    summary: "put views into a new stack view, in their place",
    explanation: """
      This is Interface Builder's Embed In. The views must have the same superview. The stack view \
      takes the place of the first one, and arranges the views in the order in which they are \
      named. Constraints on the positions of the views are removed, because the stack view places \
      them now, and so is their custom spacing in a stack view that arranged them; the output \
      names what was removed. Constraints on widths and heights stay, and so does everything \
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
      let (names, stackClass, stackName) = try embedded(&reader)
      return Command { resolver throws(Problem) in
        let embedding = Embedding(
          names: try resolver.names(names), stackClass: stackClass,
          stackName: try resolver.newName(stackName))
        return .editAndPrint { layout throws(Problem) in
          let views = try embedding.views(in: layout)
          let removed =
            Embedding.removePositions(of: views, in: &layout)
            + Embedding.customSpacings(of: views, in: layout)
          try embedding.embed(views, in: &layout)
          return removed.isEmpty ? "" : "removed: \(removed.joined(separator: ", "))"
        }
      }
    })

  private static func embedded(_ reader: inout TokenReader) throws(Problem)
    -> ([Reference], ViewClass, Reference)
  {
    var names = [try reader.name("a view")]
    while !reader.take(keyword: "in") {
      _ = reader.take(.comma)
      names.append(try reader.name("a view, or 'in' and a stack view"))
    }
    guard let word = reader.takeKeyword(of: ["hstack", "vstack"]),
      let stackClass = ViewClass.named(word.value)
    else { throw reader.unexpected("'hstack' or 'vstack'") }
    return (names, stackClass, try reader.newName("a name for the stack view"))
  }
}

/// `title line in vstack form`.
private struct Embedding {
  let names: [Name]
  let stackClass: ViewClass
  let stackName: Name

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

  /// Creates the stack view in place of the first view, and makes it arrange all of them.
  func embed(_ views: [Item.ID], in layout: inout Layout) throws(Problem) {
    let superview = layout.superview(of: views[0]) ?? layout.root
    let place = layout.subviews(of: superview).firstIndex(of: views[0])
    let stack = try blaming(stackName.range) { () throws(LayoutError) in
      try layout.addView(stackClass, named: stackName.value, in: superview, at: place)
    }
    Self.moveCanvasFrames(of: views, into: stack, in: &layout)
    for (view, name) in zip(views, names) {
      try blaming(name.range) { () throws(LayoutError) in try layout.arrange(view, in: stack) }
    }
  }

  /// Removes the constraints that tie one of the given views to anything outside it; returns their names.
  static func removePositions(of views: [Item.ID], in layout: inout Layout) -> [String] {
    let tied = layout.constraints.filter { id in
      let constraint = layout.constraint(id)
      guard let second = constraint.second, !constraint.first.attribute.isSize else { return false }
      let ends = [constraint.first.item, second.item]
      return views.contains { view in
        ends.contains { end in
          // The view or one of its guides.
          end == view || layout.viewClass(of: end) == nil && layout.superview(of: end) == view
        } && !ends.allSatisfy { layout.isDescendant($0, of: view) }
      }
    }
    let names = tied.map { layout.constraint($0).name }
    for id in tied { layout.remove(id) }
    return names
  }

  /// The custom spacings of the given views, which are lost when they leave their stack.
  static func customSpacings(of views: [Item.ID], in layout: Layout) -> [String] {
    guard let property = ViewProperty.named("customSpacing") else { return [] }
    return views.filter { property.savedValue(of: $0, in: layout) != nil }
      .map { "\(layout.name(of: $0)).\(property.name)" }
  }

  /// Gives a new superview of the given views the canvas frame that encloses theirs, if they have any.
  private static func moveCanvasFrames(
    of views: [Item.ID], into stack: Item.ID, in layout: inout Layout
  ) {
    let drawn = views.compactMap { view in
      layout.model[view].view?.canvasFrame.map { (view, $0) }
    }
    guard let first = drawn.first?.1 else { return }
    let hull = drawn.reduce(first) { $0.union($1.1) }
    layout.model.updateView(stack) { $0.canvasFrame = hull }
    for (view, frame) in drawn {
      let origin = Point(x: frame.origin.x - hull.origin.x, y: frame.origin.y - hull.origin.y)
      layout.model.updateView(view) { $0.canvasFrame = Rect(origin: origin, size: frame.size) }
    }
  }
}
