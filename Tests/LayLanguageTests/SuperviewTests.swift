import AutoLayout
import Testing

@testable import LayLanguage

/// `superview` beside every kind of item that the other side may begin with.
@Suite struct SuperviewTests {
  /// How the other side may begin: a view, a view in a view, the root view, a guide of one's own, and
  /// each guide of UIKit, of the root view or of a view.
  private static let heads =
    ["card", "inner", "root", "gap", "superview"] + PathWord.guideNames
    + PathWord.guideNames.map { "card.\($0)" } + ["Top Layout Guide", "safeAreaLayoutGuide"]

  private static let setup = "add scroll card; add view inner in card; add guide gap in card\n"

  /// The commands that resolve `superview` in an equation.
  private static let forms = [
    "pin EQUATION", "expect EQUATION", "when wC { pin EQUATION }",
    "expect error \"\" { pin EQUATION }", "explain LEFT vs RIGHT", "pin RIGHT = LEFT",
  ]

  /// Each command runs in a session that hasn't used any guide of UIKit yet.
  @Test(arguments: heads) func isResolvedBesideEveryItem(_ head: String) throws {
    var fresh = Script()
    try fresh.run(Self.setup)
    for form in Self.forms {
      for attribute in Attribute.allCases {
        let (left, right) = ("superview.\(attribute)", "\(head).\(attribute)")
        let command = form.replacing("EQUATION", with: "\(left) = \(right)")
          .replacing("LEFT", with: left).replacing("RIGHT", with: right)
        var script = fresh
        do {
          try script.run(command)
        } catch let error as ScriptError {
          #expect(!error.message.isEmpty, "\(command)")
        }
      }
    }
  }

  @Test func ofARootGuideIsTheRootView() {
    expectPin("superview.top = safeArea.top", after: "", "root.top = root.safeArea.top")
    expectPin(
      "superview.bottom = keyboardLayoutGuide.top + 8", after: "",
      "root.bottom = root.keyboardLayoutGuide.top + 8")
  }
}
