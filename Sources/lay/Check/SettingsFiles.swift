import LayLanguage
import LayoutChecks

/// The `.laycheck` files that apply to files: those in their directory and in the ones above it.
///
/// The search for them ends at the top of the working tree. If two of them set the same thing, the nearer one counts.
struct SettingsFiles {
  private static let name = ".laycheck"
  private var known: [String: Found] = [:]

  /// The settings for the files of a folder.
  struct Found {
    var settings = CheckSettings()
    /// The texts of the files that apply.
    var text = ""
    /// The folders of these files, each with a trailing slash, and their settings.
    var files: [(folder: String, settings: CheckSettings)] = []
  }

  /// Some files, without those that settings exclude; files that were named directly stay.
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

  /// Whether nothing above a directory counts: at the top of a git working tree, and in the home directory.
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
