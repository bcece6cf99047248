import Foundation
import TestSupport
import Testing

/// What `lay diff` leaves out, joins and links to.
@Suite("lay diff output")
struct DiffOutputTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func diff(_ old: String, _ new: String, _ arguments: String..., as ending: String) throws
    -> Program.Run
  {
    try directory.file("old.\(ending)", old)
    try directory.file("new.\(ending)", new)
    return try Program(arguments: ["diff"] + arguments + ["old.\(ending)", "new.\(ending)"])
      .directory(directory).run()
  }

  /// A xib with views whose frames decide.
  private static func xib(_ frames: [Double], root: String = "200") -> String {
    let views = frames.enumerated().map { index, x in
      """
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="v\(index)">
      <rect key="frame" x="\(x)" y="10" width="40" height="40"/></view>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="root"><rect key="frame" x="0" y="0" width="\(root)" height="100"/>
      <subviews>
      \(views.joined(separator: "\n"))
      </subviews></view></objects></document>
      """
  }

  @Test("counts moves of less than a point, and lists them on demand")
  func smallMoves() throws {
    let (old, new) = (Self.xib([0, 50, 100]), Self.xib([0.5, 50.5, 104]))
    let run = try diff(old, new, as: "xib")
    #expect(run.status == 1)
    #expect(
      run.stdout == """
        new.xib: root
          > view3: 4 pt to the right on the canvas (left to right and right to left)
          > 2 views by less than 1 pt; --all-moves lists them

        """)
    let all = try diff(old, new, "--all-moves", as: "xib")
    #expect(
      all.stdout == """
        new.xib: root
          > view1 and view2: 0.5 pt to the right on the canvas (left to right and right to left)
          > view3: 4 pt to the right on the canvas (left to right and right to left)

        """)
    let only = try diff(old, Self.xib([0.5, 50, 100]), as: "xib")
    #expect(only.status == 1)
    #expect(only.stdout.hasSuffix("  > 1 view by less than 1 pt; --all-moves lists it\n"))
  }

  @Test("tells a frame that was written once, and no words of lay's own")
  func frames() throws {
    let script = "add view card\nset card.translatesAutoresizingMaskIntoConstraints true\n"
    let old = script + "set card.frame 0 0 40 40\n"
    let run = try diff(old, old.replacing("0 0 40", with: "8 0 40"), as: "lay")
    #expect(run.stdout.split(separator: "\n").count == 2, "\(run.stdout)\(run.stderr)")
    #expect(run.stdout.contains("  > card: 8 pt to the right "))
    let xib = try diff(Self.xib([0]), Self.xib([8], root: "240"), as: "xib")
    #expect(!xib.stdout.contains("  ~ "), "\(xib.stdout)")
    let image = """
      <imageView image="logo" translatesAutoresizingMaskIntoConstraints="NO" id="logo">
      <rect key="frame" x="0" y="0" width="24" height="24"/></imageView>
      """
    let scene = SmallDocument.storyboard(
      SmallDocument.scene(
        views: image,
        constraints: SmallDocument.constraint("logo", "leading", "main-root")
          + SmallDocument.constraint("logo", "top", "main-root")))
    let resources =
      "</scenes><resources><image name=\"logo\" width=\"24\" height=\"24\"/></resources>"
    let sized = scene.replacing("</scenes>", with: resources)
    let images = try diff(
      sized,
      sized.replacing(
        "width=\"24\" height=\"24\"/></res", with: "width=\"30\" height=\"24\"/></res"),
      as: "storyboard")
    #expect(
      images.stdout.hasSuffix(
        "new.storyboard\n  ~ 1 other change: size of image logo (24 × 24 → 30 × 24)\n"),
      "\(images.stdout)")
    #expect(images.stdout.contains("  > image1: 6 pt wider on iPhone SE (all 48)\n"))
    for word in ["imageSize", "sizeGuess", "autoresizingBase", "as designed"] {
      #expect(!(run.stdout + xib.stdout + images.stdout).contains(word))
    }
  }

  @Test("calls a view of a document the same in both versions")
  func renamed() throws {
    func storyboard(_ outlets: String, top: Int) -> String {
      let labels = ["one", "two"].map { SmallDocument.label($0, "1", y: 40, width: 80) }
      let constraints = ["one", "two"].map { id in
        SmallDocument.constraint(id, "leading", "main-root", 20)
          + SmallDocument.constraint(id, "top", "main-root", id == "one" ? Double(top) : 90)
      }
      return SmallDocument.storyboard(
        SmallDocument.scene(
          views: labels.joined(), constraints: constraints.joined(), connections: outlets))
    }
    func outlet(_ name: String, _ id: String) -> String {
      "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"o-\(id)\"/>"
    }
    let named = try diff(
      storyboard("", top: 40), storyboard(outlet("titleLabel", "one"), top: 48), as: "storyboard")
    #expect(
      named.stdout.hasPrefix(
        """
        new.storyboard: main
          ~ titleLabel.top = root.top + 40 → titleLabel.top = root.top + 48
          ~ 1 other change: outlet titleLabel of view controller (added)
          > titleLabel: 8 pt down on
        """), "\(named.stdout)")
    // Two views that change names with each other keep their identity.
    let swapped = try diff(
      storyboard(outlet("a", "one") + outlet("b", "two"), top: 40),
      storyboard(outlet("b", "one") + outlet("a", "two"), top: 48), as: "storyboard")
    #expect(
      swapped.stdout.contains("  ~ b.top = root.top + 40 → b.top = root.top + 48\n"),
      "\(swapped.stdout)")
    #expect(!swapped.stdout.contains(" is called "))
  }

  @Test("folds long tables of Markdown, and links to lines of paths with any characters")
  func markdown() throws {
    let old = (1...12).map { "add view v\($0)\npin v\($0).top = superview.top + \($0)\n" }.joined()
    try directory.file("a b/x|y.lay", old)
    let git = "cd '\(directory.url.path)' && git init -q . && git add ."
    let commit = "git -c user.name=a -c user.email=a@b commit -q -m one"
    try #require(try Program.shell("\(git) && \(commit)").status == 0)
    try directory.file("a b/x|y.lay", old.replacing(" + ", with: " + 1"))
    let run = try Program("diff", "HEAD", "--markdown", "--", ".").directory(directory).run()
    #expect(run.status == 1)
    #expect(
      run.stdout.contains("| [`a b/x\\|y.lay`](a%20b/x%7Cy.lay) | 12 | 12 |\n"), "\(run.stdout)")
    #expect(run.stdout.contains("\n<details><summary>12 edits</summary>\n\n|  | what | line |\n"))
    #expect(run.stdout.contains("| [4](a%20b/x%7Cy.lay#L4) |\n"))
    try directory.file("a b/x|y.lay", "nonsense\n")
    let bad = try Program("diff", "HEAD", "--markdown", "--", ".").directory(directory).run()
    #expect(bad.status == 1)
    #expect(bad.stdout.contains("#### Could not be compared\n\n- `"))
  }

  @Test("takes Swift files where they are named, and in folders on demand")
  func swiftFiles() throws {
    let git = "cd '\(directory.url.path)' && git init -q . && git add ."
    let commit = "git -c user.name=a -c user.email=a@b commit -q -m one"
    try directory.file("App/Card.swift", "import UIKit\n")
    try directory.file("App/Row.swift", "import UIKit\n")
    try #require(try Program.shell("\(git) && \(commit)").status == 0)
    for name in ["Card", "Row"] {
      try directory.file(
        "App/\(name).swift",
        "import UIKit\nfinal class \(name): UIView { init() { super.init(frame: .zero) } }\n")
    }
    func diff(_ arguments: String...) throws -> Program.Run {
      try Program(arguments: ["diff", "HEAD"] + arguments).directory(directory).run()
    }
    let folder = try diff("--", ".")
    #expect(folder.status == 0)
    #expect(folder.stdout == "")
    #expect(folder.stderr == "note: 2 Swift files are not compared without --swift\n")
    let named = try diff("--", ".", "App/Card.swift")
    #expect(named.stderr.contains("note: 1 Swift file is not compared without --swift\n"))
    let all = try diff("--swift", "--", ".")
    #expect(!all.stderr.contains("without --swift"))
    guard Program.readsSwift else { return }
    #expect(named.stdout == "App/Card.swift: Card\n  + scene with 1 view\n")
    #expect(all.stdout == named.stdout + "App/Row.swift: Row\n  + scene with 1 view\n")
  }
}
