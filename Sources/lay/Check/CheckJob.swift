import InterfaceBuilder
import LayLanguage
import LayoutChecks
import LayoutDiagnostics

/// The check of one file.
struct CheckJob: Sendable {
  let file: CheckedFile
  let check: Check
  /// The only screens that the app of the file has, where others are left out.
  let screens: String?
  let translations: DocumentTranslations
  /// The known projects of documents.
  let project: ProjectFiles
  /// The known code of apps.
  let code: AppCode
  /// Whether it was found in a folder, and no target of its project builds it.
  let isUnbuilt: Bool
  /// Where results are kept, and what they depend on besides the file.
  let cache: (files: CheckCache, options: String)?
  /// Whether fixes are looked for, too.
  var looksForFixes = false
  /// The limits of sessions and layouts.
  let limits: Limits

  var path: String { file.path }

  /// The path that reports tell.
  var shownPath: String { Self.shown(path) }

  /// A path as reports tell it: from the working directory where it is below it.
  static func shown(_ path: String) -> String {
    let here = Files.absolute("")
    let plain = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    let short = plain.hasPrefix("./") ? String(plain.dropFirst(2)) : plain
    // GitHub's runners take lines that begin with two colons for commands.
    return short.hasPrefix("::") ? "./" + short : short
  }

  /// The path where lines are printed, whatever is in it.
  var line: String { VisibleText.line(shownPath) }

  /// Reads the file and checks everything in it.
  func run() -> CheckedDocument {
    let start = ContinuousClock.now
    var document = read()
    document.duration = ContinuousClock.now - start
    return document
  }

  private func read() -> CheckedDocument {
    if isUnbuilt {
      return CheckedDocument(
        path: shownPath, skipped: "no target of the project builds it; name it to check it anyway")
    }
    switch TreeFiles.host.readFile(path) {
    case .failure(let error):
      return failed("error: cannot read \(line): \(error.reason)")
    case .success(let bytes):
      return cached(bytes)
    }
  }

  private func cached(_ bytes: [UInt8]) -> CheckedDocument {
    // The imports and includes of a script aren't known beforehand.
    if path.hasSuffix(".lay") { return checked(bytes, []) }
    let isCode = path.hasSuffix(".swift")
    let (texts, read) =
      isCode ? ([], []) : translations.texts(besides: path, in: check.matrix.languages)
    let assets = isCode ? nil : NearbyAssets(near: path, in: project)
    guard let cache else { return checked(bytes, texts, assets) }
    let file = cache.files.file(
      [
        bytes, read, assets?.trace ?? [], screenTrace,
        code.trace(of: TextDecoding.utf8(bytes), near: Files.absolute(path)),
      ], shownPath, cache.options)
    if let known = cache.files.document(in: file, path: shownPath) { return known }
    let document = checked(bytes, texts, assets)
    if document.skipped != nil { return document }
    cache.files.keep(document, in: file)
    return document
  }

  /// A fingerprint of the app's screens and languages.
  private var screenTrace: [UInt8] {
    Array("\(screens ?? "") \(check.isLeftToRightOnly)".utf8)
  }

  /// Whether the file was named, and neither its name nor its beginning is that of anything else.
  private func isLog(_ bytes: [UInt8]) -> Bool {
    if !file.isNamed || CheckedFiles.namedEndings.contains(where: path.hasSuffix) { return false }
    let start = bytes.drop { $0.isSpace || Self.byteOrderMark.contains($0) }
    return !Self.documentStarts.contains { start.starts(with: $0.utf8) }
  }

  /// Lines of logs begin with `<`, too.
  private static let documentStarts = ["<?xml", "<!--", "<document", "<archive"]
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The facts about a class of the app.
  var facts: @Sendable (_ className: String) -> CodeFacts {
    let place = Files.absolute(path)
    return { [code] name in code.facts(ofClass: name, near: place) }
  }

  private func checked(
    _ raw: [UInt8], _ texts: [LocalizedTexts], _ assets: NearbyAssets? = nil
  ) -> CheckedDocument {
    let bytes = TextDecoding.utf8(raw)
    if isLog(bytes) {
      return LogFindings.document(bytes, path: shownPath)
        ?? failed(
          "\(line): error: this isn't a document, a script, Swift code or a console log; "
            + "name a .storyboard, .xib, .lay or .swift file, or a log with layout messages")
    }
    do throws(SubjectReader.Refusal) {
      let host = path.hasSuffix(".swift") ? TreeFiles.host : SafeFiles(lookingAt: path).host
      let reader = SubjectReader(
        path: line, host: host, texts: texts, assets: assets,
        facts: facts, limits: limits)
      let subjects = try reader.subjects(raw)
      if path.hasSuffix(".swift"), subjects.isEmpty {
        return CheckedDocument(path: shownPath, skipped: "it declares no view or view controller")
      }
      let issues = texts.flatMap { $0.issues }.map { issue in
        let place = issue.issue.place.map { ":\($0)" } ?? ""
        return VisibleText.line("\(issue.path)\(place): error: \(issue.issue)")
      }
      let check = check.draw == nil ? check : check.withPictures(of: assets)
      let results = subjects.map(check.result)
      var document = CheckedDocument(
        path: shownPath, groups: results.flatMap { $0.groups },
        failures: Array(Set(issues)).sorted(), notes: reader.notes(of: subjects),
        screens: screens, leftOut: results.flatMap { $0.leftOut }, bytes: bytes)
      if looksForFixes, !document.groups.isEmpty, FixJob.endings.contains(where: path.hasSuffix) {
        let search = FixSearch(
          check, in: texts, assets: assets, facts: facts, within: limits.layout)
        document.fixes = (try? search.offers(for: raw)) ?? []
      }
      return document
    } catch {
      // Of a named folder, only the files that can be checked count.
      guard let platform = error.platform, !file.isNamed else { return failed(error.message) }
      return CheckedDocument(path: shownPath, skipped: "the document is for \(platform)")
    }
  }

  private func failed(_ message: String) -> CheckedDocument {
    CheckedDocument(path: shownPath, groups: [], failures: [message])
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
