import AutoLayout
import SwiftLayouts
import Testing

/// Trees as `lay-swift` prints them, so that this needs no parser.
@Suite("A syntax tree") struct TreeTests {
  /// The tree of a view with a subview that is 8 points below the top and as wide as an unknown number.
  private static let view = """
    file 1 1 1 Card.swift
    class 1 1 3 Card
    inherits 1 13 0 UIView
    variable 2 7 1 let box
    value 2 11 1\u{20}
    call 2 13 1\u{20}
    name 2 13 0 UIView
    initializer 3 3 1\u{20}
    block 3 10 4\u{20}
    call 4 5 2\u{20}
    name 4 5 0 addSubview
    argument 4 16 1\u{20}
    name 4 16 0 box
    assign 5 5 2 =
    member 5 9 1 translatesAutoresizingMaskIntoConstraints
    name 5 5 0 box
    boolean 5 50 0 false
    assign 6 5 2 =
    member 6 70 1 isActive
    call 6 5 3\u{20}
    member 6 19 1 constraint
    member 6 9 1 topAnchor
    name 6 5 0 box
    argument 6 30 1 equalTo
    name 6 39 0 topAnchor
    argument 6 50 1 constant
    integer 6 60 0 8
    boolean 6 80 0 true
    assign 7 5 2 =
    member 7 70 1 isActive
    call 7 5 2\u{20}
    member 7 19 1 constraint
    member 7 9 1 widthAnchor
    name 7 5 0 box
    argument 7 30 1 equalToConstant
    name 7 39 0 somewhere
    boolean 7 80 0 true

    """

  @Test("becomes a layout, with the places of constraints")
  func layout() throws {
    let document = try SwiftDocument(trees: Array(Self.view.utf8))
    #expect(document.types == ["Card"])
    let made = try #require(try document.layout(of: "Card"))
    #expect(
      made.layout.constraints.map { made.layout.equation(of: $0) } == ["box.top = root.top + 8"])
    let place = try #require(made.layout.constraints.first.flatMap { made.places[$0] })
    #expect(document.text(of: place) == "Card.swift:6:5")
  }

  @Test("leaves out what isn't known, and says so")
  func leavesOut() throws {
    let document = try SwiftDocument(trees: Array(Self.view.utf8))
    let warnings = try #require(try document.layout(of: "Card")).warnings
    #expect(
      warnings.map { $0.reason } == [
        "a constraint is left out: 'somewhere' isn't declared in these files"
      ])
    let coverage = document.coverage()
    #expect((coverage.total, coverage.read, coverage.unread.count) == (2, 1, 1))
  }

  @Test("that is deep is read down to a level")
  func deep() throws {
    let groups = (0..<100_000).map { _ in "group 1 1 1 \n" }.joined()
    let tree =
      "file 1 1 2 A.swift\n\(groups)integer 1 1 0 1\nclass 2 1 1 Card\ninherits 2 1 0 UIView\n"
    #expect(try SwiftDocument(trees: Array(tree.utf8)).types == ["Card"])
  }

  @Test("that is damaged is refused or read, but ends nothing", arguments: 0..<200)
  func damaged(seed: Int) throws {
    var lines = Self.view.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = seed * 7 % lines.count
    switch seed % 4 {
    case 0: lines.remove(at: line)
    case 1: lines.insert(lines[(line * 3 + 1) % lines.count], at: line)
    case 2: lines[line] = String(lines[line].dropLast(2))
    default: lines.swapAt(line, (line + 5) % lines.count)
    }
    guard let document = try? SwiftDocument(trees: Array(lines.joined(separator: "\n").utf8)) else {
      return
    }
    for type in document.types {
      var layout = try #require(try document.layout(of: type)).layout
      layout.solve()
    }
  }
}
