/// Swift files that were read.
///
/// A page has no Swift parser, so there are no such documents, and the code for them is left out of the module.
package final class SwiftDocument: Sendable {
  let nothing: Never

  /// Fails.
  package init(trees bytes: [UInt8]) throws(SwiftIssue) {
    throw SwiftIssue("there is no Swift parser here", at: nil)
  }

  /// The names of the files.
  package var files: [String] { switch nothing {} }
  var declarations: Declarations { switch nothing {} }
  /// The syntax errors.
  package var errors: [SwiftIssue] { switch nothing {} }
  var sites: StatementSites { switch nothing {} }
  /// Whether a file has statements.
  package var hasStatements: Bool { switch nothing {} }
  /// The views and controllers whose set-up code can be run.
  package var types: [String] { switch nothing {} }

  /// The syntax errors of the file that declares a type.
  package func errors(inFileOf type: String) -> [SwiftIssue] { switch nothing {} }

  /// Whether the code is SwiftUI.
  package var isSwiftUI: Bool { switch nothing {} }

  /// A place as errors print it.
  package func text(of place: SourcePlace) -> String { switch nothing {} }

  /// An issue as a line for readers.
  package func line(_ issue: SwiftIssue) -> String { switch nothing {} }
  /// The same, if the layout doesn't depend on the issue.
  package func warning(_ issue: SwiftIssue) -> String { switch nothing {} }
}
