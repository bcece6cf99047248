import ConsoleLog
import Testing

/// Lists of constraints that aren't reports of conflicts.
@Suite("Lists of constraints")
struct ListTests {
  private func explanation(_ text: String) -> LogExplanation? {
    ConsoleLog(text).explanations().explanations.first
  }

  @Test(
    "what a debugger prints is a list: nothing clashes, nothing is advised",
    arguments: [
      "po view.constraints\n<__NSArrayI 0x1>(\n%1,\n%2\n)",
      "2 elements\n  - 0 : %1\n  - 1 : %2",
      "2024-02-01 10:00:00.1 Harbour[1:2] %1\n2024-02-01 10:00:00.2 Harbour[1:2] %2",
      "[%1, %2]",
    ])
  func lists(_ form: String) throws {
    let text = form.replacing("%1", with: "<NSLayoutConstraint:0x1 UILabel:0xa1.width == 40>")
      .replacing("%2", with: "<NSContentSizeLayoutConstraint:0x2 UILabel:0xa1.width == 35.5>")
    let found = try #require(explanation(text))
    #expect(found.isList)
    #expect(found.advice == nil)
    #expect(
      found.clash == "A list of 2 constraints, not a report of a conflict: nothing in it clashes.")
    #expect(found.remarks.isEmpty)
    #expect(found.text.contains("label.width wants to be 35.5"))
    #expect(ConsoleLog(text).explanation.hasPrefix("constraints, line "))
    let rebuilt = RebuiltLayout(LogScene(ConsoleLog(text)))
    #expect(rebuilt.omissions.isEmpty)
    var layout = rebuilt.layout
    layout.solve()
    #expect(layout.engine.broken.isEmpty)
  }

  @Test("a list in which lines clash says so")
  func clash() throws {
    let found = try #require(
      explanation(
        "2 elements\n  - 0 : <NSLayoutConstraint:0x1 UILabel:0xa1.width == 40>\n  - 1 : <NSLayoutConstraint:0x2 UILabel:0xa1.width == 50>"
      ))
    #expect(!found.isList)
    #expect(found.clash.contains("50"))
    #expect(found.advice != nil)
  }

  @Test("a list alone is an array or what is left of a report", arguments: ["", "its lines: "])
  func alone(_ head: String) throws {
    let found = try #require(
      explanation("\(head)(\n    \"<NSLayoutConstraint:0x1 UILabel:0xa1.width == 40>\"\n)"))
    #expect(
      found.clash
        == "A list of 1 constraint: nothing in it clashes. If it is from a report, copy the message above it "
        + "and the line below it, too.")
    #expect(found.advice == nil && found.remarks.isEmpty)
  }

  @Test("the list of a report that was cut stays one where the system gives a size")
  func cut() throws {
    let found = try #require(
      explanation(
        """
        (
            "<NSLayoutConstraint:0x1 UILabel:0xa1.width == 40>",
            "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' App.Card:0xa2.height == 44>"
        )
        """))
    #expect(!found.isList)
  }

  @Test("the constraint that a message repeats is not a list")
  func message() {
    let log = ConsoleLog(
      """
      The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x1 UIView:0xa1.top == UIView:0xa2.top>
      \tConstraint: <NSLayoutConstraint:0x1 UIView:0xa1.top == UIView:0xa2.top>
      """)
    #expect(log.reports.isEmpty)
    #expect(log.notices.count == 1)
  }

  @Test("a view whose superview no line names has one, not one for each line")
  func unnamedSuperview() {
    let scene = LogScene(
      ConsoleLog(
        "<NSLayoutConstraint:0x1 H:|-(0)-[UIView:0xa1]>\n<NSLayoutConstraint:0x2 V:[UIView:0xa1]-(0)-|>"
      ))
    #expect(scene.views.count == 2)
    #expect(scene.views.first { $0.className != nil }?.parent != nil)
  }
}
