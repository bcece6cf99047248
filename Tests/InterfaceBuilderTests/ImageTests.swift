import AutoLayout
import InterfaceBuilder
import Testing

/// The images of the app that a document belongs to.
@Suite("images near documents") struct ImageTests {
  private typealias Text = DocumentText

  // MARK: Files

  private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]
  }

  /// Two segments before the frame, as cameras write them.
  private static func jpeg(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xDB, 0, 3, 9, 0xFF, 0xC2, 0, 11, 8, 0, height, 0,
      width,
    ]
      + [3, 1, 2]
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func contents(_ images: String...) -> [UInt8] {
    bytes("{\"images\": [\(images.joined(separator: ", "))]}")
  }

  private static func entry(_ file: String, _ members: String = "") -> String {
    "{\"filename\": \"\(file)\"\(members.isEmpty ? "" : ", \(members)")}"
  }

  /// The size of an image of an app with one image set, `sun`, on a phone or another screen.
  private static func size(
    _ files: [String: [UInt8]], contents: [UInt8], on screen: Environment = .standard
  ) -> Size? {
    var all = ["App.xcodeproj/project.pbxproj": bytes(""), "App/Main.storyboard": bytes("")]
    let folder = "App/Assets.xcassets/Icons/sun.imageset/"
    all[folder + "Contents.json"] = contents
    for (name, bytes) in files { all[folder + name] = bytes }
    return NearbyAssets(near: "App/Main.storyboard", files: NearbyFiles(contents: all))
      .image(named: "sun", for: screen.traits)?.size
  }

  private static let readable: [(file: [UInt8], size: Size)] = [
    (png(40, 60), Size(width: 40, height: 60)), (jpeg(30, 20), Size(width: 30, height: 20)),
    (bytes("GIF89a") + [7, 0, 9, 0], Size(width: 7, height: 9)),
    (bytes("%PDF-1.5 /MediaBox [ 0 0 24.3 18.02 ]"), Size(width: 25, height: 18)),
    (
      bytes("<?xml?><!-- x --><svg width='24.5px' height='10' viewBox='0 0 1 1'>"),
      Size(width: 24.5, height: 10)
    ),
    (bytes("<svg viewBox=\"0 0 16 12\">"), Size(width: 16, height: 12)),
  ]

  @Test("sizes are read from every format")
  func formats() {
    let contents = Self.contents(Self.entry("sun.file"))
    for (file, expected) in Self.readable {
      #expect(Self.size(["sun.file": file], contents: contents) == expected)
    }
  }

  @Test(
    "damaged files have no size",
    arguments: [
      "", "\u{89}PNG", "%PDF-1.5 /MediaBox [ 0 0 ]", "<svg width='100%'>", "GIF8", "{",
    ])
  func damagedFiles(_ text: String) {
    let contents = Self.contents(Self.entry("sun.png"))
    #expect(Self.size(["sun.png": Self.bytes(text)], contents: contents) == nil)
    #expect(Self.size(["sun.png": [0xFF, 0xD8, 0xFF]], contents: contents) == nil)
    #expect(
      Self.size(
        ["sun.png": [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 0, 0, 0, 0, 0]], contents: contents) == nil
    )
    #expect(Self.size(["sun.png": Self.png(9, 9)], contents: Self.bytes(text)) == nil)
  }

  @Test("the screen chooses the file")
  func theScreenChooses() throws {
    let files = ["1.png": Self.png(10, 10), "2.png": Self.png(30, 30), "3.png": Self.png(60, 60)]
    let contents = Self.contents(
      Self.entry("1.png", "\"idiom\": \"universal\", \"scale\": \"1x\""),
      Self.entry("2.png", "\"idiom\": \"universal\", \"scale\": \"2x\""),
      Self.entry("3.png", "\"idiom\": \"universal\", \"scale\": \"3x\""))
    let sizes = try ["iPhone SE", "iPhone 15", "iPad"].map { name in
      let device = try #require(Device.named(name))
      return Self.size(files, contents: contents, on: Environment(device: device))?.width
    }
    #expect(sizes == [15, 20, 15])
  }

  @Test("devices and size classes go first")
  func devicesAndSize() throws {
    let files = [
      "all.png": Self.png(10, 10), "pad.png": Self.png(20, 20), "low.png": Self.png(5, 5),
    ]
    let contents = Self.contents(
      Self.entry("all.png"), Self.entry("pad.png", "\"idiom\": \"ipad\""),
      Self.entry("low.png", "\"height-class\": \"compact\""),
      Self.entry("dark.png", "\"appearances\": [{\"appearance\": \"luminosity\"}]"))
    let phone = try #require(Device.named("iPhone SE"))
    let pad = try #require(Device.named("iPad"))
    let screens = [
      Environment(device: phone), Environment(device: phone, isLandscape: true),
      Environment(device: pad),
    ]
    #expect(screens.map { Self.size(files, contents: contents, on: $0)?.width } == [10, 5, 20])
  }

  @Test("sliced images are as large as their parts")
  func slicedImages() {
    let slices = """
      "scale": "2x", "resizing": {"mode": "3-part-horizontal", "center": {"width": 2, "height": 1}, \
      "cap-insets": {"left": 9, "right": 7}}
      """
    #expect(
      Self.size(
        ["sun.png": Self.png(200, 60)], contents: Self.contents(Self.entry("sun.png", slices)))
        == Size(width: 9, height: 30))
  }

  // MARK: Catalogs

  private static let app: [String: [UInt8]] = {
    let set = contents(entry("a.png"))
    let group = bytes("{\"properties\": {\"provides-namespace\": true}}")
    return [
      "Package.swift": [], "App/Screens/Base.lproj/Main.storyboard": [],
      "App/Screens/logo@2x.png": png(90, 80), "App/Screens/logo.png": png(44, 40),
      "App/Resources/Far.xcassets/sun.imageset/Contents.json": set,
      "App/Resources/Far.xcassets/sun.imageset/a.png": png(1, 1),
      "App/Resources/Far.xcassets/moon.imageset/Contents.json": set,
      "App/Resources/Far.xcassets/moon.imageset/a.png": png(2, 2),
      "App/Screens/Near.xcassets/sun.imageset/Contents.json": set,
      "App/Screens/Near.xcassets/sun.imageset/a.png": png(3, 3),
      "App/Screens/Near.xcassets/Night/Contents.json": group,
      "App/Screens/Near.xcassets/Night/star.imageset/Contents.json": set,
      "App/Screens/Near.xcassets/Night/star.imageset/a.png": png(4, 4),
      "App/Screens/Near.xcassets/out.imageset/Contents.json": contents(entry("../../logo.png")),
      "Pods/Kit/Kit.xcassets/kit.imageset/Contents.json": set,
      "Pods/Kit/Kit.xcassets/kit.imageset/a.png": png(5, 5),
    ]
  }()

  @Test(
    "the nearest catalog wins",
    arguments: [
      ("sun", 3), ("moon", 2), ("Night/star", 4), ("star", nil), ("kit", nil), ("out", nil),
      ("logo.png", 45), ("../logo.png", nil),
    ])
  func theNearestCatalog(_ name: String, _ width: Double?) throws {
    let phone = Environment(device: try #require(Device.named("iPhone SE")))
    let images = NearbyAssets(
      near: "App/Screens/Base.lproj/Main.storyboard", files: NearbyFiles(contents: Self.app))
    #expect(images.image(named: name, for: phone.traits)?.size.width == width)
  }

  // MARK: Documents

  private static func options(onCanvas: Bool) -> ImportOptions {
    var options = ImportOptions(showsPlaceholders: onCanvas)
    options.assets = NearbyAssets(
      near: "App/Screens/Base.lproj/Main.storyboard", files: NearbyFiles(contents: app))
    return options
  }

  private static func width(of image: String, resources: String, onCanvas: Bool) throws -> Double? {
    let view = Text.view("a", "imageView", "image=\"\(image)\"", Text.frame(0, 0, 50, 50))
    let text = Text.storyboard(
      resources: resources,
      "<subviews>\(view)</subviews>" + Text.constraints("a.top root.top", "a.leading root.leading"))
    return try Opened(text, options(onCanvas: onCanvas)).frames["a"]?.size.width
  }

  @Test("the canvas shows what the document stores and the app its images")
  func theCanvasShows() throws {
    let stored = "<image name=\"sun\" width=\"24\" height=\"24\"/>"
    #expect(try Self.width(of: "sun", resources: stored, onCanvas: true) == 24)
    #expect(try Self.width(of: "sun", resources: stored, onCanvas: false) == 3)
    #expect(try Self.width(of: "sun", resources: "", onCanvas: true) == 3)
    #expect(try Self.width(of: "kit", resources: stored, onCanvas: false) == 0)
  }
}
