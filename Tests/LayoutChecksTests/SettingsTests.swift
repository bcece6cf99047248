import Testing

@testable import LayoutChecks

@Suite("Settings of checks")
struct SettingsTests {
  @Test(
    "are refused where a line is wrong",
    arguments: [
      ("chek devices iPad", "'chek' is unknown; write check, silence, severity, exclude or root"),
      (
        "check colors red",
        "check 'colors' is unknown; there are devices, sizes, orientations, directions, languages, touch-target, rules"
      ),
      ("check devices", "check devices needs a value"),
      (
        "check sizes L HUGE",
        "'HUGE' is unknown; there are XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5"
      ),
      ("check devices \"iPad", "a double quote is not closed"),
      ("silence overlap", "write silence RULE [VIEW] because \"REASON\""),
      (
        "silence nonsense because \"no\"",
        "there is no rule 'nonsense'; 'lay reference --checks' lists them"
      ),
      ("severity overlap", "write severity RULE error, warning or note"),
      ("severity overlap grave", "write severity RULE error, warning or note"),
      ("check orientations iPad", "write check orientations iPad portrait"),
      ("exclude", "exclude needs a pattern"),
      (
        "exclude /Vendor",
        "'/Vendor' is not below this file; write a path from here, such as Vendor or **/*.xib"
      ),
    ] as [(String, String)])
  func refusals(line: String, reason: String) {
    #expect(throws: CheckSettings.Issue(line: 2, reason: reason)) {
      try CheckSettings(text: "# first\n" + line)
    }
  }

  @Test(
    "exclude files by their paths",
    arguments: [
      ("Vendor", "Vendor/a.xib", true), ("Vendor/", "Vendor/b/a.xib", true),
      ("Vendor", "App/Vendor/a.xib", false), ("Vendor", "Vendors/a.xib", false),
      ("*.xib", "a.xib", true), ("*.xib", "App/a.xib", false), ("**/*.xib", "a.xib", true),
      ("**/*.xib", "App/b/a.xib", true), ("**/*.xib", "App/a.lay", false),
      ("App/**/Old", "App/Old/a.xib", true), ("App/**/Old", "App/b/c/Old/a.xib", true),
      ("App/**", "App/a.xib", true), ("App/**", "App.xib", false),
      ("a*b*c", "aXbYbZc/d.xib", true), ("a*b*c", "acb/d.xib", false), ("**", "a.xib", true),
      ("**/**/**/**/*a*a*a*a*c", "a/a/a/a/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.xib", false),
    ] as [(String, String, Bool)])
  func excluded(pattern: String, path: String, isLeftOut: Bool) throws {
    let settings = try CheckSettings(text: "exclude other \"\(pattern)\"")
    #expect(settings.excludes(path) == isLeftOut)
  }

  @Test("add rules that are off by default")
  func rules() throws {
    #expect(
      try CheckSettings(text: "check rules redundant").check.rules.contains { $0.id == "redundant" }
    )
    #expect(try CheckSettings(text: "check rules all").check.rules.count == CheckRule.all.count)
    #expect(CheckSettings().check.rules.count == CheckRule.standard.count)
  }

  @Test("keep what was found as text that reads back the same")
  func stored() throws {
    let found = try groups(
      in: """
        add label title "A title that is rather long"
        pin title.leading = superview.leading + 360
        pin title.top = safeArea.top + 20
        pin title.width = 100 as narrow
        """)
    #expect(found.count > 1)
    let document = CheckedDocument(path: "a", groups: found, failures: ["one", "two"])
    let text = StoredDocument.text(document)
    let read = try #require(StoredDocument.document(text, path: "a"))
    #expect(read.json.description == document.json.description)
    #expect(TextReport.text(read) == TextReport.text(document))
    #expect(StoredDocument.document(text + "\u{1E}damaged", path: "a") == nil)
    #expect(StoredDocument.document("", path: "a") == nil)
  }
}
