import AutoLayout

/// `v.bounds.size.height += 20`, `c1.constant = 8`, as written.
struct SettingSyntax: Sendable {
  /// The view or constraint, its property, and perhaps parts of the property's value.
  let target: Path
  /// The operator that changes what the value is now; nil if it is replaced.
  let change: Symbol?
  let value: ValueSyntax
}

extension TokenReader {
  /// The operators that change what a value is now.
  static let changes: Set<Symbol> = [.plusEqual, .minusEqual, .timesEqual, .slashEqual]
  /// The spelling of those operators.
  static let changeSigns = ["+=", "-=", "*=", "/="]

  /// Reads what is set, and the value; `=` may precede it, or `+=` and the like.
  mutating func setting() throws(Problem) -> SettingSyntax {
    let target = try name("a view or constraint", .target).path
    let property = target.lastProperty
    let relationRange = current.range
    note(.change(of: property?.name))
    if isAtRelation || isAt(.less) || isAt(.greater), peek(1).kind == .end {
      let value = Expression(.relation(try relation().value), relationRange)
      let text = String(source.text[relationRange])
      return SettingSyntax(
        target: target, change: nil,
        value: ValueSyntax(elements: [value], range: relationRange, text: text))
    }
    var change: Symbol?
    if case .symbol(let symbol) = current.kind, Self.changes.contains(symbol) {
      change = symbol
      advance()
    } else {
      _ = take(.equal)
    }
    let value = try values(of: property)
    return SettingSyntax(target: target, change: change, value: value)
  }
}

extension Path {
  /// The property at the end of the path; nil if it ends with something else.
  var lastProperty: ViewProperty? {
    for count in [3, 2, 1] where count <= steps.count {
      let names = steps.suffix(count).compactMap { $0.member?.value }
      if names.count == count, let property = ViewProperty.named(names.joined(separator: ".")) {
        return property
      }
    }
    return nil
  }
}
