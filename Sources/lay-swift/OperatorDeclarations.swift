import SwiftParser
import SwiftSyntax

/// The operators that sources declare, with precedences that can be compared.
///
/// SwiftOperators looks for the way from one precedence group to another from one side only, so that
/// `~`, which is lower than comparisons, could not be compared with `+`, which is higher than them. Here
/// each group names every standard group that it is above or below.
enum OperatorDeclarations {
  /// The standard groups, from the highest.
  ///
  /// Source: the Swift standard library, `Policy.swift`.
  private static let ladder = [
    "BitwiseShift", "Multiplication", "Addition", "RangeFormation", "Casting", "NilCoalescing",
    "Comparison", "LogicalConjunction", "LogicalDisjunction", "Ternary", "Assignment",
  ].map { "\($0)Precedence" }

  /// The declarations of a source, as a source.
  static func file(_ source: String) -> SourceFileSyntax {
    let parsed = Parser.parse(source: source)
    let declarations = parsed.statements.compactMap { item -> String? in
      guard case .decl(let declaration) = item.item else { return nil }
      if let group = declaration.as(PrecedenceGroupDeclSyntax.self) { return text(of: group) }
      return declaration.is(OperatorDeclSyntax.self) ? declaration.trimmedDescription : nil
    }
    return Parser.parse(source: declarations.joined(separator: "\n"))
  }

  private static func text(of group: PrecedenceGroupDeclSyntax) -> String {
    let attributes = group.groupAttributes.map { attribute -> String in
      guard case .precedenceGroupRelation(let relation) = attribute else {
        return attribute.trimmedDescription
      }
      let label = relation.higherThanOrLowerThanLabel.text
      let names = relation.precedenceGroups.map { $0.name.text }
      return "\(label): \(names.flatMap { reached(from: $0, label) }.joined(separator: ", "))"
    }
    return "precedencegroup \(group.name.text) {\n\(attributes.joined(separator: "\n"))\n}"
  }

  /// A group and those beyond it.
  private static func reached(from name: String, _ label: String) -> [String] {
    guard let step = ladder.firstIndex(of: name) else { return [name] }
    return Array(label == "higherThan" ? ladder[step...] : ladder[...step])
  }
}
