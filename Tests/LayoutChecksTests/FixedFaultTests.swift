import Testing

@testable import LayoutChecks

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
