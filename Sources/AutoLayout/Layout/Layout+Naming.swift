extension Layout {
  /// A name as it is compared with others: without case and spaces.
  package static func foldedName(_ name: String) -> String { Name.folded(name) }

  /// Whether a view, guide, constraint or group has exactly this name.
  package func isTaken(_ name: String) -> Bool { model.names[name] != nil }

  /// Whether a text can name a view, guide or constraint.
  package static func isName(_ text: String) -> Bool {
    do throws(LayoutError) {
      try Name.check(text)
      return true
    } catch {
      return false
    }
  }
}
