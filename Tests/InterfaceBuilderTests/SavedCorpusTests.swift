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
    let names = try Self.names(in: folder)
    #expect(!names.isEmpty)
    #expect(try await Self.differingParts(of: names[...], in: folder) == [])
  }

  private static let further = SharedCorpus.place(of: "corpus/ib/more")

  @Test(
    "further ones, too",
    .enabled(if: further != nil, "there is no corpus"))
  func sameFramesOfFurtherDocuments() async throws {
    let folder = try #require(Self.further)
    let names = try Self.names(in: folder)
    #expect(!names.isEmpty)
    #expect(try await Self.differingParts(of: names.prefix(200), in: folder) == [])
  }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private static func differingParts(of names: ArraySlice<String>, in folder: URL) async throws
    -> [String]
  {
    try await withThrowingTaskGroup(of: [String].self) { group in
      for name in names {
        group.addTask { try differingParts(of: folder.appending(path: name)) }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }

  /// The scenes of a document that have other frames after saving.
  private static func differingParts(of file: URL) throws -> [String] {
    let document = try InterfaceDocument([UInt8](try Data(contentsOf: file)))
    return try document.parts.compactMap { part in
      var layout = try document.layout(of: part.scene, root: part.root).layout
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
