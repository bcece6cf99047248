import AutoLayout
import LayoutDiagnostics
import SeededRandom
import Testing

@testable import LayLanguage

/// Commands that say different things may be given in any order.
@Suite("The order of commands that commute") struct CommutationTests {
  private static let setup = """
    add hstack row
    add label a "Ebb" in row
    add label b "Flood" in row
    add view c
    add view d in c
    add view e
    """

  /// Commands about different things, a few of each kind.
  private static func commands(_ generator: inout SeededGenerator) -> [String] {
    func pick(_ words: [String]) -> String { words[Int(generator.next() % UInt64(words.count))] }
    func number() -> UInt64 { generator.next() % 90 }
    let views = ["row", "a", "c", "d", "e"]
    let edges = ["leading", "trailing", "centerX"]
    var commands = (0..<6).map { place in
      "pin \(pick(views)).\(pick(edges)) \(pick(["=", "<=", ">="])) root.\(pick(edges)) + \(number()) "
        + "@\(pick(["1000", "750", "600", "500"])) as p\(place)"
    }
    commands += (0..<3).map { place in
      "pin \(pick(views)).\(pick(["width", "height"])) >= \(number()) as s\(place)"
    }
    commands += [
      "set a.hugging.horizontal \(300 + number())", "set b.numberOfLines \(generator.next() % 3)",
      "set row.spacing \(number())", "set c.layoutMargins \(number())", "set e.alpha 0.5",
      "device \(pick(["iPad", "\"iPhone X\"", "\"iPhone 8 Plus\" landscape"]))",
      "direction \(pick(["rtl", "ltr"]))", "contentSizeCategory \(pick(["XS", "XXL"]))",
      "bars \(pick(["none", "navigation tab"]))",
      "when wC { set row.axis vertical }", "when hC { uninstall d }",
      "when wR hR { set row.alignment center }",
      "set d.traitOverrides \(pick(["wC", "XL", "rtl"]))",
    ]
    return commands
  }

  @Test(
    "makes no difference",
    arguments: 0..<60 as Range<UInt64>)
  func frames(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let commands = Self.commands(&generator)
    var first = Script()
    try first.run(([Self.setup] + commands).joined(separator: "\n"))
    // The broken constraints may depend on the age of constraints.
    guard first.interpreter.session.layout.brokenHandles.isEmpty else { return }
    for _ in 0..<3 {
      var other = Script()
      try other.run(
        ([Self.setup] + commands.shuffled(using: &generator)).joined(separator: "\n"))
      let (layout, wanted) = (other.interpreter.session.layout, first.interpreter.session.layout)
      #expect(layout.frameDump() == wanted.frameDump())
      #expect(layout.traitDump() == wanted.traitDump())
    }
  }

  @Test("is tried with layouts that hold") func mostHold() throws {
    var held = 0
    for seed in 0..<60 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var script = Script()
      try script.run(([Self.setup] + Self.commands(&generator)).joined(separator: "\n"))
      if script.interpreter.session.layout.brokenHandles.isEmpty { held += 1 }
    }
    #expect(held > 20)
  }
}
