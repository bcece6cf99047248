import Foundation
import TestSupport
import Testing

/// `lay check --since`: only what differs from a revision.
@Suite("lay check --since")
struct ChangedFileTests {
  /// A storyboard with an image and a font of the app's.
  private static let menu = SmallDocument.storyboard(
    SmallDocument.scene(
      views: """
        <imageView image="Icons/logo" translatesAutoresizingMaskIntoConstraints="NO" id="image">
        <rect key="frame" x="20" y="20" width="10" height="10"/></imageView>
        <label text="Menu" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="20" y="40" width="50" height="20"/>
        <fontDescription key="fontDescription" name="Lato-Bold" family="Lato" pointSize="17"/></label>
        """,
      constraints: ["image", "label"].flatMap { view in
        ["leading", "top"].map { SmallDocument.constraint(view, $0, "main-safe", 20) }
      }.joined(separator: "\n")))

  /// A repository with two documents, two scripts and their translations, images and fonts.
  private static func repository() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let form = try Repository.text(of: "Docs/Import/SignIn.storyboard")
    try directory.file("App/Base.lproj/Form.storyboard", form)
    try directory.file("App/de.lproj/Form.strings", "\"a.text\" = \"b\";\n")
    try directory.file("App/Menu.storyboard", menu)
    try directory.file("App/Images.xcassets/Icons/logo.imageset/Contents.json", "{}")
    try directory.file("App/Fonts/Lato-Bold.ttf", "none")
    try directory.file("Layouts/narrow.lay", SmallScript.narrow)
    try directory.file("menu.lay", "import App/Menu.storyboard\n")
    try directory.file(".gitignore", "ignored.lay\n")
    try #require(
      try shell(
        "git init -q -b main . && git add . && git -c user.name=a -c user.email=a@b commit -qm one",
        in: directory
      ).status == 0)
    return directory
  }

  private static func shell(
    _ line: String, in directory: TemporaryDirectory
  ) throws -> Program.Run {
    try Program.shell("cd '\(directory.url.path)' && \(line)")
  }

  /// The files that are checked.
  private static func checked(
    _ arguments: String..., in directory: TemporaryDirectory
  ) throws -> [String] {
    let run = try Program(arguments: ["check", "--json"] + arguments).directory(directory).run()
    #expect(run.stderr == "")
    return run.stdout.matches(of: #/(?m)^\{"document": "([^"]+)"/#).map { String($0.output.1) }
  }

  @Test("passes where nothing differs, whatever could be found")
  func unchanged() throws {
    let directory = try Self.repository()
    #expect(try Program("check", ".").directory(directory).run().status == 1)
    try directory.file("ignored.lay", SmallScript.narrow)
    let run = try Program("check", ".", "--since", "main", "--sarif", "out", "--junit", "junit")
      .directory(directory).run()
    #expect(run.status == 0 && run.stderr == "")
    #expect(run.stdout == "no findings in 0 files\n0 of 4 files differ from main\n")
    #expect(try directory.text("out").contains("\"results\": []"))
    #expect(try directory.text("junit").contains("tests=\"0\""))
  }

  @Test("checks what differs, committed or not, known to git or not")
  func changed() throws {
    let directory = try Self.repository()
    try directory.file("Layouts/new.lay", SmallScript.narrow)
    try directory.file("Layouts/narrow.lay", SmallScript.narrow + "\n")
    let commit = "git add Layouts/narrow.lay && git -c user.name=a -c user.email=a@b commit -qm two"
    try #require(try Self.shell(commit, in: directory).status == 0)
    let both = ["Layouts/narrow.lay", "Layouts/new.lay"]
    #expect(try Self.checked(".", "--since", "HEAD~1", in: directory) == both)
    #expect(try Self.checked("Layouts", "--since", "HEAD", in: directory) == ["Layouts/new.lay"])
    #expect(
      try Self.checked("Layouts/new.lay", "App", "--since", "HEAD", in: directory)
        == ["Layouts/new.lay"])
    // The working tree is that of the files, wherever lay runs.
    let run = try Program.shell(
      "cd / && \(Program.path) check '\(directory.url.path)' --since HEAD")
    #expect(run.status == 1)
    #expect(run.stdout.hasSuffix("1 finding in 1 of 1 file\n1 of 5 files differ from HEAD\n"))
  }

  @Test(
    "checks documents with their translations, images and fonts, and scripts with their documents",
    arguments: [
      ("echo >> App/de.lproj/Form.strings", ["App/Base.lproj/Form.storyboard"]),
      ("rm App/de.lproj/Form.strings", ["App/Base.lproj/Form.storyboard"]),
      (
        """
        mkdir App/mul.lproj
        echo '{"sourceLanguage": "en", "strings": {}}' > App/mul.lproj/Form.xcstrings
        """,
        ["App/Base.lproj/Form.storyboard"]
      ),
      (
        "touch App/Images.xcassets/Icons/logo.imageset/logo@2x.png", ["App/Menu.storyboard"]
      ),
      ("echo >> App/Fonts/Lato-Bold.ttf", ["App/Menu.storyboard"]),
      ("echo >> App/Menu.storyboard", ["App/Menu.storyboard", "menu.lay"]),
      ("echo >> .gitignore", []),
    ])
  func belongings(change: String, files: [String]) throws {
    let directory = try Self.repository()
    try #require(try Self.shell(change, in: directory).status == 0)
    #expect(try Self.checked(".", "--since", "main", in: directory) == files)
  }

  @Test("says what is missing, and refuses to call a part of the findings all")
  func errors() throws {
    let directory = try Self.repository()
    func error(_ arguments: String...) throws -> (Int32, String) {
      let run = try Program(arguments: ["check"] + arguments).directory(directory).run()
      #expect(run.stdout == "")
      return (run.status, run.stderr)
    }
    #expect(
      try error(".", "--since", "mian") == (
        66, "error: there is no revision 'mian'; 'git log --oneline --all' lists them\n"
      ))
    let other = try TemporaryDirectory()
    try other.file("a.lay", SmallScript.narrow)
    let outside = other.url.path
    #expect(
      try error(outside, "--since", "main") == (
        66, "error: revisions need a working tree of git, and \(outside) lies in none\n"
      ))
    let withoutGit = try Program("check", ".", "--since", "main").directory(directory)
      .variable("PATH", "/nowhere").run()
    #expect(withoutGit.status == 66)
    #expect(withoutGit.stderr == "error: revisions need git, which can't be run; install it\n")
    #expect(try error(".", "--since=--output=x").0 == 2)
    let baseline = try error(".", "--since", "main", "--write-baseline", "known")
    #expect(baseline.0 == 2 && baseline.1.contains("--write-baseline and --since can't be"))
    #expect(try error(".", "--since", "main", "--fix").0 == 2)
  }
}
