import AutoLayout
import ConsoleLog
import InterfaceBuilder
import LayLanguage
import LayoutChecks
import LayoutDiagnostics
import SwiftLayouts
import Synchronization

/// Reads what can be checked and compared.
struct SubjectReader {
  /// Why a file can't be checked, as a line for readers.
  struct Refusal: Error {
    let message: String
    /// The document's platform, if it isn't iOS.
    var platform: String?
  }

  /// The name of the file in errors; its extension shows its type.
  let path: String
  /// The files that a script may use, and the Swift parser.
  let host: Host
  /// The texts of a document in other languages.
  var texts: [LocalizedTexts] = []
  /// The images and fonts of a document's app; nil if only what the document stores counts.
  var assets: NearbyAssets?
  /// The facts about the classes of a document's app; nil if only the document counts.
  var facts: ((_ className: String) -> CodeFacts)?
  /// The limits of sessions and layouts.
  var limits = Limits()

  /// The root views of a document, the layout of a script, or the layouts of views in code.
  ///
  /// Scripts are always UTF-8; only files written by other programs may be UTF-16.
  func subjects(_ bytes: [UInt8]) throws(Refusal) -> [CheckSubject] {
    switch FileKind(path, bytes) {
    case .script: [try script(bytes)]
    case .code: try code(bytes)
    case .document, .other: try subjects(of: try parsed(bytes))
    }
  }

  /// One version of a file, with what a document says besides its layouts.
  func version(_ bytes: [UInt8]) throws(Refusal) -> ComparedVersion {
    guard FileKind(path, bytes) == .document else { return ComparedVersion(try subjects(bytes)) }
    let document = try parsed(bytes)
    return ComparedVersion(try subjects(of: document), contents: document.contents)
  }

  /// Why code contains nothing to check.
  func reasonWithoutTypes(_ bytes: [UInt8]) -> String {
    (try? SwiftDocument.read([(path, bytes)], host).get())?.reasonWithoutTypes ?? "it is empty"
  }

  private func subjects(of document: InterfaceDocument) throws(Refusal) -> [CheckSubject] {
    try refusing { () throws(DocumentIssue) in
      try document.parts.map { (part) throws(DocumentIssue) in
        try CheckSubject(
          part, of: document, in: texts, assets: assets, facts: facts, within: limits.layout)
      }
    }
  }

  /// Parses a document, requiring that every number can be read: otherwise a part of the layout would be missing.
  private func parsed(_ bytes: [UInt8]) throws(Refusal) -> InterfaceDocument {
    if FileKind(path, bytes) == .other {
      throw Refusal(message: FileKind.refusal(of: bytes, at: path))
    }
    return try refusing { () throws(DocumentIssue) in
      let document = try InterfaceDocument(TextDecoding.utf8(bytes))
      if let damage = document.warnings.first(where: { $0.isDamage }) { throw damage }
      return document
    }
  }

  private func refusing<Success>(
    _ body: () throws(DocumentIssue) -> Success
  ) throws(Refusal) -> Success {
    do throws(DocumentIssue) { return try body() } catch {
      let place = error.place.map { ":\($0)" } ?? ""
      throw Refusal(message: "\(path)\(place): error: \(error)", platform: error.platform)
    }
  }

  private func script(_ bytes: [UInt8]) throws(Refusal) -> CheckSubject {
    do throws(ScriptError) {
      // A script that is checked must not write anything.
      var interpreter = Interpreter(host: host)
      interpreter.limits = limits
      interpreter.origins = StatementOrigins()
      try interpreter.run(try Source(name: path, bytes: bytes).statements()) { _, _ in true }
      let (layout, origins) = (interpreter.session.layout, interpreter.origins)
      return CheckSubject(
        script: layout,
        places: origins?.places(ofConstraintsIn: layout).mapValues(DocumentPlace.init(_:)) ?? [:],
        viewPlaces: origins?.places(ofItemsIn: layout).mapValues(DocumentPlace.init(_:)) ?? [:])
    } catch {
      throw Refusal(message: error.description)
    }
  }

  // MARK: Code

  private func code(_ bytes: [UInt8]) throws(Refusal) -> [CheckSubject] {
    let document: SwiftDocument
    do throws(HostError) {
      document = try SwiftDocument.read([(path, bytes)], host).get()
    } catch {
      throw Refusal(message: "\(path): error: \(error.reason)")
    }
    if let error = document.errors.first {
      let place = error.place.map { ":\($0.line):\($0.column)" } ?? ""
      throw Refusal(message: "\(path)\(place): error: \(error.reason)")
    }
    do throws(LayoutError) {
      var subjects: [CheckSubject] = []
      for type in document.types(inFile: 0) {
        let made = try document.layout(of: type, within: limits.layout)
        if let made { subjects.append(subject(made)) }
      }
      return subjects
    } catch {
      throw Refusal(message: "\(path): error: \(error)")
    }
  }

  /// The omissions in code, one line per place.
  func notes(of subjects: [CheckSubject]) -> [String] {
    var seen: Set<String> = []
    return subjects.flatMap { $0.omissions }.map { omission in
      VisibleText.line("\(path)\(omission.place.map { ":\($0)" } ?? ""): note: \(omission.reason)")
    }.filter { seen.insert($0).inserted }
  }

