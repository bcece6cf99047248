import SeededRandom

/// A small script: views in views, in scroll views and in stacks, some hidden, some right to left.
struct RandomScript {
  private(set) var views: [String] = []
  private var parents: [String: String] = [:]
  private var scrollViews: Set<String> = []
  private var lines: [String] = []

  var text: String { lines.joined(separator: "\n") }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    lines = ["resize \(Int.random(in: 20...40, using: &random) * 10)x480"]
    if Int.random(in: 0..<3, using: &random) == 0 { lines.append("direction rtl") }
    for number in 0..<Int.random(in: 2...5, using: &random) { addView(number, using: &random) }
    for _ in 0..<Int.random(in: 1...2 * views.count, using: &random) { pin(using: &random) }
    for view in views where Int.random(in: 0..<6, using: &random) == 0 {
      lines.append("hide \(view)")
    }
  }

  private mutating func addView(_ number: Int, using random: inout SeededGenerator) {
    let view = "v\(number)"
    let parent = number == 0 ? "root" : views.randomElement(using: &random) ?? "root"
    let kind =
      number == 0
      ? "scroll"
      : ["view", "view", "label", "hstack", "scroll"]
        .randomElement(using: &random) ?? "view"
    let size = Int.random(in: 1...9, using: &random) * 10
    lines.append(
      "add \(kind) \(view)\(kind == "label" ? " intrinsic \(size)x20" : "") in \(parent)")
    views.append(view)
    parents[view] = parent
    if kind == "scroll" { scrollViews.insert(view) }
  }

  private mutating func pin(using random: inout SeededGenerator) {
    guard let view = views.randomElement(using: &random), let parent = parents[view] else { return }
    let target = scrollViews.contains(parent) ? "\(parent).contentLayoutGuide" : parent
    let inset = Int.random(in: 0...12, using: &random)
    let attribute =
      ["leading", "top", "trailing", "bottom", "centerX"]
      .randomElement(using: &random) ?? "top"
    let size = ["width", "height"].randomElement(using: &random) ?? "width"
    let relation = ["=", "=", "=", ">=", "<="].randomElement(using: &random) ?? "="
    let priority = ["", "", " @750", " @250"].randomElement(using: &random) ?? ""
    lines.append(
      [
        "pin \(view) edges to \(target) inset \(inset)",
        "pin \(view) horizontal to \(target) inset \(inset)",
        "pin \(view).\(attribute) \(relation) \(target).\(attribute) + \(inset)\(priority)",
        "pin \(view).\(attribute) \(relation) \(target).\(attribute) - \(inset)\(priority)",
        "pin \(view).\(size) \(relation) \(inset * 10)\(priority)",
        "pin \(view).\(size) = \(parent).\(size)\(priority)",
      ].randomElement(using: &random) ?? "")
  }
}
