import AutoLayout
import InterfaceBuilder
import LayLanguage
import LayoutDiagnostics
import SwiftLayouts

/// The work of `lay frames` on one file.
struct FramesJob: Sendable {
  /// The result for a file.
  struct Result: Sendable {
    var output = ""
    /// Lines for standard error.
    var messages: [String] = []
    var status = ExitStatus.held
  }

  let path: String
  /// Whether it was named directly rather than found in a folder.
  let isNamed: Bool
  let intrinsicSizes: ImportOptions.IntrinsicSizes
  /// The environments by name of the document.
  let environments: [String: GivenEnvironment]
  let isJSON: Bool
  let details: FrameList.Details
  /// The screen that documents are shown on; nil for their canvas.
  let screen: Environment?
  /// The language of documents; nil for their own.
  let language: String?
  /// Whether to print instead how much of the Swift code is read.
  var showsCoverage = false
  /// The files that a script may use.
  let host: Host
  /// The known projects of documents.
  let project: ProjectFiles
  /// The limits of sessions and layouts.
  let limits: Limits

  private var document: String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
  }

  /// Lays the file out.
  func run() -> Result {
    if Files.entry(path)?.kind == .directory {
      return frames(of: SwiftDocument.read(path: path, TreeFiles.host))
    }
    return reading(path) { bytes in
      switch FileKind(path, bytes) {
      case .script: framesOfScript(bytes)
      case .code: frames(of: SwiftDocument.read([(path, bytes)], TreeFiles.host).map { $0 })
      case .document: framesOfDocument(bytes)
      case .other:
        Result(messages: [FileKind.refusal(of: bytes, at: path)], status: .failed)
      }
    }
  }

  private func reading(_ path: String, _ body: ([UInt8]) -> Result) -> Result {
    switch TreeFiles.host.readFile(path) {
    case .failure(let error): unreadable(error)
    case .success(let bytes): body(bytes)
    }
  }

  private func unreadable(_ error: HostError) -> Result {
    Result(messages: [Failure.unreadable(path, error.reason).message], status: .noInput)
  }

  /// The frames of a document, or of the one that the app opens in the language instead.
  private func framesOfDocument(_ bytes: [UInt8]) -> Result {
    let translation = language.map { FrameTranslation(of: path, into: $0, host) }
    guard let translation, translation.document != path else {
      return frames(ofDocument: bytes, translation)
    }
    // In a folder, the search also finds that one.
    guard isNamed else { return Result() }
    return reading(translation.document) { frames(ofDocument: $0, translation) }
  }

  private func frames(ofDocument bytes: [UInt8], _ translation: FrameTranslation?) -> Result {
    var result = Result()
    do throws(DocumentIssue) {
      let read = try InterfaceDocument(bytes)
      var warnings = read.warnings
      let document = document
      var options = ImportOptions(
        intrinsicSizes: intrinsicSizes, showsPlaceholders: screen == nil,
        environment: environments[document] ?? GivenEnvironment(), texts: translation?.texts)
      options.assets = NearbyAssets(near: path, in: project)
      options.screen = screen
      options.readsDrawing = false
      options.limits = limits.layout
      for scene in read.scenes {
        var list = FrameList(document: document, scene: scene.id, details)
        let open = try openLayouts(of: scene, in: read, options)
        for (place, part) in try read.layouts(of: scene, options).enumerated() {
          var part = part
          warnings += part.warnings
          if let screen { part.show(on: screen) }
          part.layout.solve()
          list.add(
            screen == nil ? part.drawn() : part.layout, part.views, rootFrame: part.rootFrame,
            guesses: guesses(of: part.layout, part.views.map { $0.item }), open: open?[place])
        }
        result.output += text(of: list)
      }
      result.messages =
        (translation?.warnings ?? []) + warnings.map { message("warning", $0) }
      if read.scenes.isEmpty {
        result.messages.append("\(path): error: the document has no scenes")
        result.status = .failed
      }
    } catch {
      if let platform = error.platform, !isNamed {
        return Result(messages: ["\(path): note: skipped: the document is for \(platform)"])
      }
      result.messages = [message("error", error)]
      result.status = .failed
    }
    return result
  }

  /// The layouts of a scene that show what is open, one for each root view; nil where the shown ones do.
  ///
  /// The canvas gives views that show nothing the size that they were saved with, and hides so what constraints leave
  /// open.
  private func openLayouts(
    of scene: DocumentScene, in document: InterfaceDocument, _ options: ImportOptions
  ) throws(DocumentIssue) -> [Layout]? {
    guard screen == nil, !isJSON || details.contains(.ranges) else { return nil }
    var options = options
    options.keepsSavedSizes = false
    return try document.layouts(of: scene, options).map { $0.drawn() }
  }

  /// The frames of every view and view controller in Swift code, or how much of it is read.
  private func frames(of code: Swift.Result<SwiftDocument?, HostError>) -> Result {
    let document: SwiftDocument
    switch code {
    case .success(let read?): document = read
    case .success(nil):
      return unreadable(HostError(reason: "it has no storyboards, no xibs and no Swift code"))
    case .failure(let error): return unreadable(error)
    }
    var result = Result()
    result.messages = document.errors.map(document.line)
    if !document.errors.isEmpty { result.status = .failed }
    if showsCoverage {
      result.output = CoverageReport(document).text
      return result
    }
    if document.types.isEmpty, document.errors.isEmpty {
      result.messages.append("\(path): error: \(document.reasonWithoutTypes)")
      result.status = .failed
    }
    for type in document.types {
      var made: SwiftLayout
      do throws(LayoutError) {
        guard
          let layout = try document.layout(
            of: type, environment: screen ?? .standard, within: limits.layout)
        else { continue }
        made = layout
      } catch {
        result.messages.append("\(path): error: \(type): \(error)")
        result.status = .failed
        continue
      }
      made.layout.solve()
      var list = FrameList(document: self.document, scene: type, details)
      list.add(
        made.layout, made.views.map { (made.layout.name(of: $0), $0) },
        rootFrame: made.layout.frame(of: made.layout.root),
        guesses: guesses(of: made.layout, made.views))
      result.output += text(of: list)
      result.messages += made.warnings.map(document.line)
    }
    return result
  }

  private func text(of list: FrameList) -> String {
    isJSON ? list.json.line + "\n" : list.text
  }

  private func framesOfScript(_ bytes: [UInt8]) -> Result {
    var result = Result()
    do throws(ScriptError) {
      var interpreter = Interpreter(host: host)
      interpreter.limits = limits
      try interpreter.run(try Source(name: path, bytes: bytes).statements()) { _, _ in true }
      let layout = interpreter.session.layout
      let items = layout.items.filter { layout.viewClass(of: $0) != nil }
      var list = FrameList(document: document, scene: Self.scriptScene, details)
      list.add(
        layout, items.map { (layout.name(of: $0), $0) }, rootFrame: layout.frame(of: layout.root),
        guesses: guesses(of: layout, items))
      result.output += text(of: list)
    } catch {
      result.messages = [error.description]
      result.status = .failed
    }
    return result
  }

  /// The guesses on which frames depend, if they are shown.
  private func guesses(of layout: Layout, _ items: [Item.ID]) -> [Item.ID: Guess] {
    isJSON || details.contains(.guesses) ? layout.guessedFrames(of: items, isWhole: true) : [:]
  }

  /// The id of the one scene of a script.
  private static let scriptScene = "script"

  private func message(_ kind: String, _ issue: DocumentIssue) -> String {
    let place = issue.place.map { ":\($0)" } ?? ""
    return "\(path)\(place): \(kind): \(issue)"
  }
}

