import Foundation
import FoundationXML
import Testing

/// Whatever a document, a script, a log or a file's name contains, all output is valid text in its format.
///
/// The commands, their files and their formats come from the program's own definitions, so that new ones are tested.
@Suite("Text of strangers in all that is printed")
struct PrintedTextTests {
  /// Options that never end, open a browser or have nothing to do with text.
  private static let skipped: Set = [
    "--watch", "--help", "--version", "--open", "--update", "--record",
  ]

  /// Commands that pass bytes on unchanged for another program.
  private static let passing: Set = [["explain", "--follow"], ["fix", "--diff"]]

  @Test("No list of commands is empty")
  func enough() {
    #expect(Subcommand.all.count > 12)
    #expect(HostileText.name.utf8.count < 240)
  }

  @Test("Every option of every command", arguments: Subcommand.all)
  func options(command: Subcommand) throws {
    let directory = try TemporaryDirectory()
    let files = try HostileText.files(in: directory)
    let flags = command.arguments.filter { $0.kind == "flag" }.compactMap { $0.option }.map { [$0] }
    let outputs = command.arguments.filter { $0.kind == "option" && $0.isOptional }
      .flatMap { argument in
        argument.endings.map { [argument.option ?? "", "out/\(HostileText.name)\($0)"] }
      }
    for options in [[]] + flags + outputs where !Self.skipped.contains(options.first ?? "") {
      for named in command.operands(files) {
        try check([command.name] + options + named, in: directory)
      }
    }
  }

  private func check(_ arguments: [String], in directory: TemporaryDirectory) throws {
    let out = directory.url.appending(path: "out")
    try? FileManager.default.removeItem(at: out)
    try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    let run = try Program(arguments: arguments).directory(directory)
      .input("get root.frame\nquit\n").run()
    let options = Array(arguments.prefix(2))
    #expect(run.status < 100, "\(options): \(run.stderr)")
    Self.expectHarmless(run.stderr, "\(options)")
    if !Self.passing.contains(options) { Self.expectHarmless(run.stdout, "\(options)", options) }
    if options.contains("--json") {
      let lines = run.stdout.split(separator: "\n").map(String.init)
      #expect(Self.isJSON(run.stdout) || lines.allSatisfy(Self.isJSON), "\(options)")
    }
    for file in FileManager.default.subpaths(atPath: out.path) ?? [] {
      guard let text = try? String(contentsOf: out.appending(path: file), encoding: .utf8) else {
        continue
      }
      let place = "\(options) .\(file.suffix(5))"
      Self.expectHarmless(text, place, isPrinted: false)
      switch text.first {
      case "{", "[": #expect(Self.isJSON(text), "\(place)")
      case "<":
        for danger in ["<script>alert", "<img onerror"] {
          #expect(!text.contains(danger), "\(place)")
        }
        if !text.lowercased().hasPrefix("<!doctype html") {
          #expect(XMLParser(data: Data(text.utf8)).parse(), "\(place)")
        }
      default: break
      }
    }
  }

  private static func isJSON(_ text: String) -> Bool {
    text.isEmpty || (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
  }

  // MARK: What harms

  /// No control character, nothing that turns the direction of writing, no command of a runner.
  static func expectHarmless(
    _ text: String, _ place: String, _ options: [String] = [], isPrinted: Bool = true
  ) {
    let active = text.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
        || (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
        || [0x200E, 0x200F, 0x61C].contains($0.value)
    }
    #expect(active.isEmpty, "\(place): \(Set(active.map { String($0.value, radix: 16) }))")
    guard isPrinted else { return }
    let isGitHub = options.contains("--github")
    let commands = text.split(whereSeparator: { $0.isNewline }).filter { line in
      let line = line.drop { $0.isWhitespace }
      let isOwn = isGitHub && line.contains(/^::(error|warning|notice) file=/)
      return line.hasPrefix("::") && !isOwn || line.contains(/##(vso|teamcity)?\[/) && !isOwn
    }
    #expect(commands.isEmpty, "\(place): \(commands)")
  }

  @Test("Markdown has no text outside code")
  func markdown() throws {
    let directory = try TemporaryDirectory()
    for (kind, files) in try HostileText.files(in: directory)
    where ["storyboard", "xib"].contains(kind) {
      let run = try Program(arguments: ["diff", "--markdown"] + files).directory(directory).run()
      #expect(run.stdout.contains("| what |") || run.stdout.contains("|  | what"), "\(run.stderr)")
      for line in run.stdout.split(separator: "\n") where !line.contains("details>") {
        let rest = Self.outsideCode(line)
        for danger in ["<", "@", "`", "http:x", "a::"] {
          #expect(!rest.contains(danger), "\(rest)")
        }
      }
      // Each row has the cells of its head.
      let counts = run.stdout.split(separator: "\n").filter { $0.hasPrefix("|") }
        .map { $0.replacing("\\|", with: "").count { $0 == "|" } }
      #expect(Set(counts).count <= 4, "\(counts)")
    }
  }

  /// A line of Markdown without its spans of code, which begin and end with as many backticks.
  private static func outsideCode(_ line: Substring) -> String {
    var (rest, outside) = (line, "")
    while let start = rest.firstIndex(of: "`") {
      outside += rest[..<start]
      let fence = rest[start...].prefix { $0 == "`" }
      rest = rest[fence.endIndex...]
      var end = rest.startIndex
      while let next = rest[end...].firstIndex(of: "`"),
        case let run = rest[next...].prefix(while: { $0 == "`" }), run.count != fence.count
      {
        end = run.endIndex
      }
      guard let last = rest[end...].firstIndex(of: "`") else { return outside + fence + rest }
      rest = rest[last...].drop { $0 == "`" }
    }
    return outside + rest
  }

  // MARK: Commands of a session

  @Test("What commands of a session print about an opened document")
  func session() throws {
    let directory = try TemporaryDirectory()
    let files = try HostileText.files(in: directory)
    try directory.file("a.xib", Data(contentsOf: directory.url.appending(path: files["xib"]![0])))
    let help = try Program("-c", "help all").run().stdout
    let names = help.matches(of: #/(?m)^  ([A-Za-z_]+)  /#).map { String($0.1) }
    #expect(names.count > 50)
    var commands = names + names.map { "\($0) i" }
    for name in ["dump", "report", "get i."] + names {
      let usage =
        try Program("-c", "help \(name)").run().stdout.split(separator: "\n\n").first ?? ""
      for line in usage.split(separator: "\n") where line.hasPrefix("\(name) ") {
        let words = line.dropFirst(name.count).prefix { $0 != "[" }
          .split { !$0.isLetter && $0 != "-" }
        commands += words.map { "\(name) \($0)" }
        if line.contains("[--json]") { commands += words.map { "\(name) \($0) --json" } }
      }
    }
    commands.removeAll { $0.hasPrefix("live") || $0.hasPrefix("watch") || $0.hasPrefix("edit") }
    for command in Set(commands).sorted() {
      let run = try Program("-c", "import \"a.xib\"", "-c", command).directory(directory).run()
      #expect(run.status < 100, "\(command)")
      Self.expectHarmless(run.stdout, command)
      Self.expectHarmless(run.stderr, command)
    }
  }
}
