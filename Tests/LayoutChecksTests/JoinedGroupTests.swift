import AutoLayout
import Testing

@testable import LayoutChecks

@Suite("Groups that were joined")
struct JoinedGroupTests {
  private static func button(_ name: String) -> String {
    """
    add button \(name) "\(name)"
    pin \(name).leading = superview.leading + 20
    pin \(name).top = safeArea.top + 20
    pin \(name).height = 20

    """
  }

  private static func check(_ ids: String...) throws -> Check {
    Check(rules: try ids.map { try #require(CheckRule.named($0)) })
  }

  private static func document(_ names: String...) throws -> CheckedDocument {
    let found = try groups(in: names.map(button).joined(), check("touch-target"))
    #expect(found.count == 1)
    #expect(found.first?.members.count == names.count - 1)
    return CheckedDocument(path: "a.lay", groups: found)
  }

  @Test("are hidden by a baseline only where it knows all of their findings")
  func baseline() throws {
    let (one, two) = (try Self.document("close"), try Self.document("close", "help"))
    let (small, large) = (
      try #require(Baseline(text: Baseline.text([one]))),
      try #require(Baseline(text: Baseline.text([two])))
    )
    #expect(small.removed(from: one).groups.isEmpty)
    #expect(small.removed(from: two).groups.count == 1)
    #expect(large.removed(from: two).groups.isEmpty)
    #expect(large.removed(from: try Self.document("help", "close")).groups.isEmpty)
    #expect(large.removed(from: one).groups.isEmpty)
    #expect(large.gone(from: [two]) == [])
    #expect(large.gone(from: [one]) == ["a.lay\ttouch-target/script/help"])
  }

  @Test("keep all their findings in a cache")
  func stored() throws {
    let document = try Self.document("close", "help")
    let read = try #require(
      StoredDocument.document(StoredDocument.text(document), path: document.path))
    #expect(read.groups.map { $0.members } == [["touch-target/script/help"]])
  }

  @Test("lose only the views that are silenced", arguments: [("close", "help"), ("help", "close")])
  func silence(silenced: String, left: String) throws {
    var check = try Self.check("touch-target")
    check.silencedRules = try CheckSettings(
      text: "silence touch-target \(silenced) because \"it is small\""
    ).check.silencedRules
    let found = try groups(in: Self.button("close") + Self.button("help"), check)
    #expect(found.map { $0.subjects.map { $0.name } } == [[left]])
    #expect(found.map { $0.members } == [[]])
  }

  @Test("have one culprit")
  func culprits() throws {
    let found = try groups(
      in: """
        add button next "Next"
        pin next.leading = superview.leading + 400 as first
        pin next.top = safeArea.top + 20
        add button back "Back"
        pin back.leading = superview.leading + 410 as second
        pin back.top = safeArea.top + 120
        """, Self.check("off-screen"))
    #expect(found.map { $0.cause?.id } == ["first", "second"])
  }

  @Test("are about what a conflict doesn't touch, too")
  func ambiguity() throws {
    let found = try groups(
      in: """
        add view box
        pin box.leading = superview.leading
        pin box.trailing = superview.trailing
        pin box.width = 10
        pin box.top = superview.top
        add view other
        pin other.leading = superview.leading + 20
        pin other.top = superview.top + 20
        pin other.height = 40
        """, Self.check("conflict", "ambiguity"))
    let subjects = found.filter { $0.rule.id == "ambiguity" }.map { $0.subjects.map { $0.name } }
    #expect(found.contains { $0.rule.id == "conflict" })
    // The horizontal clash leaves the height of the box as open as before.
    #expect(subjects == [["box"], ["other"]])
    let texts = found.filter { $0.rule.id == "ambiguity" }.map { $0.text }
    #expect(texts.first?.hasPrefix("Height is ambiguous for box") == true, "\(texts)")
  }
}
