import SwiftParser
import SwiftSyntax

/// The precedence of operators.
///
/// SwiftOperators of Swift 6.3 reads `lowerThan` in a precedence group as its opposite, and so misreads Cartography's
/// `a == b ~ c`; here a group is a number on the standard ladder.
struct OperatorTable {
  /// A precedence group.
  struct Group {
    let rank: Double
    var isRightAssociative = false
  }

  /// The standard groups with their operators, loosest first.
  ///
  /// Source: the Swift standard library, `Policy.swift`.
  private static let ladder: [(name: String, operators: String)] = [
    ("Assignment", "= += -= *= /= %= &= |= ^= <<= >>= &&= ||= &+= &-= &*="), ("Ternary", "?"),
    ("Default", ""), ("LogicalDisjunction", "||"), ("LogicalConjunction", "&&"),
    ("Comparison", "< <= > >= == != === !== ~= .< .<= .> .>= .== .!="), ("NilCoalescing", "??"),
    ("Casting", "is as"), ("RangeFormation", "..< ..."), ("Addition", "+ - &+ &- | ^"),
    ("Multiplication", "* / % &* &"), ("BitwiseShift", "<< >> &<< &>>"),
  ]
  private static let rightAssociative: Set<String> = ["Assignment", "Ternary", "NilCoalescing"]

  private var groups: [String: Group] = [:]
  private var groupNames: [String: String] = [:]

  /// The standard operators.
  init() {
    for (rank, rung) in Self.ladder.enumerated() {
      let isRight = Self.rightAssociative.contains(rung.name)
      groups["\(rung.name)Precedence"] = Group(
        rank: Double(rank), isRightAssociative: isRight)
      for sign in rung.operators.split(separator: " ") {
        groupNames[String(sign)] = "\(rung.name)Precedence"
      }
    }
  }

  /// The group of an operator; undeclared ones bind as operators without a group do.
  func group(of sign: String) -> Group {
    groupNames[sign].flatMap { groups[$0] } ?? groups["DefaultPrecedence"] ?? Group(rank: 2)
  }

  /// Adds the declarations of a source; known ones are kept.
  mutating func add(declarationsOf source: String) {
    for item in Parser.parse(source: source).statements {
      guard case .decl(let declaration) = item.item else { continue }
      if let group = declaration.as(PrecedenceGroupDeclSyntax.self) { add(group) }
      guard let made = declaration.as(OperatorDeclSyntax.self),
        made.fixitySpecifier.text == "infix", groupNames[made.name.text] == nil
      else { continue }
      groupNames[made.name.text] =
        made.operatorPrecedenceAndTypes?.precedenceGroup.text ?? "DefaultPrecedence"
    }
  }

  private mutating func add(_ group: PrecedenceGroupDeclSyntax) {
    guard groups[group.name.text] == nil else { return }
    var (lowest, highest) = (-1.0, Double(Self.ladder.count))
    var isRight = false
    for attribute in group.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        let ranks = relation.precedenceGroups.compactMap { groups[$0.name.text]?.rank }
        if relation.higherThanOrLowerThanLabel.text == "higherThan" {
          lowest = max(lowest, ranks.max() ?? lowest)
        } else {
          highest = min(highest, ranks.min() ?? highest)
        }
      case .precedenceGroupAssociativity(let value): isRight = value.value.text == "right"
      default: break
      }
    }
    // Next to the group to which its declaration relates it.
    let rank = highest < Double(Self.ladder.count) ? highest - 0.5 : lowest + 0.5
    groups[group.name.text] = Group(rank: rank, isRightAssociative: isRight)
  }
}

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
