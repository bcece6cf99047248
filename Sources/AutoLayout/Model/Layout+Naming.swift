extension Layout {
  /// Whether a text can name a view, guide or constraint.
  public static func isName(_ text: String) -> Bool {
    do throws(LayoutError) {
      try Name.check(text)
      return true
    } catch {
      return false
    }
  }
}
