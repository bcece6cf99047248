import Testing

@testable import ConsoleLog

/// Lines that are each meant, but not together.
@Suite("Lines that are meant alone")
struct AlternativeTests {
  private static let guide = "UILayoutGuide:0x7f9'UIViewSafeAreaLayoutGuide'"

  /// A pier and a boat that measure to the bottom from two places; the pier has no height of its own.
  private static let apart = [
    "<NSLayoutConstraint:0x6001 App.Boat:0x7f1.height == 30   (active)>",
    "<NSLayoutConstraint:0x6002 \(guide).bottom == App.Boat:0x7f1.bottom + 300   (active)>",
    "<NSLayoutConstraint:0x6003 V:[App.Mast:0x7f2]-(20)-[App.Pier:0x7f3]   (active)>",
    "<NSLayoutConstraint:0x6004 V:[App.Pier:0x7f3]-(380)-|   (active, names: '|':UIView:0x7f0 )>",
    "<NSLayoutConstraint:0x6005 V:[App.Mast:0x7f2]-(40)-[App.Boat:0x7f1]   (active)>",
    "<NSLayoutConstraint:0x6006 'UIViewSafeAreaLayoutGuide-bottom' V:[\(guide)]-(0)-|   (active, names: '|':UIView:0x7f0 )>",
  ]

