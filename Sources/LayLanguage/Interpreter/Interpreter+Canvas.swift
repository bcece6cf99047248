import AutoLayout

/// Interface Builder's helpers.
extension Interpreter {
  mutating func resolve(_ kind: Resolution.Kind, _ names: [Name], _ statement: Statement)
    throws(Problem) -> Outcome
  {
    let layout = session.layout
    let items = try layout.items(names)
    let resolution = try blaming(statement.range) { () throws(LayoutError) in
      try Resolution(kind, of: items, in: layout)
    }
    return try changeAndPrint(statement) { (draft) throws(Problem) -> String in
      try blaming(statement.range) { () throws(LayoutError) in try draft.apply(resolution) }
      return Self.text(of: resolution, in: layout)
    }
  }

  /// The commands that do the same.
  private static func text(of resolution: Resolution, in varied: Layout) -> String {
    let layout = varied.withoutVariations
    func name(_ id: LayoutConstraint.ID) -> String { NameText.written(layout.constraint(id).name) }
    let removed = resolution.removed.map(name)
    return
      ((removed.isEmpty ? [] : ["unpin \(removed.joined(separator: " "))"])
      + resolution.added.map { "pin \(layout.equation(of: $0))" }
      + resolution.constants.map { id, constant, sizeClasses in
        let command = "set \(name(id)).constant \(NumberText.exact(constant))"
        return sizeClasses.map { "when \($0) { \(command) }" } ?? command
      })
      .joined(separator: "\n")
  }
}
