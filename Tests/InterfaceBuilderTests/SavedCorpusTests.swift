import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutDiagnostics
import TestSupport
import Testing

@testable import LayLanguage

/// Public documents, opened, saved as scripts and run again.
@Suite("Public documents") struct SavedCorpusTests {
  private static let folder = SharedCorpus.place(of: "corpus/ib/dev")

  @Test(
    "have the same frames when saved as scripts and run again",
    .enabled(if: folder != nil, "there is no corpus"))
  func sameFrames() async throws {
    let folder = try #require(Self.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let differing = try await withThrowingTaskGroup(of: [String].self) { group in
      for name in names {
        group.addTask { try Self.differingParts(of: folder.appending(path: name)) }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(!names.isEmpty)
    #expect(differing == [])
  }

  /// The scenes of a document that have other frames after saving.
  private static func differingParts(of file: URL) throws -> [String] {
    let document = try InterfaceDocument([UInt8](try Data(contentsOf: file)))
    return try document.parts.compactMap { part in
      var layout = document.layout(of: part.scene, root: part.root).layout
      layout.solve()
      let script = ScriptWriter.script(of: layout)
      var replay = Interpreter(
        host: Host(
          readFile: { _ in .failure(HostError(reason: "gone")) }, writeFile: { _, _ in nil }))
      for statement in try Source(name: "saved.lay", text: script).statements() {
        _ = try replay.execute(statement)
      }
      let isSame = replay.session.layout.frameDump() == layout.frameDump()
      return isSame ? nil : "\(file.lastPathComponent) \(part.name)"
    }
  }
}
