import InterfaceBuilder
import LayLanguage

/// The files that differ from a revision of git, each in its own working tree.
struct ChangedFiles {
  /// The paths from the top, without links.
  private var paths: Set<String> = []
  /// The translation keys of the documents among them.
  private var translated: Set<String> = []
  /// The names that documents use for the images and fonts among them.
  private var assets: Set<String> = []
  /// The names of files that scripts may read.
  private var sources: Set<String> = []

  /// Asks git.
  ///
  /// - Parameters:
  ///   - revision: The revision.
  ///   - places: Files and folders in the working trees.
  /// - Throws: A ``Failure`` where one lies in none, or the revision isn't there.
  init(since revision: String, around places: [String]) throws {
    var tops: Set<String> = []
    for folder in Set(places.map(Self.folder)).sorted() {
      let top = try Revision.top(around: folder)
      guard tops.insert(top).inserted else { continue }
      try Revision.verify(revision, in: top)
      for change in try Revision.changes(from: revision, to: nil, in: top) {
        add("\(top)/\(change.name)")
      }
    }
  }

  private static func folder(of path: String) -> String {
    if Files.entry(path)?.kind == .directory { return path }
    return path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  private mutating func add(_ path: String) {
    paths.insert(path)
    if let key = Translations.key(ofTexts: path) { translated.insert(key) }
    assets.formUnion(NearbyAssets.names(ofFile: path))
    if CheckedFiles.namedEndings.contains(where: path.hasSuffix) { sources.insert(Self.name(path)) }
  }

  /// Whether a file differs, or shows or reads one that does.
  func includes(_ file: CheckedFile) -> Bool {
    guard let path = Files.real(file.path) else { return true }
    if paths.contains(path) { return true }
    if path.hasSuffix(".lay") { return names(in: file, between: Self.endsOfWords, sources) }
    return FixJob.endings.contains(where: path.hasSuffix)
      && (translated.contains(Translations.key(ofDocument: path))
        || names(in: file, between: [UInt8(ascii: "\"")], assets))
  }

  /// The bytes that end words of scripts.
  private static let endsOfWords = Set("\"' ;{}\t\r\n".utf8)

  /// Whether a file has one of some names between certain characters, with or without folders before it.
  private func names(
    in file: CheckedFile, between ends: Set<UInt8>, _ names: Set<String>
  ) -> Bool {
    guard !names.isEmpty, case .success(let bytes) = TreeFiles.host.readFile(file.path) else {
      return false
    }
    return bytes.split { ends.contains($0) }
      .contains { names.contains(Self.name(String(decoding: $0, as: UTF8.self))) }
  }

  /// The part after the last slash.
  private static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
