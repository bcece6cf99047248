import AutoLayout

/// The drawn values of a view in documents, which don't affect layout.
extension ViewValues {
  mutating func readDrawing() {
    for key in ["backgroundColor", "tintColor"] {
      addColor(key, child(key: key))
    }
    if viewClass.hasText { readTextStyle() }
    if let mode = attributes["contentMode"] { addDrawn(.contentMode, .choice(mode)) }
    // Interface Builder omits the attribute for opaque views.
    addDrawn(.opaque, .bool(attributes["opaque"] != "NO"))
    readImageNames()
    readItems()
    if let name = attributes["customClass"] ?? embedded { addDrawn(.customClass, .text(name)) }
    if viewClass == .button { readButtonStyle() }
    if viewClass == .tableViewCell { readRow() }
    if viewClass == .tableView { readTable() }
    if child(key: "backgroundColor") == nil {
      addColor("backgroundColor", child(key: "barTintColor"))
    }
    readLayer()
  }

  /// The placeholder for a scene that a segue embeds in the view; nil for other views.
  private var embedded: String? {
    view.element.name == "containerView" ? view.element["userLabel"] ?? "container" : nil
  }

  private mutating func readButtonStyle() {
    guard let configuration = child(key: "configuration") else { return }
    let style = configuration["style"] ?? "plain"
    if ViewProperty.named("buttonStyle")?.word(style) != nil {
      addDrawn(.buttonStyle, .choice(style))
    }
    addColor("baseBackgroundColor", configuration.child(key: "baseBackgroundColor"))
    addColor("textColor", configuration.child(key: "baseForegroundColor"))
  }

  private mutating func readTextStyle() {
    let element =
      viewClass == .button
      ? child(key: "normal")?.child(key: "titleColor") : child(key: "textColor")
    let attributes = attributedText?.child("fragment")?.child("attributes")
    addColor("textColor", attributes?.child(key: "NSColor") ?? element)
    let paragraph = attributes?.child(key: "NSParagraphStyle")
    let alignment =
      viewClass == .button
      ? self.attributes["contentHorizontalAlignment"].flatMap { Self.alignments[$0] }
      : paragraph?["alignment"] ?? self.attributes["textAlignment"]
    if let alignment { addDrawn(.textAlignment, .choice(alignment)) }
    if [.label, .textField].contains(viewClass) { readShrinking() }
  }

  /// Reads the smallest size of a text: a fraction of its size, or points in old documents.
  private mutating func readShrinking() {
    guard self.attributes["adjustsFontSizeToFit"] != "NO" else { return }
    let size = ownFont?.pointSize(in: .stored(toolsVersion: document.toolsVersion)) ?? 17
    let least = self.attributes.number("minimumFontSize").map { $0 / size }
    guard let share = self.attributes.number("minimumScaleFactor") ?? least, share > 0, share < 1
    else { return }
    addDrawn(.minimumScaleFactor, .number(share))
  }

  /// `UIControl.ContentHorizontalAlignment` if it isn't centered, as a text alignment.
  private static let alignments = [
    "left": "left", "leading": "left", "right": "right", "trailing": "right",
  ]

  mutating func addColor(_ property: String, _ element: Node?) {
    guard let color = element.flatMap({ document.color(of: $0, options.assets) }) else { return }
    add(property, .text(color.text))
  }

  mutating func addDrawn(_ name: DrawnValue, _ value: PropertyValue) {
    if value != viewClass.fresh(name) { add(name.rawValue, value) }
  }

  /// Reads corners and borders.
  ///
  /// They are runtime attributes, because Interface Builder has no fields for layers: attributes of the layer, or
  /// properties of the same names that apps add to views.
  private mutating func readLayer() {
    let runtimeAttributes = view.element.child("userDefinedRuntimeAttributes")?.children ?? []
    for attribute in runtimeAttributes {
      guard let path = attribute["keyPath"],
        let property = ViewProperty.named(Self.appNames[path] ?? path),
        let drawn = DrawnValue(rawValue: property.name), Self.ofLayers.contains(drawn)
      else { continue }
      let value = attribute.child(key: "value")
      if property.isColor {
        addColor(property.name, value)
      } else if let number = value?.number("value"), number >= 0 {
        add(property.name, .number(number))
      }
    }
  }

  private static let ofLayers: Set<DrawnValue> = [
    .cornerRadius, .borderWidth, .borderColor, .tintColor,
  ]

  /// The names of app properties that set one of these: 224 attributes in 26 apps.
  private static let appNames = [
    "cornerRadiusV": "cornerRadius", "borderRadius": "cornerRadius", "borderWidthV": "borderWidth",
    "borderColorV": "borderColor", "customBorderColor": "borderColor",
    "imageView.tintColor": "tintColor",
  ]
}

extension Node {
  /// A color that UIKit names, or one given by numbers; nil for colors from asset catalogs and for patterns.
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
    if self["customColorSpace"] == "displayP3" {
      return Color(displayP3: [red, green, blue], alpha: alpha)
    }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
