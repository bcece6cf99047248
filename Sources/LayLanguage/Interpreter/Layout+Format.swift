import AutoLayout

/// Formats as constraints.
extension Layout {
  /// Adds the constraints of a format, numbered where the command names them.
  mutating func add(_ pin: FormatPin, name: Name?) throws(Problem) {
    let format = pin.format.value
    let views = try views(of: format, metrics: pin.metrics)
    let constraints: [LayoutConstraint]
    do {
      constraints = try self.constraints(
        of: format, options: pin.options, metrics: pin.metrics, views: views)
    } catch {
      throw Problem(error)
    }
    for (index, constraint) in constraints.enumerated() {
      var named = constraint
      if let name { named.name = "\(name.value)-\(index + 1)" }
      try blaming(name?.range ?? pin.format.range) { () throws(LayoutError) in
        _ = try add(named)
      }
    }
  }

  /// What the names in a format stand for.
  private mutating func views(of format: VisualFormat, metrics: [String: Double])
    throws(Problem) -> [String: Item.ID]
  {
    let paths = format.views.map { ItemPath(head: Name($0.name.value, $0.name.range), guides: []) }
    var views: [String: Item.ID] = [:]
    for path in paths { views[path.head.value] = try item(path, besides: paths) }
    for name in format.comparedNames where views[name.value] == nil && metrics[name.value] == nil {
      let path = ItemPath(head: Name(name.value, name.range), guides: [])
      views[name.value] = try item(path, besides: paths)
    }
    return views
  }
}
