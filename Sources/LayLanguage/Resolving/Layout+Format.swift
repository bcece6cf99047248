import AutoLayout

/// Formats as constraints.
extension Layout {
  /// The constraints that a format draws.
  mutating func constraints(_ pin: FormatPin) throws(Problem) -> [LayoutConstraint] {
    let format = pin.format.value
    let views = try views(of: format, of: pin)
    do {
      return try constraints(of: format, options: pin.options, metrics: pin.metrics, views: views)
    } catch {
      throw Problem(error)
    }
  }

  /// What the names in a format mean.
  private mutating func views(of format: VisualFormat, of pin: FormatPin)
    throws(Problem) -> [String: Item.ID]
  {
    func path(_ name: VisualFormat.Part<String>) -> ItemPath {
      ItemPath(head: Name(pin.scope.name(name.value), name.range), guides: [])
    }
    let names = format.views.map { $0.name }
    let paths = names.map(path)
    var views: [String: Item.ID] = [:]
    for name in names { views[name.value] = try item(path(name), besides: paths) }
    for name in format.comparedNames
    where views[name.value] == nil && pin.metrics[name.value] == nil {
      views[name.value] = try item(path(name), besides: paths)
    }
    return views
  }
}
