import Foundation
import TestSupport
import Testing

/// The files that `lay check` accepts, and its messages about others.
@Suite("Files of lay check")
struct CheckedFileTests {
  private static let mac = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
    <objects/></document>

    """

  @Test("Documents for other platforms fail only where they were named")
  func platforms() throws {
    let directory = try TemporaryDirectory()
    try directory.file("app/Mac.xib", Self.mac)
    try directory.file("app/fine.lay", SmallScript.fine)
    let folder = try Program("check", "app", "--junit", "out").directory(directory).run()
    #expect(folder.status == 0)
    #expect(folder.stdout == "no findings in 1 file; 1 file skipped\n")
    #expect(folder.stderr == "app/Mac.xib: note: skipped: the document is for macOS\n")
    #expect(try directory.text("out").contains("<skipped message=\"the document is for macOS\"/>"))
    let named = try Program("check", "app/Mac.xib").directory(directory).run()
    #expect(named.status == 1)
    #expect(named.stderr.contains("this is a document for macOS"))
  }

  @Test("Errors in scripts are shown with the line that is meant")
  func scripts() throws {
    let directory = try TemporaryDirectory()
    try directory.file("wrong\n.lay", "nonsense\n")
    let run = try Program("check", ".").directory(directory).run()
    #expect(
      run.stderr == """
        wrong\\u{A}.lay:1:1: error: unknown command 'nonsense'
        nonsense
        ^~~~~~~~
        'help' lists the commands

