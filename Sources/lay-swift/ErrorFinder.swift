import SwiftSyntax

/// Finds what the parser had to add or to pass over to make sense of a source.
///
/// The toolchain's own messages are better, but for some sources its generator of them ends the program
/// (`FixIt.swift:97: A Fix-It must have at least one change`, Swift 6.3).
final class ErrorFinder: SyntaxVisitor {
  /// The errors, at most one for a line.
  private(set) var errors: [TreeNode] = []
  private let locations: SourceLocationConverter

  /// The most errors of a file: what follows them are usually their consequences.
  private static let mostErrors = 10

  init(_ locations: SourceLocationConverter) {
    self.locations = locations
    super.init(viewMode: .all)
  }

  override func visit(_ nodes: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    let line = nodes.trimmedDescription.prefix { !$0.isNewline }.prefix(20)
    note("'\(line)' isn't expected here", nodes)
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard token.presence == .missing else { return .skipChildren }
    missing(Self.words(for: token), token)
    return .skipChildren
  }

  /// The words for a missing token, as in Swift's own messages.
  ///
  /// Placeholders such as `<#expression#>` stand for what has no text of its own.
  private static func words(for token: TokenSyntax) -> String {
    let name = token.text.filter { $0 != "<" && $0 != "#" && $0 != ">" }
    if !token.text.contains("#") { return "'\(token.text)'" }
    return "\("aeiou".contains(name.first ?? "x") ? "an" : "a") \(name)"
  }

  /// Notes what is missing at a place; several things there are one error.
  private func missing(_ words: String, _ token: TokenSyntax) {
    let place = locations.location(for: token.positionAfterSkippingLeadingTrivia)
    if let last = errors.last, last.line == place.line, last.column == place.column,
      last.text.hasPrefix("expected ")
    {
      errors[errors.count - 1] = TreeNode(
        kind: "error", text: "\(last.text) and \(words)", line: last.line, column: last.column,
        children: [])
    } else {
      note("expected \(words)", token)
    }
  }

  private func note(_ text: String, _ syntax: some SyntaxProtocol) {
    guard errors.count < Self.mostErrors else { return }
    let place = locations.location(for: syntax.positionAfterSkippingLeadingTrivia)
    guard errors.last?.line != place.line else { return }
    errors.append(
      TreeNode(kind: "error", text: text, line: place.line, column: place.column, children: []))
  }
}
