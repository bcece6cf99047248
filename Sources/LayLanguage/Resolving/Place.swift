import AutoLayout

/// Words for places that no view is called by.
enum Place {
  /// The screen, as a value.
  static let screen = "screen"

  static func isScreen(_ name: String) -> Bool { name.lowercased() == screen }

  /// The readable values of the screen: `bounds`, as it is oriented, and `scale`.
  static func screenValue(of name: Name, in layout: Layout) throws(Problem) -> PropertyValue {
    let environment = layout.environment
    switch name.value.lowercased() {
    case "bounds":
      let screen = Environment(device: environment.device, isLandscape: environment.isLandscape)
      return .rect(Rect(origin: Point(x: 0, y: 0), size: screen.size))
    case "scale": return .number(environment.scale)
    default:
      throw .unknown(
        "property", name.value, at: name.range, candidates: ["bounds", "scale"],
        otherwise: "the screen has bounds and a scale")
    }
  }
}
