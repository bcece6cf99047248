/// A place in one of the Swift files that are read together.
package struct SourcePlace: Hashable, Sendable, Comparable {
  /// The number of the file.
  package let file: Int
  /// The line, from 1.
  package let line: Int
  /// The column in bytes, from 1.
  package let column: Int

  /// Whether one comes before the other, file by file.
  package static func < (lhs: SourcePlace, rhs: SourcePlace) -> Bool {
    (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
  }
}
