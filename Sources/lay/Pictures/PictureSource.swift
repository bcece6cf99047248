import AutoLayout
import ConsoleLog
import InterfaceBuilder
import LayLanguage
import LayoutPictures
import SwiftLayouts

/// A file that `lay render` draws: a script, a document, Swift code or a console log.
struct PictureSource {
  let path: String
  /// The scene of a document or the type of Swift code; nil for the first.
  let scene: String?
  let console: Console
  /// The files that a script may use.
  let host: Host
  /// The limits of sessions and layouts.
  let limits: Limits

  /// A layout, and the images of its app.
  typealias Drawable = (layout: Layout, images: NearbyAssets)

  /// The layout of the file.
  ///
  /// - Throws: A ``Failure`` when the file can't be read or understood.
  func layout() throws -> Drawable {
    let near = NearbyAssets(near: path, files: NearbyFiles(host))
    let bytes = try bytes()
    switch FileKind(path, bytes) {
    case .document: return (try documentLayout(near), near)
    case .code: return (try swiftLayout(bytes), near)
    case .script:
      try refuseScene()
      var run = ScriptRun(console: console, host: host, limits: limits)
      if run.run(try ScriptRun.source(named: path, in: TreeFiles.host)) == .failed {
        throw Failure(status: .failed, message: "error: nothing is drawn of \(path)")
      }
      return (run.interpreter.session.layout, run.interpreter.assets ?? near)
    case .other:
      try refuseScene()
      return (try logLayout(bytes), near)
    }
  }

  private func refuseScene() throws {
    if scene == nil { return }
    throw Failure(status: .usage, message: "error: \(path) isn't a document, so it has no scenes")
  }

  private func bytes() throws -> [UInt8] {
    do { return try TreeFiles.host.readFile(path).get() } catch {
      throw Failure.unreadable(path, error.reason)
    }
  }

  /// The scenes of a storyboard with their segues.
  ///
  /// - Throws: A ``Failure`` when it isn't a storyboard, or can't be read.
  func map() throws -> Drawing {
    let document = FileKind(path, try bytes()) == .document ? try document() : nil
    guard let document, let map = document.map else {
      throw Failure(status: .usage, message: "error: \(path) isn't a storyboard, so it has no map")
    }
    let assets = NearbyAssets(near: path, files: NearbyFiles(host))
    var options = ImportOptions()
    (options.assets, options.limits) = (assets, limits.layout)
    return try MapPicture.drawing(of: map, named: path) { part, room in
      var layout = try refusing { () throws(DocumentIssue) in
        try document.layout(of: part.scene, root: part.root, options).layout
      }
      layout.solve()
      return Drawing(of: layout, room: room, images: assets.pictures(for: layout, host))
    }
  }

  private func document() throws -> InterfaceDocument {
    let bytes = try bytes()
    return try refusing { () throws(DocumentIssue) in try InterfaceDocument(bytes) }
  }

  private func refusing<Success>(_ body: () throws(DocumentIssue) -> Success) throws -> Success {
    do throws(DocumentIssue) { return try body() } catch {
      let place = error.place.map { ":\($0)" } ?? ""
      throw Failure(status: .failed, message: "\(path)\(place): error: \(error)")
    }
  }

  private func documentLayout(_ assets: NearbyAssets) throws -> Layout {
    let document = try document()
    let parts = document.parts
    let found = scene.map { name in parts.first { $0.isNamed(name) } } ?? parts.first
    guard let part = found else {
      let names = parts.map { $0.name }.joined(separator: ", ")
      let isEmpty = scene.map(document.isEmptyScene) ?? false
      throw Failure(
        status: scene == nil ? .failed : .usage,
        message: "error: \(path) has no scene \(scene.map { "'\($0)'" } ?? "with a view")"
          + (isEmpty ? " with a view" : "") + (names.isEmpty ? "" : "; it has \(names)"))
    }
    var options = ImportOptions()
    (options.assets, options.limits) = (assets, limits.layout)
    var layout = try refusing { () throws(DocumentIssue) in
      try document.layout(of: part.scene, root: part.root, options).layout
    }
    if let title = titleInCode(of: layout, part.scene) {
      var environment = layout.environment
      environment.barContents?.navigation?.title = title
      layout.setEnvironment(environment)
    }
    return layout
  }

  /// The title that a controller's code sets in an empty navigation bar.
  private func titleInCode(of layout: Layout, _ scene: DocumentScene) -> String? {
    guard layout.environment.barContents?.navigation?.title.isEmpty == true,
      let name = scene.controllerClass, let path = Files.real(path)
    else { return nil }
    return AppCode(NearbyFiles(host)).title(ofClass: name, near: path)
  }

  private func swiftLayout(_ bytes: [UInt8]) throws -> Layout {
    let document: SwiftDocument
    do {
      document = try SwiftDocument.read([(path, bytes)], TreeFiles.host).get()
    } catch {
      throw Failure.unreadable(path, error.reason)
    }
    if let error = document.errors.first {
      throw Failure(status: .failed, message: document.line(error))
    }
    let found = scene.map { document.type(named: $0) } ?? document.mainType
    let made: SwiftLayout?
    do throws(LayoutError) {
      made = try found.flatMap { (type) throws(LayoutError) in
        try document.layout(of: type, within: limits.layout)
      }
    } catch {
      throw Failure(status: .failed, message: "\(path): error: \(error)")
    }
    guard let made else {
      let names = document.types.joined(separator: ", ")
      throw Failure(
        status: scene == nil ? .failed : .usage,
        message: "error: \(path) has no view \(scene.map { "'\($0)'" } ?? "or view controller")"
          + (names.isEmpty ? ": \(document.reasonWithoutTypes)" : "; it has \(names)"))
    }
    return made.layout
  }

  private func logLayout(_ bytes: [UInt8]) throws -> Layout {
    let log = ConsoleLog(bytes: bytes)
    guard !log.isEmpty else {
      throw Failure(
        status: .failed, message: FileKind.refusal(of: bytes, at: path, isLog: !log.isEmpty))
    }
    var interpreter = Interpreter(host: host)
    interpreter.limits = limits
    do {
      _ = try interpreter.open(log, as: "render")
    } catch {
      throw Failure(status: .failed, message: "error: \(path): \(error)")
    }
    return interpreter.session.layout
  }
}
