import AutoLayout

/// How far a number deviates from the expected one, and in which direction.
enum Deviation {
  /// The words for too large and too small, by the part of a value.
  private static let words: [String: (more: String, less: String)] = [
    "x": ("too far right", "too far left"), "y": ("too far down", "too far up"),
    "width": ("too wide", "too narrow"), "height": ("too tall", "too short"),
    "": ("too large", "too small"),
  ]

  /// `5 too far right`, `left 3 too large`.
  static func text(_ difference: Double, in part: String = "") -> String {
    let amount = NumberText.measured(difference.magnitude)
    let direction = words[part] ?? ("too large", "too small")
    let name = words[part] == nil ? part + " " : ""
    return "\(name)\(amount) \(difference < 0 ? direction.less : direction.more)"
  }
}
