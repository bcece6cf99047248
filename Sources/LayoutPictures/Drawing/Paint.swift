import AutoLayout

/// A color in sRGB.
package struct Paint: Hashable, Sendable {
  /// A hash sign and six hexadecimal digits.
  package let hex: String
  /// From 0 to 1.
  package let alpha: Double

  package init(_ hex: String, alpha: Double = 1) {
    (self.hex, self.alpha) = (hex, alpha)
  }

  package func withAlpha(_ factor: Double) -> Paint { Paint(hex, alpha: alpha * factor) }

  static let white = Paint("#ffffff")
  static let black = Paint("#000000")
  static let systemBlue = Paint("#007aff")
  static let systemGreen = Paint("#34c759")
  static let systemGray = Paint("#8e8e93")
  static let systemGray3 = Paint("#c7c7cc")
  static let systemGray4 = Paint("#d1d1d6")
  static let systemGray5 = Paint("#e5e5ea")
  static let systemGray6 = Paint("#f2f2f7")
  static let separator = Paint("#3c3c43", alpha: 0.29)
  static let placeholderText = Paint("#3c3c43", alpha: 0.3)
  static let secondaryLabel = Paint("#3c3c43", alpha: 0.6)
}

extension Paint {
  /// The color that a name or six to eight hexadecimal digits stand for, in the light appearance.
  package init(_ color: Color) {
    self = Self.named[color.text] ?? Self.digits(color.text)
  }

  private static func digits(_ text: String) -> Paint {
    guard text.utf8.count == 9, let alpha = Int(text.suffix(2), radix: 16) else {
      return Paint(text)
    }
    return Paint(String(text.prefix(7)), alpha: Double(alpha) / 255)
  }

  /// `UIColor`'s documented fixed colors, and the system's as Apple's Human Interface Guidelines list
  /// them for the light appearance.
  private static let named: [String: Paint] = [
    "black": black, "darkGray": Paint("#555555"), "lightGray": Paint("#aaaaaa"),
    "white": white, "gray": Paint("#808080"), "red": Paint("#ff0000"),
    "green": Paint("#00ff00"), "blue": Paint("#0000ff"), "cyan": Paint("#00ffff"),
    "yellow": Paint("#ffff00"), "magenta": Paint("#ff00ff"), "orange": Paint("#ff8000"),
    "purple": Paint("#800080"), "brown": Paint("#996633"), "clear": Paint("#000000", alpha: 0),
    "systemRed": Paint("#ff3b30"), "systemGreen": systemGreen, "systemBlue": systemBlue,
    "systemOrange": Paint("#ff9500"), "systemYellow": Paint("#ffcc00"),
    "systemPink": Paint("#ff2d55"), "systemPurple": Paint("#af52de"),
    "systemTeal": Paint("#30b0c7"), "systemIndigo": Paint("#5856d6"),
    "systemBrown": Paint("#a2845e"), "systemMint": Paint("#00c7be"),
    "systemCyan": Paint("#32ade6"), "systemGray": systemGray, "systemGray2": Paint("#aeaeb2"),
    "systemGray3": systemGray3, "systemGray4": systemGray4, "systemGray5": systemGray5,
    "systemGray6": systemGray6, "label": black, "secondaryLabel": secondaryLabel,
    "tertiaryLabel": placeholderText, "quaternaryLabel": Paint("#3c3c43", alpha: 0.18),
    "placeholderText": placeholderText, "link": systemBlue, "separator": separator,
    "opaqueSeparator": Paint("#c6c6c8"), "tintColor": systemBlue, "darkText": black,
    "lightText": white.withAlpha(0.6), "systemFill": Paint("#787880", alpha: 0.2),
    "secondarySystemFill": Paint("#787880", alpha: 0.16),
    "tertiarySystemFill": Paint("#767680", alpha: 0.12),
    "quaternarySystemFill": Paint("#747480", alpha: 0.08), "systemBackground": white,
    "secondarySystemBackground": systemGray6, "tertiarySystemBackground": white,
    "systemGroupedBackground": systemGray6, "secondarySystemGroupedBackground": white,
    "tertiarySystemGroupedBackground": systemGray6, "groupTableViewBackground": systemGray6,
  ]
}

extension Paint {
  /// Red, green and blue, 0…255.
  var channels: [Double] {
    [1, 3, 5].map { Double(Int(hex.dropFirst($0).prefix(2), radix: 16) ?? 255) }
  }

  /// By the W3C's "Techniques for Accessibility Evaluation", 0…255.
  var brightness: Double {
    let channels = channels
    return (299 * channels[0] + 587 * channels[1] + 114 * channels[2]) / 1000
  }

  /// Whether white text is easier to read on the color than black text.
  var isDark: Bool { alpha > 0.5 && brightness < 128 }

  /// Whether text in the color can't be read on white.
  var isLight: Bool { alpha > 0.3 && brightness > 215 }
}
