import AutoLayout

/// What machine translation of a page makes of a constraint: wide signs, other quotes, blanks around signs, and words
/// of another language for attributes and for `active`.
enum Translation {
  /// The text as the system wrote it, and the words that were translated back: `'ancho' as 'width'`; nil if nothing
  /// is different.
  static func undone(_ text: Substring) -> (text: Substring, words: [String])? {
    var words: [String] = []
    let narrow = narrowed(text)
    let dense = withoutBlanks(relations.reduce(narrow) { $0.replacing($1.0, with: $1.1) }[...])
    let active = withState(dense[...], &words)
    let plain = withAttributes(active[...], &words)
    return plain == text ? nil : (plain[...], words)
  }

  /// Whether a text that can't be read has a sign of translation: letters beyond ASCII, blanks that the system doesn't
  /// write, or none of the system's words for its state.
  static func isLikely(_ text: Substring) -> Bool {
    text.utf8.contains { $0 >= 0x80 } || blanks.contains(where: text.holds)
      || !states.contains(where: text.holds)
  }

  private static let blanks = [": 0x", ": |", ": [", "> =", "< =", "= =", "] -", ". ", " ."]
  private static let states = ["(active", "(inactive", "(Names:"]

  // MARK: Signs

  /// ASCII for wide signs, and the quotes that logs have inside constraints.
  private static func narrowed(_ text: Substring) -> String {
    String(
      text.map { character in
        if let sign = signs[character] { return sign }
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
          (0xFF01...0xFF5E).contains(scalar.value),
          let narrow = Unicode.Scalar(scalar.value - 0xFEE0)
        else { return character }
        return Character(narrow)
      })
  }

  private static let signs: [Character: Character] = {
    var signs: [Character: Character] = [
      "\u{3000}": " ", "、": ",", "。": ".", "−": "-", "–": "-", "—": "-",
    ]
    for quote in "‘’‚‛“”„«»‹›「」『』\"´`" { signs[quote] = "'" }
    return signs
  }()

  private static let relations = [
    ("≥", ">="), ("≤", "<="), ("> =", ">="), ("< =", "<="), ("= =", "=="), (" => ", " >= "),
    (" =< ", " <= "),
  ]

  /// The text without blanks beside signs that have none there, except within quotes.
  private static func withoutBlanks(_ text: Substring) -> String {
    var dense = ""
    var isQuoted = false
    var (depth, parentheses) = (0, 0)
    for place in text.indices {
      let character = text[place]
      let rest = text[text.index(after: place)...]
      if character == " ", !isQuoted {
        if rest.first == " " || joins(dense.last, rest.first, isInside: depth > 0) { continue }
        if dense.last == "-", isConnection(dense.dropLast().last, rest.first) { continue }
        if dense.last == "=", parentheses > 0 { continue }
      }
      if character == "'" {
        let isBar = dense.last == "|" || rest.first { $0 != " " } == "|"
        isQuoted = !isQuoted && !isBar
      }
      depth += character == "[" ? 1 : character == "]" ? -1 : 0
      parentheses += character == "(" ? 1 : character == ")" ? -1 : 0
      dense.append(character)
    }
    return dense
  }

  /// Whether no blank is between two signs.
  private static func joins(_ last: Character?, _ next: Character?, isInside: Bool) -> Bool {
    guard let last, let next else { return false }
    if last == "|", next == "(" { return false }
    return "([|<:*.".contains(last) || ")]|:*".contains(next)
      || next == "." || next == "-" && "|])".contains(last)
      || next == "'" && last == "'"
      || isInside && (next == "(" || last == ")" || next == "@")
  }

  /// Whether a hyphen between two signs is a connection of the visual form, not a minus sign.
  private static func isConnection(_ before: Character?, _ next: Character?) -> Bool {
    guard let before, let next else { return false }
    return "|])".contains(before) && "(|[".contains(next)
  }

  // MARK: Words

  /// The text with `(active` or `(Names` in place of another word after the equation.
  private static func withState(_ text: Substring, _ words: inout [String]) -> String {
    for start in text.indices.reversed() where text[start] == "(" && start > text.startIndex {
      let info = text[text.index(after: start)...]
      let word = info.prefix { $0.isLetter || $0 == " " || $0 == "," }
      let isAlone = info[word.endIndex...].first == ")"
      guard text[text.index(before: start)] == " ", !word.isEmpty,
        isAlone || info[word.endIndex...].first == ":"
      else { continue }
      let state = isAlone || word.contains(",") ? "active" : "Names"
      let plain = isAlone || state == "Names" ? state : "active, names"
      if ["active", "inactive", "active, names", "inactive, names", "Names"].contains(word) {
        break
      }
      words.append("'\(word)' as '\(plain)'")
      return text[...start] + plain + info[word.endIndex...]
    }
    return String(text)
  }

  private static func withAttributes(_ text: Substring, _ words: inout [String]) -> String {
    var plain = ""
    var rest = text
    while let dot = rest.firstIndex(of: ".") {
      let start = rest.index(after: dot)
      let word = rest[start...].prefix { $0.isLetter }
      plain += rest[..<start]
      rest = rest[start...]
      guard let attribute = attributes[word.lowercased()], rest[word.endIndex...].first != ":"
      else { continue }
      let pair = "'\(word)' as '\(attribute)'"
      if !words.contains(pair) { words.append(pair) }
      plain += attribute
      rest = rest[word.endIndex...]
    }
    return plain + rest
  }

  /// Attributes in Spanish, French, German, Italian, Portuguese, Russian, Chinese, Japanese and Korean.
  private static let attributes: [String: String] = {
    let names: [(Attribute, String)] = [
      (.width, "ancho anchura largeur breite larghezza largura ширина 宽度 寬度 幅 너비"),
      (.height, "alto altura hauteur höhe altezza высота 高度 高さ 높이"),
      (.top, "arriba superior haut oben superiore topo верх 顶部 頂部 上部 상단"),
      (.bottom, "abajo inferior bas unten inferiore fundo низ 底部 下部 하단"),
      (.left, "izquierda gauche links sinistra esquerda слева 左 左边 왼쪽"),
      (.right, "derecha droite rechts destra direita справа 右 右边 오른쪽"),
      (.leading, "inicio principal début führend iniziale início ведущий 前导 前缘 領先 先頭 선행"),
      (.trailing, "final fin nachfolgend finale завершающий замыкающий 尾随 后缘 末尾 후행"),
    ]
    var attributes: [String: String] = [:]
    for (attribute, words) in names {
      for word in words.split(separator: " ") { attributes[String(word)] = attribute.rawValue }
    }
    return attributes
  }()
}
