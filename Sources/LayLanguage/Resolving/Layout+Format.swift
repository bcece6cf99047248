import AutoLayout

/// Formats as constraints.
extension Layout {
  /// The constraints that a format draws.
  mutating func constraints(_ pin: FormatPin) throws(Problem) -> [LayoutConstraint] {
    let format = pin.format.value
    let views = try views(of: format, metrics: pin.metrics)
    do {
      return try constraints(of: format, options: pin.options, metrics: pin.metrics, views: views)
    } catch {
      throw Problem(error)
    }
  }

  /// What the names in a format mean.
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