        """)
  }

  @Test("Files that can't be read are not called free of findings")
  func unreadable() throws {
    let directory = try TemporaryDirectory()
    try directory.file("broken.xib", "<document")
    let one = try Program("check", "broken.xib").directory(directory).run()
    #expect(one.stdout == "1 file could not be checked\n")
    try directory.file("fine.lay", SmallScript.fine)
    let two = try Program("check", ".").directory(directory).run()
    #expect(two.stdout == "no findings in 1 file; 1 file could not be checked\n")
    #expect(two.status == 1)
  }

  @Test(
    "An id that is used twice is damage, as only merges write it",
    arguments: [
      ("box", "box-top", "id 'box'"), ("other", "box-leading", "constraint id 'box-leading'"),
    ])
  func twins(view: String, constraint: String, found: String) throws {
    let directory = try TemporaryDirectory()
    func box(_ id: String) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="20" y="40" width="120" height="60"/></view>
      """
    }
    let top = SmallDocument.constraint("box", "top", "main-root", 40)
    try directory.file(
      "Main.storyboard",
      SmallDocument.storyboard(
        SmallDocument.scene(
          views: box("box") + box(view),
          constraints: SmallDocument.constraint("box", "leading", "main-root", 20)
            + top.replacing("box-top", with: constraint))))
    let run = try Program("check", ".").directory(directory).run()
    #expect(run.stderr.contains(": error: the \(found) is used twice; "), "\(run)")
    #expect(run.stdout == "1 file could not be checked\n")
    #expect(run.status == 1)
  }

  @Test(
    "A folder that can't be read is reported, and the rest is checked", arguments: [false, true])
  func barredFolder(isInTree: Bool) throws {
    let directory = try TemporaryDirectory()
    try directory.file("app/fine.lay", SmallScript.fine)
    try directory.file("app/barred/other.lay", SmallScript.fine)
    let tree = "git init -q . && git add . && "
    // Root may read everything.
    let run = try Program.shell(
      """
      cd '\(directory.url.path)/app' || exit; \(isInTree ? tree : "") chmod 000 barred
      if [ -r barred ]; then chmod 755 "$(dirname "$PWD")" . && chown -R 65534 . 2> /dev/null
        setpriv --reuid=65534 --clear-groups '\(Program.path)' check .
      else '\(Program.path)' check .; fi
      status=$?; chmod 700 barred; exit $status
      """)
    if run.stdout.isEmpty { return }
    let path = isInTree ? "barred/other.lay" : "barred"
    #expect(run.stderr == "error: cannot read \(path): Permission denied\n", "\(run)")
    #expect(run.stdout == "no findings in 1 file; 1 file could not be checked\n")
    #expect(run.status == 1)
  }

  @Test("Links are not followed out of a folder, and circles end")
  func links() throws {
    let directory = try TemporaryDirectory()
    try directory.file("outside/narrow.lay", SmallScript.narrow)
    try directory.file("app/fine.lay", SmallScript.fine)
    let links = """
      cd '\(directory.url.path)/app'
      ln -s ../outside out && ln -s ../outside/narrow.lay link.lay && ln -s . self
      """
    try #require(try Program.shell(links).status == 0)
    let run = try Program("check", "app").directory(directory).run()
    #expect(run.stdout == "no findings in 1 file\n")
    try #require(try Program.shell("cd '\(directory.url.path)/app' && git init -q .").status == 0)
    let inTree = try Program("check", "app").directory(directory).run()
    #expect(inTree.stdout == "no findings in 1 file\n")
    let named = try Program("check", "app/link.lay").directory(directory).run()
    #expect(named.stderr.contains("it is a link that leads out of its folder"))
  }

  @Test("Names with line breaks and control characters can't pass for other lines")
  func names() throws {
    let directory = try TemporaryDirectory()
    try directory.file("a\n::error::b\u{1B}[2J.lay", SmallScript.narrow)
    try directory.file("::error::c.lay", SmallScript.narrow)
    let run = try Program("check", ".").directory(directory).run()
    let lines = run.stdout.split(separator: "\n")
    #expect(lines.allSatisfy { !$0.hasPrefix("::") })
    #expect(run.stdout.contains("a\\u{A}::error::b\\u{1B}[2J.lay:1:1: error: title"))
    #expect(run.stdout.contains("./::error::c.lay:1:1: error: title"))
    #expect(!run.stdout.contains("\u{1B}"))
  }

  @Test("Documents may be UTF-16")
  func encodings() throws {
    let directory = try TemporaryDirectory()
    let text = try Repository.text(of: "Docs/Import/SignIn.storyboard").replacing(
      "<state key=\"normal\" title=\"Sign In\"/>",
      with: "<state key=\"normal\" title=\"Sign In\"/><connections><action selector=\"signIn:\" "
        + "destination=\"sig-01-ctl\" eventType=\"touchUpInside\" id=\"act\"/></connections>")
    try directory.file("a/Main.storyboard", text)
    try directory.file(".laycheck", "check touch-target 44\n")
    let wide = text.replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
    for (name, encoding) in [("b", String.Encoding.utf16), ("c", .utf16BigEndian)] {
      try directory.file("\(name)/Main.storyboard", "")
      let data = try #require(wide.data(using: encoding))
      try data.write(to: directory.url.appending(path: "\(name)/Main.storyboard"))
    }
    let found = try ["a", "b", "c"].map { folder in
      try Program("check", "\(folder)/Main.storyboard", "--rule", "all").directory(directory).run()
        .stdout.replacing("\(folder)/Main", with: "Main")
    }
    #expect(found[0].contains("Main.storyboard:"))
    #expect(found[1] == found[0])
    #expect(found[2] == found[0])
  }

  @Test("Console logs are checked, and other files refused")
  func logs() throws {
    let directory = try TemporaryDirectory()
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600000 UIView:0x7f8.width == 100   (active)>",
          "<NSLayoutConstraint:0x600001 UIView:0x7f8.width == 200   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600001 UIView:0x7f8.width == 200   (active)>

      """
    try directory.file("run.log", "started\n" + log)
    let run = try Program("check", "run.log").directory(directory).run()
    #expect(run.status == 1)
    #expect(run.stdout.hasPrefix("run.log:2:1: error: "))
    #expect(run.stdout.contains("[conflict]"))
    try directory.file(
      "list.log", "2 elements\n  - 0 : <NSLayoutConstraint:0x600000 UIView:0x7f8.width == 100>\n")
    let list = try Program("check", "list.log").directory(directory).run()
    #expect(list.status == 0)
    try directory.file("notes.txt", "nothing\n")
    let other = try Program("check", "notes.txt").directory(directory).run()
    #expect(
      other.stderr.hasPrefix(
        "notes.txt: error: this isn't a document, a script, Swift code or a console log; name a "))
  }

  @Test("Translations beside a document are checked, and unknown languages told")
  func translations() throws {
    let directory = try TemporaryDirectory()
    let document = try Repository.text(of: "Docs/Import/SignIn.storyboard")
    let label = try #require(document.firstMatch(of: #/<label [^>]*id="([^"]*)"/#)).output.1
    let long = String(repeating: "Donaudampfschifffahrt ", count: 8)
    try directory.file("Base.lproj/Main.storyboard", document)
    try directory.file("de.lproj/Main.strings", "\"\(label).text\" = \"\(long)\";\n")
    let run = try Program("check", ".", "--cache", "kept").directory(directory).run()
    #expect(run.stdout.contains(" in de: "))
    // The cache knows translations, too.
    try directory.file("de.lproj/Main.strings", "\"\(label).text\" = \"Kurz\";\n")
    let short = try Program("check", ".", "--cache", "kept").directory(directory).run()
    #expect(!short.stdout.contains(" in de: "))
    let typo = try Program("check", ".", "--languages", "own,dee").directory(directory).run()
    #expect(typo.stderr == "warning: no document is translated into 'dee'\n")
    try directory.file("narrow.lay", SmallScript.narrow)
    let double = try Program("check", "narrow.lay", "--languages", "double", "--sizes", "L,XXL")
      .directory(directory).run()
    #expect(double.stdout.contains(" in double"))
    #expect(try Program("check", ".", "--sizes", "huge").directory(directory).run().status == 2)
  }

  @Test("Images have the sizes of asset catalogs, even if results are kept")
  func images() throws {
    let directory = try TemporaryDirectory()
    let document = try Repository.text(of: "Docs/Import/SignIn.storyboard")
      .replacing("title=\"Sign In\"/>", with: "image=\"logo\"/>")
      .replacing(
        "<resources>", with: "<resources><image name=\"logo\" width=\"40\" height=\"40\"/>")
    try directory.file("App.xcodeproj/project.pbxproj", "")
    try directory.file("App/Main.storyboard", document)
    let stored = try Program("check", "App", "--cache", "kept").directory(directory).run()
    #expect(!stored.stdout.contains("[off-screen]"))
    let set = "App/Assets.xcassets/logo.imageset"
    try directory.file("App/Assets.xcassets/lifebuoy.imageset/Contents.json", "{}")
    try directory.file("\(set)/Contents.json", "{\"images\": [{\"filename\": \"logo.svg\"}]}")
    try directory.file("\(set)/logo.svg", "<svg width='900' height='40'>")
    let wide = try Program("check", "App", "--cache", "kept").directory(directory).run()
    #expect(wide.stdout.contains("[off-screen]"))
    try directory.file("\(set)/logo.svg", "<svg width='40' height='40'>")
    let narrow = try Program("check", "App", "--cache", "kept").directory(directory).run()
    #expect(narrow.stdout == stored.stdout)
  }

  /// A button that only the regular size classes have, too narrow for its title.
  private static let installed = SmallDocument.storyboard(
    SmallDocument.scene(
      views: """
        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="20" y="100" width="30" height="30"/>
        <constraints><constraint firstAttribute="width" constant="30" id="w"/></constraints>
        <state key="normal" title="A rather long title"/></button>
        """,
      constraints: SmallDocument.constraint("b", "leading", "main-safe", 20)
        + SmallDocument.constraint("b", "top", "main-safe", 100),
      connections: "<outlet property=\"wide\" destination=\"w\" id=\"o\"/>")
  ).replacing("<viewController id", with: "<viewController customClass=\"Screen\" id").replacing(
    "</view>\n<connections>",
    with: """
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular"><mask key="subviews">\
      <include reference="b"/></mask></variation></view>
      <connections>
      """)

  @Test(
    "Views that only some size classes have are found, silenced and fixed as others",
    arguments: ["", "silence conflict other because \"it is meant\"\n"])
  func sizeClasses(settings: String) throws {
    let directory = try TemporaryDirectory()
    try directory.file("Main.storyboard", Self.installed)
    try directory.file(".laycheck", settings)
    let check = try Program("check", "Main.storyboard").directory(directory).run()
    #expect(check.stdout.contains("is cut off by"), "\(check.stdout)\(check.stderr)")
    #expect(check.stdout.contains("on iPad"), "\(check.stdout)")
    let fix = try Program("fix", "Main.storyboard", "--dry-run").directory(directory).run()
    #expect(fix.stdout.contains("set the Relation of"), "\(fix.stdout)\(fix.stderr)")
  }

  @Test("Documents that no target builds are skipped in folders, and taken where they are named")
  func unbuilt() throws {
    let directory = try TemporaryDirectory()
    try directory.file(".git/HEAD", "")
    try directory.file(
      "App.xcodeproj/project.pbxproj", "{ A /* Main.storyboard in Resources */ = {}; }")
    try directory.file("Old/Old.storyboard", Self.installed)
    let folder = try Program("check", "Old").directory(directory).run()
    #expect(folder.status == 66)
    #expect(
      (folder.stdout + folder.stderr).contains(
        "no target of the project builds it; name it to check it anyway"))
    let named = try Program("check", "Old/Old.storyboard").directory(directory).run()
    #expect(named.stdout.contains("is cut off by"))
    let fix = try Program("fix", "Old", "--dry-run").directory(directory).run()
    #expect(fix.status == 66)
    #expect(fix.stderr.contains("no target of the project builds Old/Old.storyboard"))
    let fixed = try Program("fix", "Old/Old.storyboard", "--dry-run").directory(directory).run()
    #expect(fixed.stdout.contains("set the Relation of"))
  }
}
