import AutoLayout
import LayoutDiagnostics
import SeededRandom
import Testing

@testable import LayLanguage

/// Running a saved session restores it, including expressions, loops, definitions and size classes.
@Suite("Saved sessions") struct RoundTripTests {
  @Test("run again as they were", arguments: 0..<100)
  func random(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 7_000_000)
    var script = Script()
    for step in 0..<40 {
      let layout = script.interpreter.session.layout
      let command =
        Int.random(in: 0..<3, using: &generator) == 0
        ? Self.form(step, layout, &generator) : RandomCommand.next(layout, &generator)
      // Many random commands are refused, which must leave the session as it was.
      _ = try? script.run(command)
    }
    let saved = script.saved
    var fresh = Script()
    try fresh.run(saved, name: "saved \(seed)")
    #expect(fresh.saved == saved, "\(seed)")
    let (one, other) = (script.interpreter.session.layout, fresh.interpreter.session.layout)
    #expect(one.frameDump() == other.frameDump(), "\(seed)\n\(saved)")
  }

  /// A command of several: values, loops, definitions, blocks for size classes.
  private static func form(_ step: Int, _ layout: Layout, _ generator: inout SeededGenerator)
    -> String
  {
    let views = layout.items.filter { layout.viewClass(of: $0) != nil && $0 != layout.window }
    let names = views.map { NameText.written(layout.name(of: $0)) }
    let view = names.randomElement(using: &generator) ?? "root"
    let other = names.randomElement(using: &generator) ?? "root"
    let number = Int.random(in: 1...90, using: &generator)
    let sizes = ["wC", "wR", "hC", "hR", "wC hR", "wR hR"].randomElement(using: &generator) ?? "wC"
    let forms = [
      "let gap\(step) = \(number) / 3", "let place = \(view)",
      "set \(view).alpha min(1, \(number) / 100)",
      "set \(view).layoutMargins \(number) 1 gap\(step) 2",
      "pin \(view).width = \(number) + max(4, \(other).alpha)",
      "each i in 1...3 { add label \"t\(step)\\(i)\" \"\\(i * \(number))\" }",
      "each v in root.subviews { set v.tag \(number) }",
      "define card\(step)(name) { add view name; pin name.width = \(number) }\ncard\(step)(\"c\(step)\")",
      "when \(sizes) { set \(view).alpha 0.\(number); pin \(view).height >= \(number) }",
      "when \(sizes) { hide \(view); add view \"w\(step)\" }", "uninstall \(view)",
      "pin \(view).leading.anchorWithOffset(to: \(other).trailing) = max(\(number), \(view).tag) / 3",
      "when \(sizes) forget", "when \(sizes) forget \(view).alpha",
      "traits \(["wR", "wAny hAny", "default", "hC"].randomElement(using: &generator) ?? "default")",
      "set c\(number % 7 + 1).relation <=", "set c\(number % 7 + 1).secondItem \(other)",
      "set c\(number % 7 + 1).multiplier \(number) / 30", "rotate", "device \"iPad\"",
    ]
    return forms.randomElement(using: &generator) ?? "rotate"
  }
}
