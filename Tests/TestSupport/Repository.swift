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
