import AutoLayout
import ConsoleLog
import Foundation
import InterfaceBuilder
import LayoutDiagnostics
import LayoutSession
import SeededRandom
import TestSupport
import Testing

@testable import LayLanguage

/// Every line that people are told to write, typed into a copy of the session.
@Suite("Advice") struct AdviceTests {
  // MARK: Reports

  @Test("of reports on random sessions is accepted and does what it says")
  func randomSessions() throws {
    var count = 0
    for seed in 1...80 as ClosedRange<UInt64> {
      var script = Script()
      let text = RandomScript(seed: seed).text
      try script.run(text)
      count += try check(script, "seed \(seed):\n\(text)")
    }
    #expect(count > 200, "\(count) lines of advice")
  }

  @Test("of reports in the documentation's scripts is accepted and does what it says")
  func documentation() throws {
    var count = 0
    for (path, statements) in try Self.scripts(in: ["Debugging", "Views", "Stacks"]) {
      var script = Script()
      for (place, statement) in statements.enumerated() {
        _ = try? script.interpreter.execute(statement)
        if place.isMultiple(of: 6) { count += try check(script, "\(path), \(statement.text)") }
      }
    }
    #expect(count > 100, "\(count) lines of advice")
  }

  @Test("of reports on public documents is accepted and does what it says")
  func documents() throws {
    guard let folder = SharedCorpus.place(of: "corpus/ib/dev") else { return }
    var count = 0
    let paths = try #require(FileManager.default.subpaths(atPath: folder.path)).sorted()
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    for path in paths.enumerated().filter({ $0.offset.isMultiple(of: 30) }).map({ $0.element }) {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
      guard let document = try? InterfaceDocument(bytes) else { continue }
      for part in document.parts.prefix(2) {
        var layout = try document.layout(of: part).layout
        layout.solve()
        var script = Script()
        script.interpreter.session = Session(layout: layout)
        count += try check(script, path)
      }
    }
    #expect(count > 5, "\(count) lines of advice")
  }

  /// Types what `report issues` says, line after line, and what is said about each conflict.
  ///
  /// - Returns: How many lines were typed.
  private func check(_ script: Script, _ label: String) throws -> Int {
    let layout = script.interpreter.session.layout
    var count = 0
    var all = script
    let report = IssueReport(of: layout) { $0.commands(in: layout) }
    for (issue, finding) in report.issues.flatMap({ issue in issue.findings.map { (issue, $0) } }) {
      guard let lines = finding.advice, !lines.isEmpty else { continue }
      for line in lines {
        count += 1
        #expect(throws: Never.self, "\(line) in \(label)") { _ = try all.run(line) }
      }
      let now =
        IssueReport(of: all.interpreter.session.layout).issues
        .first { $0.rule == issue.rule }?.findings.map { $0.text } ?? []
      #expect(!now.contains(finding.text), "\(lines) leaves \(finding.text) in \(label)")
    }
    let after = all.interpreter.session.layout
    for (harm, before, after) in zip(Self.harms(layout), Self.harms(after)).map({
      ($0.0, $0.1, $1.1)
    }) {
      #expect(after.isSubset(of: before), "all together: \(harm) in \(label)")
    }
    for report in layout.conflictReports() {
      let summary = report.summary { $0.commands(in: layout) }
      guard
        let line = summary.split(separator: "\n").last?.split(
          separator: ": "
        ).last,
        ["set ", "unpin "].contains(where: line.hasPrefix)
      else { continue }
      count += 1
      var one = script
      #expect(throws: Never.self, "\(line) in \(label)") { _ = try one.run(String(line)) }
      let broken = one.interpreter.session.layout.brokenHandles
      #expect(!broken.contains(report.brokenHandle), "\(line) in \(label)")
      #expect(Set(broken).isSubset(of: layout.brokenHandles), "\(line) in \(label)")
    }
    return count
  }

  /// The faults that advice must not cause, read from frames and the solver rather than from what the search itself
  /// uses.
  private static func harms(_ layout: Layout) -> [(String, Set<String>)] {
    let views = layout.items.filter { layout.viewClass(of: $0) != nil && !layout.isHidden($0) }
    func named(_ items: some Sequence<Item.ID>) -> Set<String> {
      Set(items.map(layout.path(of:)))
    }
    return [
      ("breaks a constraint", Set(layout.brokenHandles)),
      ("makes something ambiguous", named(layout.ambiguousItems)),
      ("leaves no width", named(views.filter { layout.frame(of: $0).size.width <= 0 })),
      ("leaves no height", named(views.filter { layout.frame(of: $0).size.height <= 0 })),
    ]
  }

  // MARK: Errors

  @Test("of errors about damaged commands is accepted")
  func damagedCommands() throws {
    var random = SeededGenerator(seed: 7)
    var count = 0
    for (path, statements) in try Self.scripts(in: ["Views", "Stacks", "Sizes", "Margins"]) {
      var script = Script()
      for (place, statement) in statements.enumerated() {
        if place.isMultiple(of: 3) {
          let text = Self.damaged(statement.text, using: &random)
          count += try checkError(of: text, in: script, path)
        }
        _ = try? script.interpreter.execute(statement)
      }
    }
    #expect(count > 5, "\(count) lines of advice")
  }

  @Test("of errors about what people say is accepted")
  func phrases() throws {
    guard let file = SharedCorpus.place(of: "corpus/phrases/dev.txt") else { return }
    var script = Script()
    try script.run(
      """
      add view card; add label title "Title" in card; add button ok "OK" in card; add imageview photo
      add hstack row; add label l1 "One" in row; add view v2; pin card edges to safeArea inset 20
      """)
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      _ = try checkError(of: String(line), in: script, "phrases")
    }
  }

  /// A command without one of its words, or with another one twice.
  private static func damaged(_ text: String, using random: inout SeededGenerator) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    let place = Int.random(in: 0..<words.count, using: &random)
    if Bool.random(using: &random) {
      words.remove(at: place)
    } else {
      words.insert(words[place], at: 0)
    }
    return words.joined(separator: " ")
  }

  /// - Returns: How many lines the error names.
  private func checkError(of text: String, in script: Script, _ label: String) throws -> Int {
    var trial = script
    do {
      try trial.run(text)
      return 0
    } catch let error as ScriptError {
      guard let remedy = error.remedy, remedy.hasPrefix("write: "),
        Problem("", at: text.startIndex..<text.endIndex, remedy: remedy).namesLine
      else { return 0 }
      let lines = remedy.split(separator: "\n").map {
        String($0.trimmingPrefix("or ").trimmingPrefix("write: "))
      }
      for line in lines {
        var copy = script
        #expect(throws: Never.self, "\(line) instead of \(text) in \(label)") {
          _ = try copy.run(line)
        }
      }
      return lines.count
    }
  }

  // MARK: Scripts

  private static func scripts(in folders: [String]) throws -> [(String, [Statement])] {
    let docs = Repository.root.appending(path: "Docs")
    return try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: docs.appending(path: folder).path)
        .filter { $0.hasSuffix(".lay") }.sorted().map { "\(folder)/\($0)" }
    }.map { path in
      let text = try String(contentsOf: docs.appending(path: path), encoding: .utf8)
      return (path, try Source(name: path, text: text).statements())
    }
  }
}
