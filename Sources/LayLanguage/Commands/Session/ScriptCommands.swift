import AutoLayout
import LayoutSession
import SwiftLayouts

extension CommandDefinition {
  static let source = CommandDefinition(
    syntax: ["source FILE"],
    summary: "run the commands of a file",
    explanation: """
      The path is relative to the file that contains the command. If a command in the file \
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

  static let save = CommandDefinition(
    syntax: ["save [FILE]"],
    summary: "write a script that rebuilds the session",
    explanation: """
      Without a file, or with '-', the script is printed. A file whose name ends in .swift or .json gets what \
      'dump swift' or 'dump json' prints. The path is relative to the file that contains the command.
      """,
    examples: ["add view red\npin red.width = 100\nsave"],
    parse: { reader throws(Problem) in
      reader.note(.file)
      let path = reader.isAtEnd ? nil : try reader.file("a file")
      return Command { resolver throws(Problem) in
        let path = try path.map { path throws(Problem) in try resolver.file(path) }
        guard let path, path.value != FilePath.standardStream else {
          return .session { interpreter, _ in
            Outcome(output: String(ScriptWriter.script(of: interpreter.session).dropLast()))
          }
        }
        let form = try SavedForm(path)
        let file = FilePath.resolve(path.value, relativeTo: resolver.source.name)
        return .session { interpreter, _ throws(Problem) in
          let text = form.text(of: interpreter.session)
          let replaces = interpreter.hasFile(file)
          try interpreter.write([UInt8](text.utf8), to: file, at: path.range)
          if case .script = form { interpreter.noteSaved() }
          return Outcome().remarking("\(replaces ? "replaced" : "saved to") \(path.value)")
        }
      }
    })
}

extension Interpreter {
  /// How deeply files may source each other.
  ///
  /// This is low enough for the small stacks of secondary threads, even if a sanitizer makes every frame several times
  /// as large.
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

/// The form of a saved file, by its extension.
private enum SavedForm {
  case script
  case json
  /// A class, named after the file if that is a valid name.
  case swift(typeName: String?)

  /// The form of a file.
  ///
  /// - Throws: When the extension is that of something else, in which a script would be a surprise.
  init(_ path: Name) throws(Problem) {
    let name = path.value.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[$0...].lowercased() }
    switch ending {
    case ".json": self = .json
    case ".swift":
      let stem = String(name.dropLast(".swift".count))
      let isType = stem.first?.isUppercase == true && SwiftWriter.isTypeName(stem)
      self = .swift(typeName: isType ? stem : nil)
    case ".storyboard", ".xib":
      throw Problem(
        "lay writes no documents of Interface Builder", at: path.range,
        remedy: "a name that ends in .swift gets the layout as code, one in .lay as a script")
    case _ where PictureFormat(ending: path.value) != nil:
      let hasSpaces = path.value.contains { $0.isWhitespace }
      throw Problem(
        "'save' writes no pictures", at: path.range,
        remedy: "'render \(hasSpaces ? NameText.quoted(path.value) : path.value)' does")
    default: self = .script
    }
  }

  /// The text to write.
  func text(of session: Session) -> String {
    let layout = session.layout
    switch self {
    case .script: return ScriptWriter.script(of: session)
    case .json: return layout.json().description + "\n"
    case .swift(let typeName):
      return SwiftWriter.code(layout, view: layout.root, style: .anchors, typeName: typeName)
    }
  }
}
