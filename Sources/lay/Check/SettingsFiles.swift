import LayLanguage
import LayoutChecks

/// The `.laycheck` files that apply to files: the nearest in their directory or one that holds it, up to the top of
/// the working tree.
struct SettingsFiles {
  private static let name = ".laycheck"
  private var known: [String: Found] = [:]

  /// What applies to the files of a folder.
  struct Found {
    var settings = CheckSettings()
    /// The text that says so.
    var text = ""
    /// Where the file is that says so, with a slash at its end; nil without one.
    var folder: String?
  }

  /// Some files without those that settings exclude; what was named itself stays.
  ///
  /// - Throws: A ``Failure`` when a file can't be read or understood.
  mutating func included(_ files: [CheckedFile]) throws -> [CheckedFile] {
    try files.filter { file in
      if file.isNamed { return true }
      let found = try settings(for: file.path)
      guard let folder = found.folder else { return true }
      return !found.settings.excludes(String(Files.absolute(file.path).dropFirst(folder.count)))
    }
  }

  /// What applies to a file.
  ///
  /// - Throws: A ``Failure`` when a file can't be read or understood.
  mutating func settings(for path: String) throws -> Found {
    var directory = Self.directory(of: Files.absolute(path))
    var passed: [String] = []
    var found = Found()
    while true {
      if let known = known[directory] {
        found = known
        break
      }
      passed.append(directory)
      let file = directory + Self.name
      if Files.entry(file)?.kind == .file {
        let (settings, text) = try Self.read(file)
        found = Found(settings: settings, text: text, folder: directory)
        break
      }
      if directory == "/" || Self.isTop(directory) { break }
      directory = Self.directory(of: String(directory.dropLast()))
    }
    for directory in passed { known[directory] = found }
    return found
  }

  /// Whether nothing above a directory counts: at the top of a working tree of git, and at home.
  private static func isTop(_ directory: String) -> Bool {
    Files.entry(directory + ".git") != nil
      || Variables.value("HOME").map { directory == "\($0)/" } ?? false
  }

  private static func read(_ file: String) throws -> (settings: CheckSettings, text: String) {
    switch Files.host.readFile(file) {
    case .failure(let error):
      throw Failure.unreadable(file, error.reason)
    case .success(let bytes):
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(CheckSettings.Issue) {
        return (try CheckSettings(text: text), text)
      } catch {
        throw Failure(status: .usage, message: "\(file):\(error.line): error: \(error.reason)")
      }
    }
  }

  /// The path up to its last slash.
  private static func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "/"
  }
}
