import AutoLayout
import InterfaceBuilder
import Testing

/// The fonts of the app that a document belongs to.
@Suite("fonts near documents") struct NearbyFontTests {
  private typealias Text = DocumentText

  /// Numbers of 16 bits.
  private static func words(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  /// A font of 1000 units an em with one glyph besides the missing one: x, 500 wide.
  private static func font(_ name: String) -> [UInt8] {
    let tables: [(String, [UInt8])] = [
      ("head", words(Array(repeating: 0, count: 9) + [1000])),
      ("hhea", words([1, 0, 800, -200] + Array(repeating: 0, count: 13) + [2])),
      ("maxp", words([1, 0, 2])), ("hmtx", words([100, 0, 500, 0])),
      ("cmap", words([0, 1, 3, 10, 0, 12, 12, 0, 0, 0, 0, 0, 0, 1, 0, 0x78, 0, 0x78, 0, 1])),
      (
        "name",
        words([0, 1, 18, 3, 1, 0x409, 6, 2 * name.utf8.count, 0]) + name.utf8.flatMap { [0, $0] }
      ),
    ]
    var place = 12 + 16 * tables.count
    var directory = words([1, 0, tables.count, 0, 0, 0])
    for (tag, content) in tables {
      directory += Array(tag.utf8) + words([0, 0, 0, place, 0, content.count])
      place += content.count
    }
    return directory + tables.flatMap { $0.1 }
  }

  @Test func textsAreMeasuredWithFontsOfTheProject() throws {
    let (near, other) = ("NearbyOwn-Regular", "NearbyOther-Regular")
    let assets = NearbyAssets(
      near: "App/Main.storyboard",
      files: NearbyFiles(contents: [
        "Package.swift": [], "App/Fonts/Own.TTF": Self.font(near), "App/Fonts/Broken.otf": [1, 2],
        "Other/Deep/Down/Here/Other.ttf": Self.font(other),
      ]))
    var options = ImportOptions()
    options.assets = assets
    let labels = [near, other].enumerated().map { place, name in
      Text.view(
        "l\(place)", "label", "text=\"xx\"",
        "<fontDescription key=\"fontDescription\" name=\"\(name)\" pointSize=\"20\"/>")
    }
    let opened = try Opened(
      Text.storyboard(
        "<subviews>\(labels.joined())</subviews>"
          + Text.constraints(
            "l0.top root.top", "l0.leading root.leading", "l1.top root.top",
            "l1.leading root.leading")), options)
    #expect(opened.numbers("l0")[2...] == [20, 20])
    #expect(!Font.named(other, size: 20).isKnown)
    #expect(assets.usedFonts == ["App/Fonts/Own.TTF"])
  }
}
