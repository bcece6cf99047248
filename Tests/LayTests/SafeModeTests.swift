import Foundation
import Testing

/// Ways out of safe mode: none reads, writes, runs or tells anything.
@Suite("Safe mode")
struct SafeModeTests {
  private static let secret = "hunter2 is the password"
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    for folder in ["out", "box2", "OUT"] {
      try directory.file("\(folder)/secret.lay", "\(Self.secret)\n")
      try directory.file("\(folder)/secret.log", "\(Self.secret)\n")
      try directory.file("\(folder)/secret.swift", "// \(Self.secret)\n")
      try directory.file("\(folder)/secret.xib", "<\(Self.secret)>\n")
      try directory.file("\(folder)/hunter2.swift", "let a = 1\n")
    }
    try directory.file(".config/lay/layrc", "add view hunter2\n")
    try directory.file("box/sub/fine.lay", "add view fine\n")
    try directory.file("box/plain.txt", "\(Self.secret)\n")
    try directory.file("box/Dot.xib", Self.xib)
    for (link, target) in [
      ("link", "../out"), ("l.lay", "../out/secret.lay"), ("l.xib", "../out/secret.xib"),
      ("l.swift", "../out/secret.swift"), ("de.lproj", "../out"), ("up", ".."),
      ("twice.lay", "link/secret.lay"), ("environ.lay", "/proc/self/environ"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: directory.url.appending(path: "box/\(link)").path, withDestinationPath: target)
    }
  }

  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="v"><rect key="frame" \
    x="0" y="0" width="30" height="20"/></view></objects></document>
    """

  private func files() -> Set<String> {
    // The list of failed tests is kept there, for users.
    Set(FileManager.default.subpaths(atPath: directory.url.path) ?? [])
      .filter { !$0.hasPrefix(".local") }
  }

  /// Runs a script in safe mode, which must be refused, and neither tell nor leave anything.
  private func refuse(_ script: String, _ arguments: [String] = ["run", "--safe"]) throws {
    try directory.file("box/t.lay", script + "\n")
    let before = files()
    let run = try Program(arguments: arguments + ["box/t.lay"]).directory(directory)
      .variable("TOKEN", "hunter2").run()
    #expect(run.status == 1, "\(script): \(run.stdout)\(run.stderr)")
    let told = (run.stdout + run.stderr).replacing(script, with: "")
    #expect(!told.contains("hunter2"), "\(script): \(told)")
    #expect(files() == before, "\(script)")
  }

  private static let readings = [
    "source \"../out/secret.lay\"", "source \"link/secret.lay\"", "source \"l.lay\"",
    "source \"twice.lay\"", "source \"environ.lay\"", "source \"~/out/secret.lay\"",
    "source \"../box2/secret.lay\"", "source \"sub/../../out/secret.lay\"",
    "source \"sub//..//..//out//secret.lay\"", "source \"up/out/secret.lay\"",
    "source \"./up/up/../out/secret.lay\"", "source \"/proc/self/cwd/out/secret.lay\"",
    "source \"/proc/self/environ\"", "source \"/proc/thread-self/environ\"",
    "source \"/dev/stdin\"",
    "source \"/dev/fd/0\"", "source \"/proc/self/fd/0\"", "source \"plain.txt\"",
    "source \"../OUT/secret.lay\"", "source \"\u{FF0E}\u{FF0E}/out/secret.lay\"",
    "source \"\u{2025}/out/secret.lay\"", "source \"%2e%2e/out/secret.lay\"",
    "source \"file:///etc/passwd.lay\"", "source \"../out/secret.lay\\u{0}.lay\"",
    "source \"$HOME/out/secret.lay\"", "source \"${TOKEN}.lay\"",
    "source \"http://localhost/a.lay\"",
    "import \"../out/secret.xib\"", "import \"l.xib\"", "import \"../out\"", "import \"link\"",
    "import \"up\"", "import \"l.swift\"", "import \"/proc/self/environ\"",
    "open \"../out/secret.log\"", "open \"link/secret.log\"", "open \"/proc/self/environ\"",
    "open \"l.swift\"", "each p in \"../out/secret.lay\" { source p }",
    "let p = \"../out/secret.lay\"; source p", "define d(p) { source p }; d(\"../out/secret.lay\")",
    "expect error \"root:x\" { source \"../out/secret.lay\" }",
    "import \"Dot.xib\" language de; source \"l.lay\"", "when wC { source \"l.lay\" }",
    "history hunter",
    "log", "learn", "checkpoint a; source \"l.lay\"",
  ].filter { $0 != "learn" && $0 != "log" }

  @Test("reads nothing from outside", arguments: readings)
  func reads(script: String) throws {
    try refuse(script)
  }

  private static let writings = [
    "save \"new.lay\"", "save \"../out/new.lay\"", "save \"/tmp/lay-safe-mode-test.lay\"",
    "save \"link/new.lay\"", "save \"/dev/stdout\"", "save \"~/new.lay\"", "render \"new.svg\"",
    "render \"link/new.html\"", "render root to \"new.svg\"", "preview to \"new.html\"",
    "dump frames > new.txt", "dump frames >> new.txt", "dump frames | touch new.txt", "edit",
    "watch \"sub/fine.lay\"", "live", "live trust",
    "expect error { save \"new.lay\" }; save \"new.lay\"",
    "swift { FileManager.default.createFile(atPath: \"new\", contents: nil) }",
  ]

  @Test("writes and runs nothing", arguments: writings)
  func writes(script: String) throws {
    try refuse(script)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/lay-safe-mode-test.lay"))
  }

  @Test(
    "holds for tests, where CI is set, and for what only looks, whatever options say",
    arguments: [
      ["test"], ["frames", "--safe"], ["render", "--safe", "-o", "x.svg"], ["check"], ["stress"],
      ["textconv"], ["open", "--safe"],
    ])
  func commands(arguments: [String]) throws {
    for script in ["source \"../out/secret.lay\"", "source \"l.lay\""] {
      try directory.file("box/t.lay", script + "\n")
      let before = files()
      let run = try Program(arguments: arguments + ["box/t.lay"]).directory(directory).run()
      // A script that can't be run is printed as it is.
      #expect(run.status == (arguments == ["textconv"] ? 0 : 1), "\(run.stdout)\(run.stderr)")
      #expect(!(run.stdout + run.stderr).contains("hunter2"), "\(arguments)")
      #expect(files() == before)
    }
  }

  @Test("is on where CI is set", arguments: ["run", "frames", "open"])
  func integration(command: String) throws {
    try directory.file("box/t.lay", "source \"../out/secret.lay\"\n")
    let run = try Program(command, "box/t.lay").directory(directory).variable("CI", "true").run()
    #expect(run.stderr.contains("and this is safe mode"), "\(run.stderr)")
    let off = try Program(command, "--no-safe", "box/t.lay").directory(directory)
      .variable("CI", "true").run()
    #expect(!off.stderr.contains("safe mode"))
  }

  @Test("lets commands of -c and of standard input read below the current directory")
  func current() throws {
    let inside = try Program("run", "--safe", "-c", "source \"box/sub/fine.lay\"")
      .directory(directory).run()
    #expect(inside.status == 0, "\(inside.stderr)")
    let typed = try Program("run", "--safe", "-").directory(directory)
      .input("source \"box/sub/fine.lay\"\nsource \"/etc/hostname.lay\"")
      .run()
    #expect(typed.status == 1)
    #expect(typed.stderr.contains("/etc/hostname.lay"), "\(typed.stderr)")
  }

  @Test("allows more where --read and --write say so, and no folder whose name only begins alike")
  func allowed() throws {
    try directory.file("lib/part.lay", "add view part\n")
    try directory.file("lib2/part.lay", "add view part\n")
    try directory.file("box/t.lay", "source \"../lib/part.lay\"\nsave \"../made/a.lay\"\n")
    try FileManager.default.createDirectory(
      at: directory.url.appending(path: "made"), withIntermediateDirectories: true)
    let options = ["run", "--safe", "--read", "lib", "--write", "made", "box/t.lay"]
    let run = try Program(arguments: options).directory(directory).run()
    #expect(run.status == 0, "\(run.stderr)")
    #expect(try directory.text("made/a.lay").contains("add view part"))
    for script in ["source \"../lib2/part.lay\"", "save \"../made2.lay\"", "save \"../lib/a.lay\""]
    {
      try directory.file("box/t.lay", script + "\n")
      #expect(try Program(arguments: options).directory(directory).run().status == 1, "\(script)")
    }
    // Errors inside are reported as usual; about files outside, nothing is said.
    for (folder, reason) in [("made", "No such file"), ("lib", "it is outside of made")] {
      try directory.file("box/t.lay", "save \"../\(folder)/none/a.lay\"\n")
      let refused = try Program(arguments: options).directory(directory).run()
      #expect(refused.status == 1 && refused.stderr.contains(reason), "\(refused.stderr)")
    }
  }
}
