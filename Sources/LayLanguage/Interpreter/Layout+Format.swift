import AutoLayout

/// Formats as constraints.
extension Layout {
  /// Adds the constraints of a format, numbered where the command names them.
  mutating func add(_ formatPin: FormatPin, _ pin: Pin) throws(Problem) {
    let count = constraints.count
    let format = formatPin.format.value
    let views = try views(of: format, metrics: formatPin.metrics)
    let drawn: [LayoutConstraint]
    do {
      drawn = try constraints(
        of: format, options: formatPin.options, metrics: formatPin.metrics, views: views)
    } catch {
      throw Problem(error)
    }
    for (index, constraint) in drawn.enumerated() {
      var named = constraint
      named.isActive = pin.isActive
      if let name = pin.name { named.name = "\(name.value)-\(index + 1)" }
      try blaming(pin.name?.range ?? formatPin.format.range) { () throws(LayoutError) in
        _ = try add(named)
      }
    }
    try groupConstraints(since: count, as: pin.name)
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
