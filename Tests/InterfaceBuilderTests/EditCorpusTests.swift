import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// Edits of public documents.
@Suite("An edit of a public document") struct EditCorpusTests {
  private static let folder = SharedCorpus.place(of: "corpus/ib")

  @Test(
    "changes nothing else, and undone nothing at all",
    .enabled(if: folder != nil, "there is no corpus"))
  func edits() async throws {
    let folder = try #require(Self.folder)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let files = (paths ?? []).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .sorted()
    #expect(files.count > 100)
    let counts = try await withThrowingTaskGroup(of: (tags: Int, edits: Int).self) { group in
      for file in files {
        group.addTask {
          try Self.tryOut([UInt8](Data(contentsOf: folder.appending(path: file))), file)
        }
      }
      return try await group.reduce(into: (tags: 0, edits: 0)) { sum, next in
        sum = (sum.tags + next.tags, sum.edits + next.edits)
      }
    }
    print("\(files.count) documents, \(counts.tags) tags read again, \(counts.edits) edits undone")
    #expect(counts.tags > 10_000 && counts.edits > 1_000)
  }

  /// At how many places of a document edits are made.
  private static let places = 4

  /// Reads every tag again, and makes and undoes some edits.
  private static func tryOut(_ bytes: [UInt8], _ file: String) throws -> (tags: Int, edits: Int) {
    // Unreadable documents can't be edited.
    guard let editor = try? DocumentEditor(bytes) else { return (0, 0) }
    var count = 0
    let step = max(1, editor.places.count / places)
    for (number, place) in editor.places.enumerated() {
      let tag = try editor.tag(at: place)
      for attribute in tag.attributes {
        let written = String(decoding: bytes[attribute.value], as: UTF8.self)
        guard !written.contains("&"), !written.contains("\n") else { continue }
        #expect(editor.value(of: attribute.name, at: place) == written, "\(file):\(place)")
      }
      guard number % step == step / 2 else { continue }
      let edits: [[DocumentEdit]] = [
        [.set("priority", "999", of: place)], [.set("id", "a&b", of: place)],
        [.clear("id", of: place), .set("constant", "1", of: place)], [.remove(place)],
      ]
      for edit in edits {
        guard let changes = try? editor.byteEdits(edit) else { continue }
        count += 1
        try check(changes, of: bytes, "\(file):\(place)")
      }
    }
    return (editor.places.count, count)
  }

  private static func check(_ changes: ByteEdits, of bytes: [UInt8], _ place: String) throws {
    let edited = try #require(changes.applied(to: bytes))
    var undo = ByteEdits()
    var shift = 0
    for edit in changes.edits {
      let start = edit.range.lowerBound + shift
      let isAdded = undo.add(
        ByteEdits.Edit(start..<start + edit.bytes.count, Array(bytes[edit.range])))
      #expect(isAdded)
      shift += edit.bytes.count - edit.range.count
    }
    #expect(undo.applied(to: edited) == bytes, "\(place)")
    // The root element may be gone.
    if edited.count > bytes.count / 2 {
      #expect(throws: Never.self, "\(place)") { try DocumentEditor(edited) }
    }
  }
}
