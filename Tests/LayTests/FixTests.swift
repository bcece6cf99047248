import Foundation
import Testing

/// `lay fix` from outside.
@Suite("lay fix")
struct FixTests {
  /// A storyboard with Windows' line ends and tabs, whose box is as wide as 100 points twice.
  static func document(_ more: String = "", width: String = "100") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES">
    \t<device id="retina4_7" orientation="portrait" appearance="light"/>
    \t<scenes><scene sceneID="s1"><objects>
    \t<viewController id="vc1" sceneMemberID="viewController"><view key="view" id="root">
    \t<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    \t<viewLayoutGuide key="safeArea" id="safe"/>
    \t<subviews><!-- ü -->
    \t\t<label text='A title that is rather long'  translatesAutoresizingMaskIntoConstraints="NO" id="t">
    \t\t\t<rect key="frame" x="20" y="40" width="\(more.isEmpty ? 200 : 100)" height="20.5"/>
    \t\t</label>
    \t</subviews>
    \t<constraints>
    \t\t<constraint firstItem="t" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c1"/>
    \t\t<constraint firstItem="t" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c2"/>
    \t\t<constraint firstItem="t" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c3"/>
    \(more)\t</constraints>
    \t</view></viewController></objects></scene></scenes></document>

    """.replacing("\n", with: "\r\n")
  }

  private static let fixed = document().replacing(
    #/\t\t<constraint[^>]*id="c3"/>\r\n/#, with: "")
  private static let told = """
    Main.storyboard:16:3: fixed: "A title that is rather long".top = root.safeArea.top + 20 repeats the one at 15:3 \
    [duplicate]: delete c3
    1 fix in 1 file

