import LayLanguage

/// Two versions of a file; nil where a version doesn't have it.
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

  /// What reports call it.
  let path: String
  /// Where it is on disk, which is what decides on its `.laycheck`.
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
    do { return try Files.host.readFile(path).get() } catch {
      let hint =
        Files.entry(path) == nil ? "; write revisions of git before --, and paths after it" : ""
      throw Failure.unreadable(path, error.reason + hint)
    }
  }

  /// What differs between two revisions of git, or between one and the working tree.
  static func changed(from old: String, to new: String?, in paths: [String]) throws
    -> [ComparedFile]
  {
    let top = try Revision.git(
      ["rev-parse", "--show-toplevel"], orElse: "revisions need a working tree of git")
    let root = String(decoding: top.filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let revisions = [old, new].compactMap { $0 }
    for revision in revisions {
      _ = try Revision.git(
        ["rev-parse", "--verify", "-q", "\(revision)^{commit}"],
        orElse: "there is no revision '\(revision)'; 'git log --oneline --all' lists them")
    }
    for path in paths { try Revision.check(path, isIn: revisions) }
    let code = paths.filter { $0.hasSuffix(codeEnding) }
    let named = code.isEmpty ? [] : try differences(revisions, code).map { $0.name }
    return try differences(revisions, paths)
      .compactMap { status, name in
        guard CheckedFiles.namedEndings.contains(where: name.hasSuffix) else { return nil }
        let location = "\(root)/\(name)"
        return ComparedFile(
          path: name, location: location,
          old: status == added ? nil : try version(name, at: old),
          new: status == deleted
            ? nil
            : try new.map { try version(name, at: $0) }
              ?? Version(path: location, bytes: try bytes(of: location)),
          isNamed: named.contains(name))
      }
  }

  /// The files that differ, by name from the top of the working tree, with how git marks them.
  private static func differences(_ revisions: [String], _ paths: [String]) throws
    -> [(status: String, name: String)]
  {
    let listed = try Revision.git(
      ["diff", "--name-status", "--no-renames", "--no-relative", "--no-ext-diff", "-z"] + revisions
        + ["--"] + paths)
    let fields = listed.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let changed = stride(from: 0, to: fields.count - 1, by: 2).map { (fields[$0], fields[$0 + 1]) }
    let untracked = revisions.count == 1 ? try Revision.untracked(paths) : []
    return (changed + untracked.map { (added, $0) }).sorted { $0.1 < $1.1 }
  }

  /// How `git diff --name-status` marks what one side doesn't have.
  private static let (added, deleted) = ("A", "D")

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

/// A revision of git.
private enum Revision {
  /// What git prints.
  ///
  /// - Throws: A ``Failure`` with the cause where git fails.
  static func git(_ arguments: [String], orElse cause: String? = nil) throws -> [UInt8] {
    do { return try ChildProcess.git(arguments).get() } catch {
      throw Failure(
        status: .noInput,
        message: "error: \(cause ?? "git \(arguments.joined(separator: " ")): \(error.reason)")")
    }
  }

  /// The files that git doesn't know and doesn't ignore, from the top of the working tree.
  static func untracked(_ paths: [String]) throws -> [String] {
    let listed = try git(
      ["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--"] + paths)
    return listed.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Refuses a path that neither a revision nor the working tree has.
  static func check(_ path: String, isIn revisions: [String]) throws {
    if Files.entry(path) != nil { return }
    let named = revisions.first == revisions.last ? Array(revisions.prefix(1)) : revisions
    for revision in named {
      let listed = ChildProcess.git(["ls-tree", "-r", "--name-only", "-z", revision, "--", path])
      if case .success(let bytes) = listed, !bytes.isEmpty { return }
    }
    let hint = path.hasPrefix("-") ? "; options come before --" : ""
    throw Failure(
      status: .noInput,
      message: "error: there is no '\(path)', neither here nor in "
        + named.joined(separator: " nor in ") + hint)
  }

  /// The files of a revision as a script of it may read them.
  static func host(_ revision: String) -> Host {
    var host = Host(
      readFile: { path in
        // In names of what a revision has git reads neither `.` nor `..` (gitrevisions(7)).
        guard let inside = folded(path) else {
          return .failure(HostError(reason: "it is outside of the working tree"))
        }
        return ChildProcess.git(["show", "\(revision):\(inside)"])
          .mapError { _ in HostError(reason: "\(revision) doesn't have it") }
      },
      writeFile: { _, _ in HostError(reason: "a version that is compared writes nothing") })
    host.parseSwift = Files.host.parseSwift
    host.isGuarded = true
    return host
  }

  /// A path from the top of the working tree without `.` and `..`; nil for one that leads out of it.
  private static func folded(_ path: String) -> String? {
    if path.hasPrefix("/") || path.hasPrefix("~/") { return nil }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}
