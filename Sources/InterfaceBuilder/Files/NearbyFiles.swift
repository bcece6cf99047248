/// How the files around a document are found and read: translations and images.
package struct NearbyFiles: Sendable {
  /// The bytes of a file; nil where it can't be read.
  package var read: @Sendable (_ path: String) -> [UInt8]?
  /// The names in a folder, in any order; none where it can't be read.
  package var names: @Sendable (_ folder: String) -> [String]

  /// Creates the access from its parts.
  package init(
    read: @escaping @Sendable (String) -> [UInt8]?,
    names: @escaping @Sendable (String) -> [String]
  ) {
    self.read = read
    self.names = names
  }
}
