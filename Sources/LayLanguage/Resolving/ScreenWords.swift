import AutoLayout

/// Words for places that no view's name can be.
enum ScreenKeyword {
  /// The screen, as a value.
  static let screen = "screen"

  static func isScreen(_ name: String) -> Bool { name.lowercased() == screen }

  /// The readable values of the screen: `bounds`, in its orientation, and `scale`.
  static func screenValue(of name: Name, in layout: Layout) throws(Problem) -> PropertyValue {
    let environment = layout.environment
    switch name.value.lowercased() {
    case "bounds":
      let screen = Environment(device: environment.device, isLandscape: environment.isLandscape)
      return .rect(Rect(origin: Point(x: 0, y: 0), size: screen.size))
    case "scale": return .number(environment.scale)
    default:
      throw .unknown(
        "property", name, in: ["bounds", "scale"], otherwise: "the screen has bounds and a scale")
    }
  }
}

/// The words for coordinates that belong to no view; a view of the same name takes precedence.
enum ScreenSpace {
  static let all: [(name: String, space: CoordinateSpace)] = [
    ("screen", .screen), ("coordinateSpace", .screen), ("fixedCoordinateSpace", .fixedScreen),
  ]

  /// The coordinates that a name means: a view's, or else the screen's.
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
    // UIKit's conversions use nil for the window.
    return Located(.view(try folded == "nil" ? layout.window : layout.item(name)), name.range)
  }
}
