import LayLanguage
import Platform

/// The file system as seen by commands that look at a tree of files, which may be a stranger's.
///
/// A link in such a tree may lead anywhere, and errors quote what they can't read. So links count only if they stay in
/// their folder or their git working tree, and searches of folders don't follow any.
enum TreeFiles {
  /// The same as a host.
  static let host: Host = {
    var host = Files.host
    host.readFile = read
    host.writeFile = write
    host.folderNames = { leadsOut($0) ? [] : Files.host.folderNames($0) }
    return host
  }()

  /// The files of a path, without those to which links lead.
  static let tests = TestFiles(
    host: host, entry: Files.entry, isLink: { Files.kind(of: $0) == S_IFLNK }, names: Files.names,
    replaceFiles: replace)

  @Sendable
  private static func read(_ path: String) -> Result<[UInt8], HostError> {
    leadsOut(path) ? .failure(.leadingOut) : Files.host.readFile(path)
  }

  @Sendable
  private static func write(_ path: String, _ bytes: [UInt8]) -> HostError? {
    isLinkOut(path) ? .leadingOut : Files.host.writeFile(path, bytes)
  }

  /// Replaces all of the files, or none of them; links themselves are never written.
  @Sendable
  private static func replace(
    _ files: [(path: String, text: String)]
  ) -> (path: String, error: HostError)? {
    if let link = files.first(where: { Files.kind(of: $0.path) == S_IFLNK }) {
      return (link.path, HostError(reason: "it is a link; name what it leads to"))
    }
    return Files.replaceFiles(files)
  }

  /// Whether a path is a link, or leads through one, to something outside the link's own folder or working tree.
  ///
  /// Folders outside the working directory are the user's own; there, only the last component is examined.
  private static func leadsOut(_ path: String) -> Bool {
    if FilePlace.isHandedOver(path) { return false }
    var inside = path[...]
    if path.hasPrefix("/") || path.hasPrefix("~") {
      guard let top = Files.real("."), path.hasPrefix(top + "/") else { return isLinkOut(path) }
      inside = path.dropFirst(top.count + 1)
    }
    let ends = inside.indices.filter { path[$0] == "/" }
    return (ends.map { String(path[..<$0]) } + [path]).contains(where: isLinkOut)
  }

  private static func isLinkOut(_ path: String) -> Bool {
    guard Files.kind(of: path) == S_IFLNK, !FilePlace.isHandedOver(path) else { return false }
    // A dangling link leads nowhere yet, but a file written through it may.
    guard let real = Files.real(path) else { return isPending(path) }
    return !SafeFiles(lookingAt: path).holds(real)
  }

  /// Whether a link names a place that doesn't exist in a folder that isn't its own.
  private static func isPending(_ link: String) -> Bool {
    guard let target = try? FilePlace.target(of: link) else { return false }
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
    guard let real = Files.real(folder) else { return false }
    return !SafeFiles(lookingAt: link).holds(real + "/")
  }
}

extension HostError {
  fileprivate static var leadingOut: HostError {
    HostError(reason: "it is a link that leads out of its folder; name what it leads to")
  }
}
