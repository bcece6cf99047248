/// Colors of the system: `UIColor`'s documented fixed ones, and those that Apple's Human Interface Guidelines list for
/// both appearances.
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
  /// `secondarySystemGroupedBackground`, which cards on grouped tables have.
  static let card = Paint("#ffffff", dark: "#1c1c1e")
  private static let raised = Paint("#f2f2f7", dark: "#2c2c2e")
  /// The color of bars: a guess from screenshots, as UIKit blurs what is below.
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
