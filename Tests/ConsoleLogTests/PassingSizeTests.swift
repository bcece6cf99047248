import Testing

@testable import ConsoleLog

/// The system's sizes that soon change.
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
    #expect(text.contains("\(reason): at 999 your line holds once "), "\(text)")
    #expect(text.hasSuffix(".\(axis == "H" ? "width" : "height") is 375."), "\(text)")
  }

  /// What is said of a row with lines in a view that has an end of 12 around them.
  private func remark(_ content: String, in size: String, broken: Int = 2) throws -> LogRemark {
    let explanation = try SampleLog.explanation(
      of: [
        "<NSLayoutConstraint:0x1 V:|-(12)-[App.Chart:0x22]   (active, names: '|':UIView:0x20 )>",
        "<NSLayoutConstraint:0x2 V:[App.Chart:0x22]-(12)-|   (active, names: '|':UIView:0x20 )>",
        "<NSLayoutConstraint:0x3 App.Chart:0x22.height \(content)   (active)>",
        "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0x20.height == \(size)   (active)>",
      ], broken: broken)
    return try #require(explanation.remarks.first { $0.kind == .systemSize })
  }

  @Test(
    "a screen that no device has is not awaited",
    arguments: [
      ("== 96", "844", "Your lines need 120, which no screen has: the clash doesn't pass."),
      ("== 643", "844", "your line holds once view.height is 667."),
      ("<= 96", "844", "Your lines need at most 120, which no screen has: the clash doesn't pass."),
      (">= 840", "844", "your line holds once view.height is at least 864."),
      // No screen is 300 high, so it isn't one.
      ("== 96", "300", "your line holds once view.height is 120."),
    ])
  func screens(content: String, size: String, ending: String) throws {
    let text = try remark(content, in: size).text
    #expect(text.hasSuffix(ending), "\(text)")
  }

  @Test("a point or less is not a size to speak of", arguments: ["0", "0.5", "1"])
  func tiny(size: String) throws {
    let found = try remark(
      "UITableViewCellContentView", "UIView-Encapsulated-Layout-Height", size, axis: "V")
    #expect(found.kind == .temporaryZero)
    #expect(found.text.contains("contentView.height is \(size) "), "\(found.text)")
    #expect(found.text.contains("harmless"))
  }

  @Test("a size of 0 is to become what the lines need")
  func needed() throws {
    let text = try remark("App.Tile", "UIView-Encapsulated-Layout-Height", "0", axis: "V").text
    #expect(text.contains("because its layout gives it none; then give it 375."), "\(text)")
  }

  @Test(
    "what a row's content view lacks of a point is the separator's, if no share brings the fraction",
    arguments: [
      ("59.5", "0x21.height == 60", true), ("60", "0x21.height == 60.5", false),
      ("59.5", "0x21.height == 0.5*App.Photo:0x21.width", false),
    ])
  func separator(height: String, size: String, isOfSeparator: Bool) throws {
    let explanation = try SampleLog.explanation(
      of: [
        "<NSLayoutConstraint:0x1 V:|-(0)-[App.Photo:0x21]   (active, names: '|':UITableViewCellContentView:0x20 )>",
        "<NSLayoutConstraint:0x2 V:[App.Photo:0x21]-(0)-|   (active, names: '|':UITableViewCellContentView:0x20 )>",
        "<NSLayoutConstraint:0x3 App.Photo:\(size)   (active)>",
        "<NSLayoutConstraint:0x4 App.Photo:0x21.width == 120   (active)>",
        "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x20.height == \(height)   (active)>",
      ], broken: 2)
    let remark = explanation.remarks.first { $0.kind == .rounding }
    #expect(remark?.text.contains("separator") == isOfSeparator, "\(explanation.text)")
  }

  @Test("what misses by less than a point is rounding, and nothing passes")
  func rounding() throws {
    let text = try remark("App.Tile", "UIView-Encapsulated-Layout-Width", "374.667").text
    #expect(text.hasSuffix("one of your lines has to give way."), "\(text)")
  }
}
