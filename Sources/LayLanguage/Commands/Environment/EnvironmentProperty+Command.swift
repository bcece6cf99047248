import AutoLayout

/// Commands that set a value of the screen.
extension EnvironmentProperty {
  /// Reads a value, or the word for none.
  var parse: CommandDefinition.Parser {
    { reader throws(Problem) in
      let start = reader.current.range
      if kind == .choice { reader.note(words, expected) }
      let isNone = none.map { reader.take(keyword: $0) } ?? false
      let value =
        isNone ? nil : try reader.values(expected, isSize: kind == .size, expected: .number)
      let range = reader.range(from: start)
      return Command { resolver throws(Problem) in
        let value = try value.map { value throws(Problem) in try resolver.value(value, of: self) }
        return setting(to: value, at: range)
      }
    }
  }

  func setting(to value: PropertyValue?, at range: SourceRange) -> Action {
    .environment(blaming: range) { environment throws(LayoutError) in
      try set(value, in: &environment)
    }
  }
}

extension Resolver {
  fileprivate func value(_ syntax: ValueSyntax, of property: EnvironmentProperty) throws(Problem)
    -> PropertyValue
  {
    guard property.kind == .choice else {
      return try value(syntax, of: property.kind, expected: property.expected).value
    }
    let choices = "use one of: \(property.words.joined(separator: ", "))"
    let word = try value(syntax, of: .text, expected: property.expected)
    let written = word.value.description
    let known = property.words.first { NameText.folded($0) == NameText.folded(written) }
    guard let known else {
      throw .unknown(
        property.expected.split(separator: " ").dropFirst().joined(separator: " "), written,
        at: word.range, candidates: property.words, otherwise: choices)
    }
    return .choice(known)
  }
}
