import LayLanguage

/// Two versions of a file; nil if a version doesn't have it.
struct ComparedFile {
  /// A version of a file.
  struct Version {
    /// Where it is, or was.
    let path: String
    let bytes: [UInt8]
    /// The revision of git that has it; nil for a file on disk.
    var revision: String?
    /// The files that a script of this version may use.
    var host: Host { revision.map(Revision.host) ?? SafeFiles(lookingAt: path).host }
  }

  /// Its name in reports.
  let path: String
  /// Its place on disk, which decides its `.laycheck`.
  let location: String
  let old: Version?
  let new: Version?
  /// Whether it was named itself, and isn't only in a folder that was.
  var isNamed = true
}

extension ComparedFile {
  /// Two files.
  static func files(_ old: String, _ new: String) throws -> ComparedFile {
    let versions = try [old, new].map { Version(path: $0, bytes: try bytes(of: $0)) }
    return ComparedFile(path: new, location: new, old: versions[0], new: versions[1])
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    do { return try TreeFiles.host.readFile(path).get() } catch {
      let hint =
        Files.entry(path) == nil ? "; write revisions of git before --, and paths after it" : ""
      throw Failure.unreadable(path, error.reason + hint)
    }
  }

  /// The files that differ between two git revisions, or between one and the working tree.
  static func changed(from old: String, to new: String?, in paths: [String]) throws
    -> [ComparedFile]
  {
    let root = try Revision.top(around: ".")
    let revisions = [old, new].compactMap { $0 }
    for revision in revisions { try Revision.verify(revision) }
    for path in paths { try Revision.check(path, isIn: revisions) }
    let code = paths.filter { $0.hasSuffix(codeEnding) }
    let named =
      code.isEmpty ? [] : try Revision.changes(from: old, to: new, below: code).map { $0.name }
    return try Revision.changes(from: old, to: new, below: paths).sorted { $0.name < $1.name }
      .compactMap { status, name in
        guard CheckedFiles.namedEndings.contains(where: name.hasSuffix) else { return nil }
        let location = "\(root)/\(name)"
        return ComparedFile(
          path: name, location: location,
          old: status == Revision.added ? nil : try version(name, at: old),
          new: status == Revision.deleted
            ? nil
            : try new.map { try version(name, at: $0) }
              ?? Version(path: location, bytes: try bytes(of: location)),
          isNamed: named.contains(name))
      }
  }

  /// Whether nothing here can read the file.
  var isUnreadable: Bool { isCode && !SwiftParsing.isAvailable }
  /// Whether it is Swift code.
  var isCode: Bool { path.hasSuffix(Self.codeEnding) }

  private static let codeEnding = ".swift"

  private static func version(_ name: String, at revision: String) throws -> Version {
    Version(
      path: name, bytes: try Revision.git(["show", "\(revision):\(name)"]), revision: revision)
  }
}
