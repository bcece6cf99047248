import LayLanguage
import Platform

/// A file that is checked.
struct CheckedFile: Hashable, Sendable {
  let path: String
  /// Whether it was named itself, and not found in a folder.
  let isNamed: Bool

  /// Whether it is built into the app whose project lies around it; scripts say themselves what they are for.
  var isPartOfApp: Bool { Self.partsOfApps.contains(where: path.hasSuffix) }

  private static let partsOfApps = [".storyboard", ".xib", ".swift"]
}

/// The files below folders that `lay check` looks at.
enum CheckedFiles {
  /// The endings of documents and scripts, which folders are searched for.
  static let endings = [".storyboard", ".xib", ".lay"]
  /// The extensions of named files that aren't console logs; any other file counts as one.
  static let namedEndings = endings + [".swift"]

  /// Folders of other people's code and of what was built, which searches leave out.
  private static let otherFolders: Set<String> = [
    "Pods", "Carthage", ".build", "DerivedData", "build", "node_modules",
  ]
  /// The suffix of folders that Xcode exports copies of documents to, for translators.
  private static let exportEnding = ".xcloc"

  /// Whether a search looks into a folder of a name.
  private static func isSearched(_ folder: some StringProtocol) -> Bool {
    !otherFolders.contains(String(folder)) && !folder.hasSuffix(exportEnding)
  }

  /// The files of some paths: files as they are named, those of folders sorted.
  ///
  /// - Throws: A ``Failure`` when a path doesn't exist or a folder can't be read.
  static func files(_ paths: [String]) throws -> [CheckedFile] {
    var found: [CheckedFile] = []
    for path in paths {
      guard let entry = Files.entry(path) else {
        throw Failure.unreadable(path, reason(path))
      }
      found +=
        entry.kind == .directory
        ? try files(below: path).map { CheckedFile(path: $0, isNamed: false) }
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

  /// Those that git would take, where the folder is in a working tree; otherwise those that aren't
  /// hidden.
  ///
  /// Links aren't followed, so that nothing outside of the folder is read.
  private static func files(below folder: String) throws -> [String] {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    let listed = ChildProcess.git(
      ["-C", folder, "ls-files", "-z", "--cached", "--others", "--exclude-standard"])
    if case .success(let bytes) = listed {
      let names = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      let kept = names.filter { name in
        isChecked(name) && name.split(separator: "/").dropLast().allSatisfy(isSearched)
      }.map { base == "./" ? $0 : base + $0 }
      return kept.filter { Files.kind(of: $0) == S_IFREG }.sorted()
    }
    var found: [String] = []
    var pending = [folder == "." ? "" : base]
    while let directory = pending.popLast() {
      let name = directory.isEmpty ? "." : directory
      switch Files.names(name) {
      case .failure(let error):
        throw Failure.unreadable(name, error.reason)
      case .success(let names):
        for name in names where !name.hasPrefix(".") {
          let path = directory + name
          switch Files.kind(of: path) {
          case S_IFDIR where isSearched(name): pending.append(path + "/")
          case S_IFREG where isChecked(name): found.append(path)
          default: break
          }
        }
      }
    }
    return found.sorted()
  }

  private static func isChecked(_ name: String) -> Bool { endings.contains(where: name.hasSuffix) }
}
