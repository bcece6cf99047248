import AutoLayout
import InterfaceBuilder
import Testing

@testable import LayoutChecks

@Suite("Languages of checks")
struct LanguageTests {
  private static let label = """
    <label text="Sign in" translatesAutoresizingMaskIntoConstraints="NO" lineBreakMode="tailTruncation" \
    adjustsFontSizeToFit="NO" id="a">
    <rect key="frame" x="20" y="20" width="80" height="20"/>
    <constraints><constraint firstAttribute="width" constant="80" id="w"/></constraints>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  private static let constraints = """
    <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
    constant="20" id="l"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
    """
  private static let files = [
    "de.lproj/Main.strings": "\"a.text\" = \"Jetzt bei uns anmelden\";",
    "ar.lproj/Main.strings": "\"a.text\" = \"تسجيل\";",
  ]

  private static func found(_ languages: [CheckLanguage]?) throws -> [FindingGroup] {
    let files = NearbyFiles(
      read: { path in Self.files[path].map { Array($0.utf8) } },
      names: { folder in
        switch folder {
        case ".": ["Base.lproj", "de.lproj", "ar.lproj"]
        case "Base.lproj/": ["Main.storyboard"]
        case "de.lproj/", "ar.lproj/": ["Main.strings"]
        default: []
        }
      })
    let translations = Translations(besides: "Base.lproj/Main.storyboard", files: files)
    #expect(translations.languages == ["ar", "de"])
    let texts = translations.languages.map(translations.texts(in:))
    let document = try InterfaceDocument(
      Array(storyboard(Self.label, constraints: Self.constraints).utf8))
    var check = Check(rules: [try #require(CheckRule.named("truncated-text"))])
    check.matrix.textSizes = [.large]
    check.matrix.languages = languages
    return try document.parts.flatMap {
      check.groups(of: try CheckSubject($0, of: document, in: texts))
    }
  }

  @Test("are the document's own and those of its translations")
  func translations() throws {
    let found = try Self.found(nil)
    let cut = try #require(found.first)
    #expect(found.count == 1)
    #expect(cut.text.contains(" in de: it is 80 pt wide, its text "))
    // 16 configurations in the document's own texts, and 4 devices in each translation.
    #expect(cut.configurations == "in 4 of 24 configurations: in de")
    #expect(cut.worst == "iPhone SE in de")
    #expect(cut.cause?.id == "w")
  }

  @Test("can be chosen; a region takes what its language has")
  func chosen() throws {
    #expect(try Self.found([.own]).isEmpty)
    #expect(try Self.found([.translation("ar")]).isEmpty)
    let austrian = try Self.found([.own, .translation("de-AT")])
    #expect(austrian.map { $0.configurations } == ["in 8 of 24 configurations: in de"])
    // Documents without translations are checked as they are.
    #expect(try Self.found([.translation("ja")]).isEmpty)
  }

  @Test("may be pseudo-languages", arguments: ["double", "accented", "bounded", "rtl"])
  func pseudo(name: String) throws {
    let found = try Self.found([CheckLanguage(named: name)])
    // "Sign in" fits accented and mirrored, but not doubled or between marks.
    #expect(found.count == (["double", "bounded"].contains(name) ? 1 : 0))
    #expect(found.allSatisfy { $0.worst?.hasSuffix(" in \(name)") == true })
  }

  @Test("decide the direction")
  func directions() {
    var matrix = CheckMatrix()
    matrix.languages = [.translation("ar"), .translation("de"), .rightToLeft]
    let all = matrix.configurations(
      for: .screen, translations: [.translation("ar"), .translation("de")])
    #expect(all.count == 3 * 24)
    #expect(
      all.allSatisfy { ($0.direction == .rightToLeft) == ($0.language != .translation("de")) })
  }

  @Test("are read from settings")
  func settings() throws {
    let check = try CheckSettings(text: "check languages own de double").check
    #expect(check.matrix.languages == [.own, .translation("de"), .pseudo(.double)])
  }
}
