/// Operators of libraries, which their users' sources don't declare.
///
/// Without their precedence `a.top == b.bottom + 8 ~ 750` could mean something else.
struct LibraryOperators {
  /// The module that declares them.
  let module: String
  /// Their declarations, as Swift.
  let declarations: String

  static let all = [
    // Cartography/Priority.swift
    LibraryOperators(
      module: "Cartography",
      declarations: """
        precedencegroup CarthographyPriorityPrecedence {
          lowerThan: ComparisonPrecedence
          higherThan: AssignmentPrecedence
        }
        infix operator ~: CarthographyPriorityPrecedence
        """),
    // Stevia+Operators.swift, Stevia+DoubleDash.swift
    LibraryOperators(
      module: "Stevia",
      declarations: """
        precedencegroup HeightPrecedence { lowerThan: AdditionPrecedence }
        infix operator ~: HeightPrecedence
        infix operator --: AdditionPrecedence
        infix operator ⁃: AdditionPrecedence
        """),
  ]
}
