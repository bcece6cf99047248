/// The visual order of a line's words, by those rules of Unicode's bidirectional algorithm (UAX #9) that move whole
/// words.
struct ReadingOrder {
  /// Whether the line is read from right to left, according to its first letter (P2 and P3).
  let isRightToLeft: Bool
  /// The places of the words in the text, from left to right.
  let places: [Int]

  /// Whether all words are read from right to left.
  let isUniform: Bool

  private enum Direction {
    case left, right
    /// Digits, which take their place from the letters around them (W7, N1).
    case number
    case neutral
  }

  /// The order of words.
  init(of words: [Substring]) {
    let found = words.map(Self.direction)
    let first = found.first { $0 == .left || $0 == .right }
    isRightToLeft = first == .right
    guard found.contains(.right) else {
      places = Array(words.indices)
      isUniform = false
      return
    }
    isUniform = !found.contains(.left)
    let base: Direction = isRightToLeft ? .right : .left
    let resolved = Self.resolved(found, base)
    var runs: [[Int]] = []
    for place in words.indices {
      if place > 0, resolved[place] == resolved[place - 1] {
        runs[runs.count - 1].append(place)
      } else {
        runs.append([place])
      }
    }
    let seen = runs.map { resolved[$0[0]] == .right ? $0.reversed() : $0 }
    places = (isRightToLeft ? seen.reversed() : seen).flatMap { $0 }
  }

  /// Numbers follow the letters before them; what has no direction follows its neighbors if they agree, or else the
  /// line.
  private static func resolved(_ found: [Direction], _ base: Direction) -> [Direction] {
    var resolved = found
    var last = base
    for place in found.indices {
      if found[place] == .number { resolved[place] = last == .left ? .left : .right }
      if resolved[place] != .neutral { last = resolved[place] }
    }
    var next = base
    var before = base
    let following = Array(
      resolved.reversed().map { direction -> Direction in
        if direction != .neutral { next = direction }
        return next
      }.reversed())
    for place in resolved.indices {
      if resolved[place] == .neutral {
        resolved[place] = before == following[place] ? before : base
      }
      before = resolved[place]
    }
    return resolved
  }

  private static func direction(of word: Substring) -> Direction {
    var hasDigit = false
    for scalar in word.unicodeScalars {
      if isDigit(scalar) {
        hasDigit = true
      } else if isRightToLeft(scalar) {
        return .right
      } else if isLetter(scalar) {
        return .left
      }
    }
    return hasDigit ? .number : .neutral
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: true
    default: false
    }
  }

  /// Hebrew, Arabic and neighboring scripts, and their presentation forms (UAX #9, table 4; the blocks' defaults).
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0x2000...0x2BFF, 0x3000...0x303F, 0xD7, 0xF7, 0xE000...0xF8FF: false
    default: scalar.value >= 0xC0
    }
  }
}
