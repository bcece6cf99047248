import AutoLayout

/// A value or a side of an equation as written: nothing is looked up or computed yet.
///
/// ```
/// expression = sum { "insetBy" sum [sum] | "offsetBy" sum sum }
/// sum        = product { ("+" | "-") product }
/// product    = operand { ("*" | "×" | "x" | "/") operand }
/// operand    = ["-"] (NUMBER ["%"] | NUMBER "x" NUMBER | NUMBER ":" NUMBER | TEXT | "true" | "false"
///            | "(" expression { [","] expression } ")" | "[" expression { "," expression } "]"
///            | FUNCTION "(" arguments ")" | NAME) { "." PART | "[" expression "]" }
/// ```
struct Expression: Sendable {
  indirect enum Kind: Sendable {
    case number(Double)
    /// `50` for `50%`.
    case percentage(Double)
    /// `320x480`
    case size(width: Double, height: Double)
    case text(TextSyntax)
    /// A name, or a path that begins with one.
    case path(Path)
    /// Values in parentheses or brackets.
    case list([Expression], isBracketed: Bool)
    case call(Located<ValueFunction>, [ArgumentSyntax])
    /// A part of a value: `(10, 20).x`.
    case part(Expression, [PathStep])
    case negative(Expression)
    case sum([Term])
    case product([Factor])
    /// A function between its first argument and the others: `v.bounds insetBy 10 10`.
    case infix(Expression, Located<ValueFunction>, [Expression])
    /// A relation as a value: `set c1.relation >=`.
    case relation(Relation)
  }

  /// A summand with its sign.
  struct Term: Sendable {
    let isSubtracted: Bool
    let value: Expression
  }

  /// A factor or divisor.
  struct Factor: Sendable {
    let divides: Bool
    let value: Expression
  }

  let kind: Kind
  let range: SourceRange

  init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The path, if the expression is nothing else.
  var path: Path? { if case .path(let path) = kind { path } else { nil } }

  /// The one word that it is, without quotes or values in it; nil for anything else.
  var word: String? { path?.word }
}

/// `red`, `red.frame.width`, `row.arrangedSubviews[0]`.
struct Path: Sendable {
  let head: TextSyntax
  let steps: [PathStep]
  let range: SourceRange

  /// The one word that it is, without quotes or values in it; nil for anything else.
  var word: String? { steps.isEmpty && !head.isQuoted ? head.constant : nil }

  /// The names after the dots; nil if something else follows the head.
  var members: [Name]? {
    let members = steps.compactMap { $0.member }
    return members.count == steps.count ? members : nil
  }
}

/// A step after a name in a path.
enum PathStep: Sendable {
  case member(Name)
  case call(Name, [ArgumentSyntax], SourceRange)
  case index(Expression, SourceRange)

  var member: Name? { if case .member(let name) = self { name } else { nil } }

  var range: SourceRange {
    switch self {
    case .member(let name): name.range
    case .call(_, _, let range), .index(_, let range): range
    }
  }
}

/// A value in the parentheses of a function, with Swift's label before it.
struct ArgumentSyntax: Sendable {
  let label: Name?
  let value: Expression
}

/// A name or text as written, perhaps with values in it: `"b\(i)"`.
struct TextSyntax: Sendable {
  enum Piece: Sendable {
    case text(String)
    case value(Expression)
  }

  let pieces: [Piece]
  let isQuoted: Bool
  let range: SourceRange

  /// The text, ignoring any values in it.
  var plain: Name {
    let texts = pieces.map { if case .text(let text) = $0 { text } else { "" } }
    return Name(texts.joined(), range)
  }

  /// The text, if it contains no values.
  var constant: String? {
    switch pieces.count {
    case 0: ""
    case 1: if case .text(let text) = pieces[0] { text } else { nil }
    default: nil
    }
  }
}

/// The name of something, or a path to it, with what is expected of it.
struct Reference: Sendable {
  let path: Path
  /// Its name in errors: `a view`.
  let expected: String

  var range: SourceRange { path.range }
  /// The one word that it is, without quotes or values in it; nil for anything else.
  var word: String? { path.word }
}

/// A value as `set` takes it: consecutive expressions, whose meaning depends on the kind of the value.
struct ValueSyntax: Sendable {
  let elements: [Expression]
  let range: SourceRange
  /// Its spelling.
  let text: String
}

/// `@750`, `@required`.
enum PrioritySyntax: Sendable {
  case named(Located<Priority>)
  case number(Expression)

  var range: SourceRange {
    switch self {
    case .named(let priority): priority.range
    case .number(let number): number.range
    }
  }
}

/// `left relation right`, as written.
struct EquationSyntax: Sendable {
  let left: Expression
  let relation: Located<Relation>
  let right: Expression
}

/// Numbers as C and Swift also write them, which no command reads: `0xFF`.
enum HexadecimalNumeral {
  /// The number that a numeral means; nil for other texts, and for 0.
  static func value(_ text: Substring) -> UInt32? {
    guard text.hasPrefix("0x") || text.hasPrefix("0X"),
      let value = UInt32(text.dropFirst(2), radix: 16)
    else { return nil }
    return value > 0 ? value : nil
  }

  /// What to write for a numeral: the number, or a color of that many digits; nil for other texts.
  static func remedy(for text: Substring) -> String? {
    let digits = text.dropFirst(2)
    return value(text).map { value in
      "write \(value)" + (digits.utf8.count == 6 ? ", or a color as \"#\(digits)\"" : "")
    }
  }
}
