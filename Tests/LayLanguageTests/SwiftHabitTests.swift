import Testing

@testable import LayLanguage

/// Habits of users of Swift and Interface Builder.
@Suite("Habits of Swift") struct SwiftHabitTests {
  private static let setup = "add view red\nadd view blue"

  @Test(
    "the way out is named",
    arguments: [
      ("pin red.top = self.top", "unknown view 'self'", "'superview' is the view that holds"),
      ("V:|-[red]-|", "a visual format isn't a command", "write: pin V:|-[red]-|"),
      ("why red.width", "found a value", "write: explain red.width"),
      ("expect red.minX >= 16", "a constraint has no minX", "frame.minX is a value"),
      (
        "pin red.width = 50%", "a percentage of nothing",
        "write: pin red.width = 50% * superview.width"
      ),
      ("red.width += 4", "an attribute follows from constraints", "'explain red.width' names"),
      ("red.safeArea.width += 4", "an attribute follows from", "'explain red.safeArea.width'"),
      ("root.width = 300", "an attribute follows from", "write: resize 390x844"),
      ("set root.height 300", "an attribute follows from", "write: resize 390x844"),
      ("set red.hugging 3", "hugging has an axis", "write: set red.hugging.horizontal 3; set"),
      ("red.contentHuggingPriority = 3", "has an axis", "write: set red.hugging.horizontal 3; set"),
      ("set red.text \"x\"", "UIView has no text", "only UILabel"),
      ("add label l 'x'", "expected 'in'", "double and straight"),
      ("era 3", "unknown era '3'", "use one of: "),
      ("undo 1e24", "the number of steps is too large", "use a smaller one"),
      ("each i in 5...1 { add view v }", "1 is less than 5", "write 1...5"),
      ("each i in 5..<1 { add view v }", "1 is less than 5", "write 1..<5"),
      ("let gap = 8; pin red.width = gap-2", "'gap-2' is a name", "a minus: gap - 2"),
      ("let gap = 8; get gap-2", "'gap-2' is a name", "a minus: gap - 2"),
      ("each i in 2...3 { add view \"v\\(i-1)\" }", "'i-1' is a name", "a minus: i - 1"),
      ("add hstack s; unpin s.1", "expected a property", "s.1 follows from the properties"),
      ("add hstack s; add view a in s; unpin \"s.1\"", "stack view 's' made 's.1'", "its spacing"),
      ("pin red.width = 9; pin red.width = 8; why c1", "found 'c1'", "write: why broken c1"),
      ("why red", "found 'red'", "write: explain red"),
      ("pin red.width = 9; explain c1", "is a constraint, not a view", "write: get c1"),
      ("red.lines = 0", "unknown property 'lines'", "lines"),
      ("red.top = 4", "an attribute follows", "write: pin red.top = superview.top + 4"),
      ("set red.width 4", "an attribute follows from constraints", "write: pin red.width = 4"),
      ("set red.topAnchor 4", "an attribute follows", "write: pin red.top = superview.top + 4"),
      ("explain red.frame", "unknown attribute 'frame'", "'get' prints its value"),
      ("undo 0", "the number of steps must be", "a whole number from 1"),
      ("redo 1.5", "the number of steps must be", "a whole number from 1"),
    ] as [(String, String, String)])
  func advice(_ command: String, _ reason: String, _ remedy: String) throws {
    var script = Script()
    try script.run(Self.setup)
    do {
      try script.run(command)
      Issue.record("no error")
    } catch {
      let text = "\(error)"
      #expect(text.contains(reason), "\(text)")
      #expect(text.contains(remedy), "\(text)")
      #expect(!text.contains("pin red.lines"), "\(text)")
    }
  }

  @Test(
    "a percentage of something is a number",
    arguments: [
      ("50% x root.width", "multiplier", "0.5"), ("(50%) x root.width", "multiplier", "0.5"),
      ("50% x 200", "constant", "100"), ("200 x 50%", "constant", "100"),
    ])
  func percentage(_ expression: String, _ property: String, _ value: String) {
    expectOutput("add view red\npin red.width = \(expression)\nget c1.\(property)", value)
  }
}
