/// Limits of a layout's size, so that no document exhausts the machine.
package struct LayoutLimits: Hashable, Sendable {
  /// The most views and layout guides.
  package var views = 100_000
  /// The most constraints.
  package var constraints = 300_000

  /// Limits that are rarely reached on purpose.
  package init() {}

  /// Refuses a layout that is too large.
  package func check(_ layout: Layout) throws(LayoutError) {
    // The number of items ever made is known at once, and usually small.
    let made = layout.countsEver
    if made.items > views { try Self.check(layout.items.count, views, "views") }
    if made.constraints > constraints {
      try Self.check(layout.constraints.count, constraints, "constraints")
    }
  }

  /// Refuses a number that is too large.
  package static func check(_ count: Int, _ limit: Int, _ noun: String) throws(LayoutError) {
    guard count > limit else { return }
    throw LayoutError(
      "more than \(limit) \(noun)",
      remedy: "if that is meant, start lay with --limit \(noun)=\(count) or more")
  }
}