  private func subject(_ made: SwiftLayout) -> CheckSubject {
    let flaws = made.mistakes.compactMap { issue -> CheckSubject.Flaw? in
      guard let mistake = issue.mistake, let place = issue.place else { return nil }
      return CheckSubject.Flaw(
        rule: mistake, text: issue.reason, place: DocumentPlace(place))
    }
    return CheckSubject(
      code: made.layout, type: made.type, isController: made.isController,
      places: made.places.mapValues(DocumentPlace.init), sets: made.sets,
      viewPlaces: made.viewPlaces.mapValues(DocumentPlace.init),
      plainViews: made.plainViews, flaws: flaws,
      omissions: made.warnings.filter { $0.mistake == nil }.map {
        ($0.reason, $0.place.map(DocumentPlace.init))
      },
      wording: { advice, layout, known in
        AdviceCode(layout, rootName: made.isController ? "view" : nil)
          .phrases(of: advice, naming: known)
      })
  }
}

extension DocumentPlace {
  fileprivate init(_ place: StatementOrigins.Position) {
    self.init(line: place.line, column: place.column)
  }

  fileprivate init(_ place: SourcePlace) { self.init(line: place.line, column: place.column) }
}

/// Turns a console log into findings.
enum LogFindings {
  /// A log with a finding for each report and each message; nil if it contains nothing about layout.
  static func document(_ bytes: [UInt8], path: String) -> CheckedDocument? {
    let log = ConsoleLog(bytes: bytes)
    if log.isEmpty { return nil }
    return CheckedDocument(path: path, groups: groups(of: log), bytes: bytes)
  }

  /// The findings of a log, or of a part of one that begins at a line.
  static func groups(of log: ConsoleLog, startingAt start: Int = 1) -> [FindingGroup] {
    func place(_ line: Int) -> DocumentPlace { DocumentPlace(line: line + start - 1, column: 1) }
    let clashes = log.explanations().explanations.filter { !$0.isList }.compactMap { explanation in
      FindingGroup(
        clash: explanation.clash, advice: explanation.advice,
        culprit: explanation.diagnosis.suggestion?.constraint.name,
        names: explanation.diagnosis.constraints.map { $0.name },
        place: place(explanation.report.firstLine))
    }
    return clashes + log.messages.map { group(of: $0, line: $0.line + start - 1) }
  }

  /// The finding of a message in a line.
  static func group(of notice: LogNotice, line: Int) -> FindingGroup {
    FindingGroup(
      message: notice.meaning, remedy: notice.remedy, place: DocumentPlace(line: line, column: 1))
  }
}

/// Reads the translations beside documents, and each folder only once.
final class DocumentTranslations: Sendable {
  private let folders = Mutex<[String: [String]]>([:])
  /// For each requested language, whether no document was translated into it.
  private let missing = Mutex<[CheckLanguage: Bool]>([:])
  /// The project that was read last, because documents of an app follow each other.
  private let project = Mutex<(path: String, bytes: [UInt8]?)?>(nil)

  /// The texts of a document in the languages of its app that settings ask for.
  ///
  /// A language with its own document is left out, because that document is checked as well.
  func texts(
    besides path: String, in wanted: [CheckLanguage]?
  ) -> (texts: [LocalizedTexts], read: [UInt8]) {
    if let wanted, wanted.allSatisfy({ $0.nearest(among: []) != nil }) { return ([], []) }
    let read = Mutex<[UInt8]>([])
    missing.withLock { known in
      for language in wanted ?? [] where known[language] == nil {
        known[language] = language.nearest(among: []) == nil
      }
    }
    let files = NearbyFiles(
      read: { file in
        if file.hasSuffix("/project.pbxproj") { return self.projectFile(file) }
        let bytes = try? TreeFiles.host.readFile(file).get()
        read.withLock { $0 += Array(file.utf8) + (bytes ?? []) }
        return bytes
      }, names: { self.names(in: $0) })
    let found = Translations(besides: path, files: files)
    let all = found.languages.map { CheckLanguage.translation($0) }
    let chosen = wanted.map { $0.compactMap { $0.nearest(among: all) } } ?? all
    for language in wanted ?? [] where language.nearest(among: all) != nil {
      missing.withLock { $0[language] = false }
    }
    let languages = found.languages.filter { language in
      chosen.contains(.translation(language)) && found.documentPath(in: language) == path
    }
    let texts = languages.map(found.texts(in:))
    return (texts, read.withLock { $0 })
  }

  /// The languages that settings ask for and no document has, in alphabetical order.
  var unknown: [String] {
    missing.withLock { known in known.filter { $0.value }.compactMap { $0.key.name }.sorted() }
  }

  private func names(in folder: String) -> [String] {
    if let known = folders.withLock({ $0[folder] }) { return known }
    let names = TreeFiles.host.folderNames(folder)
    folders.withLock { $0[folder] = names }
    return names
  }

  private func projectFile(_ path: String) -> [UInt8]? {
    if let known = project.withLock({ $0?.path == path ? $0 : nil }) { return known.bytes }
    let bytes = try? TreeFiles.host.readFile(path).get()
    project.withLock { $0 = (path, bytes) }
    return bytes
  }
}
