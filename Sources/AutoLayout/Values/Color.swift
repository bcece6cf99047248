/// A color as scripts and documents name it.
package struct Color: Hashable, Sendable {
  /// UIKit's name without its class, `systemBlue`, or `#rrggbb`, followed by an alpha if the color is not opaque; two
  /// of these with a slash if the dark appearance has a color of its own.
  package let text: String

  /// Reads a name as UIKit writes it (`red`, `.red`, `UIColor.red`), or three, four, six or eight
  /// hexadecimal digits after `#`, or two of them, `#ffffff/#000000`; nil for anything else.
  package init?(text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let light = Color(text: String(parts[0])), let dark = Color(text: String(parts[1]))
      else { return nil }
      self = Color(light: light, dark: dark)
    } else if text.hasPrefix("#") {
      guard let digits = Self.digits(text.dropFirst()) else { return nil }
      self.text = "#" + digits
    } else {
      let name = text.hasPrefix("UIColor") ? text.dropFirst("UIColor".count) : text[...]
      let folded = Name.folded(String(name.hasPrefix(".") ? name.dropFirst() : name))
      guard let known = Self.byFoldedName[folded] else { return nil }
      self.text = known
    }
  }

  /// A color that differs in the dark appearance.
  package init(light: Color, dark: Color) {
    let (light, dark) = (light.color(in: .light), dark.color(in: .dark))
    text = light == dark ? light.text : "\(light.text)/\(dark.text)"
  }

  /// The color in an appearance.
  package func color(in appearance: UserInterfaceStyle) -> Color {
    let parts = text.split(separator: "/")
    return Color(known: String(appearance == .dark ? parts[parts.count - 1] : parts[0]))
  }

  private init(known text: String) { self.text = text }

  /// A color from its components, each from 0 to 1; components outside that range are clamped.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    text = "#" + parts.map(Self.hexadecimal).joined()
  }

  /// Six digits, or eight if the color is not opaque.
  private static func digits(_ written: Substring) -> String? {
    guard written.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    var digits = written.lowercased()
    if [3, 4].contains(digits.count) { digits = digits.map { "\($0)\($0)" }.joined() }
    if digits.count == 8, digits.hasSuffix("ff") { digits.removeLast(2) }
    return [6, 8].contains(digits.count) ? digits : nil
  }

  private static func hexadecimal(_ part: Double) -> String {
    let value = Int((min(max(part, 0), 1) * 255).rounded())
    let digits = String(value, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }

  /// Whether nothing shines through it.
  package var isOpaque: Bool {
    text.split(separator: "/").allSatisfy { part in
      part.hasPrefix("#") ? part.utf8.count == 7 : !Self.translucent.contains(String(part))
    }
  }

  /// The names of colors with an alpha below 1 (UIKit's pages of system colors).
  private static let translucent: Set<String> = [
    "clear", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
    "lightText",
    "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
  ]

  private static let byFoldedName = Dictionary(
    names.map { (Name.folded($0), $0) }, uniquingKeysWith: { first, _ in first })

  /// The colors that `UIColor` names: fixed ones, adaptable ones and those of interface elements.
  package static let names = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear",
    "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink",
    "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
    "separator", "opaqueSeparator", "tintColor", "darkText", "lightText",
    "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "groupTableViewBackground",
  ]
}

/// Whether a user interface is light or dark: `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, Hashable, Sendable, CaseIterable {
  /// Dark text on light backgrounds.
  case light
  /// Light text on dark backgrounds.
  case dark
}
