import AutoLayout
import TextSizes

/// Elements that are the value of one property: colors, fonts, numbers, sizes.
enum ElementValue {
  /// Whether an element says the same as if it weren't there; bars of the canvas are inferred then.
  static func isNothing(_ node: Node) -> Bool {
    node.name == "nil" && node.key?.hasPrefix("simulated") != true
  }

  /// The value in words; nil for an element that says several things.
  static func text(of node: Node) -> String? {
    switch node.name {
    case "string", "mutableString": node["value"] ?? node.text
    case "real", "integer", "bool": node["value"]
    case "color": node.color?.text ?? node["name"] ?? values(of: node)
    case "fontDescription": font(node)
    case "imageReference": node["image"]
    case "nil": "none"
    case "rect", "size", "point", "inset", "edgeInsets", "directionalEdgeInsets": values(of: node)
    default: switches(of: node)
    }
  }

  private static func font(_ node: Node) -> String {
    if let style = node["style"] { return TextStyle(storedName: style)?.rawValue ?? style }
    let parts = [node["name"] ?? node["type"], node["weight"], node["pointSize"]]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// `width 50, height 50`.
  private static func values(of node: Node) -> String {
    node.attributes.filter { $0.name != "key" }.map { name, value in
      "\(name) \(DocumentNumber.value(value).map(NumberText.exact) ?? value)"
    }.joined(separator: ", ")
  }

  /// The switches that are on in an element of switches only: `button, selected`.
  private static func switches(of node: Node) -> String? {
    let switches = node.attributes.filter { $0.name != "key" }
    let isPlain = !switches.isEmpty && switches.allSatisfy { $0.value == "YES" || $0.value == "NO" }
    guard isPlain, node.children.isEmpty, node.key != nil else { return nil }
    return switches.filter { $0.value == "YES" }.map { $0.name }.joined(separator: ", ")
  }
}
