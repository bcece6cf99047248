import AutoLayout

/// Formats as constraints.
extension FormatSyntax {
  /// The constraints that the format draws.
  func constraints(in layout: inout Layout, _ meaning: Meaning) throws(Problem)
    -> [LayoutConstraint]
  {
    let views = try views(in: &layout, meaning)
    do {
      return try layout.constraints(
        of: format.value, options: options, metrics: meaning.numbers, views: views)
    } catch {
      throw Problem(error.error, at: isFilled ? format.range : error.range)
    }
  }

  /// The meaning of the format's names, except those of views.
  struct Meaning: Sendable {
    let scope: Scope
    let numbers: [String: Double]
    /// The values of the words that stand for them in names.
    let texts: [String: String]

    /// A name with its values in it; a variable stands for its view.
    func name(_ name: String) -> String {
      var result = name
      for (word, text) in texts { result = result.replacing(word, with: text) }
      return scope.name(result)
    }
  }

  /// The views of the names in the format.
  private func views(in layout: inout Layout, _ meaning: Meaning) throws(Problem)
    -> [String: Item.ID]
  {
    let formatRange = isFilled ? format.range : nil
    func path(_ name: VisualFormat.Part<String>) -> ItemPath {
      ItemPath(head: Name(meaning.name(name.value), formatRange ?? name.range), guides: [])
    }
    let names = format.value.views.map { $0.name }
    let paths = names.map(path)
    var views: [String: Item.ID] = [:]
    for name in names { views[name.value] = try path(name).item(in: &layout, besides: paths) }
    for name in format.value.comparedNames
    where views[name.value] == nil && meaning.numbers[name.value] == nil {
      views[name.value] = try path(name).item(in: &layout, besides: paths)
    }
    return views
  }
}

extension Resolver {
  /// The meaning of the names of a format.
  func meaning(of format: FormatSyntax) throws(Problem) -> FormatSyntax.Meaning {
    var numbers = scope.numbers
    for (name, value) in format.metrics { numbers[name] = try number(value, "a number").value }
    var texts: [String: String] = [:]
    for (word, expression) in format.insertions {
      try checkMeansSomething(expression)
      let value = try definedValue(expression)
      texts[word] = value.description
      if case .number(let number) = value { numbers[word] = number }
    }
    return FormatSyntax.Meaning(scope: scope, numbers: numbers, texts: texts)
  }
}

extension String {
  /// The text with another in place of a part; there is no Foundation to do it.
  fileprivate func replacing(_ part: String, with text: String) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.indices.first(where: { rest[$0...].hasPrefix(part) }) {
      result += rest[..<start] + text
      rest = rest[rest.index(start, offsetBy: part.count)...]
    }
    return result + rest
  }
}
