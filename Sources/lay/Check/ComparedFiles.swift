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
  }

  /// What reports call it.
  let path: String
  /// Where it is on disk, which is what decides on its `.laycheck`.
  let location: String
  let old: Version?
  let new: Version?
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
      throw Failure(status: .noInput, message: "error: cannot read \(path): \(error.reason)\(hint)")
    }
  }

  /// What differs between two revisions of git, or between one and the working tree.
  static func changed(from old: String, to new: String?, in paths: [String]) throws
    -> [ComparedFile]
  {
    let top = try git(
      ["rev-parse", "--show-toplevel"], orElse: "revisions need a working tree of git")
    let root = String(decoding: top.filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let revisions = [old, new].compactMap { $0 }
    for revision in revisions {
      _ = try git(
        ["rev-parse", "--verify", "-q", "\(revision)^{commit}"],
        orElse: "there is no revision '\(revision)'; 'git log --oneline --all' lists them")
    }
    let listed = try git(
      ["diff", "--name-status", "--no-renames", "-z"] + revisions + ["--"] + paths)
    let fields = listed.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return try stride(from: 0, to: fields.count - 1, by: 2).compactMap { place in
      let (status, name) = (fields[place], fields[place + 1])
      guard CheckedFiles.endings.contains(where: name.hasSuffix) else { return nil }
      let location = "\(root)/\(name)"
      return ComparedFile(
        path: name, location: location,
        old: status == added ? nil : try version(name, at: old),
        new: status == deleted
          ? nil
          : try new.map { try version(name, at: $0) }
            ?? Version(path: name, bytes: try bytes(of: location)))
    }
  }

  /// How `git diff --name-status` marks what one side doesn't have.
  private static let (added, deleted) = ("A", "D")

  private static func version(_ name: String, at revision: String) throws -> Version {
    Version(path: name, bytes: try git(["show", "\(revision):\(name)"]), revision: revision)
  }

  private static func git(_ arguments: [String], orElse cause: String? = nil) throws -> [UInt8] {
    do { return try ChildProcess.output(of: ["git"] + arguments).get() } catch {
      throw Failure(
        status: .noInput,
        message: "error: \(cause ?? "git \(arguments.joined(separator: " ")): \(error.reason)")")
    }
  }
}
