import Foundation
import Fuzzing
import InterfaceBuilder
import Testing

/// Every document is laid out or refused; `lay-fuzz` tries many more.
@Suite("A damaged document") struct FuzzTests {
  private static let original = DocumentText.storyboard(
    resources: "<image name=\"picture\" width=\"40\" height=\"30\"/>",
    "<subviews>"
      + DocumentText.view(
        "stack", "stackView", "axis=\"vertical\" spacing=\"8\" distribution=\"fillEqually\"",
        "<subviews>" + DocumentText.view("name", "label", "text=\"some words\" numberOfLines=\"0\"")
          + DocumentText.view("picture", "imageView", "image=\"picture\"") + "</subviews>")
      + DocumentText.view("list", "tableView")
      + DocumentText.view("go", "button", "", "<state key=\"normal\" title=\"Go\"/>")
      + "</subviews>"
      + "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
      + DocumentText.constraints(
        "stack.top safe.top 20", "stack.leading root.leadingMargin", "stack.width root.width",
        "list.top stack.bottom 8", "go.bottom safe.bottom priority=750", "go.centerX root.centerX"))

  @Test("is laid out or refused", arguments: 0..<4 as Range<UInt64>)
  func mutated(batch: UInt64) {
    for seed in 0..<100 as Range<UInt64> {
      var damage = Damage(seed: batch * 100 + seed)
      let document = damage.damaged(Array(Self.original.utf8))
      let trial = DocumentTrial(document, savedSizes: seed % 2 == 0)
      #expect(trial.faults == [], "seed \(batch * 100 + seed)")
    }
  }

  @Test("can be opened often enough")
  func mostlyReadable() {
    let opened = (0..<200 as Range<UInt64>).count { seed in
      var damage = Damage(seed: seed)
      return DocumentTrial(damage.damaged(Array(Self.original.utf8))).views > 0
    }
    // Otherwise these trials would test the XML parser alone.
    #expect(opened > 30)
  }

  @Test("may be made to do harm", arguments: HarmfulDocument.all.indices)
  func harmful(place: Int) {
    let (title, bytes) = HarmfulDocument.all[place]
    #expect(DocumentTrial(bytes).faults == [], "\(title)")
  }

  @Test("may have 200 megabytes")
  func large() {
    let bytes = [UInt8](repeating: UInt8(ascii: "<"), count: 200 << 20)
    #expect(throws: DocumentIssue.self) { _ = try InterfaceDocument(bytes) }
  }
}
