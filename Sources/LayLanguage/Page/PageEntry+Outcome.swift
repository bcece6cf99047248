import AutoLayout
import LayoutDiagnostics
import LayoutPictures
import LayoutSession

extension PageEntry {
  /// The maximum number of moved views to name.
  private static let moveLimit = 40

  /// Creates the entry of a command's outcome in the list of a page.
  package init(_ command: String, place: String = "", _ outcome: Outcome) {
    self.init(command, place: place)
    if let line = outcome.line { tell("Meant", [line]) }
    tell("Printed", outcome.output.isEmpty ? [] : [outcome.output])
    tell("Reported", outcome.diagnostics)
    if !outcome.diagnostics.isEmpty { tags.append("conflict") }
    guard let found = outcome.changes?.moved(first: Self.moveLimit), found.count > 0 else { return }
    tags.append("moved")
    moved = found.moves.map { ($0.name, $0.from, $0.to) }
    let rest = found.count - found.moves.count
    tell("Moved as well", rest > 0 ? [Sentence.count(rest, "more view")] : [])
  }

  /// Creates the entry of a command that could not be carried out, with the reason.
  package init(_ command: String, place: String = "", failure reason: String) {
    self.init(command, place: place, tags: ["failed"])
    tell("Error", [reason])
  }

  /// The entry with the scene after it, as sent to an open page; without a scene if that hasn't changed.
  package func step(_ number: Int, scene: JSONValue?, script: String? = nil) -> JSONValue {
    [
      "format": .number(Page.format), "step": .number(Double(number)), "entry": json,
      "scene": scene ?? .null, "script": .optional(script.map(VisibleText.lines)),
    ]
  }
}

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

  /// The field; nil if the view doesn't have the property.
  private func field(_ property: ViewProperty, of item: Item.ID) -> JSONValue? {
    let value = property.value(of: item, in: layout)
    guard value != nil || takes(property, item) else { return nil }
    let text: JSONValue = value.map { JSONValue($0) } ?? .string("")
    return [
      "name": .string(property.name), "kind": .string(kind(of: property)),
      "words": .strings(property.words), "value": text,
    ]
  }

  /// The stack view whose constraints lay a view out; nil if there is none.
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
