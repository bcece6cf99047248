/// Words in the names of functions that add constraints.
enum LayoutWords {
  private static let words = [
    "pin", "constrain", "anchor", "autolayout", "fillSuper", "layoutTo", "edges", "centerIn",
    "embed", "snap", "align",
  ]

  /// Whether a name sounds as if the function added constraints or views.
  static func sound(in name: String) -> Bool {
    let lowercased = name.lowercased()
    return words.contains { lowercased.contains($0.lowercased()) }
  }
}
