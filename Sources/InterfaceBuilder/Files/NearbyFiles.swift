/// Finds and reads the files around a document: translations and images.
package struct NearbyFiles: Sendable {
  /// The bytes of a file; nil if it can't be read.
  package var read: @Sendable (_ path: String) -> [UInt8]?
  /// The names in a folder, in any order; none if it can't be read.
  package var names: @Sendable (_ folder: String) -> [String]
  /// The path of a file or folder once all links are followed; nil if nothing is there.
  package var realPath: @Sendable (_ path: String) -> String?

  /// Creates the access from its parts, by default to files among which no links are.
  package init(
    read: @escaping @Sendable (String) -> [UInt8]?,
    names: @escaping @Sendable (String) -> [String],
    realPath: @escaping @Sendable (String) -> String? = { $0 }
  ) {
    self.read = read
    self.names = names
    self.realPath = realPath
  }

  /// Whether a file lies in a folder, wherever links lead.
  func holds(_ path: String, in folder: String) -> Bool {
    guard let folder = realPath(folder), let path = realPath(path) else { return false }
    return folder == "." || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }
}
