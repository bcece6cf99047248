import Testing

@testable import InterfaceBuilder
@testable import LayLanguage

/// Documents in the languages of their app.
@Suite("translations of documents") struct TranslationTests {
  private typealias Text = DocumentText

  private static func translations(_ texts: [String: String], of document: String)
    -> Translations
  {
    Translations(
      besides: document, files: NearbyFiles(contents: texts.mapValues { Array($0.utf8) }))
  }

  private static let app = [
    "App.xcodeproj/project.pbxproj": "attributes = { developmentRegion = en; };",
    "App/Base.lproj/Main.storyboard": "<document/>",
    "App/de.lproj/Main.strings": "\"a.text\" = \"Anmelden\"; \"b.text\" = \"\";",
    "App/pt-BR.lproj/Main.strings": "\"a.text\" = \"Entrar\";",
    "App/nl.lproj/Other.strings": "\"a.text\" = \"Nee\";",
    "App/ja.lproj/Main.storyboard": "<document/>",
    "App/mul.lproj/Main.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
    "a.text": {"localizations": {"fr": {"stringUnit": {"state": "new", "value": "Entrer"}},
    "de": {"stringUnit": {"state": "new", "value": "aus dem Katalog"}}}},
    "c.text": {"localizations": {"fr": {"variations": {"plural": {
    "one": {"stringUnit": {"state": "new", "value": "un"}},
    "other": {"stringUnit": {"state": "new", "value": "plusieurs"}}}}}}}}}
    """,
    "App/de.lproj/Main.stringsdict": """
    <plist version="1.0"><dict><key>n.text</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@ da</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
    <string>NSStringPluralRuleType</string><key>one</key><string>eins</string>
    <key>other</key><string>%d Dinge</string></dict></dict></dict></plist>
    """,
  ]

  @Test("come from tables, catalogs and plural rules, in that order of strength")
  func sources() throws {
    let found = Self.translations(Self.app, of: "App/Base.lproj/Main.storyboard")
    #expect(found.languages == ["de", "fr", "ja", "pt-BR"])
    let german = found.texts(in: "de")
    #expect(german["a", "text"] == "Anmelden")
    #expect(german["b", "text"] == "")
    #expect(german["c", "text"] == nil)
    #expect(german["n", "text"] == "%d Dinge da")
    let french = found.texts(in: "fr")
    #expect(french["a", "text"] == "Entrer")
    #expect(french["c", "text"] == "plusieurs")
    #expect(found.text("a", "text", "pt-BR") == "Entrar")
    #expect(german.issues == [])
  }

  @Test("languages are found as an app finds them")
  func languages() throws {
    let found = Self.translations(Self.app, of: "App/Base.lproj/Main.storyboard")
    let expected = [
      "de": "de", "de-AT": "de", "de_CH": "de", "German": "de", "pt": "pt-BR", "pt-PT": nil,
      "en-GB": "en", "nl": nil, "fr-CA": "fr", "xx": nil,
    ]
    for (wanted, language) in expected { #expect(found.match(wanted) == language, "\(wanted)") }
    // Languages that the app doesn't have are replaced by its development language.
    #expect(found.language(for: "nl") == "en")
    #expect(LanguageTag.match("zh-Hans-CN", among: ["zh-Hant", "zh-Hans"]) == "zh-Hans")
    #expect(LanguageTag.match("zh-TW", among: ["zh-Hans", "zh-Hant"]) == "zh-Hant")
    #expect(LanguageTag.match("zh", among: ["zh-Hans"]) == nil)
    #expect(LanguageTag.match("no", among: ["nb"]) == "nb")
    #expect(LanguageTag.isRightToLeft("ar-EG"))
    #expect(!LanguageTag.isRightToLeft("az"))
  }

  @Test(
    "a damaged catalog says where it is damaged",
    arguments: [
      (#"{"strings": "#, "it isn't JSON: byte 13: a value is missing"),
      (#"{"version": "1.0"}"#, "'strings' is missing"),
    ])
  func damaged(catalog: String, reason: String) {
    var app = Self.app
    app["App/mul.lproj/Main.xcstrings"] = catalog
    let found = Self.translations(app, of: "App/Base.lproj/Main.storyboard")
    let issues = found.texts(in: "de").issues
    #expect(issues.map { $0.path } == ["App/mul.lproj/Main.xcstrings"])
    #expect(issues.allSatisfy { $0.issue.description.contains(reason) }, "\(issues)")
  }

  @Test("a document of its own is opened instead, and needs no tables")
  func ownDocument() throws {
    var app = Self.app
    app["App/ja.lproj/Main.strings"] = "\"a.text\" = \"unused\";"
    let found = Self.translations(app, of: "App/Base.lproj/Main.storyboard")
    #expect(found.documentPath(in: "ja") == "App/ja.lproj/Main.storyboard")
    #expect(found.texts(in: "ja")["a", "text"] == nil)
    #expect(found.documentPath(in: "de") == "App/Base.lproj/Main.storyboard")
    let other = Self.translations(app, of: "App/ja.lproj/Main.storyboard")
    #expect(other.documentPath(in: "fr") == "App/Base.lproj/Main.storyboard")
    #expect(other.texts(in: "fr")["a", "text"] == "Entrer")
  }

  private static func utf16(_ text: String, lowFirst: Bool) -> [UInt8] {
    text.utf16.flatMap { (unit: UInt16) -> [UInt8] in
      let bytes = [UInt8(unit & 255), UInt8(unit >> 8)]
      return lowFirst ? bytes : bytes.reversed()
    }
  }

  private static let line = "\"a.text\" = \"Ä\";"
  private static let encoded: [[UInt8]] = [
    Array(("\u{FEFF}" + line).utf8), Array("\"a.text\" = \"\\U00c4\";".utf8),
    utf16("\u{FEFF}" + line, lowFirst: true), utf16("\u{FEFF}" + line, lowFirst: false),
    utf16(line, lowFirst: true),
    Array(
      "<?xml version=\"1.0\"?><!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"x.dtd\"><plist><dict><key>a.text</key><string>Ä</string></dict></plist>"
        .utf8),
    binaryList,
  ]

  @Test("tables are read in every encoding", arguments: encoded)
  func encodings(_ bytes: [UInt8]) throws {
    let found = Translations(
      besides: "Main.xib",
      files: NearbyFiles(contents: ["de.lproj/Main.strings": bytes, "Main.xib": []]))
    let texts = found.texts(in: "de")
    #expect(texts["a", "text"] == "Ä", "\(texts.issues)")
  }

  /// A dictionary of one text: the objects, the table of where they are, the trailer.
  private static let binaryList: [UInt8] = {
    var bytes = Array("bplist00".utf8)
    bytes += [0xD1, 1, 2, 0x56] as [UInt8]
    bytes += Array("a.text".utf8)
    bytes += [0x61, 0x00, 0xC4, 8, 11, 18] as [UInt8]
    bytes += [0, 0, 0, 0, 0, 0, 1, 1] as [UInt8]
    for number: UInt8 in [3, 0, 21] { bytes += [0, 0, 0, 0, 0, 0, 0, number] as [UInt8] }
    return bytes
  }()

  @Test("a binary list whose keys share one long text doesn't fill the memory")
  func sharedText() {
    let (keys, length) = (20_000, 200_000)
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    offsets.append(bytes.count)
    bytes += [0xDF, 0x12] + number(keys, 4)
    for key in 1...keys { bytes += number(key, 4) }
    for _ in 1...keys { bytes += number(keys + 1, 4) }
    for key in 1...keys {
      offsets.append(bytes.count)
      bytes += [0x5A] + Array("k\(100_000_000 + key)".utf8)
    }
    offsets.append(bytes.count)
    bytes += [0x5F, 0x12] + number(length, 4) + [UInt8](repeating: 0x61, count: length)
    let table = bytes.count
    for offset in offsets { bytes += number(offset, 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 4] as [UInt8]
    for value in [offsets.count, 0, table] { bytes += number(value, 8) }
    // 4 GB, if each key had a text of its own.
    let found = Translations(
      besides: "Main.xib",
      files: NearbyFiles(contents: ["de.lproj/Main.strings": bytes, "Main.xib": []]))
    #expect(!found.texts(in: "de").issues.isEmpty)
  }

  @Test(
    "what the format allows",
    arguments: [
      ("// line\n/* block */ key = value;", "key", "value"), ("\"a\" = \"x\\ny\";", "a", "x\ny"),
      ("\"a\" = \"say \\\"hi\\\"\";", "a", "say \"hi\""), ("\"a\" = \"\\\\\";", "a", "\\"),
      ("\"a\";", "a", "a"), ("a = \"1\"; a = \"2\";", "a", "2"), ("{ a = b; }", "a", "b"),
      ("\"a\" = \"\\UD83D\\uDE00\";", "a", "😀"), ("\"a\" = \"\\ה\";", "a", "ה"),
      ("\"a\" = \"one\\\ntwo\";", "a", "one\ntwo"), ("'a b' = 'c';", "a b", "c"),
    ])
  func format(_ text: String, _ key: String, _ value: String) throws {
    #expect(try StringsReader.read(text)[key] == value)
  }

  @Test(
    "damaged files are reported with the place",
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1"), ("\"a\" = \"b", "1:7"), ("/* no end", "1:1"),
      ("\"a\" = \"\\Uxy\";", "1:10"), ("\"a\" = ;", "1:7"), ("= x;", "1:1"),
    ])
  func damaged(_ text: String, _ place: String) throws {
    let error = try #require(throws: DocumentIssue.self) { try StringsReader.read(text) }
    #expect(error.place?.description == place, "\(error)")
  }

  @Test("damaged binary lists stop nothing else")
  func damagedLists() throws {
    for length in 8...Self.binaryList.count {
      for value in [UInt8(0), 0x0F, 0x7F, 0xD1, 0xDF, 0xFF] {
        var bytes = Self.binaryList
        bytes[length - 1] = value
        _ = try? PropertyList.dictionary(Array(bytes.prefix(length)))
        _ = try? PropertyList.dictionary(bytes)
      }
    }
  }

  // MARK: Import

  private static let document = Text.storyboard(
    "<subviews>"
      + Text.view("a", "label", "userLabel=\"title\" text=\"Sign in\"")
      + Text.view("b", "button", "userLabel=\"go\"", "<state key=\"normal\" title=\"Go\"/>")
      + Text.view("c", "textField", "userLabel=\"name\" placeholder=\"Name\"")
      + Text.view(
        "d", "segmentedControl", "userLabel=\"parts\"",
        "<segments><segment title=\"One\"/><segment title=\"Two\"/></segments>")
      + "</subviews>")

  private func run(_ script: String) throws -> [String] {
    let contents = [
      "Base.lproj/Main.storyboard": Array(Self.document.utf8),
      "ar.lproj/Main.strings": Array(
        """
        "a.text" = "الدخول"; "b.normalTitle" = "Los gehts"; "c.placeholder" = "Dein Name";
        "d.segmentTitles[1]" = "Zwei"; "gone.text" = "unused";
        """.utf8),
    ]
    let files = NearbyFiles(contents: contents)
    var host = Host(
      readFile: { path in
        files.read(path).map { .success($0) } ?? .failure(HostError(reason: "gone"))
      }, writeFile: { _, _ in nil })
    host.folderNames = files.names
    var interpreter = Interpreter(host: host)
    return try Source(name: "test.lay", text: script).statements()
      .map { try interpreter.execute($0).output }
  }

  @Test("import shows texts in a language, and mirrors the layout if it reads right to left")
  func imported() throws {
    let output = try run(
      """
      import Base.lproj/Main.storyboard language ar
      get title.text
      get go.text
      get name.placeholder
      get parts.segments
      get root.traitCollection.layoutDirection
      import Base.lproj/Main.storyboard scene controller language ar
      get title.text
      import Base.lproj/Main.storyboard
      get title.text
      """)
    #expect(
      Array(output[1...5]) == ["الدخول", "Los gehts", "Dein Name", "One|Zwei", "rightToLeft"])
    #expect(output[7] == "الدخول")
    #expect(output[9] == "Sign in")
  }

  @Test("an unknown language is refused, and the existing ones are named")
  func unknownLanguage() throws {
    let error = try #require(throws: (any Error).self) {
      try run("import Base.lproj/Main.storyboard language xx")
    }
    #expect("\(error)".contains("unknown language 'xx'"), "\(error)")
    #expect("\(error)".contains("there are: ar"), "\(error)")
  }
}
