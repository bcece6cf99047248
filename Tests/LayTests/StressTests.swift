import Foundation
import TestSupport
import Testing

/// `lay stress` from outside: what it prints fails, and passes once the layout is fixed.
@Suite("lay stress")
struct StressTests {
  private static let inbox = """
    add label title "Inbox"
    pin title.leading = safeArea.leading + 20
    pin title.top = safeArea.top + 20
    pin title.width <= 60
    add button go "Go on"
    pin go.trailing = superview.trailing - 20
    pin go.leading >= superview.leading + 240
    pin go.top = safeArea.top + 60

    """

  /// A storyboard with a label that is at most 60 points wide.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s1"><objects>
    <viewController id="vc1" sceneMemberID="viewController"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <subviews><label text="Inbox" id="lb1" userLabel="heading" lineBreakMode="tailTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="40" width="42.5" height="20.5"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    <constraints>
    <constraint firstItem="lb1" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
    constant="20" id="k1"/>
    <constraint firstItem="lb1" firstAttribute="top" secondItem="safe" secondAttribute="top" \
    constant="20" id="k2"/>
    <constraint firstItem="lb1" firstAttribute="width" relation="lessThanOrEqual" constant="60" id="k3"/>
    </constraints>
    </view></viewController></objects></scene></scenes></document>
    """

  @Test("prints a test that fails, and passes after the fix")
  func script() throws {
    let directory = try TemporaryDirectory()
    try directory.file("inbox.lay", Self.inbox)
    let run = try Program("stress", "inbox.lay").directory(directory).run()
    #expect(run.status == 1)
    #expect(run.stdout.contains("# inbox.lay:1:1: title with "))
    #expect(run.stdout.contains("source \"inbox.lay\"\n"))
    try directory.file("break.lay", run.stdout)
    let failing = try Program("test", "break.lay").directory(directory).run()
    #expect(failing.status == 1)
    let mended = Self.inbox.replacing(
      "title.width <= 60", with: "title.trailing <= safeArea.trailing"
    )
    .replacing("superview.leading + 240", with: "superview.leading + 20")
    try directory.file("inbox.lay", mended)
    let passing = try Program("test", "break.lay").directory(directory).run()
    #expect(passing.status == 0, "\(run.stdout)\(passing.stdout)\(passing.stderr)")
  }

  @Test("names the exact width, and the exact length of a text")
  func exact() throws {
    let directory = try TemporaryDirectory()
    // The button ends at 340 points.
    try directory.file(
      "fixed.lay",
      """
      add button box "Go"
      pin box.leading = superview.leading + 300
      pin box.top = superview.top + 100
      pin box.width = 40
      pin box.height = 40

      """)
    let run = try Program("stress", "fixed.lay", "--rule", "off-screen").directory(directory).run()
    #expect(run.status == 1)
    let lines = run.stdout.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("# fixed.lay:1:1: ") == true)
    let numbers = try #require(
      lines.first?.firstMatch(of: #/(\d+) pt wide \(holds at (\d+)\): box .*\[off-screen\]/#))
    let (breaks, holds) = (Int(numbers.output.1) ?? 0, Int(numbers.output.2) ?? 0)
    #expect(holds == breaks + 1)
    #expect(
      lines.dropFirst() == [
        "source \"fixed.lay\"", "resize \(breaks)x667", "expect box.right <= root.right",
      ])
    for (width, status) in [(breaks, 1), (375, 0)] {
      let lines = "source fixed.lay; resize \(width)x667; expect box.right <= root.right"
      let run = try Program("-c", lines).directory(directory).run()
      #expect(run.status == status, "\(width): \(run.stderr)")
    }
  }

  @Test("names the exact height")
  func heights() throws {
    let directory = try TemporaryDirectory()
    try directory.file(
      "pile.lay",
      """
      add button upper "Go on"
      pin upper.leading = superview.leading + 20
      pin upper.top = superview.top + 400
      pin upper.height = 40
      add button lower "Go back"
      pin lower.leading = superview.leading + 20
      pin lower.bottom = superview.bottom - 20
      pin lower.height = 40

