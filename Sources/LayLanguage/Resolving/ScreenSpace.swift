import AutoLayout

/// The words for coordinates that are no view's; a view of that name goes first.
enum ScreenSpace {
  static let all: [(name: String, space: CoordinateSpace)] = [
    ("screen", .screen), ("coordinateSpace", .screen), ("fixedCoordinateSpace", .fixedScreen),
  ]
}

extension Layout {
  /// The coordinates of a name: those of a view, else of the screen.
  func space(_ name: Name) throws(Problem) -> Located<CoordinateSpace> {
    let folded = NameText.folded(name.value)
    if item(named: name.value) == nil,
      let known = ScreenSpace.all.first(where: { NameText.folded($0.name) == folded })
    {
      return Located(known.space, name.range)
    }
    return Located(.view(try item(name)), name.range)
  }
}
