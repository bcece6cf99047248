import AutoLayout

/// A color in sRGB, or two: what is drawn has that of its appearance.
package struct Paint: Hashable, Sendable {
  /// A hash sign and six hexadecimal digits.
  package let hex: String
  /// From 0 to 1.
  package let alpha: Double
  /// The color in the dark appearance; nil for the same.
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

  /// The paint of an appearance, which no longer depends on it.
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
