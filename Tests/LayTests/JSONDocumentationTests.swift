import Foundation
import TestSupport
import Testing

/// The documentation of JSON has every key that is printed, and no other.
@Suite("The documentation of JSON")
struct JSONDocumentationTests {
  private static let docs = Repository.root.appending(path: "Docs")

  /// Something of everything: a conflict, a tie, a loser, a scroll view, a guide, an issue.
  private static let script = """
    add label title "Hello" 50x20
    add label other "World" 60x20
    add view red
    pin title.leading = root.safeArea.leading + 8
    pin other.leading = title.trailing + 8
    pin root.trailingMargin = other.trailing
    set other.hugging.horizontal 251
    set title.sizeGuess font
    pin red.width = 100
    pin red.width = 130
    pin red.left = root.left
    pin red.height = 20 @300
    pin red.height = 30 @400
    pin red.top = root.top
    silence clipped-content
    set other.canvasFrame 0 0 10 10

    """

  /// The commands of each section.
  private static let commands = [
    "Constraints": ["dump constraints"],
    "report ambiguity, why ambiguous": ["report ambiguity", "why ambiguous title"],
    "report conflicts, why broken": [
      "report conflicts", "report conflicts --what-if", "why broken c5",
    ],
    "explain": [
      "explain red.height", "explain other.trailing", "explain title.width", "explain red",
      "explain red.left vs 20", "explain red.height vs 50",
    ],
    "exercise, suggest": ["exercise title", "suggest title"],
    "report issues": ["report issues"],
    "report misplaced": ["report misplaced"],
    "report sizeclasses": ["report sizeclasses"],
    "dump": ["dump tree", "dump trace", "dump frames", "dump json"],
  ]

  @Test("names the keys of each section")
  func keys() throws {
    let sections = try Self.keys(in: "JSON.md")
    let all = sections.values.reduce(into: Set()) { $0.formUnion($1) }
    for (section, commands) in Self.commands {
      let documented = try #require(sections[section], "\(section)")
      var printed: Set<String> = []
      for command in commands {
        let json = command == "dump json" ? command : "\(command) --json"
        let run = try Program("run", "-").input(Self.script + json).run()
        let start = try #require(run.stdout.firstRange(of: /\n[\[{]|^[\[{]/), "\(command)")
        let value = run.stdout[start.lowerBound...]
        Self.collect(try JSONSerialization.jsonObject(with: Data(value.utf8)), &printed)
      }
      #expect(documented.subtracting(printed) == [], "\(section)")
      #expect(printed.subtracting(all) == [], "\(section)")
    }
    let others = Set(sections.keys).subtracting(Self.commands.keys)
    #expect(others == ["lay frames", "lay check", "lay diff", "lay test", "lay learn", "Pages"])
  }

  @Test("names the keys of pages")
  func pages() throws {
    let directory = try TemporaryDirectory()
    try directory.file("a.lay", Self.script)
    let report = try Program("run", "--report", "run.html", "a.lay").directory(directory).run()
    #expect(report.status == 0)
    var printed: Set<String> = []
    Self.collect(try PageData.json(of: directory.text("run.html")), &printed)
    #expect(printed.subtracting(try Self.words(of: "Pages", in: "JSON.md")) == [])
    let documented = try #require(try Self.keys(in: "JSON.md")["Pages"])
    #expect(documented.subtracting(printed) == [])
  }

  /// The words that a section writes as code.
  private static func words(of section: String, in page: String) throws -> Set<String> {
    let written = try Repository.text(of: "Docs/\(page)")
    let start = try #require(written.firstRange(of: "\n## \(section)\n")).upperBound
    let end = written[start...].firstRange(of: "\n## ")?.lowerBound ?? written.endIndex
    return Set(written[start..<end].matches(of: /`([A-Za-z]+)`/).map { String($0.output.1) })
  }

  @Test("names the keys of lay test")
  func tests() throws {
    let directory = try TemporaryDirectory()
    try directory.file("a.lay", "add view red\n")
    let run = try Program("test", "--json", "a.lay").directory(directory).run()
    var printed: Set<String> = []
    Self.collect(try JSONSerialization.jsonObject(with: Data(run.stdout.utf8)), &printed)
    #expect(try Self.keys(in: "JSON.md")["lay test"] == printed)
  }

  @Test("names the keys of lay frames")
  func frames() throws {
    let script = Self.docs.appending(path: "Debugging/ambiguity.lay")
    let run = try Program("frames", "--json", "--ranges", "--unknown", script.path).run()
    var printed: Set<String> = []
    Self.collect(try JSONSerialization.jsonObject(with: Data(run.stdout.utf8)), &printed)
    #expect(printed == (try Self.keys(in: "JSON.md")["lay frames"]))
  }

  @Test("names the keys of lay check")
  func checks() throws {
    let directory = try TemporaryDirectory()
    try directory.file("a.lay", "add label a \"A long title\" 50x20\npin a.width = 20 as narrow\n")
    let run = try Program("check", "--json", "a.lay").directory(directory).run()
    var printed: Set<String> = []
    Self.collect(try JSONSerialization.jsonObject(with: Data(run.stdout.utf8)), &printed)
    #expect(printed == (try Self.keys(in: "JSON.md")["lay check"]))
  }

  @Test("names the keys of lay learn")
  func lessons() throws {
    let run = try Program("learn", "--json").run()
    var printed: Set<String> = []
    Self.collect(try JSONSerialization.jsonObject(with: Data(run.stdout.utf8)), &printed)
    #expect(printed == (try Self.keys(in: "JSON.md")["lay learn"]))
  }

  @Test("names the keys of lay explain")
  func logs() throws {
    let logs = Self.docs.appending(path: "Logs")
    var printed: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: logs.path) {
      let run = try Program("explain", "--json", logs.appending(path: name).path).run()
      Self.collect(try JSONSerialization.jsonObject(with: Data(run.stdout.utf8)), &printed)
    }
    let words = try Self.words(of: "JSON", in: "ConsoleLogs.md")
    #expect(printed.subtracting(words) == [])
    let documented = try #require(try Self.keys(in: "ConsoleLogs.md")["JSON"])
    #expect(documented.subtracting(printed) == [])
  }

  /// The keys before the colons of a page's lists, by section.
  private static func keys(in page: String) throws -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for section in try Repository.text(of: "Docs/\(page)").split(separator: "\n## ").dropFirst() {
      let title = String(section.prefix { $0 != "\n" })
      for item in section.split(separator: "\n- ").dropFirst() where item.hasPrefix("`") {
        guard let colon = item.firstRange(of: /:\s/) else { continue }
        for key in item[..<colon.lowerBound].matches(of: /`([A-Za-z0-9]+)`/) {
          found[title, default: []].insert(String(key.output.1))
        }
      }
    }
    return found
  }

  /// The keys of a JSON value and of everything in it.
  private static func collect(_ value: Any, _ keys: inout Set<String>) {
    if let object = value as? [String: Any] {
      keys.formUnion(object.keys)
      for inner in object.values { collect(inner, &keys) }
    } else if let array = value as? [Any] {
      for inner in array { collect(inner, &keys) }
    }
  }
}
