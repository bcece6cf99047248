/// Code that runs whenever views are laid out, as UIKit calls `layoutSubviews`.
///
/// It is a value: what it remembers from one layout pass to the next is in the code that it returns.
package struct LayoutCode: Sendable {
  /// The view whose layout runs it, and its commands as a script has them between braces; nil for code that scripts
  /// can't have.
  package let block: Block?
  /// Why it could not run in the last pass; nil if it ran.
  package let problem: String?
  /// Runs on a layout whose frames are up to date, and returns the code of the next pass.
  let run: @Sendable (inout Layout) -> LayoutCode

  /// Code as a script declares it.
  package struct Block: Sendable {
    /// The view whose layout runs it.
    package let view: Item.ID
    /// The commands between the braces.
    package let commands: String

    /// Creates what a script says.
    package init(view: Item.ID, commands: String) { (self.view, self.commands) = (view, commands) }
  }

  /// The maximum number of passes until nothing changes any more; code that never settles is stopped there.
  fileprivate static let passLimit = 8

  /// Creates code.
  ///
  /// - Parameters:
  ///   - block: What a script says of it; nil for code that scripts can't have.
  ///   - problem: Why it could not run in the last pass; nil if it ran.
  ///   - run: Runs it, and returns the code of the next pass.
  package init(
    _ block: Block?, problem: String? = nil,
    run: @escaping @Sendable (inout Layout) -> LayoutCode
  ) {
    (self.block, self.problem, self.run) = (block, problem, run)
  }
}

extension Layout {
  /// Runs the layout code until it changes nothing.
  ///
  /// As at run time, it changes the screen, not the document: if size classes matter, the change lasts until the next
  /// edit.
  mutating func runLayoutCode() {
    var running = layoutCode
    let wasOpen = isOpen
    // Its changes are solved without running it again.
    layoutCode = []
    isOpen = true
    for _ in 0..<LayoutCode.passLimit {
      var hasChanged = false
      for index in running.indices {
        running[index] = running[index].run(&self)
        if engine.solve(model) { hasChanged = true }
      }
      if !hasChanged { break }
    }
    if !wasOpen, variedDocument == nil, model.isVaried {
      applyVariations()
      engine.solve(model)
    }
    isOpen = wasOpen
    layoutCode = running
    hasRunCode = true
  }

  /// Forgets the code of views that an edit has removed.
  mutating func forgetCodeOfRemovedViews() {
    let remaining = layoutCode.filter { code in code.block.map { model.contains($0.view) } ?? true }
    if remaining.count < layoutCode.count { layoutCode = remaining }
  }
}
