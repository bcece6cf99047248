import AutoLayout

/// How a view is drawn: what documents say that layout doesn't depend on.
extension ViewValues {
  mutating func readDrawing() {
    for key in ["backgroundColor", "tintColor"] {
      if let color = child(key: key)?.color { add(key, .text(color.text)) }
    }
    if viewClass.hasText { readTextStyle() }
    if let mode = attributes["contentMode"] { addDrawn(.contentMode, .choice(mode)) }
    // Interface Builder leaves out what is opaque.
    addDrawn(.opaque, .bool(attributes["opaque"] != "NO"))
    readLayer()
  }

  private mutating func readTextStyle() {
    let element =
      viewClass == .button
      ? child(key: "normal")?.child(key: "titleColor") : child(key: "textColor")
    if let color = element?.color { add("textColor", .text(color.text)) }
    if viewClass != .button, let alignment = attributes["textAlignment"] {
      addDrawn(.textAlignment, .choice(alignment))
    }
  }

  private mutating func addDrawn(_ name: DrawnValue, _ value: PropertyValue) {
    if value != viewClass.fresh(name) { add(name.rawValue, value) }
  }

  /// Corners and borders are runtime attributes, as Interface Builder has no fields for layers.
  private mutating func readLayer() {
    let runtimeAttributes = view.element.child("userDefinedRuntimeAttributes")?.children ?? []
    for attribute in runtimeAttributes {
      guard let path = attribute["keyPath"], path.hasPrefix("layer."),
        let property = ViewProperty.named(path), property.kind == .number,
        let number = attribute.child(key: "value")?.number("value")
      else { continue }
      add(property.name, .number(number))
    }
  }
}

extension Node {
  /// A color that UIKit names, or one of numbers; nil for those of asset catalogs and patterns.
  var color: Color? {
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] {
      return Color(text: name) ?? Color(text: name.replacing("Color", with: ""))
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") {
      return Color(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
