/// The words and symbols of a source in Swift or Objective-C, without comments and string literals.
struct CodeTokens {
  private(set) var tokens: [Substring] = []

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let utf8 = text.utf8
    var place = utf8.startIndex
    while place < utf8.endIndex {
      let byte = utf8[place]
      if Self.isWord(byte) {
        let end = utf8[place...].firstIndex { !Self.isWord($0) } ?? utf8.endIndex
        tokens.append(text[place..<end])
        place = end
      } else if byte == UInt8(ascii: "/"), let end = Self.endOfComment(utf8[place...]) {
        place = end
      } else if byte == UInt8(ascii: "\"") {
        place = Self.endOfText(utf8[place...])
      } else {
        let next = utf8.index(after: place)
        let end = Self.endOfSign(byte, utf8[next...])
        if byte > 0x20, byte < 0x80 { tokens.append(text[place..<end]) }
        place = end
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }

  /// `==`, `+=` and the like are one symbol.
  private static func endOfSign(_ first: UInt8, _ rest: Substring.UTF8View) -> String.Index {
    guard "=+-*!<>".utf8.contains(first), rest.first == UInt8(ascii: "=") else {
      return rest.startIndex
    }
    return rest.index(after: rest.startIndex)
  }

  /// The place behind `//…` or `/*…*/`; nil if no comment begins.
  private static func endOfComment(_ rest: Substring.UTF8View) -> String.Index? {
    let second = rest.dropFirst().first
    if second == UInt8(ascii: "/") {
      return rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    }
    guard second == UInt8(ascii: "*") else { return nil }
    var previous: UInt8 = 0
    for place in rest.dropFirst(2).indices {
      if previous == UInt8(ascii: "*"), rest[place] == UInt8(ascii: "/") {
        return rest.index(after: place)
      }
      previous = rest[place]
    }
    return rest.endIndex
  }

  /// The place behind the closing quote of a string literal, which ends at the end of its line at the latest.
  private static func endOfText(_ rest: Substring.UTF8View) -> String.Index {
    var isEscaped = false
    for place in rest.dropFirst().indices {
      let byte = rest[place]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\"") && !isEscaped {
        return rest.index(after: place)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return rest.endIndex
  }
}

/// The local variables seen so far: they hide outlets of the same name until their braces end.
struct CodeLocals {
  /// A scope between two braces.
  private struct Scope {
    /// Whether it is a type, whose variables are properties.
    let isType: Bool
    var names: Set<Substring> = []
  }

  private var scopes: [Scope] = []
  /// Whether a type begins with the next brace.
  private var declaresType = false
  /// Whether declarations belong to the next braces: `if let title = … { }`.
  private var isCondition = false
  private var pending: Set<Substring> = []

  /// Whether a name belongs to a variable here.
  func has(_ name: Substring) -> Bool { scopes.contains { $0.names.contains(name) } }

  /// Moves on by a token.
  mutating func pass(_ token: Substring, at place: Int, in tokens: [Substring]) {
    switch token {
    case "{":
      scopes.append(Scope(isType: declaresType, names: pending))
      (declaresType, isCondition, pending) = (false, false, [])
    case "}": _ = scopes.popLast()
    case ";": (declaresType, isCondition, pending) = (false, false, [])
    // Methods of Objective-C begin with a sign.
    case "func", "init", "-", "+", "end": declaresType = false
    case "if", "while": isCondition = true
    case "guard", "else": isCondition = false
    case "let", "var":
      declaresType = false
      declare(tokens, at: place + 1)
    case "*":
      // `UILabel *title = …;`
      guard place > 0, tokens[place - 1].first?.isUppercase == true else { return }
      declare(tokens, at: place + 1)
    case _ where Self.types.contains(token):
      // Not `[Card class]` or `class func`, as the next token shows.
      declaresType = place + 1 < tokens.count && tokens[place + 1].first?.isLetter == true
    default: break
    }
  }

  private static let types: Set<Substring> = [
    "class", "struct", "enum", "extension", "protocol", "actor", "interface", "implementation",
  ]

  /// Notes a variable that doesn't just refer to a property of the same name: `guard let title`, `let title = cell.title`.
  private mutating func declare(_ tokens: [Substring], at place: Int) {
    guard scopes.last?.isType == false, place + 1 < tokens.count else { return }
    let name = tokens[place]
    guard Self.starts.contains(tokens[place + 1]) else { return }
    let value = Self.value(tokens[(place + 1)...].prefix(Self.longestValue))
    if value.contains(name) { return }
    if isCondition { pending.insert(name) } else { scopes[scopes.count - 1].names.insert(name) }
  }

  /// The type and value of a variable; they end before a word that nothing connects to them.
  private static func value(_ rest: ArraySlice<Substring>) -> ArraySlice<Substring> {
    var depth = 0
    var isEnded = false
    return rest.prefix { token in
      if closing.contains(token) { depth -= 1 }
      let isWord = token.first?.isLetter == true || token.first == "_"
      let isTied = ties.contains(token)
      if token == ";" || token == "{" || depth < 0 || depth == 0 && isEnded && isWord && !isTied {
        return false
      }
      if opening.contains(token) { depth += 1 }
      isEnded = isWord && !isTied || closing.contains(token)
      return true
    }
  }

  private static let (opening, closing): (Set<Substring>, Set<Substring>) = (
    ["(", "["], [")", "]"]
  )
  /// Words that connect parts of a value.
  private static let ties: Set<Substring> = ["as", "is", "try", "await", "in"]
  /// The signs that follow the name of a variable.
  private static let starts: Set<Substring> = ["=", ":", ";"]
  /// The maximum number of tokens of a value that are examined.
  private static let longestValue = 40
}
