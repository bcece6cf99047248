import ArgumentParser
import LayLanguage
import Platform

/// A file that is checked.
struct CheckedFile: Hashable, Sendable {
  let path: String
  /// Whether it was named directly rather than found in a folder.
  let isNamed: Bool
  /// Whether it is a folder below a named one, which can't be read; to read it gives the error.
  var isFolder = false

  /// Whether it is a document, which can be fixed, or a folder that may hold some.
  var isDocument: Bool { isFolder || FixJob.endings.contains(where: path.hasSuffix) }

  /// Whether it is a part of the app around it, whose screens and languages then apply; scripts choose their own.
  var isPartOfApp: Bool { Self.partsOfApps.contains(where: path.hasSuffix) }

  private static let partsOfApps = FileKind.endings(of: .document, .code)
}

/// The files below folders that `lay check` reads.
enum CheckedFiles {
  /// The extensions of documents and scripts, for which folders are searched.
  static let endings = FileKind.endings(of: .document, .script)
  /// The same with those of Swift code.
  static let namedEndings = FileKind.endings(of: .document, .script, .code)

  /// Folders of other people's code and of build products, which searches leave out.
  private static let otherFolders: Set<String> = [
    "Pods", "Carthage", ".build", "DerivedData", "build", "node_modules",
  ]
  /// The suffix of folders to which Xcode exports copies of documents for translators.
  private static let exportEnding = ".xcloc"

  /// Whether a search looks into a folder with a name.
  private static func isSearched(_ folder: some StringProtocol) -> Bool {
    !otherFolders.contains(String(folder)) && !folder.hasSuffix(exportEnding)
  }

  /// The files at the given paths: files in the given order, those in folders sorted.
  ///
  /// Folders in them that can't be read are among them, so that each is reported and the rest is looked at.
  ///
  /// - Throws: A ``Failure`` when a path doesn't exist or a named folder can't be read.
  static func files(_ paths: [String]) throws -> [CheckedFile] {
    var found: [CheckedFile] = []
    for path in paths {
      guard let entry = Files.entry(path) else {
        throw Failure.unreadable(path, reason(path))
      }
      found +=
        entry.kind == .directory
        ? try files(below: path)
        : [CheckedFile(path: path, isNamed: true)]
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.path).inserted }
  }

  /// Why nothing is known about a path.
  private static func reason(_ path: String) -> String {
    var status = stat()
    return stat(path, &status) == 0 ? "it is gone" : String(cString: strerror(errno))
  }

  /// Those that git doesn't ignore if the folder is in a working tree, otherwise those that aren't hidden.
  ///
  /// Links aren't followed, so that nothing outside the folder is read.
  private static func files(below folder: String) throws -> [CheckedFile] {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    let listed = ChildProcess.git(
      ["-C", folder, "ls-files", "-z", "--cached", "--others", "--exclude-standard"])
    if case .success(let bytes) = listed {
      let names = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      let kept = names.filter { name in
        isChecked(name) && name.split(separator: "/").dropLast().allSatisfy(isSearched)
      }.map { base == "./" ? $0 : base + $0 }
      return kept.filter(isFileOrBarred).sorted()
        .map { CheckedFile(path: $0, isNamed: false) }
    }
    var found: [CheckedFile] = []
    let top = folder == "." ? "" : base
    var pending = [top]
    while let directory = pending.popLast() {
      let name = directory.isEmpty ? "." : directory
      switch Files.names(name) {
      case .failure(let error) where directory == top:
        throw Failure.unreadable(name, error.reason)
      case .failure:
        found.append(
          CheckedFile(path: String(directory.dropLast()), isNamed: false, isFolder: true))
      case .success(let names):
        for name in names where !name.hasPrefix(".") {
          let path = directory + name
          switch Files.kind(of: path) {
          case S_IFDIR where isSearched(name): pending.append(path + "/")
          case S_IFREG where isChecked(name):
            found.append(CheckedFile(path: path, isNamed: false))
          default: break
          }
        }
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// Whether a path is a file, or in a folder that can't be read, so that to read it gives the error.
  private static func isFileOrBarred(_ path: String) -> Bool {
    let kind = Files.kind(of: path)
    return kind == S_IFREG || kind == 0 && errno == EACCES
  }

  private static func isChecked(_ name: String) -> Bool { endings.contains(where: name.hasSuffix) }
}

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
  /// Whether it was named directly rather than found in a named folder.
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

  /// Whether nothing on this machine can read the file.
  var isUnreadable: Bool { isCode && !SwiftParsing.isAvailable }
  /// Whether it is Swift code.
  var isCode: Bool { path.hasSuffix(Self.codeEnding) }

  private static let codeEnding = ".swift"

  private static func version(_ name: String, at revision: String) throws -> Version {
    Version(
      path: name, bytes: try Revision.git(["show", "\(revision):\(name)"]), revision: revision)
  }
}

/// A part of the files, for one of several machines to check: `2/5`.
struct Shard: ExpressibleByArgument, Hashable {
  let number: Int
  let count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    guard parts.count == 2, parts[1] >= 1, parts[1] <= 1000, (1...parts[1]).contains(parts[0])
    else { return nil }
    (number, count) = (parts[0], parts[1])
  }

  /// The files of this part: large files first, each goes to the part that has the fewest bytes.
  ///
  /// Every machine arrives at the same division.
  func files(of all: [CheckedFile]) -> [CheckedFile] {
    var sizes = [Int](repeating: 0, count: count)
    var chosen: Set<String> = []
    let sized = all.map { (path: $0.path, size: Files.size($0.path)) }
    for file in sized.sorted(by: { ($1.size, $0.path) < ($0.size, $1.path) }) {
      let place = sizes.indices.min { (sizes[$0], $0) < (sizes[$1], $1) } ?? 0
      sizes[place] += file.size + 1
      if place == number - 1 { chosen.insert(file.path) }
    }
    return all.filter { chosen.contains($0.path) }
  }
}
