import AutoLayout
import Foundation
import LayoutDiagnostics
import SeededRandom
import TestSupport
import Testing

@testable import LayLanguage

/// A script prints what the same commands typed one by one print.
@Suite("Scripts and typed commands") struct OnePathTests {
  private static let docs = Repository.root.appending(path: "Docs")

  static let scripts =
    (FileManager.default.enumerator(atPath: docs.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".lay") }.sorted()

  @Test func findsScripts() { #expect(Self.scripts.count > 70) }

  @Test("print the same in all documents", arguments: scripts)
  func documents(_ name: String) throws {
    let path = Self.docs.appending(path: name)
    let text = try String(contentsOf: path, encoding: .utf8)
    try expectSame(text, named: name)
  }

  @Test("print the same for random commands", arguments: 0..<50)
  func random(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var typed = Interpreter(host: Files().host)
    var commands: [String] = []
    for _ in 0..<80 {
      var command = RandomCommand.next(typed.session.layout, &generator)
      // The layout must be solved before blocks read it.
      if Bool.random(using: &generator) {
        command = "each i in 1...2 { \(command); get root.width }"
      }
      commands.append(command)
      for statement in try Source(name: "random", text: command).statements() {
        _ = try? typed.execute(statement)
      }
    }
    try expectSame(commands.joined(separator: "\n"), named: "\(seed)")
  }

  private static let distributions = [
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ]

  /// Views come at the end and elsewhere, in stacks of all kinds, and change what their rows are made of.
  @Test(
    "print the same for stacks that grow",
    arguments: distributions,
    ["fill", "center", "trailing", "firstBaseline", "lastBaseline"])
  func stacks(_ distribution: String, _ alignment: String) throws {
    var generator = SeededGenerator(seed: UInt64(distribution.count * 100 + alignment.count))
    func pick(_ values: String...) -> String { values.randomElement(using: &generator) ?? "" }
    var commands = [
      "add \(pick("hstack", "vstack")) s spacing 4", "set s.distribution \(distribution)",
      "set s.alignment \(alignment)",
      pick("pin s edges to superview", "pin s.leading = superview.leading"),
      "set s.isLayoutMarginsRelativeArrangement \(pick("true", "false"))",
      "set s.isBaselineRelativeArrangement \(pick("true", "false"))",
    ]
    for index in 0..<40 {
      let view = "v\(Int.random(in: 0...index, using: &generator))"
      commands.append(
        pick(
          "add label v\(index) \"Text\" in s", "add label v\(index) \"A longer text\" in s",
          "add view v\(index) 20x10 in s"))
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: commands.append("set \(view).customSpacing \(pick("0", "9", "default"))")
      case 1: commands.append("set \(view).text \"Other\"")
      case 2: commands.append("set \(view).fontSize \(pick("12", "30"))")
      case 3: commands.append("set \(view).hidden \(pick("true", "false"))")
      case 4: commands.append("move \(view) to s")
      case 5: commands.append("set s.layoutMargins \(pick("0", "8"))")
      case 6: commands.append("report conflicts")
      case 7: commands.append("dump frames")
      default: break
      }
    }
    commands.append("dump constraints")
    try expectSame(
      commands.joined(separator: "\n"), named: "\(distribution), \(alignment)")
  }

  @Test("undo and redo what was edited in place")
  func history() throws {
    var text = "add vstack s\n"
    for index in 0..<120 {
      text += "add view v\(index) 10x10 in s\npin v\(index).width = \(index)\n"
    }
    text += "undo 60\nget s.frame\nredo 20\nget s.frame\nundo 170\ndump frames\nredo 3\ndump tree"
    try expectSame(text, named: "history")
  }

  @Test("change nothing when they fail")
  func failures() throws {
    let text = """
      add view red
      pin red.width = 100
      pin red edges to superview inset 20 as red
      add vstack row spacing 8 alignment nowhere
      pin red.height = 10 @750
      pin red.height = blue.height
      save -
      """
    try expectSame(text, named: "failures")
  }