      """)
    let run = try Program("stress", "pile.lay", "--rule", "overlap").directory(directory).run()
    #expect(run.status == 1)
    let numbers = try #require(
      run.stdout.firstMatch(
        of: #/(\d+) pt high \(holds at (\d+)\): .*\[overlap\]\n.*\n(resize .*)\n(expect .*)\n/#))
    let (breaks, holds) = (Int(numbers.output.1) ?? 0, Int(numbers.output.2) ?? 0)
    // The buttons' visible contents, which are less than 40 points high, overlap.
    #expect(holds == breaks + 1 && breaks < 500 && breaks > 440)
    #expect(numbers.output.3 == "resize 375x\(breaks)")
    for (height, status) in [(breaks, 1), (667, 0)] {
      let lines = "source pile.lay; resize 375x\(height); \(numbers.output.4)"
      #expect(try Program("-c", lines).directory(directory).run().status == status, "\(height)")
    }
  }

  @Test("tries what translators wrote before it makes texts longer")
  func translations() throws {
    let directory = try TemporaryDirectory()
    try directory.file("App/Base.lproj/Main.storyboard", Self.storyboard)
    try directory.file("App/fr.lproj/Main.strings", #""lb1.text" = "Boîte de réception";"#)
    try directory.file("App/de.lproj/Main.strings", #""lb1.text" = "Posteingang";"#)
    try directory.file("App/it.lproj/Main.strings", #""lb1.text" = "Posta";"#)
    let run = try Program("stress", "App").directory(directory).run()
    #expect(run.status == 1)
    // No language breaks anything else.
    #expect(run.stderr == "1 break with a test\n")
    #expect(
      run.stdout.contains(
        ": s1, heading in de, with 11 characters (it has 5): heading (\"Posteingang\") is cut"))
    #expect(run.stdout.contains("\nset \"heading\".text \"Posteingang\"\nexpect heading.width >= "))
    // The settings that choose languages for lay check do so here.
    try directory.file(".laycheck", "check languages own it\n")
    let chosen = try Program("stress", "App").directory(directory).run()
    #expect(chosen.stdout.contains(": s1, heading with 8 characters (7 fit; it has 5): "))
    try directory.file(".laycheck", "silence truncated-text because \"texts are short\"\n")
    let silent = try Program("stress", "App").directory(directory).run()
    #expect(silent.status == 0)
    #expect(
      silent.stderr.hasSuffix(", 1 text of up to 15 characters, in de, fr and it, right to left\n"))
  }

  @Test("writes a script that works from where it is")
  func output() throws {
    let directory = try TemporaryDirectory()
    try directory.file("App/Main.storyboard", Self.storyboard)
    try directory.file("App/inbox.lay", Self.inbox)
    try directory.file("tests/note", "")
    let command = ["stress", "App", "--output", "tests/stress.lay"]
    let run = try Program(arguments: command).directory(directory).run()
    #expect(run.status == 1 && run.stdout == "")
    #expect(
      run.stderr.contains(
        "note: the tests read files outside of their folder: lay test tests/stress.lay --read "))
    let script = try directory.text("tests/stress.lay")
    #expect(script.contains("# ../App/Main.storyboard:"))
    #expect(script.contains("\nimport \"../App/Main.storyboard\" scene "))
    #expect(script.contains("\nsource \"../App/inbox.lay\"\n"))
    let test = ["test", "tests/stress.lay", "--read", "App"]
    let failing = try Program(arguments: test).directory(directory).run()
    #expect(failing.status == 1)
    #expect((failing.stdout + failing.stderr).contains(", expected >= "))
    #expect(!(failing.stdout + failing.stderr).contains("can't read"))
    // From another folder, and into one that holds the documents, it is the same.
    let inside = "cd '\(directory.url.path)/tests' && \(Program.path) stress ../App -o ../all.lay"
    let all = try Program.shell(inside)
    #expect(all.status == 1 && !all.stderr.contains("note:"))
    #expect(try directory.text("all.lay") == script.replacing("../App/", with: "App/"))
    // An existing file stays if nothing breaks any more.
    try directory.file("empty.lay", "add view box\npin box edges to superview\n")
    let fine = try Program("stress", "empty.lay", "-o", "all.lay").directory(directory).run()
    #expect(fine.status == 0)
    #expect(try directory.text("all.lay").hasPrefix("# App/"))
    let nowhere = try Program("stress", "App", "-o", "none/a.lay").directory(directory).run()
    #expect(nowhere.status == 74)
    #expect(try Program("stress", "App", "-o", "a.txt").directory(directory).run().status == 2)
  }

  @Test("prints tests for documents that fail on their own")
  func document() throws {
    let directory = try TemporaryDirectory()
    try directory.file("App/SignIn.storyboard", Self.storyboard)
    let run = try Program("stress", "App").directory(directory).run()
    #expect(run.status == 1)
    #expect(run.stdout.contains("\nimport \"App/SignIn.storyboard\" scene "))
    // Each part fails, and fails because of what it expects.
    let parts = run.stdout.components(separatedBy: "reset\n\n")
    #expect(
      parts.contains { $0.contains("set \"heading\".text \"Inbox on\"\nexpect heading.width >= ") }
    )
    for part in parts where part.contains("\nexpect ") {
      try directory.file("part.lay", part)
      let test = try Program("run", "part.lay").directory(directory).run()
      #expect(test.status == 1, "\(part)")
      #expect(test.stderr.contains("expect "), "\(test.stderr)")
      #expect(!test.stderr.contains("unknown"), "\(test.stderr)")
    }
  }

  @Test("says that nothing breaks, and refuses what it can't use")
  func clean() throws {
    let directory = try TemporaryDirectory()
    try directory.file("empty.lay", "add view box\npin box edges to superview\n")
    try directory.file("bad.lay", "nonsense\n")
    let clean = try Program("stress", "empty.lay").directory(directory).run()
    #expect(clean.status == 0)
    #expect(clean.stdout == "")
    #expect(
      clean.stderr.contains(
        #/^nothing breaks: 320 to 1\d{3} pt wide, 320 to 1\d{3} pt high, text sizes L to AX5, right to left\n$/#
      ), "\(clean.stderr)")
    #expect(try Program("stress", "bad.lay").directory(directory).run().status == 1)
    #expect(try Program("stress", "none.lay").directory(directory).run().status == 66)
    #expect(
      try Program("stress", "empty.lay", "--rule", "nope").directory(directory).run().status == 2)
    #expect(
      try Program("stress", "empty.lay", "--rule", "duplicate").directory(directory).run().status
        == 2)
    try directory.file(".laycheck", "silence truncated-text because \"texts are short\"\n")
    try directory.file("inbox.lay", Self.inbox)
    let silent = try Program("stress", "inbox.lay").directory(directory).run()
    #expect(!silent.stdout.contains("truncated-text"))
  }

  @Test("doesn't blame a change for what clashes without it")
  func clashAsItIs() throws {
    let directory = try TemporaryDirectory()
    // Right to left, other lines of the same contradiction break.
    try directory.file(
      "clash.lay",
      """
      add label t "Hello"
      add label u "Hello"
      pin t.leading = superview.leading + 8
      pin t.trailing = superview.trailing - 8
      pin t.width = 100
      pin t.top = safeArea.top + 8
      pin u.top = t.bottom + 8
      pin u.leading = superview.leading + 8
      pin u.trailing = superview.trailing - 8
      pin u.width = t.width + 20

      """)
    let run = try Program("stress", "clash.lay").directory(directory).run()
    #expect(run.status == 0 && run.stdout == "")
    #expect(
      run.stderr.hasSuffix(
        ", 2 texts of up to 15 characters, right to left; 2 findings exist without any change; "
          + "'lay check' lists them\n"))
  }

  @Test("follows Swift code", .enabled(if: Program.readsSwift))
  func code() throws {
    let directory = try TemporaryDirectory()
    try directory.file(
      "Badge.swift",
      """
      import UIKit
      final class BadgeController: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "Unread"
          label.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(label)
          NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
            label.widthAnchor.constraint(lessThanOrEqualToConstant: 70),
          ])
        }
      }

      """)
    let run = try Program("stress", "Badge.swift").directory(directory).run()
    #expect(run.status == 1)
    #expect(
      run.stdout.contains(
        "import \"Badge.swift\" type BadgeController\nset \"label\".text \"Unread"))
  }
}
