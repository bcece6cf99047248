import AutoLayout
import LayoutDiagnostics
import LayoutPictures

/// The properties of a view that a page lets users change, one `set` each, with their initial values.
struct PageFields {
  let layout: Layout

  /// The offered properties, in this order, if a view has them: texts first, then appearance, then layout.
  private static let names = [
    "text", "placeholder", "font", "textColor", "textAlignment", "numberOfLines", "image",
    "backgroundColor", "tintColor", "alpha", "hidden", "cornerRadius", "contentMode", "axis",
    "distribution", "alignment", "spacing", "hugging.horizontal", "hugging.vertical",
    "compressionResistance.horizontal", "compressionResistance.vertical",
  ]

  /// The fields of a view.
  func fields(of item: Item.ID) -> JSONValue {
    .array(
      Self.names.compactMap { name in ViewProperty.named(name).flatMap { field($0, of: item) } })
  }

  /// nil if the view hasn't the property.
  private func field(_ property: ViewProperty, of item: Item.ID) -> JSONValue? {
    let value = property.value(of: item, in: layout)
    guard value != nil || takes(property, item) else { return nil }
    let text: JSONValue = value.map { JSONValue($0) } ?? .string("")
    return [
      "name": .string(property.name), "kind": .string(kind(of: property)),
      "words": .strings(property.words), "value": text,
    ]
  }

  /// The stack view whose constraints lay a view out; nil for none.
  func stack(arranging item: Item.ID) -> JSONValue {
    let around = layout.superview(of: item)
    let isArranged = around.map { layout.arrangedSubviews(of: $0).contains(item) } ?? false
    return isArranged ? .optional(around.map(layout.path(of:))) : .null
  }

  private func kind(of property: ViewProperty) -> String {
    if property.isColor { return "color" }
    return property.name == "font" ? "font" : property.kind.rawValue
  }

  /// Whether a property without a value can have one.
  private func takes(_ property: ViewProperty, _ item: Item.ID) -> Bool {
    guard property.kind == .text else { return false }
    var copy = layout
    return (try? property.set(.text(property.isColor ? "red" : "x"), of: item, in: &copy)) != nil
  }
}
