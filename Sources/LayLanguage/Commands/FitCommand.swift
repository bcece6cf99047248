import AutoLayout

extension CommandDefinition {
  static let fit = CommandDefinition(
    name: "fit",
    topic: .looking,
    syntax: ["fit VIEW compressed|expanded|SIZE [horizontal PRIORITY] [vertical PRIORITY]"],
    summary: "print the size that fits what a view holds: systemLayoutSizeFitting",
    explanation: """
      The view comes near the size with the priority of each axis, 50 unless you say otherwise; \
      compressed is 0x0, expanded 10000x10000. Only the view, what it holds and the constraints inside \
      count: its superview, a stack view around it and its frame don't. Nothing changes.
      """,
    examples: [
      """
      add view card
      add label title "Hello" in card
      pin title edges to card inset 8
      fit card compressed
      fit card 320x0 horizontal required
      """
    ],
    parse: { reader throws(Problem) in .fit(try reader.fitting()) })
}

extension TokenReader {
  private static let fittingSizes = [
    "compressed": FittingTarget.compressed, "expanded": FittingTarget.expanded,
  ]

  /// `card 320x0 horizontal required`.
  mutating func fitting() throws(Problem) -> Fitting {
    let view = try name("a view")
    let size: Located<Size>
    if let word = takeKeyword(of: Self.fittingSizes.keys.sorted()) {
      size = Located(Self.fittingSizes[word.value] ?? .zero, word.range)
    } else {
      size = try self.size("'compressed', 'expanded' or a size such as 320x0")
    }
    var target = FittingTarget(size.value)
    if take(keyword: "horizontal") { target.priorities.horizontal = try fittingPriority() }
    if take(keyword: "vertical") { target.priorities.vertical = try fittingPriority() }
    return Fitting(view: view, target: Located(target, size.range))
  }

  private mutating func fittingPriority() throws(Problem) -> Priority {
    _ = take(.at)
    return try priority().value
  }
}
