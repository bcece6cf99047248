import AutoLayout

/// A number as a log writes it: value and spelling.
package struct LogNumber: Hashable, Sendable, CustomStringConvertible {
  /// The value, finite.
  package let value: Double
  private let spelling: Spelling

  /// The ways in which logs write numbers.
  private enum Spelling: Hashable {
    /// C's `%g`, six significant digits: Apple's own lines.
    case general
    /// Swift's `16.0`: SnapKit.
    case swift
    /// Any other, such as the `%f` of scroll views.
    case verbatim(String)
  }

  /// Reads digits with a sign, a point or a comma, and an exponent; nil for anything else.
  init?(_ written: some StringProtocol) {
    let hasComma = Self.hasDecimalComma(written)
    let text = hasComma ? String(written.map { $0 == "," ? "." : $0 }) : String(written)
    let isNumeric = text.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"),
        UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isNumeric, let value = Double(text), value.isFinite else { return nil }
    self.value = value
    if hasComma {
      spelling = .verbatim(String(written))
    } else if NumberText.general(value) == text {
      spelling = .general
    } else if "\(value)" == text {
      spelling = .swift
    } else {
      spelling = .verbatim(text)
    }
  }

  /// Whether a text is `12,5`, as people write it where that is the custom.
  private static func hasDecimalComma(_ text: some StringProtocol) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let halves = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    return halves.count == 2
      && halves.allSatisfy { !$0.isEmpty && $0.allSatisfy(digits.contains) }
  }

  /// The number as it was written.
  package var description: String {
    switch spelling {
    case .general: NumberText.general(value)
    case .swift: "\(value)"
    case .verbatim(let text): text
    }
  }
}

/// How a list prints texts that are not ASCII: `\U5206` for each unit of UTF-16.
enum ListEscape {
  /// The text that was meant; anything else stays as it is.
  static func decoded(_ text: String) -> String {
    guard text.contains("\\U") else { return text }
    var units: [UInt16] = []
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("\\U"), let unit = UInt16(rest.dropFirst(2).prefix(4), radix: 16),
        rest.dropFirst(2).prefix(4).count == 4
      {
        units.append(unit)
        rest = rest.dropFirst(6)
      } else {
        units += String(first).utf16
        rest = rest.dropFirst()
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
