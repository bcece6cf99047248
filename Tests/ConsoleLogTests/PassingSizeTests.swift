import Testing

@testable import ConsoleLog

/// Sizes of the system's that are others soon.
@Suite("Sizes that pass")
struct PassingSizeTests {
  /// What is said of the size that the system gives the view around a photo.
  private func remark(
    _ className: String, _ identifier: String, _ size: String, axis: String = "H"
  ) throws -> LogRemark {
    let attribute = axis == "H" ? "width" : "height"
    let explanation = try SampleLog.explanation(
      of: [
        "<NSLayoutConstraint:0x1 \(axis):|-(20)-[UIImageView:0x22]   (active, names: '|':\(className):0x20 )>",
        "<NSLayoutConstraint:0x2 \(axis):[UIImageView:0x22]-(20)-|   (active, names: '|':\(className):0x20 )>",
        "<NSLayoutConstraint:0x3 UIImageView:0x22.\(attribute) == 335   (active)>",
        "<NSLayoutConstraint:0x4 '\(identifier)' \(className):0x20.\(attribute) == \(size)   (active)>",
      ], broken: 2)
    return try #require(
      explanation.remarks.first { [.systemSize, .temporaryZero].contains($0.kind) })
  }

  @Test(
    "a remark says why, and what 999 does",
    arguments: [
      (
        "UITableViewCellContentView", "UIView-Encapsulated-Layout-Height", "V",
        "44 may be an estimate, or the height of what was there before"
      ),
      (
        "UITableViewCellContentView", "UIView-Encapsulated-Layout-Width", "H",
        "44 may be for a moment, before the view is laid out or while the device rotates"
      ),
      (
        "App.Tile", "fittingSizeHTarget", "H",
        "44 is only what systemLayoutSizeFitting measures with"
      ),
      (
        "App.Tile", "_UITemporaryLayoutHeight", "V",
        "44 is only there while the view is added or measured"
      ),
    ])
  func passing(className: String, identifier: String, axis: String, reason: String) throws {
    let text = try remark(className, identifier, "44", axis: axis).text
    #expect(text.contains("set by the system and wins: one of your lines has to give way."))
    #expect(
      text.hasSuffix("\(reason): at 999 your line holds as soon as there is room."), "\(text)")
  }

  @Test("a point or less is no size to speak of", arguments: ["0", "0.5", "1"])
  func tiny(size: String) throws {
    let found = try remark(
      "UITableViewCellContentView", "UIView-Encapsulated-Layout-Height", size, axis: "V")
    #expect(found.kind == .temporaryZero)
    #expect(found.text.contains("contentView.height is \(size) "), "\(found.text)")
    #expect(found.text.contains("harmless"))
  }

  @Test("what misses by less than a point is rounding, and nothing passes")
  func rounding() throws {
    let text = try remark("App.Tile", "UIView-Encapsulated-Layout-Width", "374.667").text
    #expect(text.hasSuffix("one of your lines has to give way."), "\(text)")
  }
}
