import Foundation
import Fuzzing
import InterfaceBuilder
import Testing

/// Files that aren't documents for iOS, each refused with its place.
@Suite("Files that aren't documents for iOS, each refused with its place")
struct RefusalTests {
  private func refusal(_ text: String) -> String {
    refusal(Array(text.utf8))
  }

  private func refusal(_ bytes: [UInt8]) -> String {
    do throws(DocumentIssue) {
      _ = try InterfaceDocument(bytes)
      return "opened"
    } catch {
      return "\(error.place?.description ?? "-") \(error)"
    }
  }

  @Test("An element with thousands of attributes is refused, whatever its values hold")
  func attributes() {
    func document(_ count: Int) -> [UInt8] {
      let attributes = (0..<count).map { "a\($0)=\">\"" }.joined(separator: " ")
      return Array("<?xml version=\"1.0\"?>\n <document \(attributes)/>".utf8)
    }
    #expect(refusal(document(2_001)).hasPrefix("2:2 the element has more than 2000 attributes"))
    let quotes = String(repeating: "\"a\" ", count: 3_000)
    #expect(!refusal("<?xml version=\"1.0\"?><!-- \(quotes) --><document/>").contains("attributes"))
    // With one fewer it only isn't a document.
    #expect(!refusal(document(2_000)).contains("attributes"))
  }

