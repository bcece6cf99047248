import Foundation
import TestSupport
import Testing

@testable import LayoutChecks

/// Faults seeded into documents without findings.
@Suite("Seeded faults")
struct SeededFaultTests {
  private static let folder = SharedCorpus.place(of: "corpus/ib/dev")
  /// Of each kind this many faults are tried.
  private static let ofEachKind = 7

  @Test(
    "in public documents are found, and what was changed is to blame",
    .enabled(if: folder != nil, "there is no corpus"))
  func found() throws { try Self.check(try Self.faults(), atLeast: 20) }

  @Test("in our own documents are found, and what was changed is to blame")
  func own() throws {
    var faults: [(String, SeededFault)] = []
    for document in SampleDocument.all {
      let text = try document.text
      let before = try groups(inDocument: text).filter { $0.rule.severity == .error }
      #expect(before.map { $0.text } == [], "\(document.name)")
      let seeder = try #require(try FaultSeeder(text))
      let kinds = Dictionary(grouping: seeder.faults) { $0.kind }
      for (_, some) in kinds.sorted(by: { $0.key < $1.key }) {
        faults += some.prefix(2).map { (document.name, $0) }
      }
    }
    try Self.check(faults, atLeast: 60)
  }

  /// Of 60 faults at least 57 must be found, and the culprit of 54 be right.
  private static func check(_ faults: [(String, SeededFault)], atLeast count: Int) throws {
    var missed: [String] = []
    var misjudged: [String] = []
    for (name, fault) in faults {
      let after = try groups(inDocument: fault.text)
      let hits = after.filter { fault.rules.contains($0.rule.id) }
      if hits.isEmpty {
        missed.append("\(fault.kind) \(name) \(fault.ids)")
      } else if !hits.contains(where: { blames($0, fault.ids) }) {
        misjudged.append("\(fault.kind) \(name): \(hits[0].text) \(hits[0].cause?.culprit ?? "")")
      }
    }
    print("seeded faults: \(faults.count), missed \(missed), misjudged \(misjudged)")
    #expect(faults.count >= count)
    #expect(20 * missed.count <= faults.count, "\(missed)")
    #expect(10 * (misjudged.count + missed.count) <= faults.count, "\(misjudged)")
  }

  /// A changed constraint must be named as the culprit, or be what the finding is about; a changed text or a lost
  /// constraint isn't a constraint, so the view must be named.
  private static func blames(_ group: FindingGroup, _ ids: Set<String>) -> Bool {
    if let culprit = group.cause?.id, ids.contains(culprit) { return true }
    let isAboutIt = group.subjects.contains { ids.contains($0.id) }
    return isAboutIt && (group.rule.scope == .once || !ids.contains("seeded"))
  }

  /// The same of each kind, from as many documents as it takes, in the order of their names.
  private static func faults() throws -> [(String, SeededFault)] {
    guard let folder else { return [] }
    var counts: [String: Int] = [:]
    var found: [(String, SeededFault)] = []
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where name.hasSuffix(".storyboard") {
      guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8),
        text.utf8.count < 40_000, let seeder = try? FaultSeeder(text)
      else { continue }
      let wanted = seeder.faults.filter { counts[$0.kind, default: 0] < ofEachKind }
      if wanted.isEmpty { continue }
      // Advice that many documents need isn't a fault.
      let before = try groups(inDocument: text).filter { $0.rule.severity == .error }
      guard before.isEmpty else { continue }
      for (kind, some) in Dictionary(grouping: wanted, by: { $0.kind }).sorted(by: {
        $0.key < $1.key
      }) {
        guard let one = some.first else { continue }
        counts[kind, default: 0] += 1
        found.append((name, one))
      }
    }
    return found
  }
}

/// Faults put into our own documents, and fixed.
@Suite("Fixed faults")
struct FixedFaultTests {
  @Test("are gone, and nothing else is found; what is written there stays")
  func own() throws {
    var made = 0
    for document in SampleDocument.all {
      let seeder = try #require(try FaultSeeder(try document.text))
      let kinds = Dictionary(grouping: seeder.faults) { $0.kind }
      for fault in kinds.sorted(by: { $0.key < $1.key }).compactMap({ $0.value.first }) {
        let result = try FixSearch(Check(), allowsUnsafe: true)
          .fixed([UInt8](fault.text.utf8)) { _ in .take }
        made += result.made.count
        try Self.check(result, of: fault.text, "\(fault.kind) \(document.name)")
      }
    }
    print("fixes of seeded faults: \(made)")
    #expect(made >= 10)
  }

  private static func check(_ result: FixedDocument, of text: String, _ name: String) throws {
    let before = try fingerprints(of: text)
    let after = try fingerprints(of: String(decoding: result.bytes, as: UTF8.self))
    #expect(after.isSubset(of: before), "\(name)")
    #expect(result.made.isEmpty == (after == before), "\(name)")
    let old = text.split(separator: "\n", omittingEmptySubsequences: false)
    let new = String(decoding: result.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    // Each fix of these documents is about one element, which has one line.
    let gone = new.difference(from: old).removals.count
    #expect(gone <= 2 * result.made.count, "\(name)")
  }

  private static func fingerprints(of text: String) throws -> Set<String> {
    Set(try groups(inDocument: text).flatMap { [$0.fingerprint] + $0.members })
  }
}
