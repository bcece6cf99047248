import AutoLayout

/// Formats as constraints.
extension FormatPin {
  /// The constraints that the format draws.
  func constraints(in layout: inout Layout) throws(Problem) -> [LayoutConstraint] {
    let views = try views(in: &layout)
    do {
      return try layout.constraints(
        of: format.value, options: options, metrics: metrics, views: views)
    } catch {
      throw Problem(error.error, at: blamed ?? error.range)
    }
  }

  /// What the names in the format mean.
  private func views(in layout: inout Layout) throws(Problem) -> [String: Item.ID] {
    func path(_ name: VisualFormat.Part<String>) -> ItemPath {
      ItemPath(head: Name(scope.name(name.value), blamed ?? name.range), guides: [])
    }
    let names = format.value.views.map { $0.name }
    let paths = names.map(path)
    var views: [String: Item.ID] = [:]
    for name in names { views[name.value] = try path(name).item(in: &layout, besides: paths) }
    for name in format.value.comparedNames
    where views[name.value] == nil && metrics[name.value] == nil {
      views[name.value] = try path(name).item(in: &layout, besides: paths)
    }
    return views
  }
}
