import AutoLayout

/// Commands that set a value of the screen.
extension EnvironmentProperty {
  /// Reads a value, or the word for none.
  var parse: CommandDefinition.Parser {
    { reader throws(Problem) in
      let start = reader.current.range
      let isNone = none.map { reader.take(keyword: $0) } ?? false
      let value = isNone ? nil : try reader.value(of: self)
      return setting(to: value, at: reader.range(from: start))
    }
  }

  /// Sets a value as one undo step, and blames a refusal on a part of the command.
  func setting(to value: PropertyValue?, at range: SourceRange) -> Action {
    .environment(blaming: range) { environment throws(LayoutError) in
      try set(value, in: &environment)
    }
  }
}

extension TokenReader {
  fileprivate mutating func value(of property: EnvironmentProperty) throws(Problem)
    -> PropertyValue
  {
    guard property.kind == .choice else {
      return try value(of: property.kind, expected: property.expected).value
    }
    let choices = "use one of: \(property.words.joined(separator: ", "))"
    if case .number = current.kind { throw unexpected(property.expected, remedy: choices) }
    let name = try name(property.expected)
    let known = property.words.first { NameText.folded($0) == NameText.folded(name.value) }
    guard let known else {
      throw .unknown(
        property.expected.split(separator: " ").dropFirst().joined(separator: " "), name.value,
        at: name.range, candidates: property.words, otherwise: choices)
    }
    return .choice(known)
  }
}
