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
