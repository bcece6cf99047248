import AutoLayout
import SwiftLayouts
import Testing

/// Code that would grow without end, and the order of subviews.
@Suite("Code without end", .enabled(if: SwiftReader.exists)) struct LimitTests {
  private static func read(_ statements: String) throws -> SwiftLayout {
    let source = """
      class Card: UIView {
        let x = UIView(), y = UIView(), z = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(statements)
        }
      }
      """
    let document = try #require(try SwiftReader.documents([source]).first)
    return try #require(try document.layout(of: "Card"))
  }

  @Test(
    "ends, and what comes after it is read",
    arguments: [
      "for i in -9000000000000000000...9000000000000000000 { addSubview(x) }",
      "var s = \"ab\"; for _ in 0..<900 { s = s + s }",
      "var s = \"ab\"; for _ in 0..<900 { s += s }",
      "var s = \"ab\"; for _ in 0..<900 { s = \"\\(s)\\(s)\" }",
      "var a = [1, 2]; for _ in 0..<900 { a = a + a }",
      "var a = [1, 2]; for _ in 0..<900 { a.append(contentsOf: a) }",
      "var a = [1, 2]; for _ in 0..<900 { a = a.flatMap { [$0, $0] } }",
    ])
  func growth(_ statement: String) throws {
    let layout = try Self.read("\(statement)\naddSubview(y)").layout
    #expect(layout.item(named: "y") != nil)
  }

  @Test(
    "puts a subview beside another one after taking it out of its place",
    arguments: [
      ("insertSubview(x, aboveSubview: y)", ["y", "x", "z"]),
      ("insertSubview(x, belowSubview: z)", ["y", "x", "z"]),
      ("insertSubview(z, belowSubview: y)", ["x", "z", "y"]),
      ("insertSubview(z, at: 0)", ["z", "x", "y"]), ("addSubview(x)", ["y", "z", "x"]),
    ])
  func order(_ statement: String, _ names: [String]) throws {
    let layout = try Self.read("[x, y, z].forEach(addSubview)\n\(statement)").layout
    #expect(layout.subviews(of: layout.root).map { layout.name(of: $0) } == names)
  }

  @Test("arranging a subview leaves it where it is among the subviews")
  func arranging() throws {
    let layout = try Self.read(
      """
      let row = UIStackView()
      addSubview(row)
      [x, y, z].forEach(row.addSubview)
      row.addArrangedSubview(x)
      """
    ).layout
    let row = try #require(layout.item(named: "row"))
    #expect(layout.subviews(of: row).map { layout.name(of: $0) } == ["x", "y", "z"])
    #expect(layout.arrangedSubviews(of: row).map { layout.name(of: $0) } == ["x"])
  }
}
