import AutoLayout
import SeededRandom

/// Small layouts with everything that makes values depend on each other.
struct RandomLayout {
  var builder: LayoutBuilder
  var views: [Item.ID] = []

  /// - Parameters:
  ///   - seed: Each seed has its layout.
  ///   - hasMargins: Whether constraints use margins, which may depend on where views are.
  /// - Throws: Never, as far as the model's rules stay as they are.
  init(seed: UInt64, hasMargins: Bool = true) throws {
    var random = SeededGenerator(seed: seed)
    builder = try LayoutBuilder(Double(200 + Int.random(in: 0...40, using: &random) * 10), 400)
    for number in 0..<Int.random(in: 2...6, using: &random) {
      try addView(number, using: &random)
    }
    for _ in 0..<Int.random(in: views.count...5 * views.count, using: &random) {
      addConstraint(hasMargins, using: &random)
    }
    builder.layout.solve()
  }

  private mutating func addView(_ number: Int, using random: inout SeededGenerator) throws {
    let parents = [builder.layout.root] + views
    let parent = parents.randomElement(using: &random) ?? builder.layout.root
    let keyword = Int.random(in: 0..<5, using: &random) == 0 ? "hstack" : "view"
    let view = try builder.view("v\(number)", keyword, in: parent)
    views.append(view)
    guard keyword == "view", Bool.random(using: &random) else { return }
    let length = Double(Int.random(in: 10...120, using: &random))
    try builder.set("intrinsicContentSize", of: view, .size(width: length, height: 20))
  }

  private mutating func addConstraint(_ hasMargins: Bool, using random: inout SeededGenerator) {
    let attributes: [Attribute] = [
      .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY,
      hasMargins ? .leadingMargin : .leading,
    ]
    let priorities: [Double] = [1000, 1000, 1000, 750, 251, 250, 250]
    guard let view = views.randomElement(using: &random),
      let other = ([builder.layout.root] + views).randomElement(using: &random),
      let first = attributes.randomElement(using: &random),
      let second = attributes.randomElement(using: &random),
      let priority = priorities.randomElement(using: &random),
      let relation = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        .randomElement(using: &random)
    else { return }
    let constant = Double(Int.random(in: -30...90, using: &random))
    let multipliers: [Double] = [1, 1, 1, 2, 0.5]
    let multiplier = multipliers.randomElement(using: &random) ?? 1
    do {
      try builder.pin(
        view, first, other, second, constant, relation: relation, times: multiplier,
        priority: priority)
    } catch {
      // UIKit would refuse it, too.
    }
  }
}