  @Test("documents for other platforms are refused")
  func otherPlatforms() {
    let remedy = "only documents for iOS can be opened"
    for (runtime, platform) in [
      ("MacOSX.Cocoa", "macOS"), ("AppleTV", "tvOS"), ("watchKit", "watchOS"),
    ] {
      #expect(
        refusal("<?xml version=\"1.0\"?>\n<document targetRuntime=\"\(runtime)\"/>")
          == "2:1 this is a document for \(platform); \(remedy)")
    }
    #expect(
      refusal("<document targetRuntime=\"Toaster\"/>")
        == "1:1 the target runtime 'Toaster' is unknown; \(remedy)")
  }

  @Test("files that were cut off are refused")
  func filesThatWere() {
    #expect(
      refusal("<document targetRuntime=\"iOS.CocoaTouch\">\n <objects>\n  <view/>\n")
        == "2:2 the file ends before <objects> does; it was cut off; fetch it again")
  }

  @Test("A file that ends inside a tag was cut off as much as one that ends between two")
  func filesThatEndInsideTags() {
    let whole = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple" targetRuntime="iOS.CocoaTouch">
       <!-- a & b -->
       <objects><view id="a&amp;b"></view></objects>
      </document>
      """
    func cut(before text: String) -> String {
      whole.firstRange(of: text).map { refusal(String(whole[..<$0.lowerBound])) } ?? "no \(text)"
    }
    let remedy = "it was cut off; fetch it again"
    for text in ["b -->", "bjects>", "id=", "amp;", "><", "/view>", "</objects>"] {
      #expect(
        cut(before: text).firstMatch(of: /^[245]:\d+ the file ends before <\w+> does/) != nil,
        "\(text)")
    }
    #expect(cut(before: "id=") == "4:2 the file ends before <objects> does; \(remedy)")
    #expect(cut(before: "amp;") == "4:2 the file ends before <objects> does; \(remedy)")
    #expect(cut(before: "/view>") == "4:11 the file ends before <view> does; \(remedy)")
    #expect(cut(before: "bjects>") == "2:1 the file ends before <document> does; \(remedy)")
    for text in ["targetRuntime", "<document "] {
      #expect(
        cut(before: text).hasSuffix(" the file ends before its first element does; \(remedy)"))
    }
    // Text before whole tags wasn't lost at the end.
    #expect(refusal("<document a=1>\n<a>").hasPrefix("1:13 this is not well-formed XML"))
  }

  @Test("tags that end others are refused")
  func tagsThatEnd() {
    #expect(
      refusal("<document>\n <scenes>\n  <scene>\n </scenes>\n <objects/>\n</document>\n\n")
        == "4:2 this tag does not end <scene>, which begins at 3:3")
    // Everything is closed here, but in the wrong order.
    #expect(
      refusal("<document>\n<a><b></a></b>\n</document>")
        == "2:7 this tag does not end <b>, which begins at 2:4")
  }

  @Test("the place of the first error is reported")
  func placeOfTheFirst() {
    #expect(
      refusal("<document>\n<a x=1/>\n</document>\n\n").hasPrefix("2:6 this is not well-formed XML"))
  }

  @Test("old and foreign formats are refused")
  func oldAndForeign() {
    #expect(
      refusal("<archive version=\"8.00\"/>")
        == "1:1 this is a document of Xcode 4 or earlier; open and save it in Xcode 5 or later")
    #expect(
      refusal("\n  <html/>")
        == "2:3 the root element is <html>, not <document>; open a .storyboard or .xib")
  }

  @Test("what is not XML is refused")
  func whatIsNoXML() {
    let text = "\u{FEFF}\n2026-11-23 Unable to simultaneously satisfy constraints."
    #expect(
      refusal(text)
        == "1:1 this is not well-formed XML, which begins with '<'; storyboards and xibs are XML; "
        + "'lay explain' reads console logs")
  }

  @Test("damaged files are refused")
  func damage() {
    #expect(refusal(" \n") == "1:1 the file is empty; fetch it again")
    #expect(refusal("<document><scenes></document>").hasPrefix("1:"))
    #expect(
      refusal("<document/>\n<document/>")
        == "2:1 the file continues after </document>, where it should end; remove what follows")
    #expect(refusal("<document/>\njunk").hasPrefix("2:1 the file continues after </document>"))
    #expect(
      refusal("<document/>\n>>>>>>> theirs\n<<<<<<< ours\n")
        == "3:1 a merge conflict isn't resolved here; keep one of its sides, and remove the lines "
        + "<<<<<<<, ======= and >>>>>>>")
    #expect(
      refusal([0x3C, 0xFF, 0x3E]).contains("neither UTF-8 nor UTF-16"))
  }

  @Test("entities are never read")
  func entitiesAreNever() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE document [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document targetRuntime="iOS.CocoaTouch">&b;</document>
      """
    #expect(
      refusal(bomb) == "2:1 a document type is not allowed here; Interface Builder writes none")
    let file = "<!-- x --><!DOCTYPE d SYSTEM \"file:///etc/passwd\"><document/>"
    #expect(refusal(file).hasPrefix("1:11 a document type is not allowed here"))
  }

  @Test(
    "document types do not hide behind comments and instructions",
    arguments: [
      "<!-- <a -->", "<?x <a?>", "<!-- <!-- <a -->\n<?x?>", "<!-- --><!----><?x ?> ?>",
      "<!-- <![CDATA[ <a -->",
    ])
  func documentTypes(before: String) {
    let type = "<!DOCTYPE d [<!ENTITY x \"HELLO\">]>"
    let refusal = refusal(
      before + type + "<document targetRuntime=\"iOS.CocoaTouch\">&x;</document>")
    #expect(refusal.hasSuffix("a document type is not allowed here; Interface Builder writes none"))
    // Something that only looks like one doesn't count.
    let commented = "<!-- \(type) -->" + DocumentText.storyboard("").drop { $0 != "\n" }
    #expect(self.refusal(commented) == "opened")
  }

  @Test("document types do not hide in encodings")
  func documentTypesDoNotHide() {
    let declaration = "<?xml version='1.0' encoding = 'UTF-7'?>"
    let type = "+ADwAIQ-DOCTYPE d +AFs-+ADwAIQ-ENTITY x \"HELLO\"+AD4AXQA+-"
    let refused = "1:1 the encoding 'UTF-7' can't be read; Interface Builder writes UTF-8"
    for mark in ["", "\u{FEFF}"] {
      #expect(refusal(mark + declaration + type + "<document>&x;</document>") == refused)
    }
    #expect(refusal(DocumentText.storyboard("").replacing("UTF-8", with: "utf-8")) == "opened")
  }

  @Test("deep nesting does no harm")
  func deepNesting() {
    let depth = 10_000
    let text =
      String(repeating: "<view>", count: depth) + String(repeating: "</view>", count: depth)
    #expect(refusal(text) != "opened")
    let views = 60
    let nested = (1...views).reduce("") { inner, number in
      DocumentText.view("v\(number)", "view", "", "<subviews>\(inner)</subviews>")
    }
    #expect(throws: Never.self) {
      let opened = try Opened(DocumentText.storyboard("<subviews>\(nested)</subviews>"))
      #expect(opened.frames.count == views + 1)
    }
  }
}

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