  /// A script may have a hundred thousand lines; each costs the same few rows.
  @Test("take as long as they have lines")
  func manyLines() throws {
    var interpreter = Interpreter(host: Files().host)
    let views = 25_000
    var text = ""
    for index in 0..<views {
      let above = index == 0 ? "superview.top" : "v\(index - 1).bottom + 4"
      text += "add view v\(index)\npin v\(index).height = 40\n"
      text += "pin v\(index).top = \(above)\npin v\(index).leading = superview.leading\n"
    }
    let statements = try Source(name: "long", text: text).statements()
    #expect(statements.count == 4 * views)
    try interpreter.run(statements) { _, _ in true }
    let layout = interpreter.session.layout
    #expect(layout.engine.work.solutions <= 16)
    #expect(layout.engine.work.rows <= 60 * statements.count)
    let last = try Source(name: "long", text: "get v\(views - 1).frame.origin.y").statements()
    #expect(try interpreter.execute(last[0]).output == "\(44 * (views - 1))")
  }

  /// Each line of a script may cost a few rows, but no solution.
  @Test(
    "solve a few times only",
    arguments: [
      "list", "stack", "stacks", "spaced stacks", "loop", "fillEqually", "equalSpacing",
      "equalCentering", "fillProportionally", "firstBaseline",
    ])
  func work(_ shape: String) throws {
    let count = 200
    var interpreter = Interpreter(host: Files().host)
    var text = "add vstack s\(shape == "spaced stacks" ? " spacing 4" : "")\nadd view v\n"
    if shape == "loop" {
      text += #"each i in 1...\#(count) { add label "v\(i)" "Text" in s; pin "v\(i)".height >= 4 }"#
    }
    if Self.distributions.contains(shape) { text += "set s.distribution \(shape)\n" }
    if shape == "firstBaseline" {
      text += "set s.axis horizontal\nset s.alignment firstBaseline\n"
    }
    for index in 0..<count {
      switch shape {
      case "loop": break
      case "list":
        text += "add view v\(index)\npin v\(index).height = 40\n"
        text += "pin v\(index).top = v\(index == 0 ? "" : "\(index - 1)").bottom + 4\n"
      case "stacks", "spaced stacks":
        text += "add hstack r\(index) spacing 8 in s\nadd label a\(index) \"Name\" in r\(index)\n"
        text +=
          "add label b\(index) \"Value\" in r\(index)\nadd label c\(index) \"x\" in r\(index)\n"
      default:
        text += "add label v\(index) \"Text\" in s\n"
      }
    }
    let statements = try Source(name: shape, text: text).statements()
    try interpreter.run(statements) { _, _ in true }
    let work = interpreter.session.layout.engine.work
    #expect(work.solutions <= 16)
    #expect(work.rows <= 60 * max(count, statements.count))
  }
}

/// Runs commands as a script and one by one, up to `quit`; errors end neither.
private func expectSame(_ text: String, named name: String) throws {
  let files = Files()
  let statements = try Source(name: name, text: text).statements()
  var (typed, script) = (Interpreter(host: files.host), Interpreter(host: files.host))
  let (one, other) = (run(statements, by: 1, &typed), run(statements, by: .max, &script))
  #expect(one.count == other.count, "\(name)")
  for ((statement, one), other) in zip(zip(statements, one), other) where one != other {
    Issue.record("\(name):\(statement.line): \(statement.text)\n\(one)\n\(other)")
  }
  let (first, second) = (typed.session, script.session)
  #expect(
    ScriptWriter.script(of: first.layout) == ScriptWriter.script(of: second.layout), "\(name)")
  #expect(first.layout.frameDump() == second.layout.frameDump(), "\(name)")
  #expect(first.history == second.history)
  #expect(first.layout.brokenHandles == second.layout.brokenHandles)
}

/// The output of each of some commands when several run at once.
private func run(
  _ statements: [Statement], by count: Int, _ interpreter: inout Interpreter
) -> [[String]] {
  var printed: [[String]] = []
  var hasEnded = false
  while !hasEnded, printed.count < statements.count {
    do {
      try interpreter.run(statements.dropFirst(printed.count).prefix(count)) { _, outcome in
        printed.append([outcome.output] + outcome.diagnostics)
        hasEnded = outcome.endsSession
        return true
      }
    } catch {
      printed.append(["\(error)"])
    }
  }
  return printed
}
