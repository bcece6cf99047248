import Glibc
import LayLanguage

/// The files below folders that `lay check` looks at.
enum CheckedFiles {
  /// The endings of documents and scripts.
  static let endings = [".storyboard", ".xib", ".lay"]

  /// The files of some paths: files as they are named, those of folders sorted.
  ///
  /// - Throws: A ``Failure`` when a path doesn't exist or a folder can't be read.
  static func files(_ paths: [String]) throws -> [String] {
    var found: [String] = []
    for path in paths {
      guard let entry = Files.entry(path) else {
        throw Failure(
          status: .noInput, message: "error: cannot read \(path): No such file or directory")
      }
      found += entry.kind == .directory ? try files(below: path) : [path]
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// Those that git would take, where the folder is in a working tree; otherwise those that aren't
  /// hidden.
  private static func files(below folder: String) throws -> [String] {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    let listed = ChildProcess.output(
      of: ["git", "-C", folder, "ls-files", "-z", "--cached", "--others", "--exclude-standard"])
    if case .success(let bytes) = listed {
      let names = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      let kept = names.filter(isChecked).map { base == "./" ? $0 : base + $0 }
      return kept.filter { Files.entry($0)?.kind == .file }.sorted()
    }
    var found: [String] = []
    var pending = [folder == "." ? "" : base]
    var seen: Set<String> = []
    while let directory = pending.popLast() {
      let name = directory.isEmpty ? "." : directory
      guard let identity = Files.entry(name)?.identity, seen.insert(identity).inserted else {
        continue
      }
      switch Files.tests.names(name) {
      case .failure(let error):
        throw Failure(status: .noInput, message: "error: cannot read \(name): \(error.reason)")
      case .success(let names):
        for name in names where !name.hasPrefix(".") {
          let path = directory + name
          switch Files.entry(path)?.kind {
          case .directory?: pending.append(path + "/")
          case .file? where isChecked(name): found.append(path)
          default: break
          }
        }
      }
    }
    return found.sorted()
  }

  private static func isChecked(_ name: String) -> Bool { endings.contains(where: name.hasSuffix) }
}
