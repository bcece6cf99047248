import Foundation
import FoundationXML
import Testing

/// The reports of `lay check` that other programs read, and what it keeps from run to run.
@Suite("Reports of lay check")
struct CheckReportTests {
  private static func directory(_ files: [String: String]) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    for (name, text) in files { try directory.file(name, text) }
    return directory
  }

  // MARK: SARIF

  /// The requirements of the SARIF 2.1.0 schema on the written objects: all known properties, and the required ones.
  private static let schema: [String: (known: Set<String>, required: Set<String>)] = [
    "log": (["$schema", "version", "runs"], ["version", "runs"]),
    "run": (
      ["tool", "columnKind", "originalUriBaseIds", "invocations", "results"], ["tool"]
    ),
    "driver": (["name", "version", "semanticVersion", "rules"], ["name"]),
    "rule": (
      [
        "id", "shortDescription", "fullDescription", "help", "helpUri", "defaultConfiguration",
      ], ["id"]
    ),
    "result": (
      [
        "ruleId", "ruleIndex", "level", "message", "locations", "relatedLocations",
        "partialFingerprints", "fixes",
      ], ["message"]
    ),
    "location": (["physicalLocation", "message"], []),
    "place": (["artifactLocation", "region"], []),
    "region": (["startLine", "startColumn", "endLine", "endColumn"], []),
    "file": (["uri", "uriBaseId"], []),
  ]

  private func check(_ value: Any?, _ kind: String) throws -> [String: Any] {
    let object = try #require(value as? [String: Any], "\(kind)")
    let rule = try #require(Self.schema[kind])
    #expect(Set(object.keys).subtracting(rule.known) == [], "\(kind)")
    #expect(rule.required.subtracting(object.keys) == [], "\(kind)")
    return object
  }

  private func checkLocation(_ value: Any?) throws {
    let location = try check(value, "location")
    let place = try check(location["physicalLocation"], "place")
    let file = try check(place["artifactLocation"], "file")
    let address = try #require(file["uri"] as? String)
    #expect(!address.hasPrefix("/") && !address.contains(" "))
    if let region = place["region"] {
      let numbers = try check(region, "region").values.compactMap { $0 as? Int }
      #expect(numbers.count == 4 && numbers.allSatisfy { $0 >= 1 })
    }
  }

  @Test("SARIF has what its schema demands, all rules, and the same bytes each time")
  func sarif() throws {
    let directory = try Self.directory([
      "a b/narrow.lay": SmallScript.narrow, "fine.lay": SmallScript.fine,
    ])
    for name in ["1", "2"] {
      let run = try Program("check", ".", "--sarif", name).directory(directory).run()
      #expect(run.status == 1)
    }
    #expect(try directory.text("1") == directory.text("2"))
    let json = try JSONSerialization.jsonObject(with: Data(try directory.text("1").utf8))
    let log = try check(json, "log")
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [Any])
    let run = try check(runs.first, "run")
    let driver = try check((run["tool"] as? [String: Any])?["driver"], "driver")
    let rules = try #require(driver["rules"] as? [Any]).map { try check($0, "rule") }
    #expect(rules.count > 15)
    let results = try #require(run["results"] as? [Any]).map { try check($0, "result") }
    #expect(results.count == 1)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(["error", "warning"].contains(result["level"] as? String))
      for location in try #require(result["locations"] as? [Any]) { try checkLocation(location) }
      let place = try #require((result["locations"] as? [[String: [String: Any]]])?.first)
      #expect(
        place["physicalLocation"]?["region"] as? [String: Int] == [
          "startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 46,
        ])
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(prints == ["layCheck/v1": "a b/narrow.lay/truncated-text/script/title/horizontal"])
    }
  }

  /// A repeated constraint, after letters of two bytes.
  private static let duplicate = SmallDocument.storyboard(
    SmallDocument.scene(
      views: SmallDocument.label("label", "Ä", y: 20, width: 12),
      constraints: [
        SmallDocument.constraint("label", "leading", "main-safe", 20),
        SmallDocument.constraint("label", "top", "main-safe", 20),
        "<!-- ÄÖÜ -->"
          + SmallDocument.constraint("label", "leading", "main-safe", 20)
          .replacing("id=\"label-leading\"", with: "id=\"again\"\n"),
      ].joined(separator: "\n")))

  /// The finding of a report about the rule of duplicates.
  private static func duplicate(
    in report: String
  ) throws -> (rule: [String: Any], result: [String: Any]) {
    let json = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    let run = try #require((json?["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: [String: Any]])?["driver"]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    return (
      try #require(rules.first { $0["id"] as? String == "duplicate" }),
      try #require(results.first { $0["ruleId"] as? String == "duplicate" })
    )
  }

  @Test("SARIF has fixes that do what lay fix does, and annotations name them")
  func fixes() throws {
    let directory = try Self.directory(["a.storyboard": Self.duplicate])
    // The cached result is the same.
    for _ in 1...2 {
      let run = try Program(
        "check", "--github", "a.storyboard", "--sarif", "out", "--cache", "kept"
      ).directory(directory).run()
      #expect(run.stdout.contains("%0Alay fix: delete "), "\(run.stdout)")
      let result = try Self.duplicate(in: try directory.text("out")).result
      let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
      let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
      #expect((change["artifactLocation"] as? [String: String])?["uri"] == "a.storyboard")
      let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
      let region = try #require(replacement["deletedRegion"] as? [String: Int])
      let text = try #require((replacement["insertedContent"] as? [String: String])?["text"])
      var bytes = Array(Self.duplicate.utf8)
      let (start, length) = (try #require(region["byteOffset"]), try #require(region["byteLength"]))
      bytes.replaceSubrange(start..<start + length, with: Array(text.utf8))
      let fixed = try Self.directory(["a.storyboard": Self.duplicate])
      #expect(try Program("fix", "a.storyboard").directory(fixed).run().status == 0)
      #expect(try fixed.text("a.storyboard") == String(decoding: bytes, as: UTF8.self))
      // Lines and columns, in code points, mean the same bytes.
      let lines = Self.duplicate.split(separator: "\n", omittingEmptySubsequences: false)
      let places = ["start", "end"].map { side -> Int in
        let (line, column) = (region["\(side)Line"] ?? 0, region["\(side)Column"] ?? 0)
        return lines[..<(line - 1)].reduce(0) { $0 + $1.utf8.count + 1 }
          + String(lines[line - 1].unicodeScalars.prefix(column - 1)).utf8.count
      }
      #expect(places == [start, start + length])
    }
  }

  @Test("SARIF names the constraint that another one repeats, and where both end")
  func related() throws {
    let directory = try Self.directory(["a.storyboard": Self.duplicate])
    // The cached result is the same.
    for _ in 1...2 {
      let run = try Program("check", "a.storyboard", "--sarif", "out", "--cache", "kept")
        .directory(directory).run()
      #expect(run.status == 1)
      let result = try Self.duplicate(in: try directory.text("out")).result
      func region(_ name: String) throws -> [String: Int] {
        let all = try #require(result[name] as? [[String: Any]])
        #expect(all.count == 1)
        for location in all { try checkLocation(location) }
        let place = try #require(all.first?["physicalLocation"] as? [String: Any])
        return try #require(place["region"] as? [String: Int])
      }
      let lines = Self.duplicate.split(separator: "\n", omittingEmptySubsequences: false)
      let first = try #require(lines.firstIndex { $0.contains("id=\"label-leading\"") }) + 1
      let second = try #require(lines.firstIndex { $0.contains("id=\"again\"") }) + 1
      #expect(
        try region("relatedLocations") == [
          "startLine": first, "startColumn": 1, "endLine": first,
          "endColumn": lines[first - 1].count + 1,
        ])
      #expect(
        try region("locations") == [
          "startLine": second, "startColumn": 13, "endLine": second + 1, "endColumn": 3,
        ])
    }
  }

  @Test("SARIF explains rules, and links to their page if one is named")
  func rulePage() throws {
    let directory = try Self.directory(["a.storyboard": Self.duplicate])
    func rule(_ options: String...) throws -> [String: Any] {
      let arguments = ["check", "a.storyboard", "--sarif", "out"] + options
      #expect(try Program(arguments: arguments).directory(directory).run().status == 1)
      return try Self.duplicate(in: try directory.text("out")).rule
    }
    let plain = try rule()
    #expect(plain["helpUri"] == nil)
    #expect((plain["help"] as? [String: String])?["markdown"]?.contains("Not found:") == true)
    let page = "https://example.com/Docs/Checks/README.md"
    #expect(try rule("--rule-page", page)["helpUri"] as? String == page + "#duplicate")
    for wrong in [["--rule-page", page], ["--sarif", "out", "--rule-page", "README.md"]] {
      let run = try Program(arguments: ["check", "a.storyboard"] + wrong).directory(directory).run()
      #expect(run.status == 2)
      #expect(run.stderr.contains("--rule-page "))
    }
  }

  @Test("GitLab has an entry for each finding, whose fingerprint doesn't change with lines")
  func gitLab() throws {
    let directory = try Self.directory([
      "narrow.lay": SmallScript.narrow, "fine.lay": SmallScript.fine, "broken.xib": "<document",
    ])
    func entries() throws -> [[String: Any]] {
      let run = try Program("check", ".", "--gitlab", "out.json").directory(directory).run()
      #expect(run.status == 1)
      let json = try JSONSerialization.jsonObject(with: Data(try directory.text("out.json").utf8))
      return try #require(json as? [[String: Any]])
    }
    func line(_ entry: [String: Any]) -> Int? {
      let location = entry["location"] as? [String: Any]
      return (location?["lines"] as? [String: Int])?["begin"]
    }
    let before = try entries()
    try directory.file("narrow.lay", "# a comment\n\n" + SmallScript.narrow)
    let after = try entries()
    #expect(before.map { $0["check_name"] as? String } == ["not-checked", "truncated-text"])
    #expect(before.map { $0["severity"] as? String } == ["blocker", "major"])
    #expect(
      before.map { ($0["location"] as? [String: Any])?["path"] as? String }
        == ["broken.xib", "narrow.lay"])
    #expect(before.map(line) == [1, 1])
    #expect(after.map(line) == [1, 3])
    let text = try #require(before.last?["description"] as? String)
    #expect(text.hasPrefix("title (\"A title that is rather long\") is cut off by 82 pt: "))
    let prints = before.map { $0["fingerprint"] as? String }
    #expect(prints == after.map { $0["fingerprint"] as? String })
    #expect(Set(prints).count == 2 && !prints.contains(nil))
  }

  @Test("SARIF has a run where nothing was found")
  func clean() throws {
    let directory = try Self.directory(["fine.lay": SmallScript.fine])
    let run = try Program("check", "fine.lay", "--sarif", "out").directory(directory).run()
    #expect(run.status == 0)
    let json = try JSONSerialization.jsonObject(with: Data(try directory.text("out").utf8))
    let runs = try #require((json as? [String: Any])?["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    #expect((runs.first?["results"] as? [Any])?.isEmpty == true)
  }

  @Test("SARIF has whole addresses for files elsewhere")
  func elsewhere() throws {
    let directory = try Self.directory(["narrow.lay": SmallScript.narrow, "sub/note": ""])
    let command =
      "cd \(directory.url.path)/sub && \(Program.path) check ../narrow.lay --sarif out"
    #expect(try Program.shell(command).status == 1)
    let report = try directory.text("sub/out")
    #expect(report.contains("\"file:///") && report.contains("narrow.lay"))
    #expect(!report.contains("uriBaseId\""))
  }

  // MARK: Others

  @Test("JUnit has a failure for each file with findings, GitHub a line for each finding")
  func others() throws {
    let directory = try Self.directory([
      "narrow.lay": SmallScript.narrow, "fine.lay": SmallScript.fine,
    ])
    let run = try Program("check", ".", "--junit", "out", "--github").directory(directory).run()
    #expect(
      run.stdout
        == "::error file=narrow.lay,line=1,col=1,title=truncated-text::title (\"A title that is rather long\") is cut off by 82 pt: it "
        + "is 100 pt wide, its text 182 pt; in all 48 configurations; because of narrow (title.width = 100) at 4:1: "
        + "set narrow.relation >=\n")
    let report = try directory.text("out")
    #expect(report.contains("<testsuites tests=\"2\" failures=\"1\" skipped=\"0\" time=\""))
    let times = try #require(
      report.firstMatch(
        of: #/<testcase name="fine.lay" classname="lay check" time="(\d+\.\d{6})"></testcase>/#))
    let narrow = try #require(report.firstMatch(of: #/"narrow.lay" [^>]*time="(\d+\.\d{6})"/#))
    // Neither file is read and laid out in no time.
    for time in [times.output.1, narrow.output.1] { #expect(Double(time) ?? 0 > 0) }
    #expect(XMLParser(data: Data(report.utf8)).parse())
  }

  @Test("A baseline hides what is known, whatever its numbers, and can tell what was fixed")
  func baseline() throws {
    let directory = try Self.directory(["narrow.lay": SmallScript.narrow])
    let written = try Program("check", "narrow.lay", "--write-baseline", "known")
      .directory(directory).run()
    #expect(written.status == 0)
    try directory.file("narrow.lay", SmallScript.narrow.replacing("100", with: "90"))
    let hidden = try Program("check", "narrow.lay", "--baseline", "known").directory(directory)
      .run()
    #expect(hidden.status == 0)
    #expect(hidden.stdout == "no findings in 1 file (1 in the baseline)\n")
    try directory.file("narrow.lay", SmallScript.fine)
    let fixed = try Program("check", "narrow.lay", "--baseline", "known").directory(directory)
      .run()
    #expect(fixed.status == 0)
    let strict = try Program("check", "narrow.lay", "--baseline", "known", "--strict-baseline")
      .directory(directory).run()
    #expect(strict.status == 1)
    #expect(strict.stderr.contains("narrow.lay\ttruncated-text/script/title/horizontal"))
    try directory.file("broken.xib", "<document")
    let broken = try Program("check", "broken.xib", "--write-baseline", "other")
      .directory(directory).run()
    #expect(broken.status == 1)
    let missing = try Program("check", "narrow.lay", "--baseline", "none").directory(directory)
      .run()
    #expect(missing.status == 66)
  }

  @Test("Parts find together what one run finds, and a cache doesn't change it")
  func parts() throws {
    var files = [".laycheck": "check devices \"iPhone SE\"\ncheck sizes L\ncheck directions ltr\n"]
    for number in 1...9 {
      files["\(number).lay"] =
        SmallScript.narrow + String(repeating: "# a comment\n", count: number * 9)
      files["\(number).storyboard"] = try Self.signIn()
    }
    let directory = try Self.directory(files)
    let whole = try Program("check", ".", "--json").directory(directory).run().stdout
    var parts: [Substring] = []
    for part in 1...4 {
      let run = try Program("check", ".", "--json", "--shard", "\(part)/4").directory(directory)
        .run()
      let lines = run.stdout.split(separator: "\n")
      #expect((3...6).contains(lines.count))
      parts += lines
    }
    #expect(parts.sorted() == whole.split(separator: "\n").sorted())
    for _ in 1...2 {
      let run = try Program("check", ".", "--json", "--cache", "kept").directory(directory).run()
      #expect(run.stdout == whole)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: directory.url.path + "/kept").count == 9)
    #expect(try Program("check", ".", "--shard", "5/4").directory(directory).run().status == 2)
  }

  private static func signIn() throws -> String {
    let pages = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(
      contentsOf: pages.appending(path: "Docs/Import/SignIn.storyboard"), encoding: .utf8)
  }

  // MARK: .laycheck

  @Test("A .laycheck file above chooses configurations and silences rules with a reason")
  func settings() throws {
    let directory = try Self.directory([
      "a/b/narrow.lay": SmallScript.narrow,
      "a/.laycheck": """
      # Our devices.
      check devices "iPhone SE" iPad
      check sizes L XXL
      check orientations portrait
      silence fixed-text-size because "we know"

      """,
      ".laycheck": "check sizes AX5\nsilence overlap because \"a nearer file adds to this\"\n",
    ])
    let run = try Program("check", "a/b/narrow.lay").directory(directory).run()
    #expect(run.stdout.contains("    in all 8 configurations; worst on iPhone SE\n"))
    try directory.file("a/.laycheck", "silence truncated-text title because \"it is short\"\n")
    let silent = try Program("check", "a/b/narrow.lay").directory(directory).run()
    #expect(!silent.stdout.contains("truncated-text"))
    try directory.file("a/.laycheck", "\ncheck devices Nokia\n")
    let wrong = try Program("check", "a/b/narrow.lay").directory(directory).run()
    #expect(wrong.status == 2)
    #expect(
      wrong.stderr.hasSuffix(
        "a/.laycheck:2: error: there is no device 'Nokia'; 'help devices' lists them\n"))
  }

  @Test("Files above a .laycheck file count until one says that it is the root")
  func inheritance() throws {
    let directory = try Self.directory([
      "a/narrow.lay": SmallScript.narrow,
      ".laycheck": "check orientations iPhone portrait\nseverity truncated-text note\n",
      "a/.laycheck": "check devices \"iPhone SE\"\ncheck sizes L\n",
    ])
    let run = try Program("check", "a/narrow.lay").directory(directory).run()
    #expect(run.stdout.contains("note: title"))
    #expect(run.stdout.contains("left to right and right to left"))
    try directory.file("a/.laycheck", "root\ncheck devices \"iPhone SE\"\ncheck sizes L\n")
    let alone = try Program("check", "a/narrow.lay").directory(directory).run()
    #expect(alone.stdout.contains("error: title"))
    #expect(alone.stdout.contains("in all 4 configurations"))
  }

  @Test("What a script silences isn't found in it")
  func silencedByScript() throws {
    let directory = try Self.directory([
      "narrow.lay": SmallScript.narrow + "silence truncated-text fixed-text-size\n"
    ])
    let run = try Program("check", "narrow.lay").directory(directory).run()
    #expect(run.status == 0, "\(run.stdout)")
  }
}
