import AutoLayout
import InterfaceBuilder
import Testing

/// The files of images that pictures show, and the colors of catalogs.
@Suite("files near documents") struct ImageFileTests {
  private static let set = "App/Assets.xcassets/sun.imageset/"

  /// A PNG whose chunks are whole, though there is no pixel in it.
  private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 1, 2, 3, 4]
      + [0, 0, 0, 0] + Array("IEND".utf8) + [1, 2, 3, 4]
  }

  private static func assets(
    _ file: [UInt8], contents: String = "{\"images\": [{\"filename\": \"a.file\"}]}",
    realPath: @escaping @Sendable (String) -> String? = { $0 }
  ) -> NearbyAssets {
    var files = NearbyFiles(contents: [
      "App.xcodeproj/project.pbxproj": [], "App/Main.storyboard": [], set + "a.file": file,
      set + "Contents.json": Array(contents.utf8), "App/Resources/Art/moon@2x.png": png(8, 8),
    ])
    files.realPath = realPath
    return NearbyAssets(near: "App/Main.storyboard", files: files)
  }

  private static func file(_ bytes: [UInt8], named name: String = "sun") -> ImageFile? {
    assets(bytes).file(ofImage: name, for: Environment.standard.traits)
  }

  private static func drawing(_ inside: String) -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">\(inside)</svg>".utf8)
  }

  @Test("whole files are shown")
  func wholeFiles() throws {
    #expect(Self.file(Self.png(4, 4))?.format == .png)
    #expect(Self.file(Self.drawing("<path d=\"M0 0\"/>"))?.format == .svg)
    #expect(Self.file(Self.png(4, 4), named: "sun.png")?.bytes == Self.png(4, 4))
    #expect(Self.file([], named: "moon")?.size == Size(width: 4, height: 4))
    #expect(Self.file([], named: "stars") == nil)
  }

  @Test("what is damaged, huge, compressed by Xcode or may run is not an image")
  func harmfulFiles() {
    #expect(Self.file(Array(Self.png(4, 4).dropLast(12))) == nil)
    #expect(Self.file(Self.png(4, 4) + [UInt8](repeating: 0, count: 3 << 20)) == nil)
    var compressed = Self.png(4, 4)
    compressed.replaceSubrange(12..<16, with: Array("CgBI".utf8))
    #expect(Self.file(compressed) == nil)
    for danger in [
      "<script>alert(1)</script>", "<SCRIPT/>", "<a href=\"javascript:x\"/>", "<foreignObject/>",
    ] {
      #expect(Self.file(Self.drawing(danger)) == nil, "\(danger)")
    }
    #expect(Self.file(Array("<!DOCTYPE svg [<!ENTITY a \"b\">]>".utf8) + Self.drawing("")) == nil)
    #expect(Self.file(Self.drawing("") + [0xFF]) == nil)
  }

  @Test("images are found wherever they lie")
  func imagesAreFound() {
    let deep = "Shared/More/Resources/Images/star@2x.png"
    let files = NearbyFiles(contents: [
      "App.xcodeproj/project.pbxproj": [], "App/Main.storyboard": [], deep: Self.png(8, 8),
      "Pods/Other/Deep/Down/alien.png": Self.png(8, 8),
    ])
    let assets = NearbyAssets(near: "App/Main.storyboard", files: files)
    let traits = Environment.standard.traits
    #expect(assets.file(ofImage: "star", for: traits)?.size == Size(width: 4, height: 4))
    #expect(assets.file(ofImage: "star.png", for: traits) != nil)
    #expect(assets.file(ofImage: "alien", for: traits) == nil)
    // Layouts measure only what lies near.
    #expect(assets.image(named: "star", for: traits) == nil)
  }

  @Test("smaller files stand for huge ones")
  func smallerFilesStand() throws {
    let contents = """
      {"images": [{"filename": "a@3x.png", "scale": "3x"}, {"filename": "a@1x.png", "scale": "1x"}]}
      """
    let files = NearbyFiles(contents: [
      "App.xcodeproj/project.pbxproj": [], "App/Main.storyboard": [],
      Self.set + "Contents.json": Array(contents.utf8), Self.set + "a@1x.png": Self.png(9, 9),
      Self.set + "a@3x.png": Self.png(27, 27) + [UInt8](repeating: 0, count: 3 << 20),
    ])
    let found = NearbyAssets(near: "App/Main.storyboard", files: files)
      .file(ofImage: "sun", for: Environment.standard.traits)
    #expect(found?.bytes == Self.png(9, 9))
    #expect(found?.size == Size(width: 9, height: 9))
  }

  @Test("pages may be large")
  func pagesMayBeLarge() {
    let page = Array("%PDF-1.4 /MediaBox [0 0 8 6]".utf8)
    #expect(Self.file(page + [UInt8](repeating: 0, count: 3 << 20))?.format == .pdf)
  }

  @Test("links out of the project show nothing")
  func linksOut() {
    let traits = Environment.standard.traits
    let out = Self.assets(Self.png(4, 4)) { path in
      path.hasSuffix("a.file") ? "/home/secret.png" : "/project/\(path)"
    }
    #expect(out.file(ofImage: "sun", for: traits) == nil)
    let inside = Self.assets(Self.png(4, 4)) { path in
      path == "." ? "/project" : "/project/\(path)"
    }
    #expect(inside.file(ofImage: "sun", for: traits) != nil)
  }

  @Test("catalogs tell how images are drawn")
  func catalogsTellHow() throws {
    let contents = """
      {"images": [
        {"filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "a.file", "scale": "2x", "resizing": {"mode": "9-part",
          "center": {"width": 2, "height": 4},
          "cap-insets": {"left": 6, "right": 8, "top": 2, "bottom": 4}}}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let found = Self.assets(Self.png(40, 20), contents: contents)
      .file(ofImage: "sun", for: Environment.standard.traits)
    let file = try #require(found)
    #expect(file.isTemplate == true)
    #expect(file.size == Size(width: 8, height: 5))
    #expect(file.slices?.whole == Size(width: 20, height: 10))
    #expect(file.slices?.center == Size(width: 1, height: 2))
    #expect(file.slices?.caps == EdgeInsets(top: 1, left: 3, bottom: 2, right: 4))
  }

  @Test("the file of the appearance is shown, before one of a better scale for any")
  func imagesOfAppearances() {
    func width(_ style: UserInterfaceStyle, _ entries: String...) -> Double? {
      var environment = Environment.standard
      environment.appearance = style
      let contents = "{\"images\": [\(entries.joined(separator: ", "))]}"
      return Self.assets(Self.png(8, 8), contents: contents)
        .file(ofImage: "sun", for: environment.traits)?.size.width
    }
    func entry(_ scale: Int, _ style: String? = nil) -> String {
      let look = style.map { "[{\"appearance\": \"luminosity\", \"value\": \"\($0)\"}]" } ?? "null"
      return "{\"filename\": \"a.file\", \"scale\": \"\(scale)x\", \"appearances\": \(look)}"
    }
    // The size tells which of them it is.
    #expect(width(.light, entry(2), entry(1, "dark")) == 4)
    #expect(width(.dark, entry(2), entry(1, "dark")) == 8)
    #expect(width(.light, entry(2), entry(1, "light")) == 8)
    #expect(width(.dark, entry(2), entry(1, "light")) == 4)
    #expect(width(.light, entry(1, "dark")) == nil)
  }

  // MARK: Colors

  private static func color(_ entry: String) -> String? {
    let contents = """
      {"colors": [
        {"appearances": [{"value": "dark"}], "color": {"components": {"white": "1.0", "alpha": "1.0"}}},
        {"idiom": "universal", "color": {\(entry)}}]}
      """
    let files = NearbyFiles(contents: [
      "App.xcodeproj/project.pbxproj": [], "App/Main.storyboard": [],
      "App/A.xcassets/brand.colorset/Contents.json": Array(contents.utf8),
    ])
    return NearbyAssets(near: "App/Main.storyboard", files: files).color(named: "brand")?.text
  }

  @Test("colors are those of both appearances")
  func colorsAreThose() {
    let byte = "\"components\": {\"red\": \"0xFF\", \"green\": \"128\", \"blue\": \"0.000\"}"
    #expect(Self.color(byte) == "#ff8000/#ffffff")
    #expect(
      Self.color("\"components\": {\"white\": \"0.5\", \"alpha\": \"0.5\"}") == "#80808080/#ffffff")
    #expect(
      Self.color("\"platform\": \"ios\", \"reference\": \"systemRedColor\"") == "systemRed/#ffffff")
    #expect(Self.color("\"components\": {\"white\": \"1.0\", \"alpha\": \"1\"}") == "#ffffff")
    #expect(Self.color("\"components\": {\"red\": \"x\"}") == nil)
  }

  @Test("Display P3 has redder reds, which sRGB can't show")
  func wideColors() {
    func wide(_ red: Double, _ green: Double, _ blue: Double) -> String? {
      Self.color(
        "\"color-space\": \"display-p3\", \"components\": "
          + "{\"red\": \"\(red)\", \"green\": \"\(green)\", \"blue\": \"\(blue)\"}")?
        .replacing("/#ffffff", with: "")
    }
    #expect(wide(1, 1, 1) == "#ffffff")
    #expect(wide(0, 0, 0) == "#000000")
    #expect(wide(0.6, 0.6, 0.6) == "#999999")
    // sRGB's own red, as Display P3 has it.
    #expect(wide(0.9175, 0.2003, 0.1387) == "#ff0000")
  }
}