    """
  /// A width that cuts the label off; with any other, it has another frame.
  private static let width =
    "\t\t<constraint firstItem=\"t\" firstAttribute=\"width\" constant=\"100\" id=\"c4\"/>\n"

  private static func directory(_ text: String = document()) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.file("Main.storyboard", text)
    return directory
  }

  @Test(
    "makes what was proved, and leaves every other byte", arguments: [["fix"], ["check", "--fix"]])
  func made(command: [String]) throws {
    let directory = try Self.directory()
    let run = try Program(arguments: command + ["Main.storyboard"]).directory(directory).run()
    #expect(run.stdout == Self.told)
    #expect(run.stderr == "")
    #expect(run.status == 0)
    #expect(try directory.text("Main.storyboard") == Self.fixed)
    let check = try Program("check", "Main.storyboard").directory(directory).run()
    #expect(check.status == 0)
    let again = try Program(arguments: command + ["."]).directory(directory).run()
    #expect(again.stdout == "no fixes\n")
    #expect(again.status == 0)
  }

  @Test("says with --dry-run what it would do, and writes nothing")
  func dryRun() throws {
    let directory = try Self.directory()
    let run = try Program("fix", "--dry-run", "Main.storyboard").directory(directory).run()
    #expect(run.stdout == Self.told.replacing(": fixed:", with: ": would fix:"))
    #expect(run.status == 0)
    #expect(try directory.text("Main.storyboard") == Self.document())
  }

  @Test("prints with --diff what patch can apply, and ends with status 1")
  func diff() throws {
    let directory = try Self.directory()
    let run = try Program("fix", "--diff", "Main.storyboard").directory(directory).run()
    #expect(run.status == 1)
    #expect(run.stderr == "1 fix in 1 file\n")
    #expect(
      run.stdout.hasPrefix("--- a/Main.storyboard\n+++ b/Main.storyboard\n@@ -13,6 +13,5 @@\n"))
    #expect(try directory.text("Main.storyboard") == Self.document())
    try directory.file("fix.patch", run.stdout)
    let applied = try Program.shell(
      "cd '\(directory.url.path)' && git apply --whitespace=nowarn fix.patch")
    #expect(applied.status == 0, "\(applied.stderr)")
    #expect(try directory.text("Main.storyboard") == Self.fixed)
    let clean = try Program("fix", "--diff", "Main.storyboard").directory(directory).run()
    #expect(clean.stdout == "" && clean.status == 0)
  }

  @Test("tells how many more there are with --unsafe")
  func unsafe() throws {
    let directory = try Self.directory(Self.document(Self.width))
    let safe = try Program("fix", "Main.storyboard").directory(directory).run()
    #expect(safe.stdout.hasSuffix("1 fix in 1 file; 1 more with --unsafe\n"))
    let dry = try Program("fix", "--dry-run", "Main.storyboard").directory(directory).run()
    #expect(dry.stdout.contains(": with --unsafe: "))
    let unsafe = try Program("fix", "--unsafe", "Main.storyboard").directory(directory).run()
    #expect(unsafe.stdout.hasSuffix("1 fix in 1 file\n"))
    #expect(
      try directory.text("Main.storyboard").contains(
        "firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant"))
  }

  @Test("does what .laycheck says")
  func settings() throws {
    let directory = try Self.directory()
    try directory.file(".laycheck", "silence duplicate because \"they are kept\"\n")
    let run = try Program("fix", ".").directory(directory).run()
    #expect(run.stdout == "no fixes\n")
    #expect(try directory.text("Main.storyboard") == Self.document())
  }

  @Test("leaves documents in UTF-16 alone, and says so")
  func encodings() throws {
    let directory = try TemporaryDirectory()
    let text = Self.document().replacing("UTF-8", with: "UTF-16")
    let data = try #require(text.data(using: .utf16))
    try directory.file("Main.storyboard", data)
    let run = try Program("fix", "Main.storyboard").directory(directory).run()
    #expect(
      run.stderr
        == "Main.storyboard: error: a document in UTF-16 is not edited; save it as UTF-8, as Xcode does\n"
    )
    #expect(run.stdout == "no fixes; 1 file could not be fixed\n")
    #expect(run.status == 1)
    #expect(try Data(contentsOf: directory.url.appending(path: "Main.storyboard")) == data)
  }

  @Test("keeps what it can't write, and goes on")
  func protected() throws {
    let directory = try Self.directory()
    try directory.file("a/Other.storyboard", Self.document())
    // No user may make a file in the folder, not even root, as it isn't in a writable file system.
    let folder = directory.url.appending(path: "a").path
    let run = try Program.shell(
      "chmod 500 '\(folder)'; cd '\(directory.url.path)'; [ -w a ] || '\(Program.path)' fix . ; "
        + "status=$?; chmod 700 a; exit $status")
    // Root may write anywhere.
    if run.stdout.isEmpty { return }
    #expect(run.status == 74)
    #expect(run.stderr.contains("error: cannot write a/Other.storyboard"))
    #expect(try directory.text("a/Other.storyboard") == Self.document())
    #expect(try directory.text("Main.storyboard") == Self.fixed)
  }

  @Test(
    "takes documents only, and options that go together",
    arguments: [
      (["fix", "a.lay"], 2, "a.lay isn't a .storyboard or .xib"),
      (["fix", "none.xib"], 66, "cannot read none.xib"),
      (["fix", "."], 66, "there is nothing to fix in .: no .storyboard or .xib file"),
      (["fix", "--diff", "--dry-run", "."], 2, "can't be combined"),
      (["fix", "--cache", "x", "."], 2, "--cache is only for lay check"),
      (["check", "--diff", "."], 2, "--diff needs --fix"),
      (["check", "--fix", "--json", "."], 2, "--fix and --json can't be combined"),
    ] as [([String], Int32, String)])
  func usage(arguments: [String], status: Int32, reason: String) throws {
    let directory = try TemporaryDirectory()
    try directory.file("a.lay", "add view a\n")
    let run = try Program(arguments: arguments).directory(directory).run()
    #expect(run.status == status)
    #expect(run.stderr.contains(reason), "\(run.stderr)")
  }

  @Test(
    "leaves the old file or the new one, at whatever byte of the writing it is killed",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/prlimit"), "no prlimit"))
  func killed() throws {
    let size = Self.fixed.utf8.count
    let places = [0, 1, size - 1, size] + stride(from: 100, to: size, by: size / 16)
    var ends: Set<Int32> = []
    for place in places {
      let directory = try Self.directory()
      // The system ends a program that writes more than this to a file.
      let run = try Program.shell(
        "cd '\(directory.url.path)' && ulimit -c 0; "
          + "prlimit --fsize=\(place) '\(Program.path)' fix Main.storyboard")
      ends.insert(run.status)
      let text = try directory.text("Main.storyboard")
      #expect(text == (run.status == 0 ? Self.fixed : Self.document()), "\(place): \(run.stderr)")
      #expect((place == size) == (run.status == 0), "\(place): \(run.status)")
    }
    #expect(ends.count > 1)
  }

  // MARK: At a terminal

  @Test("asks about each fix at a terminal")
  func questions() throws {
    let directory = try Self.directory(Self.document(Self.width))
    let path = directory.url.appending(path: "Main.storyboard").path
    func answer(_ answers: [String], _ summary: String) throws {
      let terminal = try PseudoTerminal(
        arguments: ["fix", "--unsafe", path], home: directory, variables: ["NO_COLOR": "1"])
      for answer in answers {
        try terminal.expect("Make this fix [y,n,a,q,?]? ")
        terminal.type(answer + "\n")
      }
      try terminal.expect(summary)
      #expect(terminal.exit() == 0)
    }
    try answer(["?", "n", "q"], "no fixes")
    #expect(try directory.text("Main.storyboard") == Self.document(Self.width))
    try answer(["n", "y"], "1 fix in 1 file")
    #expect(
      try directory.text("Main.storyboard")
        != Self.document(Self.width))
    try directory.file("Main.storyboard", Self.document(Self.width))
    try answer(["a"], "2 fixes in 1 file")
  }

  @Test("leaves a file alone that was changed meanwhile")
  func changed() throws {
    let directory = try Self.directory()
    let path = directory.url.appending(path: "Main.storyboard").path
    let terminal = try PseudoTerminal(
      arguments: ["fix", path], home: directory, variables: ["NO_COLOR": "1"])
    try terminal.expect("Make this fix [y,n,a,q,?]? ")
    let other = Self.document("\t\t<!-- new -->\n")
    try directory.file("Main.storyboard", other)
    terminal.type("y\n")
    try terminal.expect("changed while it was being fixed")
    try terminal.expect("no fixes; 1 file could not be fixed")
    #expect(terminal.exit() == 74)
    #expect(try directory.text("Main.storyboard") == other)
  }
}
