/// Code that runs whenever views are laid out, as UIKit calls `layoutSubviews`.
///
/// It is a value: what it remembers from one layout pass to the next is in the code that it returns.
package struct LayoutCode: Sendable {
  /// How a script says it; nil for code that scripts can't have.
  package let text: String?
  /// Why it could not run in the last pass; nil if it ran.
  package let problem: String?
  /// Runs on a layout whose frames are up to date, and returns the code of the next pass.
  let run: @Sendable (inout Layout) -> LayoutCode

  /// Creates code.
  ///
  /// - Parameters:
  ///   - text: How a script says it; nil for code that scripts can't have.
  ///   - problem: Why it could not run in the last pass; nil if it ran.
  ///   - run: Runs it, and returns the code of the next pass.
  package init(
    _ text: String?, problem: String? = nil,
    run: @escaping @Sendable (inout Layout) -> LayoutCode
  ) {
    (self.text, self.problem, self.run) = (text, problem, run)
  }
}

extension Layout {
  /// How often the code runs until nothing changes any more: code that never comes to an end is stopped there.
  private static let passLimit = 8

  /// Runs the layout code until it changes nothing.
  mutating func runLayoutCode() {
    var running = layoutCode
    // What it changes is solved without running it again in between.
    layoutCode = []
    for _ in 0..<Self.passLimit {
      var hasChanged = false
      for index in running.indices {
        running[index] = running[index].run(&self)
        if engine.solve(model) { hasChanged = true }
      }
      if !hasChanged { break }
    }
    layoutCode = running
    hasRunCode = true
  }
}
