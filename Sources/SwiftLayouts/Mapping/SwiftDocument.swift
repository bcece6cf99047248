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

  /// Reads parsed files.
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

  /// The syntax errors of the file that declares a type, in source order.
  package func errors(inFileOf type: String) -> [SwiftIssue] {
    let file = declarations.types[type]?.place.file
    return errors.filter { $0.place?.file == file }
  }

  /// Whether the code is SwiftUI rather than UIKit.
  package var isSwiftUI: Bool {
    declarations.imports.contains("SwiftUI") || declarations.ofSwiftUI != nil
  }

  /// Why it contains nothing to lay out.
  package var reasonWithoutTypes: String {
    isSwiftUI
      ? "this \(SwiftUIFacts.remark); \(SwiftUIFacts.remedy)"
      : "it declares no view or view controller"
  }

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
    issue.kind == .syntax ? line(issue, "error") : warning(issue)
  }

  /// The same, if the layout doesn't depend on the issue.
  package func warning(_ issue: SwiftIssue) -> String { line(issue, "warning") }

  private func line(_ issue: SwiftIssue, _ severity: String) -> String {
    "\(issue.place.map { "\(text(of: $0)): " } ?? "")\(severity): \(issue.reason)"
  }
}
