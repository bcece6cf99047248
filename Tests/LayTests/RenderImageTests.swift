import Foundation
import Testing

/// `lay render` with the images of an app, where any may be hostile.
@Suite("lay render with images") struct RenderImageTests {
  private let directory: TemporaryDirectory
  private var folder: String { directory.url.path }

  /// One pixel.
  private static let pixel =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    ) ?? Data()

  init() throws {
    directory = try TemporaryDirectory()
    let names = ["good", "huge", "broken", "script", "linked", "away", "set"]
    let views = names.enumerated().map { place, name in
      """
      <imageView image="\(name)" id="v\(place)">
      <rect key="frame" x="0" y="\(place * 60)" width="200" height="50"/></imageView>
      """
    }
    try directory.file(
      "app/App/Main.storyboard",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes><scene sceneID="s"><objects><viewController id="c">
      <view key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(views.joined())</subviews></view>
      </viewController></objects></scene></scenes></document>
      """)
    try directory.file("app/App.xcodeproj/project.pbxproj", "")
    for name in names where name != "set" {
      try directory.file(
        "app/App/A.xcassets/\(name).imageset/Contents.json",
        "{\"images\": [{\"filename\": \"a.png\"}]}")
    }
    try write("good", Self.pixel)
    try write("broken", Self.pixel.prefix(40))
    try write("script", Data("<svg width='9' height='9'><script>alert(1)</script></svg>".utf8))
    try write("huge", Self.pixel)
    let huge = try FileHandle(forWritingTo: file("huge"))
    try huge.truncate(atOffset: 100 << 20)
    try huge.close()
    try Self.pixel.write(to: directory.url.appending(path: "secret.png"))
    try FileManager.default.createSymbolicLink(
      at: file("linked"), withDestinationURL: directory.url.appending(path: "secret.png"))
    try directory.file(
      "app/App/A.xcassets/away.imageset/Contents.json",
      "{\"images\": [{\"filename\": \"../../../../secret.png\"}]}")
    try directory.file(
      "other/set.imageset/Contents.json", "{\"images\": [{\"filename\": \"a.png\"}]}")
    try Self.pixel.write(to: directory.url.appending(path: "other/set.imageset/a.png"))
    try FileManager.default.createSymbolicLink(
      at: directory.url.appending(path: "app/App/A.xcassets/set.imageset"),
      withDestinationURL: directory.url.appending(path: "other/set.imageset"))
  }

  private func file(_ name: String) -> URL {
    directory.url.appending(path: "app/App/A.xcassets/\(name).imageset/a.png")
  }

  private func write(_ name: String, _ data: Data) throws { try data.write(to: file(name)) }

  @Test("shows what is in the project and harmless")
  func showsWhatIsInTheProjectAndHarmless() throws {
    let run = try Program(
      arguments: ["render", "\(folder)/app/App/Main.storyboard", "-o", "\(folder)/x.svg"]
    ).run()
    #expect(run.status == 0)
    let svg = try String(contentsOf: directory.url.appending(path: "x.svg"), encoding: .utf8)
    let images = svg.matches(of: /<image [^>]*href="data:([^;]*);base64,([^"]*)"/)
    #expect(images.map { String($0.1) } == ["image/png"])
    #expect(images.first.map { String($0.2) } == Self.pixel.base64EncodedString())
    for name in ["huge", "broken", "script", "linked", "away", "set"] {
      #expect(svg.contains(">\(name)</tspan>"), "\(name)")
    }
  }

  @Test("reports of runs show the images near the script")
  func reports() throws {
    try directory.file("app/App/p.lay", "add imageView v\nset v.image \"good\"\n")
    try directory.file("none.lay", "add imageView v\nset v.image \"good\"\n")
    for (script, isShown) in [("app/App/p.lay", true), ("none.lay", false)] {
      let run = try Program("run", script, "--report", "r.html").directory(directory).run()
      #expect(run.status == 0, "\(run)")
      #expect(
        try directory.text("r.html").contains(Self.pixel.base64EncodedString()) == isShown,
        "\(script)")
    }
  }

  @Test("Ghostscript draws pages where nothing else does")
  func pages() throws {
    try write("good", Data("%PDF-1.4 /MediaBox [0 0 8 6]".utf8))
    try Self.pixel.write(to: directory.url.appending(path: "page.png"))
    try directory.file(
      "bin/gs",
      "#!/bin/sh\nfor a; do case $a in -sOutputFile=*) out=${a#*=};; esac; done\n"
        + "/bin/cp \(folder)/page.png \"$out\"\n")
    let run = try Program.shell(
      "chmod +x \(folder)/bin/gs; PATH=\(folder)/bin \(Program.path) render \(folder)/app/App/Main.storyboard "
        + "-o \(folder)/x.svg")
    #expect(run.status == 0, "\(run.stderr)")
    #expect(try directory.text("x.svg").contains(Self.pixel.base64EncodedString()))
  }

  @Test("safe mode shows no image from outside the folders that it allows")
  func safeMode() throws {
    try directory.file("app/App/s.lay", "import Main.storyboard\nrender ../../out/x.svg\n")
    try directory.file("out/empty", "")
    func svg(_ arguments: String...) throws -> String {
      let run = try Program(
        arguments: ["run", "--safe", "--write", "\(folder)/out"] + arguments
          + ["\(folder)/app/App/s.lay"]
      ).run()
      #expect(run.status == 0, "\(run.stderr)")
      return try String(contentsOf: directory.url.appending(path: "out/x.svg"), encoding: .utf8)
    }
    #expect(try svg().contains("<image "))
    try FileManager.default.moveItem(
      at: directory.url.appending(path: "app/App/A.xcassets"),
      to: directory.url.appending(path: "app/A.xcassets"))
    #expect(try !svg().contains("<image "))
    #expect(try svg("--read", "\(folder)/app").contains("<image "))
  }

  @Test("maps show all scenes with their segues")
  func mapsShowAll() throws {
    let views =
      "<label text=\"Hello\" id=\"l\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"20\"/></label>"
    try directory.file(
      "two.storyboard",
      SmallDocument.storyboard(
        SmallDocument.scene(
          "first", views: views,
          connections:
            "<segue destination=\"second-controller\" kind=\"show\" identifier=\"go\" id=\"s\"/>"),
        SmallDocument.scene("second", views: views.replacing("Hello", with: "World"))))
    func render(_ arguments: String...) throws -> Int32 {
      try Program(
        arguments: ["render", "--map"] + arguments.map { $0.replacing("@", with: folder) }
      )
      .run().status
    }
    #expect(try render("@/two.storyboard", "-o", "@/map.svg") == 0)
    let svg = try directory.text("map.svg")
    for word in ["Hello", "World", "go"] { #expect(svg.contains(">\(word)</tspan>"), "\(word)") }
    #expect(svg.matches(of: /<polygon/).count == 1)
    try directory.file("s.lay", "add view a\n")
    #expect(try render("@/s.lay", "-o", "@/map.svg") == 2)
    #expect(try render("@/none.storyboard", "-o", "@/map.svg") == 66)
    #expect(try render("@/two.storyboard", "-o", "@/map.html") == 2)
    #expect(try render("@/two.storyboard", "-o", "@/map.svg", "--scene", "first") == 2)
  }
}
