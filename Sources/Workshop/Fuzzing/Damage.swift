import SeededRandom

/// Damages texts, in a way that follows from a seed.
package struct Damage {
  private var generator: SeededGenerator

  package init(seed: UInt64) {
    // Neighboring seeds must not give shifted copies of one stream.
    generator = SeededGenerator(seed: seed &* 0x2545_F491_4F6C_DD1D)
  }

  /// What is put into texts, besides their own parts.
  private static let pieces = [
    "<", ">", "(", ")", "[", "]", "{", "}", "|", "-", "\"", "'", "0", "1e308", "-1", "nan", "\n",
    "\t", " ", "\\",
    "0x", ":", ".", "==", ">=", "(active)", "H:|-", "priority:", "@750", "é", "\u{202E}", "\u{1B}",
    "日本", "&lt;",
    "self.", "?.", "{ $0 in ", "func f(", "#if ", "\"\"\"", "= { }()", "extension UIView {",
    "names: '|':", "* ", "> ", "//", "NSLayoutConstraint", "root", "#>", ";", "\u{0}",
  ]

  /// A number from 0 up to a limit.
  package mutating func below(_ limit: Int) -> Int { Int(generator.next() % UInt64(max(1, limit))) }

  /// One of some values.
  package mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// The text after one to eight changes.
  package mutating func damaged(_ text: String, with others: [String]) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...below(8) { change(&bytes, others) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func change(_ bytes: inout [UInt8], _ others: [String]) {
    let place = below(bytes.count + 1)
    let end = min(bytes.count, place + 1 + below(below(4) == 0 ? 200 : 8))
    switch below(7) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 2: bytes.insert(contentsOf: Self.pieces[below(Self.pieces.count)].utf8, at: place)
    case 3: bytes.replaceSubrange(place..<end, with: Self.pieces[below(Self.pieces.count)].utf8)
    case 4: if place < bytes.count { bytes[place] = UInt8(below(256)) }
    case 5:
      let other = Array(pick(others).utf8)
      let start = below(other.count)
      bytes.insert(contentsOf: other[start..<min(other.count, start + below(300))], at: place)
    default: if below(4) == 0 { bytes.removeSubrange(place...) }
    }
  }
}
