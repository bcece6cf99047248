import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Parses sources that belong together.
struct SourceParser {
  private var operators = OperatorTable.standardOperators

  /// The most errors of a file that are printed: what follows them are mostly their consequences.
  private static let mostErrors = 10

  /// Learns the operators that any of the sources declares, and those of known libraries.
  init(operatorsOf sources: [(name: String, text: String)]) {
    let libraries = LibraryOperators.all.filter { library in
      sources.contains { $0.text.contains("import \(library.module)") }
    }
    for text in sources.map({ $0.text }).filter({ $0.contains("operator ") }) {
      operators.addSourceFile(OperatorDeclarations.file(text), errorHandler: { _ in })
    }
    // What the sources themselves declare comes first; the same again is an error that nobody hears.
    for library in libraries {
      operators.addSourceFile(
        OperatorDeclarations.file(library.declarations), errorHandler: { _ in })
    }
  }

  /// The deepest nesting of brackets that is parsed: no human writes more, and the parser takes forever
  /// to say what is wrong with it.
  private static let deepestBrackets = 400

  /// The lines of a source's tree.
  func tree(of source: String, named name: String) -> [UInt8] {
    if let line = Self.tooDeep(source) { return Self.refusal(of: name, at: line) }
    let parsed = Parser.parse(source: source)
    let locations = SourceLocationConverter(fileName: name, tree: parsed)
    let maker = TreeMaker(locations)
    // An operator that nobody declares binds as loosely as can be.
    let folded = operators.foldAll(parsed, errorHandler: { _ in })
    var output: [UInt8] = []
    if let file = folded.as(SourceFileSyntax.self) {
      let errors = parsed.hasError ? self.errors(in: parsed, locations) : []
      maker.file(file, named: name, errors).write(to: &output)
    }
    return output
  }

  /// The line where brackets are nested too deep; nil where they aren't.
  private static func tooDeep(_ source: String) -> Int? {
    var (depth, line) = (0, 1)
    for byte in source.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
      case UInt8(ascii: "\n"): line += 1
      default: break
      }
      if depth > deepestBrackets { return line }
    }
    return nil
  }

  private static func refusal(of name: String, at line: Int) -> [UInt8] {
    let reason = "brackets are nested more than \(deepestBrackets) levels deep"
    let error = TreeNode(kind: "error", text: reason, line: line, column: 1, children: [])
    var output: [UInt8] = []
    TreeNode(kind: "file", text: name, line: 1, column: 1, children: [error]).write(to: &output)
    return output
  }

  private func errors(in file: SourceFileSyntax, _ locations: SourceLocationConverter) -> [TreeNode]
  {
    ParseDiagnosticsGenerator.diagnostics(for: file).prefix(Self.mostErrors).map { found in
      let place = found.location(converter: locations)
      return TreeNode(
        kind: "error", text: found.message, line: place.line, column: place.column, children: [])
    }
  }
}
