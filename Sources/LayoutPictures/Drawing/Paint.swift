import AutoLayout

/// A color in sRGB, or two: one for each appearance.
package struct Paint: Hashable, Sendable {
  /// A hash sign and six hexadecimal digits.
  package let hex: String
  /// From 0 to 1.
  package let alpha: Double
  /// The color in the dark appearance; nil if it is the same.
  private let dark: Shade?

  private struct Shade: Hashable, Sendable {
    let hex: String
    let alpha: Double
  }

  package init(_ hex: String, alpha: Double = 1) {
    (self.hex, self.alpha, dark) = (hex, alpha, nil)
  }

  /// A color with its digits in both appearances.
  init(_ hex: String, dark: String, alpha: Double = 1, darkAlpha: Double? = nil) {
    (self.hex, self.alpha) = (hex, alpha)
    self.dark = Shade(hex: dark, alpha: darkAlpha ?? alpha)
  }

  /// The paint fixed to an appearance.
  package func resolved(in appearance: UserInterfaceStyle) -> Paint {
    guard let dark else { return self }
    return appearance == .dark ? Paint(dark.hex, alpha: dark.alpha) : Paint(hex, alpha: alpha)
  }

  package func withAlpha(_ factor: Double) -> Paint {
    guard let dark else { return Paint(hex, alpha: alpha * factor) }
    return Paint(hex, dark: dark.hex, alpha: alpha * factor, darkAlpha: dark.alpha * factor)
  }
}

extension Paint {
  /// The color that a name or six to eight hexadecimal digits stand for.
  package init(_ color: Color) {
    let (light, dark) = (Self.one(color.color(in: .light)), Self.one(color.color(in: .dark)))
    self = dark == light ? light : light.with(dark.resolved(in: .dark))
  }

  private func with(_ dark: Paint) -> Paint {
    Paint(hex, dark: dark.hex, alpha: alpha, darkAlpha: dark.alpha)
  }

  private static func one(_ color: Color) -> Paint { named[color.text] ?? digits(color.text) }

  private static func digits(_ text: String) -> Paint {
    guard text.utf8.count == 9, let alpha = Int(text.suffix(2), radix: 16) else {
      return Paint(text)
    }
    return Paint(String(text.prefix(7)), alpha: Double(alpha) / 255)
  }
}

extension Paint {
  /// Red, green and blue, 0…255.
  var channels: [Double] {
    [1, 3, 5].map { Double(Int(hex.dropFirst($0).prefix(2), radix: 16) ?? 255) }
  }

  /// The brightness according to the W3C's "Techniques for Accessibility Evaluation", 0…255.
  var brightness: Double {
    let channels = channels
    return (299 * channels[0] + 587 * channels[1] + 114 * channels[2]) / 1000
  }

  /// Whether white text is easier to read on the color than black text.
  var isDark: Bool { alpha > 0.5 && brightness < 128 }

  /// Whether text in the color can't be read on white.
  var isLight: Bool { alpha > 0.3 && brightness > 215 }
}

/// Colors of the system: `UIColor`'s documented fixed colors, and those that Apple's Human Interface Guidelines list
/// for both appearances.
extension Paint {
  static let white = Paint("#ffffff")
  static let black = Paint("#000000")
  static let systemBlue = Paint("#007aff", dark: "#0a84ff")
  static let systemGreen = Paint("#34c759", dark: "#30d158")
  static let systemGray = Paint("#8e8e93")
  static let systemGray3 = Paint("#c7c7cc", dark: "#48484a")
  static let systemGray4 = Paint("#d1d1d6", dark: "#3a3a3c")
  static let systemGray5 = Paint("#e5e5ea", dark: "#2c2c2e")
  static let systemGray6 = Paint("#f2f2f7", dark: "#1c1c1e")
  static let label = Paint("#000000", dark: "#ffffff")
  static let secondaryLabel = Paint("#3c3c43", dark: "#ebebf5", alpha: 0.6)
  static let placeholderText = Paint("#3c3c43", dark: "#ebebf5", alpha: 0.3)
  static let separator = Paint("#3c3c43", dark: "#545458", alpha: 0.29, darkAlpha: 0.6)
  static let systemBackground = Paint("#ffffff", dark: "#000000")
  static let systemGroupedBackground = Paint("#f2f2f7", dark: "#000000")
  /// `secondarySystemGroupedBackground`, the color of cards on grouped tables.
  static let card = Paint("#ffffff", dark: "#1c1c1e")
  private static let raised = Paint("#f2f2f7", dark: "#2c2c2e")
  /// The color of bars: a guess from screenshots, because UIKit blurs what is behind.
  static let bar = Paint("#f9f9f9", dark: "#161616")

