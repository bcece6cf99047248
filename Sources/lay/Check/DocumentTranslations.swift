import InterfaceBuilder
import LayLanguage
import LayoutChecks
import Synchronization

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
