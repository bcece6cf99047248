import AutoLayout

/// Addresses that people leave out: `UIView:….width`, `0x7f8b9c… .width`, with dots or an ellipsis.
enum Elision {
  /// The text with `0x…` in the place of such addresses and a dot before the attribute behind them; nil without any.
  static func filled(_ text: Substring) -> Substring? {
    var filled = ""
    var rest = text
    while let (dots, isLong) = dots(in: rest) {
      let before = rest[..<dots.lowerBound]
      let token = before.tail { !":[( ".contains($0) }
      let behind = rest[dots.upperBound...]
      guard token.hasPrefix("0x") || token.isEmpty && before.last == ":" else {
        filled += rest[..<dots.upperBound]
        rest = behind
        continue
      }
      filled += before + (token.isEmpty ? "0x…" : "…")
      let attribute = behind.drop(while: { " .".contains($0) })
      let isAttribute = isAttribute(attribute.prefix(while: { $0.isLetter }))
      filled += isAttribute || isLong && behind.first?.isLetter == true ? "." : ""
      rest = isAttribute ? attribute : behind
      let next = behind.drop(while: { $0 == " " })
      let isInBrackets =
        next.first == "]"
        || next.first == "("
          && next.dropFirst().first.map { $0.isNumber || "<>=-".contains($0) } == true
      if isInBrackets { rest = next }
    }
    filled += rest
    return filled == text ? nil : filled[...]
  }

  /// The first ellipsis, and whether it may hold the dot before an attribute.
  private static func dots(in text: Substring) -> (Range<Substring.Index>, isLong: Bool)? {
    var place = text.startIndex
    while let start = text[place...].firstIndex(where: { ".…".contains($0) }) {
      let run = text[start...].prefix(while: { ".…".contains($0) })
      if run.count > 2 || run.first == "…" { return (run.startIndex..<run.endIndex, run.count > 3) }
      place = run.endIndex
    }
    return nil
  }

  private static func isAttribute(_ word: Substring) -> Bool {
    LogAnchor.attribute(named: String(word)) != nil
  }
}
