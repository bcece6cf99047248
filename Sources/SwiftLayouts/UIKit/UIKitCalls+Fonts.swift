import AutoLayout

/// Fonts, as `set` takes them.
extension UIKitCalls {
  func font(_ name: String, _ arguments: [Argument]) -> Value {
    func number(_ label: String) -> String? {
      arguments.first { $0.label == label }.flatMap { evaluator.number($0.value) }.map(
        NumberText.exact)
    }
    let weights = ["boldSystemFont": " bold", "systemFont": "", "italicSystemFont": ""]
    if let weight = weights[name] {
      guard let size = number("ofSize") else { return .unknown("the size of a font isn't known") }
      guard let argument = arguments.first(where: { $0.label == "weight" }) else {
        return .font(size + weight)
      }
      guard let word = argument.value.asSymbol else {
        return .unknown("the weight of a font isn't known")
      }
      return .font(
        word == "regular"
          ? size : "\(size) \(word.lowercased() == "ultralight" ? "ultraLight" : word)")
    }
    switch name {
    case "preferredFont":
      guard let style = arguments.first?.value.asSymbol else {
        return .unknown("the text style of a font isn't known")
      }
      return .font(style)
    case "init":
      guard let family = arguments["name"]?.asString,
        let size = number("size"), !family.contains(" ")
      else { return .unknown("a font isn't known") }
      return .font("\(family) \(size)")
    default: return .unknown("a font isn't known")
    }
  }
}
