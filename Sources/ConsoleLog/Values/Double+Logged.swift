extension Double {
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Reads a number as a log writes it: digits with a sign, a point, or a comma where that is the custom, and an
  /// exponent; nil for anything else, and for numbers that aren't finite.
  init?(logged written: some StringProtocol) {
    let halves = written.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let hasComma =
      halves.count == 2
      && halves.allSatisfy { !$0.isEmpty && $0.allSatisfy(Self.digits.contains) }
    let text = String(hasComma ? String(written.map { $0 == "," ? "." : $0 }) : String(written))
    guard text.utf8.allSatisfy({ Self.digits.contains($0) || ".eE+-".utf8.contains($0) }),
      let value = Double(text), value.isFinite
    else { return nil }
    self = value
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
