import InterfaceBuilder
import LayLanguage
import LayoutDiagnostics

/// Revisions of git.
enum Revision {
  /// The output of git.
  ///
  /// - Throws: A ``Failure`` with the cause when git fails.
  static func git(_ arguments: [String], orElse cause: String? = nil) throws -> [UInt8] {
    do { return try ChildProcess.git(arguments).get() } catch {
      throw Failure(
        status: .noInput,
        message: "error: \(cause ?? "git \(arguments.joined(separator: " ")): \(error.reason)")")
    }
  }

  /// The top of the working tree that contains a folder.
  ///
  /// - Throws: A ``Failure`` when there is none, or git is missing.
  static func top(around folder: String) throws -> String {
    let listed = ChildProcess.git(["-C", folder, "rev-parse", "--show-toplevel"])
    if case .success(let bytes) = listed {
      return String(decoding: bytes.filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
    let place = folder == "." ? "" : ", and \(VisibleText.line(folder)) lies in none"
    _ = try git(["--version"], orElse: "revisions need git, which can't be run; install it")
    throw Failure(
      status: .noInput, message: "error: revisions need a working tree of git\(place)")
  }

  /// Refuses a revision that doesn't exist.
  static func verify(_ revision: String, in folder: String = ".") throws {
    _ = try git(
      ["-C", folder, "rev-parse", "--verify", "-q", "\(revision)^{commit}"],
      orElse: "there is no revision '\(revision)'; 'git log --oneline --all' lists them")
  }

  /// The marks of `git diff --name-status` for files that one side doesn't have.
  static let (added, deleted) = ("A", "D")

  /// The changes between two revisions, or between one and the working tree, including untracked files that aren't
  /// ignored.
  ///
  /// - Parameters:
  ///   - old: The old revision.
  ///   - new: The new revision; nil for the working tree.
  ///   - paths: Where to look; everywhere if empty.
  ///   - folder: A folder of the working tree; the paths are relative to it.
  /// - Returns: How each file differs, and its path from the top of the working tree.
  /// - Throws: A ``Failure`` when git fails.
  static func changes(
    from old: String, to new: String?, below paths: [String] = [], in folder: String = "."
  ) throws -> [(status: String, name: String)] {
    let fields = try list(
      ["diff", "--name-status", "--no-renames", "--no-relative", "--no-ext-diff", "-z", old]
        + [new].compactMap { $0 } + ["--"] + paths, in: folder)
    let changed = stride(from: 0, to: fields.count - 1, by: 2).map { (fields[$0], fields[$0 + 1]) }
    if new != nil { return changed }
    let untracked = try list(
      ["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--"] + paths,
      in: folder)
    return changed + untracked.map { (added, $0) }
  }

  /// The zero-separated output of git.
  private static func list(_ arguments: [String], in folder: String) throws -> [String] {
    try git(["-C", folder] + arguments).split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
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

  /// The files of a revision, as a script in it may read them.
  static func host(_ revision: String) -> Host {
    var host = Host(
      readFile: { path in
        // In paths in a revision, git resolves neither `.` nor `..` (gitrevisions(7)).
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
  /// - Throws: A ``Failure`` when one isn't in any, or the revision doesn't exist.
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

  /// The bytes that end words in scripts.
  private static let endsOfWords = Set("\"' ;{}\t\r\n".utf8)

  /// Whether a file has one of the given names between certain characters, with or without folders before it.
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
