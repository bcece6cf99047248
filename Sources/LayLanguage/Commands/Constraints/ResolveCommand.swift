import AutoLayout

extension CommandDefinition {
  static let resolve = CommandDefinition(
    name: "resolve",
    topic: .constraints,
    syntax: ["resolve \(resolutions.joined(separator: "|")) [VIEW…]"],
    summary: "let Interface Builder's helpers add, remove or change constraints",
    explanation: """
      missing adds the constraints that ambiguous views lack; clear removes all constraints that name \
      the views; reset does both; constants changes the constants of equations so that they agree with \
      the frames on the canvas; frames lets the canvas follow the constraints. Without views all are \
      meant. What changes is printed as commands. The canvas has a view where it is laid out, unless its \
      canvasFrame says otherwise; 'report misplaced' lists the views that are elsewhere.
      """,
    examples: [
      """
      add view red
      set red.canvasFrame 20 30 100 50
      report misplaced
      resolve missing red
      get red.frame
      """
    ],
    parse: { reader throws(Problem) in
      guard let word = reader.takeKeyword(of: resolutions),
        let kind = Resolution.Kind(rawValue: word.value)
      else { throw reader.unexpected("one of \(resolutions.joined(separator: ", "))") }
      let names = reader.isAtEnd ? [] : try reader.names("a view")
      let range = reader.extent
      return .editAndPrint { layout throws(Problem) in
        let items = try layout.items(names)
        let before = layout
        let resolution = try blaming(range) { () throws(LayoutError) in
          let resolution = try Resolution(kind, of: items, in: before)
          try layout.apply(resolution)
          return resolution
        }
        return resolution.commands(in: before)
      }
    })

  private static let resolutions = Resolution.Kind.allCases.map(\.rawValue)
}

extension Resolution {
  /// The commands that do the same.
  fileprivate func commands(in varied: Layout) -> String {
    let layout = varied.withoutVariations
    func name(_ id: LayoutConstraint.ID) -> String { NameText.written(layout.constraint(id).name) }
    let names = removed.map(name)
    return
      ((names.isEmpty ? [] : ["unpin \(names.joined(separator: " "))"])
      + added.map { "pin \(layout.equation(of: $0))" }
      + constants.map { id, constant, sizeClasses in
        let command = "set \(name(id)).constant \(NumberText.exact(constant))"
        return sizeClasses.map { "when \($0) { \(command) }" } ?? command
      })
      .joined(separator: "\n")
  }
}
