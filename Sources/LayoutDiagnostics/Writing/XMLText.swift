/// Text as XML writes it, for reports and pictures.
package enum XMLText {
  private static let entities: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\r": "&#13;",
  ]

  /// The text between tags or inside double quotes.
  ///
  /// XML has no way to write most control characters; they become U+FFFD. Other invisible ones, such as directional
  /// marks, are written as numbers.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if let entity = entities[scalar] {
        escaped += entity
      } else if !isLegal(scalar) {
        escaped.unicodeScalars.append("\u{FFFD}")
      } else if scalar.value >= 0x7F, VisibleText.isUnseen(scalar) {
        escaped += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text inside double quotes with its line ends, which readers turn into spaces unless they are written as numbers.
  package static func attribute(_ text: String) -> String {
    escaped(text).replacing("\n", with: "&#10;")
  }

  /// Seconds with a fraction of exactly six digits, which every reader of JUnit's format accepts.
  package static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let fraction = String(attoseconds / 1_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: max(0, 6 - fraction.count)) + fraction
  }

  private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA: true
    case ..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
