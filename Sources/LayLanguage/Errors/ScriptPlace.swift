/// A place in a script.
package struct ScriptPlace: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  package let file: String
  /// The 1-based line.
  package let line: Int
  /// The 1-based column, in characters.
  package let column: Int

  /// Creates a place from its parts.
  package init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// `a.lay:3:1`.
  package var description: String { "\(file):\(line):\(column)" }
}
