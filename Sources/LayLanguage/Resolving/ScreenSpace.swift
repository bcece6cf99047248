import AutoLayout

/// The words for coordinates that belong to no view; a view of the same name takes precedence.
enum ScreenSpace {
  static let all: [(name: String, space: CoordinateSpace)] = [
    ("screen", .screen), ("coordinateSpace", .screen), ("fixedCoordinateSpace", .fixedScreen),
  ]

  /// The coordinates that a name means: those of a view, otherwise those of the screen.
  static func space(of name: Name, in layout: Layout) throws(Problem)
    -> Located<CoordinateSpace>
  {
    let folded = NameText.folded(name.value)
    guard layout.item(named: name.value) == nil else {
      return Located(.view(try layout.item(name)), name.range)
    }
    if let known = all.first(where: { NameText.folded($0.name) == folded }) {
      return Located(known.space, name.range)
    }
    // UIKit's conversions take nil for the window.
    return Located(.view(try folded == "nil" ? layout.window : layout.item(name)), name.range)
  }
}
