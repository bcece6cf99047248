import AutoLayout

/// Help on the words that values and paths are made of.
extension Help {
  /// The devices with some size classes; nil for other words than those of size classes.
  static func sizeClassText(for words: String) -> String? {
    let written = words.split(separator: " ").map { SizeClassWord.words(of: String($0)) }
    guard !written.isEmpty, written.allSatisfy({ $0 != nil }) else { return nil }
    let wanted = TraitCollection(words: written.flatMap { $0 ?? [] }).sizeClasses
    let rows = [false, true].map { isLandscape in
      let devices = Device.all.filter {
        wanted.include(Environment(device: $0, isLandscape: isLandscape).traits.sizeClasses)
      }
      let names = devices.map { $0.name }.joined(separator: ", ")
      return "\(isLandscape ? "landscape" : "portrait"): \(names.isEmpty ? "no device" : names)"
    }
    return (["\(wanted)"] + rows.flatMap { wrapped($0) }).joined(separator: "\n")
  }

  /// Help on a property, attribute, function of values or member of UIKit, which may follow the name of
  /// a class: `UIView.frame`, `insetBy`, `layer.cornerRadius`, `addSubview(_:)`.
  static func wordText(for word: String) -> String? {
    let names = [word, word.firstIndex(of: ".").map { String(word[word.index(after: $0)...]) }]
    for name in names.compactMap({ $0 }) {
      let texts = [functionText(for: name), UIKitClass.text(for: name), propertyText(for: name)]
      let found = texts.compactMap { $0 }
      if !found.isEmpty { return found.joined(separator: "\n") }
    }
    return nil
  }

  private static func functionText(for name: String) -> String? {
    ValueFunction.named(name).map {
      "\($0.name): \($0.summary); it takes \($0.argumentText). 'help values' has more."
    }
  }

  private static func propertyText(for name: String) -> String? {
    var lines: [String] = []
    let axes = Axis.allCases.map { "\(name).\($0.rawValue)" }
    for property in ([name] + axes).compactMap(ViewProperty.named) {
      let use = property.isWritable ? "set red.\(property.name) …" : "get red.\(property.name)"
      lines.append("\(property.name): \(property.summary); \(use)")
    }
    if let property = ConstraintProperty.named(name) {
      lines.append("\(property.rawValue) of a constraint: \(property.summary)")
    }
    if let attribute = AttributeName.attribute(name) {
      lines.append("\(attribute.rawValue): an attribute of constraints; 'help attributes'")
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
