import LayLanguage

/// Two versions of a file, as bytes; nil where a version doesn't have it.
struct ComparedFile {
  let path: String
  let old: [UInt8]?
  let new: [UInt8]?
}

extension ComparedFile {
  /// Two files.
  static func files(_ old: String, _ new: String) throws -> ComparedFile {
    ComparedFile(path: new, old: try bytes(of: old), new: try bytes(of: new))
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    do { return try Files.host.readFile(path).get() } catch {
      throw Failure(status: .noInput, message: "error: cannot read \(path): \(error.reason)")
    }
  }

  /// What differs between two revisions of git, or between one and the working tree.
  static func changed(from old: String, to new: String?, in paths: [String]) throws
    -> [ComparedFile]
  {
    let top = try git(["rev-parse", "--show-toplevel"]).filter { $0 != UInt8(ascii: "\n") }
    let root = String(decoding: top, as: UTF8.self)
    let revisions = [old, new].compactMap { $0 }
    for revision in revisions {
      _ = try git(["rev-parse", "--verify", "-q", "\(revision)^{commit}"])
    }
    let listed = try git(
      ["diff", "--name-only", "--no-renames", "-z"] + revisions + ["--"] + paths)
    let names = listed.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return names.filter { name in CheckedFiles.endings.contains(where: name.hasSuffix) }.map {
      name in
      ComparedFile(
        path: name, old: content(name, at: old),
        new: new.map { content(name, at: $0) }
          ?? (try? Files.host.readFile("\(root)/\(name)").get()))
    }
  }

  private static func content(_ name: String, at revision: String) -> [UInt8]? {
    try? Subprocess.output(of: ["git", "show", "\(revision):\(name)"]).get()
  }

  private static func git(_ arguments: [String]) throws -> [UInt8] {
    do { return try Subprocess.output(of: ["git"] + arguments).get() } catch {
      throw Failure(
        status: .noInput,
        message: "error: git \(arguments.joined(separator: " ")): \(error.reason)")
    }
  }
}
