import LayoutSession

extension CommandDefinition {
  static let source = CommandDefinition(
    name: "source",
    topic: .session,
    syntax: ["source FILE"],
    summary: "run the commands of a file",
    explanation: """
      The path is relative to the file that contains the command. If a command of the file \
      fails, nothing changes. The whole file is one undo step.
      """,
    examples: ["add view red\nsave example.lay\nreset\nsource example.lay"],
    parse: { reader throws(Problem) in
      let path = try reader.file("a file")
      return Command { resolver throws(Problem) in
        let path = try resolver.file(path)
        let sourcing = resolver.source.name
        return .session { interpreter, title throws(Problem) in
          try interpreter.source(path, from: sourcing, as: title)
        }
      }
    })
}

extension Interpreter {
  /// Files may source each other this deep.
  ///
  /// Few enough for the small stacks of secondary threads, also where a sanitizer makes every frame
  /// several times as large.
  private static let sourceDepthLimit = 16

  /// Runs a file that another one names, as one undo step.
  fileprivate mutating func source(_ path: Name, from sourcing: String, as title: String)
    throws(Problem) -> Outcome
  {
    let file = FilePath.resolve(path.value, relativeTo: sourcing)
    guard file != sourcing, !openFiles.contains(file) else {
      throw Problem("'\(file)' would source itself", at: path.range)
    }
    guard openFiles.count < Self.sourceDepthLimit else {
      throw Problem("files source each other too deeply", at: path.range)
    }
    // The first line of any other file would be quoted as an unknown command.
    guard !host.isGuarded || file.hasSuffix(".lay") else {
      throw Problem(
        "safe mode reads only scripts whose names end in .lay", at: path.range,
        remedy: "rename the file, or start lay with --no-safe")
    }
    var inner = self
    inner.openFiles.append(file)
    inner.showImages(near: file)
    if phraseUse == .run { inner.phraseUse = .name }
    var outcome = try inner.run(file: file, at: path.range)
    if inner.session.revision != session.revision {
      outcome.changes = session.adopt(inner.session, as: title)
    } else {
      session = inner.session
    }
    showsEvents = inner.showsEvents
    (counts, assets) = (inner.counts, inner.assets)
    hasExpected = inner.hasExpected
    outcome.hasShownEvents = true
    return outcome
  }

  /// Runs a file up to its end or `quit`.
  private mutating func run(file: String, at range: SourceRange) throws(Problem) -> Outcome {
    try count(.files, at: range)
    let bytes = try read(file, at: range)
    do {
      var whole = Outcome()
      let statements = try Source(name: file, bytes: bytes).statements()
      hasExpected = hasExpected || statements.contains { $0.expects }
      try run(statements) { _, outcome in
        whole.append(outcome)
        return true
      }
      return whole
    } catch {
      throw Problem(error, at: range)
    }
  }
}
