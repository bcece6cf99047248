import AutoLayout

/// The meaning of names and texts.
extension Resolver {
  /// The value of the variable that an unquoted name refers to; nil for any other name.
  func variable(_ text: TextSyntax) -> PropertyValue? {
    guard !text.isQuoted, let name = text.constant ?? (try? self.text(text).value) else {
      return nil
    }
    return scope.values[name]
  }

  /// A text with its values filled in.
  func text(_ syntax: TextSyntax) throws(Problem) -> Name {
    if let constant = syntax.constant { return Name(constant, syntax.range) }
    var text = ""
    for piece in syntax.pieces {
      switch piece {
      case .text(let piece): text += piece
      case .value(let value):
        do throws(Problem) {
          try checkMeansSomething(value)
          text += try definedValue(value).description
        } catch {
          throw Problem(error.message, at: syntax.range, remedy: error.remedy)
        }
      }
    }
    guard text.utf8.count <= PropertyValue.lengthLimit else {
      throw Problem("this text is too long", at: syntax.range)
    }
    return Name(text, syntax.range)
  }

  /// Refuses a word inside a name that stands for no value.
  func checkMeansSomething(_ value: Expression) throws(Problem) {
    guard let word = value.word, scope.values[word] == nil, !knows(word), minuend(of: word) == nil
    else { return }
    throw Problem(
      "'\(Excerpt.clipped(word))' stands for nothing here", at: value.range,
      remedy: "'let', 'each' and 'define' name values")
  }

  /// The path of a file; a variable may hold it.
  func file(_ syntax: TextSyntax) throws(Problem) -> Name {
    if case .text(let text) = variable(syntax) { return Name(text, syntax.range) }
    return try text(syntax)
  }

  /// The name that a reference leads to.
  func name(_ reference: Reference) throws(Problem) -> Name {
    let path = reference.path
    guard path.steps.isEmpty else {
      let destination = try destination(path)
      guard let name = destination.value.name else {
        throw .mismatch(reference.expected, Located(destination.value, destination.range))
      }
      return Name(name, destination.range)
    }
    return try head(of: path, reference.expected)
  }

  /// The same if there may be no name.
  func name(_ reference: Reference?) throws(Problem) -> Name? {
    guard let reference else { return nil }
    return try name(reference) as Name
  }

  /// The names that some references lead to.
  func names(_ references: [Reference]) throws(Problem) -> [Name] {
    try references.map { reference throws(Problem) in try name(reference) }
  }

  /// A name for something new: a variable's text, or the name as written.
  func newName(_ reference: Reference) throws(Problem) -> Name {
    let head = reference.path.head
    guard let value = variable(head) else {
      if let word = reference.word { try checkIsNoDifference(word, at: head.range) }
      return try text(head)
    }
    guard let name = value.name else {
      throw .mismatch(reference.expected, Located(value, head.range))
    }
    return Name(name, head.range)
  }

  /// The name at the beginning of a path.
  func head(of path: Path, _ what: String) throws(Problem) -> Name {
    if let value = variable(path.head) {
      guard let name = value.name else { throw .mismatch(what, Located(value, path.head.range)) }
      return Name(name, path.head.range)
    }
    let name = try text(path.head)
    guard !path.head.isQuoted else { return name }
    if name.value == "view", !knows("view") {
      return Name(layout.name(of: layout.root), name.range)
    }
    try checkIsNoDifference(name.value, at: name.range)
    return name
  }

  private func checkIsNoDifference(_ word: String, at range: SourceRange) throws(Problem) {
    guard let variable = minuend(of: word) else { return }
    throw Problem(
      "'\(Excerpt.clipped(word))' is a name, and nothing has it", at: range,
      remedy: "put spaces around a minus: \(variable) - \(word.dropFirst(variable.count + 1))")
  }

  /// The variable before a `-` without spaces, because names may contain hyphens.
  private func minuend(of word: String) -> String? {
    guard word.contains("-"), layout.item(named: word) == nil,
      layout.constraint(named: word) == nil
    else { return nil }
    let variable = String(word.prefix { $0 != "-" })
    return scope.values[variable] == nil ? nil : variable
  }

  /// `red`, `superview.safeArea`.
  func itemPath(_ reference: Reference) throws(Problem) -> ItemPath {
    try itemPath(reference.path, steps: reference.path.steps.count, reference.expected)
  }

  /// The view or guide at the beginning of a path.
  func itemPath(_ path: Path, steps count: Int, _ what: String) throws(Problem) -> ItemPath {
    let steps = path.steps.prefix(count)
    let guides = steps.compactMap { $0.member }
    guard guides.count < count else {
      return ItemPath(head: try head(of: path, what), guides: guides)
    }
    // Through a list, a path must lead to something that exists.
    let destination = try destination(path, steps: count)
    guard let name = destination.value.name else {
      throw .mismatch(what, Located(destination.value, destination.range))
    }
    return ItemPath(head: Name(name, destination.range), guides: [])
  }

  /// `red.leading`, `superview.safeArea.top`, `a.trailing.anchorWithOffset(to: b.leading)`.
  func anchorPath(_ path: Path, _ what: String = "an attribute") throws(Problem) -> AnchorPath {
    var count = path.steps.count
    var end: AnchorPath.End?
    if case .call(let name, let arguments, let range) = path.steps.last {
      guard DistanceCall.isNamed(name.value) else {
        throw Problem("'\(Excerpt.clipped(name.value))' can't be called here", at: range)
      }
      end = try distanceEnd(arguments, at: range)
      count -= 1
    }
    guard count > 0, case .member(let last) = path.steps[count - 1] else {
      let name = try head(of: path, what)
      throw Problem(
        "'\(Excerpt.clipped(name.value))' names no attribute", at: path.head.range,
        remedy: "add one after a dot, as in \(NameText.written(name.value)).width")
    }
    let attribute = try AttributeName.attribute(last)
    return AnchorPath(
      item: try itemPath(path, steps: count - 1, "a view"), attribute: attribute, end: end)
  }

  /// The same for an expression that must be a path.
  func anchorPath(_ expression: Expression) throws(Problem) -> AnchorPath {
    guard let path = expression.path else { throw unexpected("an attribute", at: expression.range) }
    return try anchorPath(path)
  }

  private func distanceEnd(_ arguments: [ArgumentSyntax], at range: SourceRange) throws(Problem)
    -> AnchorPath.End
  {
    guard arguments.count == 1, arguments[0].label?.value == "to",
      let path = arguments[0].value.path
    else {
      throw Problem(
        "\(DistanceCall.name) takes the other anchor", at: range,
        remedy: "write it as in a.trailing.anchorWithOffset(to: b.leading)")
    }
    let end = try anchorPath(path)
    guard end.end == nil else {
      throw Problem("a distance ends at an edge, not at a distance", at: end.range)
    }
    return AnchorPath.End(item: end.item, attribute: end.attribute)
  }
}
