import ConsoleLog
import Foundation
import TestSupport
import Testing

/// The shared development logs; without them nothing is checked.
@Suite("Public logs")
struct CorpusTests {
  private static func logs() throws -> [ConsoleLog] {
    guard let folder = SharedCorpus.place(of: "corpus/console-logs/dev") else { return [] }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".txt") }.map { name in
      ConsoleLog(bytes: [UInt8](try Data(contentsOf: folder.appending(path: name))))
    }
  }

  /// The share of cases that hold; 1 without a corpus.
  private func share(_ held: [Bool]) -> Double {
    held.isEmpty ? 1 : Double(held.filter { $0 }.count) / Double(held.count)
  }

  @Test("are read, as they are")
  func lines() throws {
    let lines = try Self.logs().flatMap(\.reports).flatMap { report in
      report.lines + [report.broken].compactMap { $0 }
    }
    #expect(share(lines.map { $0.constraint != nil }) >= 0.98)
    #expect(share(lines.map(\.repairs.isEmpty)) >= 0.98)
  }

  @Test("agree with the rule on what is broken")
  func broken() throws {
    let agreements = try Self.logs().flatMap { $0.explanations().explanations }
      .compactMap(\.ruleAgrees)
    #expect(share(agreements) >= 0.8)
  }

  @Test("are rebuilt into layouts that clash wherever the lines do")
  func rebuilt() throws {
    var clashes: [Bool] = []
    for log in try Self.logs() {
      let (scene, explanations) = log.explanations()
      guard explanations.count == 1, let explanation = explanations.first,
        explanation.diagnosis.contradiction != nil
      else { continue }
      let rebuilt = RebuiltLayout(scene)
      guard rebuilt.omissions.isEmpty else { continue }
      var layout = rebuilt.layout
      layout.solve()
      clashes.append(!layout.brokenHandles.isEmpty)
    }
    #expect(share(clashes) >= 0.95)
  }
}
