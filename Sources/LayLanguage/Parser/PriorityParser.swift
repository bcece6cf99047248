import AutoLayout

/// `@750`, `(Priority 750)`, `@required`.
extension TokenReader {
  /// The next priority, if there is one.
  mutating func takePriority() throws(Problem) -> Located<Priority>? {
    if take(.at) { return try priority() }
    guard isAt(.openParenthesis), isAt(keyword: "priority", offset: 1) else { return nil }
    advance()
    advance()
    _ = take(.colon) || take(.equal)
    let priority = try priority()
    try expect(.closeParenthesis, "')' after the priority")
    return priority
  }

  mutating func priority() throws(Problem) -> Located<Priority> {
    if word(at: 1) != nil { _ = take(.dot) }
    let range = current.range
    for (name, priority) in Priority.names where take(keyword: name.lowercased()) {
      return Located(priority, range)
    }
    let number = try number("a priority from 1 to 1000")
    guard let priority = Priority(number.value) else {
      throw Problem(
        "there is no priority \(String(source.text[number.range]))", at: number.range,
        remedy: "priorities go from 1 to 1000; 1000 is required")
    }
    return Located(priority, number.range)
  }
}
