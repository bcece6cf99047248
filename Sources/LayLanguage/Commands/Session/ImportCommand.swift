import AutoLayout
import InterfaceBuilder

extension CommandDefinition {
  static let importDocument = CommandDefinition(
    syntax: ["import FILE [scene SCENE] [language LANGUAGE]", "import FILE [type TYPE]"],
    summary: "open a scene of a storyboard or xib, or a view of Swift code",
    explanation: """
      The layout of the scene replaces that of the session, as one undo step. The scene is chosen \
      by the label, storyboard identifier, title or class of its controller, or by its id; without \
      a name, the first scene with a view is opened. A top-level view of a xib counts as a scene. \
      Views are named after their label in Interface Builder, otherwise after the outlet that \
      leads to them, their text or their class. What the document doesn't contain, such as the \
      sizes of texts, is measured. What differs between size classes becomes 'when' blocks. With a \
      language, such as de or pt-BR, the texts are those that the app shows in it: from the tables \
      and catalogs of the folder, de.lproj/FILE.strings or FILE.xcstrings, or from the document of \
      that language. At the prompt, a document may also be pasted.

      FILE may also be a Swift file or a folder of them. The set-up code of the view or view \
      controller TYPE is followed, by default of the first one with constraints; Docs/Swift.md \
      says what is read. What isn't read is listed with its place, and left out.
      """,
    examples: ["import Import/SignIn.storyboard\nget email.frame"],
    parse: { reader throws(Problem) in
      let path = try reader.file("a storyboard, a xib or Swift code")
      var scene: Name?
      var type: Name?
      var language: Name?
      while true {
        if language == nil, reader.take(keyword: "language") {
          language = try reader.plainName("a language such as de")
        } else if type == nil, scene == nil, reader.take(keyword: "type") {
          type = try reader.file("a type").plain
        } else if scene == nil, reader.take(keyword: "scene") {
          scene = try reader.plainText("a scene") { !$0.isAt(keyword: "language") }.plain
        } else if reader.isAtEnd {
          break
        } else {
          guard scene == nil, type == nil else { throw reader.unexpected("the end of the command") }
          throw reader.unexpected(
            "'scene' to choose a scene, or 'language' or 'type'",
            remedy: "put a path with spaces in double quotes")
        }
      }
      return Command { [scene, type, language] resolver throws(Problem) in
        let path = try resolver.file(path)
        let file = FilePath.resolve(path.value, relativeTo: resolver.source.name)
        return .session { interpreter, title throws(Problem) in
          let opened = try interpreter.open(
            swift: file, type: type ?? scene, from: path, as: title)
          if let opened { return opened }
          if let type {
            throw Problem("'\(path.value)' isn't Swift code, so it has no types", at: type.range)
          }
          let translation = try language.map { name throws(Problem) in
            try Translation(of: file, into: name, interpreter.host)
          }
          let file = translation?.document ?? file
          let bytes = try interpreter.read(file, at: path.range)
          let document = try document(of: bytes, from: file, at: path.range)
          let part = try part(of: document, named: scene, from: file, at: path.range)
          var options = ImportOptions(texts: translation?.texts)
          let assets = NearbyAssets(near: file, files: NearbyFiles(interpreter.host))
          options.assets = assets
          options.limits = interpreter.limits.layout
          let imported = try layout(
            of: part, in: document, options, from: file, at: path.range)
          let shown = translation == nil ? path.value : file
          let warnings =
            (translation?.warnings ?? [])
            + (document.warnings(in: part.scene) + imported.warnings).map { issue in
              "\(shown)\(issue.place.map { ":\($0)" } ?? ""): warning: \(issue)"
            }
          let fonts = assets.usedFonts.map {
            "note: text is measured with \($0); run the saved script with --font \($0)"
          }
          interpreter.assets = assets
          let changes = interpreter.session.commit(imported.layout, as: title)
          return Outcome(
            output: summary(part, of: document.parts, imported.layout),
            warnings: warnings + fonts, conflicts: changes.broken, changes: changes)
        }
      }
    })

