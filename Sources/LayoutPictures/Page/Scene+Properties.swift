import AutoLayout
import LayoutDiagnostics
import TextSizes

/// The properties of a view that were set or affect its layout and appearance.
extension Scene {
  /// Pairs of a name and a value.
  func properties(of item: Item.ID) -> [JSONValue] {
    ViewProperty.all.compactMap { property -> JSONValue? in
      value(of: property, of: item).map { .array([.string(property.name), $0]) }
    }
  }

  private func value(of property: ViewProperty, of item: Item.ID) -> JSONValue? {
    switch property.name {
    case "font": return font(of: item).map(JSONValue.string)
    case Self.tintColor: return .string(tint(of: item) ?? "default")
    case "layoutMargins": return margins[item].map { JSONValue(.insets($0)) }
    case let name where Self.shown.contains(name):
      return property.value(of: item, in: layout).map { JSONValue($0) }
    default: return property.savedValue(of: item, in: layout).map { JSONValue($0) }
    }
  }

  private static let tintColor = DrawnValue.tintColor.rawValue

  /// Properties that are always listed, whether they were set or not.
  private static let shown: Set<String> = [
    "hugging.horizontal", "hugging.vertical", "compressionResistance.horizontal",
    "compressionResistance.vertical", "intrinsicContentSize", "alpha",
    "clipsToBounds", "contentMode", "backgroundColor",
  ]

  /// The font as Xcode names it, with the size that it has now: `Body 17`, `System 15 semibold`.
  private func font(of item: Item.ID) -> String? {
    let traits = layout.model.renderingTraits(of: item)
    guard let font = layout.model[item].view?.content.effectiveFont(in: traits.era) else {
      return nil
    }
    var words = [NumberText.measured(font.pointSize(in: traits.contentSizeCategory))]
    switch (font.sizing, font.family) {
    case (.textStyle(let style), _): words.insert(Self.title(of: style), at: 0)
    // The weight is part of such a name.
    case (_, .named(let name)): return "\(name) \(words[0])"
    case (_, .system): words.insert("System", at: 0)
    }
    return (words + (font.weight == .regular ? [] : [font.weight.rawValue])).joined(separator: " ")
  }

  /// `Large Title`, `Caption 1`.
  private static func title(of style: TextStyle) -> String {
    style.rawValue.reduce(into: "") { title, letter in
      if title.isEmpty {
        title += letter.uppercased()
      } else {
        title += letter.isUppercase || letter.isNumber ? " \(letter)" : "\(letter)"
      }
    }
  }

  /// The color that was set of a view, or of the nearest view around it.
  private func tint(of item: Item.ID) -> String? {
    layout.model.ancestry(of: item).lazy.compactMap { around -> String? in
      layout.model[around].view?.drawn[.tintColor].flatMap(Self.text)
    }.first
  }

  private static func text(_ value: PropertyValue) -> String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// The colors among these, as browsers write them.
  func colors(of item: Item.ID) -> [JSONValue.Member] {
    ViewProperty.all.compactMap { property -> JSONValue.Member? in
      guard property.isColor else { return nil }
      let text =
        property.name == Self.tintColor
        ? tint(of: item) : property.savedValue(of: item, in: layout).flatMap(Self.text)
      return text.flatMap(Color.init(text:)).map { color in
        let paint = Paint(color).resolved(in: layout.model.appearance(of: item))
        return .init(property.name, .string(paint.hex))
      }
    }
  }
}
