import Glibc
import LayLanguage

/// The file system as commands see it that look at a tree of files, which may be a stranger's.
///
/// A link in such a tree may lead anywhere, and errors quote what they can't read. So links count only where they stay
/// in their folder or their working tree of git, and searches of folders follow none.
enum TreeFiles {
  /// The same as a host.
  static let host: Host = {
    var host = Files.host
    host.readFile = read
    host.folderNames = { leadsOut($0) ? [] : Files.host.folderNames($0) }
    return host
  }()

  /// The files of a path, without those that links lead to.
  static let tests = TestFiles(
    host: host, entry: Files.entry, isLink: { Files.kind(of: $0) == S_IFLNK }, names: Files.names,
    replaceFiles: replace)

  @Sendable
  private static func read(_ path: String) -> Result<[UInt8], HostError> {
    leadsOut(path) ? .failure(.leadingOut) : Files.host.readFile(path)
  }

  /// Replaces all of the files, or none of them; what is a link itself is none that somebody wants to be written.
  @Sendable
  private static func replace(
    _ files: [(path: String, text: String)]
  ) -> (path: String, error: HostError)? {
    if let link = files.first(where: { Files.kind(of: $0.path) == S_IFLNK }) {
      return (link.path, HostError(reason: "it is a link; name what it leads to"))
    }
    return Files.replaceFiles(files)
  }

  /// Whether a path is a link itself, and not to something in its own folder or working tree.
  private static func leadsOut(_ path: String) -> Bool {
    guard Files.kind(of: path) == S_IFLNK, !FilePlace.isHandedOver(path) else { return false }
    // A link to nothing leads nowhere.
    guard let real = Files.real(path) else { return false }
    return !SafeFiles(lookingAt: path).holds(real)
  }
}

extension HostError {
  fileprivate static var leadingOut: HostError {
    HostError(reason: "it is a link that leads out of its folder; name what it leads to")
  }
}
