import InterfaceBuilder
import LayLanguage
import LayoutChecks
import LayoutDiagnostics

/// The fixing of one document.
struct FixJob: Sendable {
  /// The check of the document.
  let job: CheckJob
  /// Whether views may move on the canvas.
  let allowsUnsafe: Bool

  /// The endings of documents.
  static let endings = [".storyboard", ".xib"]

  /// Looks for fixes, and keeps those that the user accepts; nothing is written yet.
  func run(_ decide: (FixProposal) -> FixDecision) -> FixedFile {
    var file = FixedFile(path: job.path, shownPath: job.shownPath)
    let bytes: [UInt8]
    switch TreeFiles.host.readFile(job.path) {
    case .failure(let error):
      file.failure = "error: cannot read \(job.line): \(error.reason)"
      return file
    case .success(let read): bytes = read
    }
    let (texts, _) = job.translations.texts(besides: job.path, in: job.check.matrix.languages)
    let search = FixSearch(
      job.check, in: texts, assets: NearbyAssets(near: job.path, in: job.project),
      allowsUnsafe: allowsUnsafe, facts: job.facts, within: job.limits.layout)
    do throws(DocumentIssue) {
      file.original = bytes
      file.document = try search.fixed(bytes, decide: decide)
    } catch {
      let place = error.place.map { ":\($0)" } ?? ""
      // Of a named folder, only the files that can be fixed count.
      guard error.platform == nil || job.file.isNamed else { return file }
      file.failure = "\(job.line)\(place): error: \(error)"
    }
    return file
  }
}

/// The result of fixing a document.
struct FixedFile: Sendable {
  /// Where the document is.
  let path: String
  /// The path that people are told.
  let shownPath: String
  /// The document as it was read.
  var original: [UInt8] = []
  /// The document with its fixes; nil if it couldn't be fixed.
  var document: FixedDocument?
  /// Why it couldn't be fixed, as a line for readers.
  var failure: String?

  /// Whether anything is to be written.
  var isChanged: Bool { document.map { $0.bytes != original } ?? false }

  /// Puts the fixed document in place of the one that was read.
  ///
  /// - Returns: Why that wasn't possible, as a line for readers; nil if it was.
  func write() -> String? {
    guard let document, isChanged else { return nil }
    let line = VisibleText.line(shownPath)
    guard case .success(let now) = TreeFiles.host.readFile(path), now == original else {
      return "error: \(line) changed while it was being fixed; nothing was written to it"
    }
    return Files.host.writeFile(path, document.bytes)
      .map { "error: cannot write \(line): \($0.reason)" }
  }
}
