import InterfaceBuilder
import LayLanguage
import LayoutChecks
import Synchronization

/// The `.laycheck` files that apply to files: those in their directory and in the ones above it.
///
/// They end at the top of the working tree. Where two of them say something about the same, the nearer one counts.
struct SettingsFiles {
  private static let name = ".laycheck"
  private var known: [String: Found] = [:]

  /// The settings for the files of a folder.
  struct Found {
    var settings = CheckSettings()
    /// The texts that say so.
    var text = ""
    /// The folders of these files, each with a slash at its end, and their settings.
    var files: [(folder: String, settings: CheckSettings)] = []
  }

  /// Some files without those that settings exclude; what was named itself stays.
  ///
  /// - Throws: A ``Failure`` when a file can't be read or understood.
  mutating func included(_ files: [CheckedFile]) throws -> [CheckedFile] {
    try files.filter { file in
      if file.isNamed { return true }
      let found = try settings(for: file.path)
      let path = Files.absolute(file.path)
      return !found.files.contains { $0.settings.excludes(String(path.dropFirst($0.folder.count))) }
    }
  }

  /// The settings for a file.
  ///
  /// - Throws: A ``Failure`` when a file can't be read or understood.
  mutating func settings(for path: String) throws -> Found {
    try settings(in: Self.directory(of: Files.absolute(path)))
  }

  private mutating func settings(in directory: String) throws -> Found {
    if let known = known[directory] { return known }
    let file = directory + Self.name
    let text = Files.entry(file)?.kind == .file ? try Self.read(file) : nil
    let isTop = directory == "/" || Self.isTop(directory) || text.map(CheckSettings.isRoot) == true
    var found =
      isTop ? Found() : try settings(in: Self.directory(of: String(directory.dropLast())))
    if let text {
      do throws(CheckSettings.Issue) {
        found.settings = try CheckSettings(text: text, in: found.settings)
      } catch {
        throw Failure(status: .usage, message: "\(file):\(error.line): error: \(error.reason)")
      }
      found.text += text + "\n"
      found.files.append((directory, found.settings))
    }
    known[directory] = found
    return found
  }

  /// Whether nothing above a directory counts: at the top of a working tree of git, and at home.
  private static func isTop(_ directory: String) -> Bool {
    Files.entry(directory + ".git") != nil
      || ProcessEnvironment.value("HOME").map { directory == "\($0)/" } ?? false
  }

  private static func read(_ file: String) throws -> String {
    switch TreeFiles.host.readFile(file) {
    case .failure(let error): throw Failure.unreadable(file, error.reason)
    case .success(let bytes): return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The path up to its last slash.
  private static func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "/"
  }
}

/// Reads the translations beside documents, and each folder only once.
final class DocumentTranslations: Sendable {
  private let folders = Mutex<[String: [String]]>([:])
  /// Whether no document was translated into a language that was asked for.
  private let missing = Mutex<[CheckLanguage: Bool]>([:])
  /// The project that was read last, as documents of an app follow each other.
  private let project = Mutex<(path: String, bytes: [UInt8]?)?>(nil)

  /// The texts of a document in the languages of its app that settings ask for.
  ///
  /// A language that has a document of its own is left out: that one is checked, too.
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
