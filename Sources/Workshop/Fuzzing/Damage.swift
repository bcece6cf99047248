import SeededRandom

/// Damages texts in a way that depends only on a seed.
package struct Damage {
  /// The unit that a change replaces, repeats or removes.
  private enum Unit {
    case byte, word, line
  }

  private var generator: SeededGenerator

  /// Starts a sequence of random choices.
  package init(seed: UInt64) {
    // Neighboring seeds must not produce shifted copies of one stream.
    generator = SeededGenerator(seed: seed &* 0x2545_F491_4F6C_DD1D)
  }

  /// A number from 0 up to a limit.
  package mutating func below(_ limit: Int) -> Int { Int(generator.next() % UInt64(max(1, limit))) }

  /// One of some values.
  package mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// The text after one to eight changes to its bytes, its words or its lines.
  ///
  /// Most changes of words leave a document well-formed, so that more than its parser is tested.
  package mutating func damaged(_ text: [UInt8]) -> [UInt8] {
    var text = text
    let unit = pick([Unit.byte, .word, .word, .line])
    for _ in 0...below(8) { change(&text, in: unit) }
    return text
  }

  private mutating func change(_ text: inout [UInt8], in unit: Unit) {
    guard let one = place(in: text, unit), let other = place(in: text, unit) else { return }
    switch below(6) {
    case 0: text.removeSubrange(one)
    case 1: text.insert(contentsOf: Array(text[other]), at: one.lowerBound)
    case 2, 3: text.replaceSubrange(one, with: Array(text[other]))
    default:
      let piece = pick(unit == .word ? Self.values : Self.values + Self.signs)
      text.replaceSubrange(one, with: piece.utf8)
    }
  }

  /// A random byte with a few of its neighbors, or the word or line around it; nil if there is none.
  private mutating func place(in text: [UInt8], _ unit: Unit) -> Range<Int>? {
    guard !text.isEmpty else { return nil }
    let start = below(text.count)
    switch unit {
    case .byte: return start..<min(text.count, start + below(below(4) == 0 ? 200 : 8))
    case .word:
      guard let first = text[start...].firstIndex(where: Self.isInWord) else { return nil }
      let head = text[..<first].lastIndex { !Self.isInWord($0) }.map { $0 + 1 } ?? 0
      return head..<(text[first...].firstIndex { !Self.isInWord($0) } ?? text.count)
    case .line:
      let newline = UInt8(ascii: "\n")
      let head = text[..<start].lastIndex(of: newline).map { $0 + 1 } ?? 0
      return head..<(text[start...].firstIndex(of: newline).map { $0 + 1 } ?? text.count)
    }
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "\u{80}"...: true
    default: false
    }
  }

  private static let values = [
    "", "0", "-0.0", "-1", "750", "1000", "1001", "1e9", "-1e308", "1e309", "1e-320", "nan", "inf",
    "0x10", "9223372036854775808", "1:0", "YES", "none", "root", "superview", "leading", "width",
    "firstBaseline", "notAnAttribute", "system", "safeArea", "fillProportionally", "vertical",
    "NSLayoutConstraint", "self", "é", "日本", "😀", String(repeating: "w ", count: 500),
  ]
  private static let signs = [
    "<", ">", "(", ")", "[", "]", "{", "}", "|", "-", "\"", "'", "\n", "\t", "\\", ":", ";", "==",
    ">=", "@750", "(active)", "H:|-", "priority:", "names: '|':", "* ", "//", "#>", "&lt;",
    "&#0;", "&unknown;", "?.", "{ $0 in ", "func f(", "#if ", "\"\"\"", "= { }()",
    "extension UIView {", "\u{0}", "\u{1B}", "\u{202E}",
  ]
}