  @Test("of two distances to one end from different places, one goes", arguments: [0, 1, 3])
  func apart(_ broken: Int) throws {
    let explanation = try SampleLog.explanation(of: Self.apart, broken: broken)
    #expect(
      explanation.clash
        == "Between c3 (pier.top = mast.bottom + 20) and c4 (view.bottom = pier.bottom + 380), pier would be −30 pt high."
    )
    let suggestion = try #require(explanation.diagnosis.suggestion)
    #expect(suggestion.action == .remove)
    #expect(
      [suggestion.constraint.name, suggestion.twin?.name]
        == (broken == 1 ? ["c2", "c4"] : ["c4", "c2"]))
    #expect(
      suggestion.reason.contains("from view.bottom")
        && suggestion.reason.contains("safeAreaGuide.bottom"))
  }

  @Test("views with lengths of their own count from one place, too", arguments: [40, 42])
  func sizedApart(_ gap: Int) throws {
    let lines = [
      Self.apart[0], Self.apart[1], Self.apart[3], Self.apart[5],
      "<NSLayoutConstraint:0x6007 V:[App.Pier:0x7f3]-(\(gap))-[App.Boat:0x7f1]   (active)>",
    ]
    let suggestion = try SampleLog.explanation(of: lines, broken: 0).diagnosis.suggestion
    #expect(suggestion?.action == .remove)
    #expect([suggestion?.constraint.name, suggestion?.twin?.name] == ["c2", "c3"])
  }

  @Test("what a stack view arranges has its place from there")
  func arranged() throws {
    let explanation = try SampleLog.explanation(
      of: [
        "<NSLayoutConstraint:0x6001 App.Boat:0x7f1.top == UIView:0x7f0.top + 4   (active)>",
        "<NSLayoutConstraint:0x6002 UIStackView:0x7f2.top == UIView:0x7f0.topMargin + 40   (active)>",
        "<NSLayoutConstraint:0x6003 'UISV-canvas-connection' UIStackView:0x7f2.top == App.Boat:0x7f1.top   (active)>",
      ], broken: 0)
    #expect(explanation.diagnosis.suggestion?.reason.contains("stackView places boat") == true)
  }

  @Test("distances to one end from one place are not a mistake")
  func together() throws {
    var lines = Self.apart
    lines[1] =
      "<NSLayoutConstraint:0x6002 V:[App.Boat:0x7f1]-(300)-|   (active, names: '|':UIView:0x7f0 )>"
    let explanation = try SampleLog.explanation(of: Array(lines.prefix(5)), broken: 0)
    #expect(explanation.diagnosis.suggestion?.action == .lower)
    #expect(explanation.clash.hasSuffix("pier would be −30 pt high."))
  }

  @Test(
    "an exact length and a bound of one view are told apart, whichever was broken",
    arguments: [0, 1])
  func bounded(_ broken: Int) throws {
    let explanation = try SampleLog.explanation(
      of: [
        "<NSLayoutConstraint:0x6001 App.Boat:0x7f1.height >= 60   (active)>",
        "<NSLayoutConstraint:0x6002 App.Boat:0x7f1.height == 24   (active)>",
      ], broken: broken)
    let advice = explanation.advice ?? ""
    #expect(
      advice.hasPrefix(
        "Remove c2 or c1 (without c2, boat.height is at least 60; without c1, it is 24)"),
      "\(advice)")
    #expect(!explanation.text.contains("meant to replace"))
  }

  /// A row with a text, a picture of a least height, and a text.
  private func row(_ height: Int, identifier: String = "'UIView-Encapsulated-Layout-Height' ")
    -> [String]
  {
    [
      "<NSLayoutConstraint:0x6001 App.Photo:0x7f1.height >= 200   (active)>",
      "<NSLayoutConstraint:0x6002 V:[UILabel:0x7f2]-(10)-[App.Photo:0x7f1]   (active)>",
      "<NSLayoutConstraint:0x6003 V:[App.Photo:0x7f1]-(20)-[UILabel:0x7f3]   (active)>",
      "<NSLayoutConstraint:0x6004 V:[UILabel:0x7f3]-(8)-|   (active, names: '|':App.Card:0x7f4 )>",
      "<NSLayoutConstraint:0x6005 V:|-(4)-[UILabel:0x7f2]   (active, names: '|':App.Card:0x7f4 )>",
      "<NSLayoutConstraint:0x6006 \(identifier)App.Card:0x7f4.height == \(height)   (active)>",
    ]
  }

  @Test("what is as long as its content is named, in the order of the screen")
  func squeezed() throws {
    let explanation = try SampleLog.explanation(of: row(220), broken: 0)
    #expect(
      explanation.clash.hasSuffix(
        ", 4 + 10 + 200 + 20 + 8 = 242 pt are needed, 220 are available: 22 too many, not counting the "
          + "heights of label and label2."))
    let advice = explanation.advice ?? ""
    #expect(
      advice.hasPrefix(
        "Make card more than 22 pt taller, because label and label2 need room, too; or lower c1 to priority 999 (at 999 it still squeezes "
          + "label and label2, whose content resists with 750)"), "\(advice)")
  }

  @Test("the height of a row before it is measured is not the one to change")
  func unmeasured() throws {
    let advice = try SampleLog.explanation(of: row(44), broken: 0).advice ?? ""
    #expect(advice.hasPrefix("Lower c1 to priority 999"), "\(advice)")
    #expect(!advice.contains("nothing moves"))
  }

  @Test("a length that the app gives is one to change, too")
  func ownLength() throws {
    let advice = try SampleLog.explanation(of: row(40, identifier: ""), broken: 0).advice ?? ""
    #expect(advice.hasPrefix("Make card more than 202 pt taller"), "\(advice)")
  }

  @Test("what a stack view arranges is not in what it arranges")
  func stackGuide() {
    let guide = "UILayoutGuide:0x7f9'UIViewLayoutMarginsGuide'"
    let log = ConsoleLog(
      SampleLog.report(
        [
          "<NSLayoutConstraint:0x6001 'UISV-canvas-connection' \(guide).leading == App.Boat:0x7f1.leading   (active)>",
          "<NSLayoutConstraint:0x6002 'UISV-canvas-connection' \(guide).trailing == App.Pier:0x7f2.trailing   (active)>",
        ], broken: nil))
    #expect(LogScene(log).views.allSatisfy { $0.parent == nil })
  }
}
