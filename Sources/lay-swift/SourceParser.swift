import Platform
import SwiftParser
import SwiftSyntax

/// A source as received.
struct Source {
  let name: String
  /// The text, with invalid UTF-8 replaced.
  let text: String
  /// The line with the first byte that isn't UTF-8, from 1; nil if there is none.
  let damagedLine: Int?

  init(name: String, _ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    self.name = name
    if let valid = String(validating: bytes, as: UTF8.self) {
      (text, damagedLine) = (valid, nil)
      return
    }
    text = String(decoding: bytes, as: UTF8.self)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    damagedLine = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }
}

/// Reads sources from standard input: the name, the number of bytes, the bytes.
struct SourceReader {
  private let input: [UInt8]
  private var position = 0

  init() { input = Self.readInput() }

  /// The next source; nil at the end.
  mutating func next() -> Source? {
    guard let name = takeLine(), let count = takeLine().flatMap({ Int($0) }), count >= 0,
      count <= input.count - position
    else { return nil }
    defer { position += count }
    return Source(name: name, input[position..<position + count])
  }

  /// The text up to the end of the line, which is skipped.
  private mutating func takeLine() -> String? {
    guard let end = input[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { position = end + 1 }
    return String(decoding: input[position..<end], as: UTF8.self)
  }

  private static func readInput() -> [UInt8] {
    var content: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count <= 0 { return content }
      content += chunk[..<count]
    }
  }
}

/// Parses sources that belong together.
struct SourceParser {
  private var operators = OperatorTable()

  /// Collects the operators that any of the sources declares, and those of known libraries.
  init(operatorsOf sources: [Source]) {
    let libraries = LibraryOperators.all.filter { library in
      sources.contains { $0.text.contains("import \(library.module)") }
    }
    for text in sources.map({ $0.text })
    where text.contains("operator ") && Self.tooDeep(text) == nil {
      operators.add(declarationsOf: text)
    }
    for library in libraries { operators.add(declarationsOf: library.declarations) }
  }

  /// The deepest nesting of brackets to parse: real code has less, and the parser is slow to report more.
  private static let deepestBrackets = 400

  /// The maximum number of open square brackets, apart from those around a closure: the parser looks at each twice,
  /// first for a type, so its time doubles with every level.
  private static let deepestSquares = 12

  /// The maximum nesting of strings by interpolation: the parser's memory grows with the third power.
  private static let deepestTexts = 16

  /// The lines of a source's tree.
  func tree(of source: Source) -> [UInt8] {
    if let line = source.damagedLine {
      return Self.refusal(of: source.name, at: line, "the file isn't UTF-8; save it as UTF-8")
    }
    if let (line, levels) = Self.tooDeep(source.text) {
      let reason = "brackets are nested more than \(levels) levels deep"
      return Self.refusal(of: source.name, at: line, reason)
    }
    let parsed = Parser.parse(source: source.text)
    let locations = SourceLocationConverter(fileName: source.name, tree: parsed)
    let finder = ErrorFinder(locations)
    if parsed.hasError { finder.walk(parsed) }
    let maker = TreeMaker(locations, operators)
    var output: [UInt8] = []
    maker.file(parsed, named: source.name, finder.errors).write(to: &output)
    return output
  }

  /// The line where brackets are nested too deeply, and how many levels are allowed; nil if they aren't.
  private static func tooDeep(_ source: String) -> (line: Int, levels: Int)? {
    // Type arguments are recognized by their signs on one line, and clauses of `#if` by their words.
    var (depth, angles, line) = (0, 0, 1)
    // The number of open square brackets in each closure around this place.
    var squares = [0]
    let clauses = source.split(separator: "#if").count
    if clauses > deepestBrackets, source.split(separator: "#endif").count < clauses / 2 {
      return (1, deepestBrackets)
    }
    var code = CodeBytes(source)
    while let byte = code.next() {
      let closure = squares.count - 1
      switch byte {
      case UInt8(ascii: "["): squares[closure] += 1
      case UInt8(ascii: "]"): squares[closure] = max(0, squares[closure] - 1)
      case UInt8(ascii: "{"): squares.append(0)
      case UInt8(ascii: "}") where closure > 0: squares.removeLast()
      default: break
      }
      if squares.last.map({ $0 > deepestSquares }) == true { return (line, deepestSquares) }
      switch byte {
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
      case UInt8(ascii: "\n"): (line, angles) = (line + 1, 0)
      default: break
      }
      if max(depth, angles) > deepestBrackets { return (line, deepestBrackets) }
      if code.texts > deepestTexts { return (line, deepestTexts) }
    }
    return nil
  }

