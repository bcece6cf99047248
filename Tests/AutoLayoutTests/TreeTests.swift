import AutoLayout
import Testing

@Suite("View tree and names")
struct TreeTests {
  @Test("places among the subviews")
  func order() throws {
    var builder = try LayoutBuilder()
    let root = builder.layout.root
    let red = try builder.view("red")
    let blue = try builder.view("blue")
    let view = try #require(ViewClass.named("view"))
    let green = try builder.layout.addView(view, named: "green", in: root, at: 1)
    #expect(builder.layout.subviews(of: root) == [red, green, blue])
    try builder.layout.move(red, to: root, at: 2)
    #expect(builder.layout.subviews(of: root) == [green, blue, red])
    try builder.layout.move(red, to: blue, at: nil)
    #expect(builder.layout.subviews(of: blue) == [red])
    #expect(builder.layout.superview(of: red) == blue)
    #expect(throws: LayoutError.self) { try builder.layout.move(blue, to: red, at: nil) }
    #expect(throws: LayoutError.self) { try builder.layout.move(red, to: root, at: 3) }
    #expect(throws: LayoutError.self) { try builder.layout.move(root, to: red, at: nil) }
  }

  @Test("removing takes everything below and every constraint that mentions it")
  func removal() throws {
    var builder = try LayoutBuilder()
    let root = builder.layout.root
    let card = try builder.view("card")
    let title = try builder.view("title", in: card)
    let other = try builder.view("other")
    try builder.pinEdges(title, to: card)
    try builder.pin(other, .leading, title, .trailing)
    try builder.pin(other, .top, root, .top, name: "kept")
    let gone = try builder.layout.remove(card)
    #expect(gone == ["card", "title", "c1", "c2", "c3", "c4", "c5"])
    #expect(builder.layout.items == [root, other])
    #expect(builder.layout.constraints.map { builder.layout.constraint($0).name } == ["kept"])
    #expect(builder.layout.item(named: "title") == nil)
    builder.layout.solve()
    #expect(throws: LayoutError.self) { try builder.layout.remove(root) }
    #expect(throws: LayoutError.self) { try builder.layout.remove(builder.layout.window) }
  }

  @Test("names are found exactly first, then without case and blanks")
  func lookUp() throws {
    var builder = try LayoutBuilder()
    let plain = try builder.view("nameLabel")
    let spaced = try builder.view("Name Label")
    #expect(builder.layout.item(named: "nameLabel") == plain)
    #expect(builder.layout.item(named: "Name Label") == spaced)
    #expect(builder.layout.item(named: "NAME label") != nil)
    #expect(builder.layout.item(named: "label") == nil)
  }

  @Test(
    "names that can't be",
    arguments: ["", "root", "window", "superview", "Top Layout Guide", "a\"b", "a\nb", " a", "red"])
  func badNames(name: String) throws {
    var builder = try LayoutBuilder()
    let red = try builder.view("red")
    #expect(throws: LayoutError.self) { try builder.view(name) }
    #expect(builder.layout.items == [builder.layout.root, red])
  }

  @Test("views and constraints share one name space")
  func sharedNames() throws {
    var builder = try LayoutBuilder()
    let red = try builder.view("red")
    let width = try builder.pin(red, .width, 10, name: "wide")
    #expect(throws: LayoutError.self) { try builder.view("wide") }
    #expect(throws: LayoutError.self) { try builder.pin(red, .height, 10, name: "red") }
    try builder.layout.rename(width, to: "narrow")
    #expect(builder.layout.constraint(named: "narrow") == width)
    #expect(builder.layout.constraint(named: "wide") == nil)
    try builder.layout.rename(red, to: "wide")
    #expect(builder.layout.item(named: "wide") == red)
  }

  @Test("automatic names go on counting and give way")
  func automaticNames() throws {
    var builder = try LayoutBuilder()
    let red = try builder.view("red")
    try builder.pin(red, .width, 10)
    let third = try builder.pin(red, .height, 10, name: "c3")
    let next = try builder.pin(red, .height, 10)
    #expect(builder.layout.constraint(next).name == "c4")
    #expect(builder.layout.constraint(third).identifier == nil)
    builder.layout.remove(next)
    let after = try builder.pin(red, .height, 10)
    #expect(builder.layout.constraint(after).name == "c5")
    try builder.pin(red, .width, 10, name: "c\(Int.max)")
    let last = try builder.pin(red, .width, 10)
    #expect(builder.layout.constraint(last).name == "c6")
  }
}
