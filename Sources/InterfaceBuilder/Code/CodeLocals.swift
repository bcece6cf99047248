/// The variables of functions that a reader of code has met: they hide outlets of the same name up to the end of their
/// braces.
struct CodeLocals {
  /// A scope between two braces.
  private struct Scope {
    /// Whether it is a type, whose variables are its own.
    let isType: Bool
    var names: Set<Substring> = []
  }

  private var scopes: [Scope] = []
  /// Whether a type begins with the next brace.
  private var declaresType = false
  /// Whether what is declared belongs to the next braces: `if let title = … { }`.
  private var isCondition = false
  private var pending: Set<Substring> = []

  /// Whether a name is that of a variable here.
  func has(_ name: Substring) -> Bool { scopes.contains { $0.names.contains(name) } }

  /// Goes on by a token.
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
      // Not `[Card class]` or `class func`, which the following word ends.
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

  /// The type and value of a variable, which end before a word that nothing ties to them.
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
  /// Words between parts of a value.
  private static let ties: Set<Substring> = ["as", "is", "try", "await", "in"]
  /// The signs that follow the name of a variable.
  private static let starts: Set<Substring> = ["=", ":", ";"]
  /// The maximum number of tokens of a value that are examined.
  private static let longestValue = 40
}