  private static func document(of bytes: [UInt8], from file: String, at range: SourceRange)
    throws(Problem) -> InterfaceDocument
  {
    do { return try InterfaceDocument(bytes) } catch {
      throw Problem(error, in: file, at: range)
    }
  }

  private static func layout(
    of part: DocumentPart, in document: InterfaceDocument, _ options: ImportOptions,
    from file: String, at range: SourceRange
  ) throws(Problem) -> SceneLayout {
    do { return try document.layout(of: part.scene, root: part.root, options) } catch {
      throw Problem(error, in: file, at: range)
    }
  }

  /// The scene with a name, or the first one if no name is given.
  private static func part(
    of document: InterfaceDocument, named name: Name?, from file: String, at range: SourceRange
  ) throws(Problem) -> DocumentPart {
    let parts = document.parts
    guard let first = parts.first else {
      throw Problem("'\(file)' has no scene with a view", at: range)
    }
    guard let name else { return first }
    if let found = parts.first(where: { $0.isNamed(name.value) }) { return found }
    if document.isEmptyScene(name.value) {
      throw Problem(
        "the scene '\(name.value)' has no view", at: name.range,
        remedy: "use one of: \(parts.map { $0.name }.joined(separator: ", "))")
    }
    throw .unknown("scene", name, oneOf: parts.map { $0.name })
  }

  /// Says what was opened, and the alternatives.
  private static func summary(
    _ chosen: DocumentPart, of parts: [DocumentPart], _ layout: Layout
  ) -> String {
    let views = layout.items.count { layout.viewClass(of: $0) != nil }
    let counts = "\(counted(views, "view")), \(counted(layout.constraints.count, "constraint"))"
    let others = parts.filter { $0.root != chosen.root || $0.scene.id != chosen.scene.id }
    let rest =
      others.isEmpty ? "" : "; other scenes: \(others.map { $0.name }.joined(separator: ", "))"
    return "opened \(chosen.name): \(counts)\(rest)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// The language that a document is opened in.
private struct Translation {
  /// The document that the app opens in that language.
  let document: String
  let texts: LocalizedTexts

  init(of file: String, into name: Name, _ host: Host) throws(Problem) {
    let found = Translations(besides: file, files: NearbyFiles(host))
    guard let language = found.match(name.value) else {
      let list = found.languages.joined(separator: ", ")
      throw .unknown(
        "language", name, in: found.languages,
        otherwise: list.isEmpty ? "'\(file)' has no translations beside it" : "there are: \(list)")
    }
    document = found.documentPath(in: language)
    texts = found.texts(in: language)
  }

  /// The problems of the language's files.
  var warnings: [String] {
    texts.issues.map { "\($0.path)\($0.issue.place.map { ":\($0)" } ?? ""): warning: \($0.issue)" }
  }
}

extension NearbyFiles {
  /// The files of a host.
  package init(_ host: Host) {
    self.init(
      read: { try? host.readFile($0).get() }, names: { host.folderNames($0) },
      realPath: host.realPath)
  }
}

extension Problem {
  /// Reports the problem of a document that a command names.
  fileprivate init(_ issue: DocumentIssue, in file: String, at range: SourceRange) {
    let place = issue.place.map { ":\($0)" } ?? ""
    self.init("\(file)\(place): \(issue.reason)", at: range, remedy: issue.remedy)
  }
}

extension Interpreter {
  /// Replaces the session's layout with the first scene of a pasted storyboard or xib, as one undo step.
  package mutating func run(document text: String) throws(ScriptError) -> Outcome {
    let name = "pasted.storyboard"
    var inner = self
    inner.phraseUse = .ignore
    inner.host.readFile = { [host] in
      $0 == name ? .success([UInt8](text.utf8)) : host.readFile($0)
    }
    var whole = Outcome()
    try inner.run(try Source(name: "<paste>", text: "import \(name)").statements()) {
      whole = $1
      return true
    }
    (inner.phraseUse, inner.host) = (phraseUse, host)
    self = inner
    return whole
  }
}
