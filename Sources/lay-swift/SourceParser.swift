import SwiftParser
import SwiftSyntax

/// Parses sources that belong together.
struct SourceParser {
  private var operators = OperatorTable()

  /// Learns the operators that any of the sources declares, and those of known libraries.
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

  /// The deepest nesting of brackets that is parsed: real code has less, and the parser is slow to report it.
  private static let deepestBrackets = 400

  /// The most square brackets that are open at once, apart from those around a closure: the parser looks twice at
  /// each, first for a type, so that its time doubles with every level.
  private static let deepestSquares = 12

  /// The most texts that are inside of each other by interpolation: what the parser remembers grows with the third
  /// power.
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

  /// The line where brackets are nested too deeply, and how many levels would do; nil if they aren't.
  private static func tooDeep(_ source: String) -> (line: Int, levels: Int)? {
    // Arguments of types and clauses of `#if` are told by their signs on one line, and by their words.
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

  /// A tree of nothing but an error.
  private static func refusal(of name: String, at line: Int, _ reason: String) -> [UInt8] {
    let error = TreeNode(kind: "error", text: reason, line: line, column: 1, children: [])
    var output: [UInt8] = []
    TreeNode(kind: "file", text: name, line: 1, column: 1, children: [error]).write(to: &output)
    return output
  }
}
