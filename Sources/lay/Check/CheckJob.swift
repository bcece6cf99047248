import InterfaceBuilder
import LayLanguage
import LayoutChecks
import LayoutDiagnostics
import Platform

/// The check of one file.
struct CheckJob: Sendable {
  let file: CheckedFile
  let check: Check
  /// The only screens that the file's app has, if others are left out.
  let screens: String?
  let translations: DocumentTranslations
  /// The known projects of documents.
  let project: ProjectFiles
  /// The known code of apps.
  let code: AppCode
  /// Whether it was found in a folder, and no target of its project builds it.
  let isUnbuilt: Bool
  /// Where results are cached, and what they depend on besides the file.
  let cache: (files: CheckCache, options: String)?
  /// Whether to look for fixes as well.
  var looksForFixes = false
  /// The limits of sessions and layouts.
  let limits: Limits

  var path: String { file.path }

  /// The path as reports show it.
  var shownPath: String { Self.shown(path) }

  /// A path as reports show it: relative to the working directory if it is below that.
  static func shown(_ path: String) -> String {
    let here = Files.absolute("")
    let plain = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    let short = plain.hasPrefix("./") ? String(plain.dropFirst(2)) : plain
    // GitHub's runners interpret lines that begin with two colons as commands.
    return short.hasPrefix("::") ? "./" + short : short
  }

  /// The path for use in printed lines, whatever it contains.
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
    // The files that a script reads aren't known beforehand.
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

  /// The facts about a class of the app.
  var facts: @Sendable (_ className: String) -> CodeFacts {
    let place = Files.absolute(path)
    return { [code] name in code.facts(ofClass: name, near: place) }
  }

  private func checked(
    _ raw: [UInt8], _ texts: [LocalizedTexts], _ assets: NearbyAssets? = nil
  ) -> CheckedDocument {
    let bytes = TextDecoding.utf8(raw)
    let kind = FileKind(path, raw)
    if kind == .other {
      return LogFindings.document(bytes, path: shownPath)
        ?? failed(FileKind.refusal(of: bytes, at: line, isLog: false))
    }
    do throws(SubjectReader.Refusal) {
      let host = kind == .code ? TreeFiles.host : SafeFiles(lookingAt: path).host
      let reader = SubjectReader(
        path: line, host: host, texts: texts, assets: assets,
        facts: facts, limits: limits)
      let subjects = try reader.subjects(raw)
      if kind == .code, subjects.isEmpty {
        return CheckedDocument(path: shownPath, skipped: reader.reasonWithoutTypes(raw))
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
      // In a named folder, only the files that can be checked count.
      guard let platform = error.platform, !file.isNamed else { return failed(error.message) }
      return CheckedDocument(path: shownPath, skipped: "the document is for \(platform)")
    }
  }

  private func failed(_ message: String) -> CheckedDocument {
    CheckedDocument(path: shownPath, groups: [], failures: [message])
  }
}

/// Results of earlier runs in a directory, keyed by everything that they depend on.
struct CheckCache: Sendable {
  let directory: String
  /// The identity of the program, which all results depend on.
  private let program: String

  /// Opens a directory, and creates it if necessary.
  ///
  /// - Throws: A ``Failure`` when it can't be made.
  init(directory: String) throws {
    self.directory = directory
    let error = StateDirectory.make(for: directory + "/x", mode: 0o777)
    func refuse(_ reason: String) -> Failure {
      Failure(
        status: .outputFailed, message: "error: cannot keep results in \(directory): \(reason)")
    }
    if let entry = Files.entry(directory), entry.kind != .directory {
      throw refuse("it isn't a directory")
    }
    guard access(directory, W_OK | X_OK) == 0 else { throw refuse((error ?? .current).reason) }
    program =
      ProcessTable.ownFile.map { file in
        let time = file.modificationTime
        return "\(file.st_size):\(time.tv_sec):\(time.tv_nsec)"
      } ?? ""
  }

  /// The file for a result that depends on the given contents.
  func file(_ contents: [[UInt8]], _ path: String, _ options: String) -> String {
    var hash = Hash()
    for text in [program, Version.current, path, options] { hash.add([UInt8](text.utf8)) }
    for bytes in contents { hash.add(bytes) }
    return "\(directory)/\(hash.text).check"
  }

  /// The result in a file; nil if there is none, or if the file is damaged.
  func document(in file: String, path: String) -> CheckedDocument? {
    guard !Self.isLink(file), case .success(let bytes) = Files.host.readFile(file),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let (sum, text) = (bytes[..<end], bytes[(end + 1)...])
    guard sum.elementsEqual(Self.checksum(Array(text)).utf8) else { return nil }
    return StoredDocument.document(String(decoding: text, as: UTF8.self), path: path)
  }

  /// Stores a result; if that fails, it is computed again next time.
  func keep(_ document: CheckedDocument, in file: String) {
    let text = StoredDocument.text(document)
    if Self.isLink(file) { return }
    _ = Files.host.write("\(Self.checksum(Array(text.utf8)))\n\(text)", to: file)
  }

  /// Whether an entry is a link, which `lay` never makes.
  private static func isLink(_ file: String) -> Bool { Files.kind(of: file) == S_IFLNK }

  /// A different byte gives a different hash, because every step can be inverted.
  private static func checksum(_ bytes: [UInt8]) -> String {
    var hash = Hash()
    hash.add(bytes)
    return hash.text
  }

  /// Two 64-bit hashes with different starts (FNV-1a): caches don't need secrecy, but they need collisions to be rare.
  private struct Hash {
    private var halves: (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4)

    mutating func add(_ bytes: [UInt8]) {
      for byte in bytes {
        halves.0 = (halves.0 ^ UInt64(byte)) &* 0x100_0000_01b3
        halves.1 = (halves.1 ^ UInt64(byte)) &* 0x100_0000_01b3 &+ 0x9e37_79b9
      }
      halves.0 = halves.0 &* 0x100_0000_01b3 &+ UInt64(bytes.count)
    }

    var text: String { String(halves.0, radix: 36) + String(halves.1, radix: 36) }
  }
}
