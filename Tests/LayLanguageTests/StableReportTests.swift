import SeededRandom
import Testing

@testable import LayLanguage

/// Reports depend on the layout alone, not on the edits that led to it.
@Suite struct StableReportTests {
  @Test(arguments: 0..<100)
  func randomSession(_ seed: Int) throws { try compareReports(afterCommands: 40, seed) }

  @Test(arguments: 0..<5)
  func longRandomSession(_ seed: Int) throws { try compareReports(afterCommands: 500, seed) }

  private func compareReports(afterCommands count: Int, _ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) &* 7_919 &+ 31)
    var script = Script()
    for _ in 0..<count {
      let command = RandomCommand.next(script.interpreter.session.layout, &generator)
      _ = try? script.run(command)
    }
    let reports = script.reports
    var replay = Script()
    try replay.run(script.saved)
    expectSame(replay.reports, reports, "after save and run, seed \(seed)")
    let steps = script.interpreter.session.history.count
    try script.run("undo \(steps)\nredo \(steps)")
    expectSame(script.reports, reports, "after undo and redo, seed \(seed)")
  }

  private func expectSame(_ found: [String], _ expected: [String], _ when: String) {
    for (found, expected) in zip(found, expected) where found != expected {
      Issue.record("\(when):\n\(found)\n--- instead of\n\(expected)")
    }
  }

  /// A constraint is not redundant because it can never hold.
  @Test func overruledConstraintsAreNotRedundant() throws {
    expectOutput(
      """
      add view a1 3x89
      pin a1.width = 0 as k11
      pin a1.width = 10 @750 as k19
      silence ambiguity clipped-content zero-size
      report issues all
      """,
      """
      overruled: k19: a1.width = 10 @750 is ruled out by k11
          write: unpin k19
          an optional constraint can never hold
      1 issue (silenced: ambiguity, clipped-content, zero-size)
      """)
  }

  @Test func reasonsDoNotDependOnEarlierConstants() throws {
    var edited = Script()
    try edited.run(
      """
      add view a intrinsic nonex85
      add guide e
      pin a.height >= e.width + 97 @999 as k6
      set k6.constant 59
      """)
    var fresh = Script()
    try fresh.run(edited.saved)
    #expect(edited.reports == fresh.reports)
  }
}

extension Script {
  /// Everything that reports say about the layout.
  fileprivate var reports: [String] {
    let layout = interpreter.session.layout
    let views = layout.items.filter { layout.viewClass(of: $0) != nil }.map(layout.name)
    let about = views.prefix(6).flatMap { name in
      let name = NameText.written(name)
      return ["explain \(name)", "suggest \(name)", "dump constraints \(name)"]
    }
    let commands =
      [
        "report ambiguity", "report issues", "report conflicts", "report conflicts --what-if",
        "report misplaced", "dump json", "dump trace",
      ] + about
    return commands.map { command in
      var copy = self
      do { return try copy.run(command) } catch { return "\(error)" }
    }
  }
}