  /// A tree with nothing but an error.
  private static func refusal(of name: String, at line: Int, _ reason: String) -> [UInt8] {
    let error = TreeNode(kind: "error", text: reason, line: line, column: 1, children: [])
    var output: [UInt8] = []
    TreeNode(kind: "file", text: name, line: 1, column: 1, children: [error]).write(to: &output)
    return output
  }
}

/// Finds what the parser had to add or skip to make sense of a source.
///
/// The toolchain's own messages are better, but for some sources, the code that generates them ends the program
/// (`FixIt.swift:97: A Fix-It must have at least one change`, Swift 6.3).
final class ErrorFinder: SyntaxVisitor {
  /// The errors, at most one per line.
  private(set) var errors: [TreeNode] = []
  private let locations: SourceLocationConverter

  /// The maximum number of errors in a file: any further ones are usually their consequences.
  private static let mostErrors = 10

  init(_ locations: SourceLocationConverter) {
    self.locations = locations
    super.init(viewMode: .all)
  }

  override func visit(_ nodes: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    note(nodes.trimmedDescription, at: nodes.positionAfterSkippingLeadingTrivia)
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard token.presence != .missing else {
      missing(Self.words(for: token), token)
      return .skipChildren
    }
    if token.hasError { noteUnread(token) }
    return .skipChildren
  }

  /// Notes what can't be made into a token: the conflict markers of a merge before a token, or the token itself.
  private func noteUnread(_ token: TokenSyntax) {
    var position = token.position
    for piece in token.leadingTrivia.pieces {
      if case .unexpectedText(let text) = piece { return note(text, at: position) }
      position += piece.sourceLength
    }
    note(token.text, at: token.positionAfterSkippingLeadingTrivia)
  }

  private func note(_ text: String, at position: AbsolutePosition) {
    let line = text.prefix { !$0.isNewline }.prefix(20)
    note("'\(line)' isn't expected here", position)
  }

  /// The words for a missing token, as in Swift's own messages.
  ///
  /// Placeholders such as `<#expression#>` stand for what has no text of its own.
  private static func words(for token: TokenSyntax) -> String {
    let name = token.text.filter { $0 != "<" && $0 != "#" && $0 != ">" }
    if !token.text.contains("#") { return "'\(token.text)'" }
    return "\("aeiou".contains(name.first ?? "x") ? "an" : "a") \(name)"
  }

  /// Notes what is missing at a place; several missing things there are one error.
  private func missing(_ words: String, _ token: TokenSyntax) {
    let place = locations.location(for: token.positionAfterSkippingLeadingTrivia)
    if let last = errors.last, last.line == place.line, last.column == place.column,
      last.text.hasPrefix("expected ")
    {
      errors[errors.count - 1] = TreeNode(
        kind: "error", text: "\(last.text) and \(words)", line: last.line, column: last.column,
        children: [])
    } else {
      note("expected \(words)", token.positionAfterSkippingLeadingTrivia)
    }
  }

  private func note(_ text: String, _ position: AbsolutePosition) {
    guard errors.count < Self.mostErrors else { return }
    let place = locations.location(for: position)
    guard errors.last?.line != place.line else { return }
    errors.append(
      TreeNode(kind: "error", text: text, line: place.line, column: place.column, children: []))
  }
}
