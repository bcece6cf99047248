import Foundation

/// The files of this repository, for tests that check pages and sources.
package enum Repository {
  /// The top directory.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file, whose path is seen from the top directory.
  package static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }
}

/// Collections of public documents, logs and solver cases, which aren't part of the repository.
package enum SharedCorpus {
  /// Where a file or directory of the collections is; nil if there is none, which is printed.
  ///
  /// The collections are in the directory that `LAY_SHARED` names, or in a directory `shared` beside
  /// the repository or one of the directories that hold it.
  package static func place(of path: String) -> URL? {
    let place = directories.lazy.map { $0.appending(path: path) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    if place == nil { print("skipped: there is no \(path)") }
    return place
  }

  private static var directories: [URL] {
    var directories: [URL] = []
    if let shared = ProcessInfo.processInfo.environment["LAY_SHARED"] {
      directories.append(URL(filePath: shared))
    }
    var ancestor = Repository.root
    while ancestor.pathComponents.count > 1 {
      ancestor.deleteLastPathComponent()
      directories.append(ancestor.appending(path: "shared"))
    }
    return directories
  }
}
