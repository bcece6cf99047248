import AutoLayout
import InterfaceBuilder
import LayoutSession
import SwiftLayouts

/// Swift code.
extension Interpreter {
  /// Opens a type in a Swift file or in a folder of Swift files; nil if the path is neither.
  mutating func open(
    swift file: String, type: Name?, from path: Located<String>, as title: String
  ) throws(Problem) -> Outcome? {
    let files: [String]
    do { files = try host.swiftFiles(file).get() } catch {
      throw Problem("can't read '\(file)': \(error.reason)", at: path.range)
    }
    if files.isEmpty { return nil }
    var sources: [(name: String, bytes: [UInt8])] = []
    for file in files { sources.append((file, try read(file, at: path.range))) }
    switch SwiftDocument.read(sources, host) {
    case .success(let document): return try open(document, type: type, from: path, as: title)
    case .failure(let error): throw Problem(error.reason, at: path.range)
    }
  }

  /// Replaces the session's layout with a view's, as one undo step.
  private mutating func open(
    _ document: SwiftDocument, type: Name?, from path: Located<String>, as title: String
  ) throws(Problem) -> Outcome {
    let types = document.types
    let refusal = { (errors: [SwiftIssue]) in
      errors.first.map { Problem("the code isn't Swift: \(document.line($0))", at: path.range) }
    }
    guard let first = document.mainType else {
      if let problem = refusal(document.errors) { throw problem }
      if document.isSwiftUI {
        throw Problem(
          "'\(path.value)' \(SwiftUIFacts.remark)", at: path.range, remedy: SwiftUIFacts.remedy)
      }
      if document.hasStatements, document.files.count == 1 {
        return try runStatements(of: document.files[0], from: path, as: title)
      }
      throw Problem(
        "'\(path.value)' declares no view and no view controller", at: path.range,
        remedy: "name a file or folder with a class that derives from one of UIKit's")
    }
    if let type, document.type(named: type.value) == nil {
      throw .unknown(
        "type", type, in: types,
        otherwise: "use one of: \(types.prefix(20).joined(separator: ", "))")
    }
    let chosen = type.flatMap { document.type(named: $0.value) } ?? first
    if let problem = refusal(document.errors(inFileOf: chosen)) { throw problem }
    guard let made = try layout(of: chosen, in: document, at: path.range) else {
      throw Problem("'\(chosen)' can't be followed", at: path.range)
    }
    return show(made, of: document, as: title)
  }

  /// The layout of a type on the session's screen, unless it is too large.
  func layout(
    of type: String, in document: SwiftDocument, at range: SourceRange
  ) throws(Problem) -> SwiftLayout? {
    let environment = session.layout.environment
    return try blaming(range) { () throws(LayoutError) in
      try document.layout(of: type, environment: environment, within: limits.layout)
    }
  }

  /// Replaces the session's layout with what the statements of a file make, as one undo step.
  private mutating func runStatements(
    of file: String, from path: Located<String>, as title: String
  ) throws(Problem) -> Outcome {
    let bytes = TextDecoding.utf8(try read(file, at: path.range))
    let text = String(decoding: bytes, as: UTF8.self)
    let source = Source(name: file, text: text)
    var inner = self
    inner.scene = SwiftScene()
    _ = inner.session.reset()
    let outcome: Outcome
    do throws(Problem) {
      outcome = try inner.run(
        swift: source.text.startIndex..<source.text.endIndex, of: source, as: title)
    } catch {
      throw Problem(ScriptError(error, in: source), at: path.range)
    }
    scene = inner.scene
    return Outcome(
      output: outcome.output, warnings: outcome.warnings,
      changes: session.adopt(inner.session, as: title))
  }

  /// Runs pasted code: replaces the session's layout with the first view or controller that the code declares, as one
  /// undo step, or runs its statements if it declares none.
  package mutating func run(swift code: String, as command: String) throws(ScriptError) -> Outcome {
    let source = Source(name: "<swift>", text: code)
    do throws(Problem) {
      return try run(swift: source.text.startIndex..<source.text.endIndex, of: source, as: command)
    } catch {
      throw ScriptError(error, in: source)
    }
  }

  mutating func show(
    _ made: SwiftLayout, of document: SwiftDocument, as title: String
  ) -> Outcome {
    let changes = session.commit(made.layout, as: title)
    let warnings = (document.errors + made.warnings).map(document.warning)
    return Outcome(
      output: Self.summary(made, of: document.types),
      warnings: warnings, conflicts: changes.broken, changes: changes)
  }

  private static func summary(_ made: SwiftLayout, of types: [String]) -> String {
    let constraints = made.layout.constraints.count
    let others = types.filter { $0 != made.type }
    let rest =
      others.isEmpty
      ? ""
      : "; other types: \(others.prefix(12).joined(separator: ", "))\(others.count > 12 ? " …" : "")"
    return "opened \(made.type): \(made.views.count) view\(made.views.count == 1 ? "" : "s"), "
      + "\(constraints) constraint\(constraints == 1 ? "" : "s")\(rest)"
  }
}

extension SwiftDocument {
  /// Reads Swift sources with the parser of a host.
  package static func read(_ sources: [(name: String, bytes: [UInt8])], _ host: Host)
    -> Result<SwiftDocument, HostError>
  {
    host.parseSwift(sources.map { ($0.name, TextDecoding.utf8($0.bytes)) }).flatMap { trees in
      do throws(SwiftIssue) {
        return .success(try SwiftDocument(trees: trees))
      } catch {
        return .failure(HostError(reason: error.reason))
      }
    }
  }

  /// Reads the Swift files of a path, which may be a folder; nil if it is neither.
  package static func read(path: String, _ host: Host) -> Result<SwiftDocument?, HostError> {
    host.swiftFiles(path).flatMap { files in
      guard !files.isEmpty else { return .success(nil) }
      var sources: [(name: String, bytes: [UInt8])] = []
      for file in files {
        switch host.readFile(file) {
        case .success(let bytes): sources.append((file, bytes))
        case .failure(let error):
          let name = file == path ? "" : "\(file): "
          return .failure(HostError(reason: name + error.reason))
        }
      }
      return read(sources, host).map { $0 }
    }
  }
}
