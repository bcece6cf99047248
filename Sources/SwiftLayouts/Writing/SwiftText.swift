import AutoLayout

/// Values as Swift writes them.
enum SwiftText {
  static func number(_ value: Double) -> String { NumberText.exact(value) }

  /// A text in quotes.
  static func string(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case "\0": escaped += "\\0"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }

  /// A text on a single line, for comments.
  static func line(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }.joined()
  }

  static func priority(_ priority: Priority) -> String {
    let names: [(Priority, String)] = [
      (.required, ".required"), (.defaultHigh, ".defaultHigh"), (.defaultLow, ".defaultLow"),
    ]
    return names.first { $0.0 == priority }?.1 ?? "UILayoutPriority(\(number(priority.value)))"
  }

  static func rect(_ rect: Rect) -> String {
    "CGRect(x: \(number(rect.origin.x)), y: \(number(rect.origin.y)), "
      + "width: \(number(rect.size.width)), height: \(number(rect.size.height)))"
  }

  /// `UIEdgeInsets(…)`, or `NSDirectionalEdgeInsets(…)` for directional insets.
  static func insets(_ insets: EdgeInsets, isDirectional: Bool) -> String {
    let (type, left, right) =
      isDirectional
      ? ("NSDirectionalEdgeInsets", "leading", "trailing") : ("UIEdgeInsets", "left", "right")
    return "\(type)(top: \(number(insets.top)), \(left): \(number(insets.left)), "
      + "bottom: \(number(insets.bottom)), \(right): \(number(insets.right)))"
  }

  /// A color by its hexadecimal digits, two for each channel: `UIColor(red: 1, green: 0.502, blue: 0, alpha: 1)`.
  static func color(digits: Substring) -> String? {
    let digits = Array(digits.count == 6 ? digits + "ff" : digits)
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      Int(String(digits[$0...$0 + 1]), radix: 16)
    }
    guard bytes.count == 4 else { return nil }
    let parts = zip(["red", "green", "blue", "alpha"], bytes).map { name, byte in
      "\(name): \(number((Double(byte) / 0.255).rounded() / 1000))"
    }
    return "UIColor(\(parts.joined(separator: ", ")))"
  }

  /// A font as `set` takes it: `headline`, `17 semibold`, `HelveticaNeue 14`.
  static func font(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2 else {
      return Double(text) == nil
        ? "UIFont.preferredFont(forTextStyle: .\(text))" : "UIFont.systemFont(ofSize: \(text))"
    }
    if Double(words[0]) != nil {
      return "UIFont.systemFont(ofSize: \(words[0]), weight: .\(words[1]))"
    }
    return "UIFont(name: \(string(words[0])), size: \(words[1]))"
  }
}

/// How constraints are written in Swift.
package enum SwiftStyle: String, Hashable, Sendable, CaseIterable {
  /// `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)`
  case anchors
  /// `make.top.equalTo(b.snp.bottom).offset(8)`
  case snapkit
  /// `NSLayoutConstraint(item: a, attribute: .top, …)`
  case initializers
}
