import AutoLayout

/// The words for coordinates that belong to no view; a view of the same name takes precedence.
enum ScreenSpace {
  static let all: [(name: String, space: CoordinateSpace)] = [
    ("screen", .screen), ("coordinateSpace", .screen), ("fixedCoordinateSpace", .fixedScreen),
  ]
}

extension Layout {
  /// The coordinates that a name means: those of a view, otherwise those of the screen.
  func space(_ name: Name) throws(Problem) -> Located<CoordinateSpace> {
    let folded = NameText.folded(name.value)
    if item(named: name.value) == nil,
      let known = ScreenSpace.all.first(where: { NameText.folded($0.name) == folded })
    {
      return Located(known.space, name.range)
    }
    // UIKit's conversions take nil for the window.
    if folded == "nil", item(named: name.value) == nil { return Located(.view(window), name.range) }
    return Located(.view(try item(name)), name.range)
  }
}
