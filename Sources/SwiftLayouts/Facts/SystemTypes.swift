/// Types of the system and of libraries, whose members are known by their names alone.
enum SystemTypes {
  private static let prefixes: Set<String> = ["UI", "NS", "CG", "CA", "AL"]

  private static let ofLibraries: Set<String> = [
    "ConstraintPriority", "ConstraintInsets", "ConstraintRelation", "LayoutPriority",
    "TinyEdgeInsets",
  ]

  /// Whether a type is one of them, or is inside of one: `UIView.ContentMode`.
  static func contains(_ type: String) -> Bool {
    let outer = type.prefix { $0 != "." }
    return prefixes.contains(String(outer.prefix(2)))
      && outer.dropFirst(2).first?.isUppercase == true || ofLibraries.contains(String(outer))
  }
}