/// The language in which `lay frames` shows a document.
struct FrameTranslation {
  /// The document that the app opens in that language.
  let document: String
  /// The texts of the language; nil if the document's own stay.
  let texts: LocalizedTexts?
  /// Lines for standard error.
  let warnings: [String]

  /// The directories of a document's translations, in addition to its own.
  static func folders(around path: String) -> [String] {
    // To the system a path is bytes, which are faster to examine.
    let folders = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .dropLast().map { Substring($0) }
    guard folders.last?.hasSuffix(".lproj") == true else { return [] }
    let parent = folders.dropLast().joined(separator: "/")
    return [parent.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : parent]
  }

  /// Finds the texts as the app does: for a language that it doesn't have, it uses its development language.
  init(of path: String, into wanted: String, _ host: Host) {
    let found = Translations(besides: path, files: NearbyFiles(host))
    guard let language = found.language(for: wanted) else {
      (document, texts) = (path, nil)
      warnings = ["\(path): warning: there are no translations into '\(wanted)'"]
      return
    }
    document = found.documentPath(in: language)
    let texts = found.texts(in: language)
    let fallback =
      found.match(wanted) == nil
      ? ["\(path): warning: there are no translations into '\(wanted)'; shown in '\(language)'"]
      : []
    warnings =
      fallback
      + texts.issues.map {
        "\($0.path)\($0.issue.place.map { ":\($0)" } ?? ""): warning: \($0.issue)"
      }
    self.texts = texts
  }
}
