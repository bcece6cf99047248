import AutoLayout

/// Coordinates, tags and the view tree.
extension Interpreter {
  func convert(_ coordinates: Coordinates, from source: Name, to target: Name)
    throws(Problem) -> Outcome
  {
    let layout = session.layout
    let (start, end) = (try layout.space(source), try layout.space(target))
    return try blaming(start.range.lowerBound..<end.range.upperBound) {
      () throws(LayoutError) in
      let value: PropertyValue =
        switch coordinates {
        case .point(let point):
          .point(try layout.convert(point, from: start.value, to: end.value))
        case .rect(let rect):
          .rect(try layout.convert(rect, from: start.value, to: end.value))
        }
      return Outcome(output: value.description)
    }
  }

  func findTag(_ tag: Int, in name: Name?) throws(Problem) -> Outcome {
    let layout = session.layout
    var view = layout.window
    if let name { view = try layout.item(name) }
    return Outcome(output: layout.view(withTag: tag, in: view).map(layout.name(of:)) ?? "none")
  }

  /// A value of a view in the coordinates of another one.
  func get(_ path: ItemPath, _ property: Located<String>, in space: Name) throws(Problem)
    -> Outcome
  {
    var layout = session.layout
    let item = try layout.item(path, besides: [])
    layout.solve()
    let target = try layout.space(space)
    let superview = CoordinateSpace.view(layout.superview(of: item) ?? layout.window)
    return try blaming(property.range) { () throws(LayoutError) in
      switch (property.value, ViewProperty.named(property.value)?.value(of: item, in: layout)) {
      case ("bounds", .rect(let rect)):
        let found = try layout.convert(rect, from: .view(item), to: target.value)
        return Outcome(output: found.description)
      case ("frame", .rect(let rect)):
        return Outcome(
          output: try layout.convert(rect, from: superview, to: target.value).description)
      case ("center", .point(let point)):
        let found = try layout.convert(point, from: superview, to: target.value)
        return Outcome(output: PropertyValue.point(found).description)
      default:
        throw LayoutError(
          "\(property.value) is no place", remedy: "convert frame, bounds or center")
      }
    }
  }

  func expectDescendant(_ name: Name, _ other: Name, isDescendant: Bool) throws(Problem) {
    let layout = session.layout
    let (item, holder) = (try layout.item(name), try layout.item(other))
    guard layout.isDescendant(item, of: holder) != isDescendant else { return }
    let superview = layout.superview(of: item).map(layout.name(of:)) ?? "nothing"
    throw .unmet(
      "\(name.value) is \(isDescendant ? "not " : "")in \(other.value): its superview is "
        + superview, at: name.range)
  }
}

extension Layout {
  /// The coordinates of a name: those of a view, else of the screen.
  fileprivate func space(_ name: Name) throws(Problem) -> Located<CoordinateSpace> {
    let folded = NameText.folded(name.value)
    if item(named: name.value) == nil,
      let known = ScreenSpace.all.first(where: { NameText.folded($0.name) == folded })
    {
      return Located(known.space, name.range)
    }
    return Located(.view(try item(name)), name.range)
  }
}
