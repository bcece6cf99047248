import ConsoleLog
import Testing

/// Positions with multipliers, which count from the nearest view that holds both sides.
@Suite("Multiplied positions")
struct MultiplierTests {
  private static let size =
    "<NSLayoutConstraint:0x6004 'UIView-Encapsulated-Layout-Height' UIView:0x7000.height == 667   (active)>"

  @Test("clash with an edge of the superview")
  func superview() throws {
    let explanation = try SampleLog.explanation(of: [
      "<NSLayoutConstraint:0x6001 UILabel:0x7001.centerY == 1.5*UIView:0x7000.centerY   (active)>",
      "<NSLayoutConstraint:0x6002 V:|-(20)-[UILabel:0x7001]   (active, names: '|':UIView:0x7000 )>",
      "<NSLayoutConstraint:0x6003 UILabel:0x7001.height == 100   (active)>", Self.size,
    ])
    #expect(
      explanation.clash
        == "Vertically, 0.75 × 667 − 20 = 480.25 pt are needed, 0.5 × 100 = 50 are available: "
        + "430.25 too many.")
    #expect(explanation.diagnosis.contradiction?.members.count == 4)
  }

  @Test("of neighbors count from what holds both")
  func neighbors() throws {
    let lines = [
      "<NSLayoutConstraint:0x6001 UILabel:0x7001.top == 2*UILabel:0x7002.bottom   (active)>",
      "<NSLayoutConstraint:0x6002 V:|-(20)-[UILabel:0x7002]   (active, names: '|':UIView:0x7000 )>",
      "<NSLayoutConstraint:0x6005 UILabel:0x7002.height == 30   (active)>",
    ]
    let right =
      "<NSLayoutConstraint:0x6003 V:|-(100)-[UILabel:0x7001]   (active, names: '|':UIView:0x7000 )>"
    let wrong = right.replacing("(100)", with: "(90)")
    #expect(try SampleLog.explanation(of: lines + [right]).diagnosis.contradiction == nil)
    #expect(try SampleLog.explanation(of: lines + [wrong]).diagnosis.contradiction != nil)
  }

  @Test("that can hold don't clash")
  func feasible() throws {
    let explanation = try SampleLog.explanation(of: [
      "<NSLayoutConstraint:0x6001 UILabel:0x7001.centerY == 0.5*UIView:0x7000.centerY   (active)>",
      "<NSLayoutConstraint:0x6003 UILabel:0x7001.height == 100   (active)>", Self.size,
    ])
    #expect(explanation.diagnosis.contradiction == nil)
  }
}

/// Messages about a single constraint that isn't in any list.
@Suite("Messages that name a constraint")
struct NamedConstraintTests {
  @Test(
    "are told as what they are, not as a clash",
    arguments: [
      "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. constraint:",
      "The view hierarchy is not prepared for the constraint: ",
    ])
  func message(_ text: String) {
    let log = ConsoleLog(text + "<NSLayoutConstraint:0x600 V:[UIView:0x7f1]-(8)-[UIView:0x7f2]>\n")
    #expect(log.reports.isEmpty)
    #expect(log.notices.count == 1)
    #expect(log.explanation.contains("addConstraint"), "\(log.explanation)")
  }

  @Test("know both spellings of a table view cell", arguments: ["tableview", "table view"])
  func cell(_ words: String) {
    let log = ConsoleLog(
      "Detected a case where constraints ambiguously suggest a height of zero for a \(words) cell's content view.\n"
    )
    #expect(log.explanation.contains("contentView.top"), "\(log.explanation)")
  }
}
