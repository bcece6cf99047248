import InterfaceBuilder
import Testing

/// Names of imported views.
@Suite("Names of imported views")
struct NameTests {
  private typealias Text = DocumentText

  @Test("label, then outlet, then text, then class")
  func labelThenOutlet() throws {
    let views = [
      Text.view("a", "label", "userLabel=\"Title\" text=\"Hello\""),
      Text.view("b", "label", "text=\"Hello\""), Text.view("c", "label", "text=\"Hello\""),
      Text.view("d", "label", "text=\"World\""), Text.view("e", "label"),
      Text.view("f", "button", "", "<state key=\"normal\" title=\"Go on\"/>"),
      Text.view("g", "label"),
      Text.view("h", "label", "text=\"root\""), Text.view("i", "label", "text=\"quo&quot;te\""),
      Text.view("j", "label", "text=\"superview\""), Text.view("k", "label", "text=\"42\""),
    ]
    let outlets =
      "<connections><outlet property=\"worldLabel\" destination=\"d\"/></connections>"
    let opened = try Opened(
      Text.storyboard(controller: outlets, "<subviews>\(views.joined())</subviews>"))
    let expected = [
      "a": "Title", "b": "Hello", "c": "Hello2", "d": "worldLabel", "e": "label1", "f": "Go on",
      "g": "label2", "h": "root2", "i": "quo te", "j": "label3", "k": "label4",
    ]
    for (id, name) in expected { #expect(opened.names[id] == name) }
  }
}
