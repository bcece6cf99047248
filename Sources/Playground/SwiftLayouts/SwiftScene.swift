import AutoLayout

/// Swift statements, for pages that can't read Swift.
package struct SwiftScene: Sendable {
  /// The result of statements.
  package struct Result: Sendable {
    /// The layout after them.
    package let layout: Layout?
    /// The printed lines.
    package let output: [String]
    /// Remarks about statements without effect.
    package let remarks: [String]
    /// The variables that layouts can have as values.
    package let values: [String: PropertyValue]
  }

  /// Creates a scene.
  package init() {}

  /// Fails.
  package mutating func open(_ trees: [UInt8]) throws(SwiftIssue) -> (SwiftDocument, type: String)?
  {
    (try SwiftDocument(trees: trees), "")
  }

  /// Nothing.
  package static func syntaxErrors(in trees: [UInt8]) -> [SwiftIssue] { [] }

  /// Whether a statement has declared a variable with a name: only the screen is a variable.
  package func declares(_ name: String) -> Bool { name == "screen" }

  /// Fails.
  package mutating func run(
    _ trees: [UInt8], on layout: Layout, values: [String: PropertyValue] = [:],
    reports: [String: @Sendable (Layout) -> String] = [:]
  ) throws(SwiftIssue) -> Result {
    switch try SwiftDocument(trees: trees).nothing {}
  }
}
