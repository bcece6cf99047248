import Foundation
import Testing

/// Cached results of `lay check --cache` are valid only while everything they depend on stays the same.
@Suite("Results that lay check keeps")
struct CheckCacheTests {
  /// The output of a check with a cache.
  private static func check(_ path: String, in directory: TemporaryDirectory) throws -> String {
    try Program("check", path, "--cache", "kept").directory(directory).run().stdout
  }

  /// A label that is too narrow for its text, in a controller of a class.
  private static let narrow = SmallDocument.storyboard(
    SmallDocument.scene(
      views: SmallDocument.label(
        "title", "Everything that happened today", y: 60, width: 80,
        content: """
          <constraints><constraint firstAttribute="width" constant="80" id="width"/></constraints>
          """),
      constraints: SmallDocument.constraint("title", "leading", "main-safe", 20)
        + SmallDocument.constraint("title", "top", "main-safe", 40),
      connections: "<outlet property=\"headline\" destination=\"title\" id=\"o\"/>"
    ).replacing("<viewController", with: "<viewController customClass=\"DiaryScreen\""))

  @Test("depend on the code of the classes that a document names, and of those above them")
  func baseClasses() throws {
    let directory = try TemporaryDirectory()
    try directory.file("App/Diary.storyboard", Self.narrow)
    try directory.file("App/.git/HEAD", "ref: refs/heads/main")
    try directory.file("App/DiaryScreen.swift", "class DiaryScreen: PageScreen {}")
    try directory.file("App/PageScreen.swift", "class PageScreen: UIViewController {}")
    #expect(try Self.check("App/Diary.storyboard", in: directory).contains("[truncated-text]"))
    try directory.file(
      "App/PageScreen.swift",
      "class PageScreen: UIViewController { func show() { headline.text = name } }")
    #expect(try !Self.check("App/Diary.storyboard", in: directory).contains("[truncated-text]"))
    try directory.file(
      "App/DiaryScreen.swift", "class DiaryScreen: UIViewController { }")
    #expect(try Self.check("App/Diary.storyboard", in: directory).contains("[truncated-text]"))
  }

  @Test("depend on the app in another module of the working tree")
  func apps() throws {
    let directory = try TemporaryDirectory()
    try directory.file(
      "Features/Home/Low.storyboard",
      SmallDocument.storyboard(
        SmallDocument.scene(
          views: SmallDocument.label("low", "Far below", y: 500, width: 74),
          constraints: SmallDocument.constraint("low", "leading", "main-safe", 20)
            + SmallDocument.constraint("low", "top", "main-safe", 500))))
    try directory.file(".git/HEAD", "ref: refs/heads/main")
    func list(_ sides: String...) throws {
      try directory.file(
        "Shop/Info.plist",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UILaunchStoryboardName</key><string>Launch</string>
        <key>UISupportedInterfaceOrientations</key><array>
        \(sides.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined())
        </array></dict></plist>

        """)
    }
    let path = "Features/Home/Low.storyboard"
    try list("Portrait", "LandscapeLeft")
    #expect(try Self.check(path, in: directory).contains("[off-screen]"))
    try list("Portrait")
    #expect(try !Self.check(path, in: directory).contains("[off-screen]"))
    try list("Portrait", "LandscapeRight")
    #expect(try Self.check(path, in: directory).contains("[off-screen]"))
  }

  @Test("count only as they were written: one byte that differs changes no finding")
  func damage() throws {
    let directory = try TemporaryDirectory()
    try directory.file("a.storyboard", Self.narrow)
    let expected = try Program("check", "a.storyboard").directory(directory).run().stdout
    #expect(try Self.check("a.storyboard", in: directory) == expected)
    let kept = directory.url.appending(path: "kept")
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: kept.path).first)
    let whole = try Data(contentsOf: kept.appending(path: name))
    // Bytes all over the file, and bits that make other digits and letters of them.
    for (number, place) in stride(from: 0, to: whole.count, by: max(1, whole.count / 60))
      .enumerated()
    {
      var damaged = whole
      damaged[place] ^= 1 << UInt8(number % 7)
      try damaged.write(to: kept.appending(path: name))
      #expect(try Self.check("a.storyboard", in: directory) == expected, "byte \(place)")
    }
    try whole.dropLast().write(to: kept.appending(path: name))
    #expect(try Self.check("a.storyboard", in: directory) == expected)
  }
}
