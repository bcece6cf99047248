import AutoLayout

/// Swift files that are read together: the views and view controllers that they declare.
package struct SwiftDocument: Sendable {
  /// The names of the files, by number.
  package let files: [String]
  let declarations: Declarations
  /// The syntax errors, in source order.
  package let errors: [SwiftIssue]
  let sites: StatementSites
  /// Whether a file has statements, which run one after another.
  package let hasStatements: Bool

  /// Reads what `lay-swift` printed.
  ///
  /// - Throws: When the bytes aren't trees.
  package init(trees bytes: [UInt8]) throws(SwiftIssue) {
    self.init(files: try SyntaxReader.files(bytes))
  }

  /// Reads files that were parsed.
  init(files trees: [SyntaxNode]) {
    files = trees.map { $0.text }
    errors = trees.flatMap { file in
      file.children(.error).map { SwiftIssue($0.text, .syntax, at: $0.place) }
    }
    hasStatements = trees.contains { file in
      file.children.contains { $0.kind.runs }
    }
    declarations = Declarations(trees)
    sites = StatementSites(trees, imports: declarations.imports)
  }

  /// Whether any of the files imports a module.
  package func imports(_ module: String) -> Bool { declarations.imports.contains(module) }

  /// The views and controllers whose set-up code can be run, in order of declaration.
  package var types: [String] {
    let evaluator = Evaluator(declarations, sites: sites, environment: .standard)
    return declarations.order.filter { name in
      guard declarations.types[name]?.kind == .class else { return false }
      let chain = evaluator.types.classChain(of: name)
      return chain.contains("UIView") || chain.contains("UIViewController")
    }
  }

  /// A place as errors print it: `LoginView.swift:12:5`.
  package func text(of place: SourcePlace) -> String {
    let name = files.indices.contains(place.file) ? files[place.file] : "?"
    return "\(name):\(place.line):\(place.column)"
  }

  /// An issue as a line for readers: `LoginView.swift:12:5: warning: …`.
  package func line(_ issue: SwiftIssue) -> String {
    let place = issue.place.map { "\(text(of: $0)): " } ?? ""
    return "\(place)\(issue.kind == .syntax ? "error" : "warning"): \(issue.reason)"
  }
}
