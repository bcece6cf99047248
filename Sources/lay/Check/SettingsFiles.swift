import LayLanguage
import LayoutChecks

/// The `.laycheck` files that apply to files: the nearest in their directory or one that holds it, up to the top of
/// the working tree.
struct SettingsFiles {
  private static let name = ".laycheck"
  private var known: [String: (settings: CheckSettings, text: String)] = [:]

  /// What applies to a file, and the text that says so.
  ///
  /// - Throws: A ``Failure`` when a file can't be read or understood.
  mutating func settings(for path: String) throws -> (settings: CheckSettings, text: String) {
    var directory = Self.directory(of: Files.absolute(path))
    var passed: [String] = []
    var found = (settings: CheckSettings(), text: "")
    while true {
      if let known = known[directory] {
        found = known
        break
      }
      passed.append(directory)
      let file = directory + Self.name
      if Files.entry(file)?.kind == .file {
        found = try Self.read(file)
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
