import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import LayoutChecks

/// Two versions of a document that differ in one thing.
@Suite("Mutated documents")
struct MutationTests {
  private static let folder = SharedCorpus.place(of: "corpus/ib/dev")

  @Test("of our own are compared without anything missed or said twice")
  func own() throws {
    var check = Check()
    check.matrix.devices = Array(check.matrix.devices.prefix(1))
    check.matrix.languages = [.own]
    let limit = 20
    var count = 0
    for document in SampleDocument.all {
      count += try Self.compare(try document.text, check, document.name, limit: limit)
    }
    #expect(count >= 3 * limit)
  }

  @Test(
    "of others are compared without anything missed or said twice",
    .enabled(if: folder != nil, "there is no corpus"))
  func others() throws {
    let folder = try #require(Self.folder)
    var check = Check()
    check.matrix.devices = Array(check.matrix.devices.prefix(1))
    check.matrix.languages = [.own]
    var count = 0
    let wanted = 100
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where name.hasSuffix(".storyboard") && count < wanted {
      guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8),
        text.utf8.count < 30_000
      else { continue }
      count += try Self.compare(text, check, name, limit: 8)
    }
    #expect(count >= wanted)
  }

  /// Compares a document with its mutations, and counts them.
  private static func compare(_ text: String, _ check: Check, _ name: String, limit: Int) throws
    -> Int
  {
    let document = try InterfaceDocument([UInt8](text.utf8))
    let old = try version(of: document)
    guard old.subjects.count == 1 else { return 0 }
    let views = old.subjects[0].sources?.views.values.map { $0.id }.sorted() ?? []
    // Interface Builder's constraints that something else refers to are left out.
    let constraints = old.subjects[0].sources?.constraints.values.map { $0.id }.sorted() ?? []
    let plain = constraints.filter { text.ranges(of: "\"\($0)\"").count == 1 }
    let all = DocumentMutation.all(of: text, views: views, constraints: plain)
    let step = max(1, all.count / limit)
    var count = 0
    for index in stride(from: 0, to: all.count, by: step) where all[index].text != text {
      let mutation = all[index]
      let new = try version(of: try InterfaceDocument([UInt8](mutation.text.utf8)))
      let report = ComparisonReport(path: name, old: old, new: new, check: check)
      let changes = report.scenes.flatMap { $0.changes }
      let said = changes.filter { [.added, .removed, .changed].contains($0.kind) }
      #expect(
        Set(said.map { [$0.kind.rawValue, $0.id] }) == mutation.expected,
        "\(name) \(mutation.kind): \(said.map { $0.text })")
      #expect(said.count == mutation.expected.count, "\(name) \(mutation.kind): \(said)")
      #expect(Set(changes).count == changes.count, "\(name) \(mutation.kind)")
      count += 1
    }
    return count
  }

  private static func version(of document: InterfaceDocument) throws -> ComparedVersion {
    ComparedVersion(
      try document.parts.map { try CheckSubject($0, of: document) }, contents: document.contents)
  }
}
