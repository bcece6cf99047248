import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let resolve = CommandDefinition(
    syntax: ["resolve \(resolutions.joined(separator: "|")) [VIEW…]"],
    summary: "add, remove or change constraints as Interface Builder's helpers do",
    explanation: """
      missing adds the constraints that ambiguous views lack; clear removes all constraints that \
      mention the views; reset does both; constants changes the constants of equations to match \
      the frames on the canvas; frames changes the canvas to match the constraints. Without \
      names, all views are meant. The changes are printed as commands. A view's place on the \
      canvas is its frame in the layout, unless its canvasFrame says otherwise; 'report \
      misplaced' lists the views for which the two differ.
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
      guard let kind: Resolution.Kind = reader.takeChoice() else {
        throw reader.unexpected("one of \(resolutions.joined(separator: ", "))")
      }
      let names = try reader.namesIfAny("a view")
      let range = reader.extent
      return Command { resolver throws(Problem) in
        let names = try resolver.names(names)
        return .editAndPrint { layout throws(Problem) in
          let items = try layout.items(names)
          let before = layout
          let resolution = try blaming(range) { () throws(LayoutError) in
            let resolution = try Resolution(kind, of: items, in: before)
            try resolution.apply(to: &layout)
            return resolution
          }
          return resolution.commands(in: before)
        }
      }
    })

  private static let resolutions = Resolution.Kind.allCases.map { $0.rawValue }
}

extension Resolution {
  /// The commands that have the same effect.
  fileprivate func commands(in varied: Layout) -> String {
    let layout = varied.withoutVariations
    func name(_ id: LayoutConstraint.ID) -> String { NameText.written(layout.constraint(id).name) }
    let names = removed.map(name)
    return
      ((names.isEmpty ? [] : ["unpin \(names.joined(separator: " "))"])
      + added.map { "pin \(layout.model.equation(of: $0))" }
      + constants.map { id, constant, sizeClasses in
        let command = "set \(name(id)).constant \(NumberText.exact(constant))"
        return sizeClasses.map { "when \($0) { \(command) }" } ?? command
      })
      .joined(separator: "\n")
  }
}