  static let named: [String: Paint] = [
    "black": black, "darkGray": Paint("#555555"), "lightGray": Paint("#aaaaaa"),
    "white": white, "gray": Paint("#808080"), "red": Paint("#ff0000"),
    "green": Paint("#00ff00"), "blue": Paint("#0000ff"), "cyan": Paint("#00ffff"),
    "yellow": Paint("#ffff00"), "magenta": Paint("#ff00ff"), "orange": Paint("#ff8000"),
    "purple": Paint("#800080"), "brown": Paint("#996633"), "clear": Paint("#000000", alpha: 0),
    "systemRed": Paint("#ff3b30", dark: "#ff453a"), "systemGreen": systemGreen,
    "systemBlue": systemBlue, "systemOrange": Paint("#ff9500", dark: "#ff9f0a"),
    "systemYellow": Paint("#ffcc00", dark: "#ffd60a"),
    "systemPink": Paint("#ff2d55", dark: "#ff375f"),
    "systemPurple": Paint("#af52de", dark: "#bf5af2"),
    "systemTeal": Paint("#30b0c7", dark: "#40c8e0"),
    "systemIndigo": Paint("#5856d6", dark: "#5e5ce6"),
    "systemBrown": Paint("#a2845e", dark: "#ac8e68"),
    "systemMint": Paint("#00c7be", dark: "#63e6e2"),
    "systemCyan": Paint("#32ade6", dark: "#64d2ff"), "systemGray": systemGray,
    "systemGray2": Paint("#aeaeb2", dark: "#636366"), "systemGray3": systemGray3,
    "systemGray4": systemGray4, "systemGray5": systemGray5, "systemGray6": systemGray6,
    "label": label, "secondaryLabel": secondaryLabel, "tertiaryLabel": placeholderText,
    "quaternaryLabel": Paint("#3c3c43", dark: "#ebebf5", alpha: 0.18, darkAlpha: 0.16),
    "placeholderText": placeholderText, "link": Paint("#007aff", dark: "#0984ff"),
    "separator": separator, "opaqueSeparator": Paint("#c6c6c8", dark: "#38383a"),
    "tintColor": systemBlue, "darkText": black, "lightText": white.withAlpha(0.6),
    "systemFill": Paint("#787880", dark: "#787880", alpha: 0.2, darkAlpha: 0.36),
    "secondarySystemFill": Paint("#787880", dark: "#787880", alpha: 0.16, darkAlpha: 0.32),
    "tertiarySystemFill": Paint("#767680", dark: "#767680", alpha: 0.12, darkAlpha: 0.24),
    "quaternarySystemFill": Paint("#747480", dark: "#767680", alpha: 0.08, darkAlpha: 0.18),
    "systemBackground": systemBackground, "secondarySystemBackground": systemGray6,
    "tertiarySystemBackground": Paint("#ffffff", dark: "#2c2c2e"),
    "systemGroupedBackground": systemGroupedBackground,
    "secondarySystemGroupedBackground": card, "tertiarySystemGroupedBackground": raised,
    "groupTableViewBackground": systemGroupedBackground,
  ]
}
