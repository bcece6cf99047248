import AutoLayout
import LayoutPictures
import Testing
import TextSizes

/// Tables of documents: sections with their headers and footers, and the lines between rows.
@Suite("tables as they look") struct TableTests {
  /// A table with two sections of two rows and one.
  private func layout(
    _ values: [String: PropertyValue], cell: [String: PropertyValue] = [:]
  ) throws -> Layout {
    var layout = Layout()
    var environment = layout.environment
    environment.barContents = BarContents()
    layout.setEnvironment(environment)
    func add(
      _ viewClass: ViewClass, _ name: String, in parent: Item.ID, _ frame: Rect,
      _ values: [String: PropertyValue]
    ) throws -> Item.ID {
      let view = try layout.addView(viewClass, named: name, in: parent)
      let all = values.merging(
        ["translatesAutoresizingMaskIntoConstraints": .bool(true), "frame": .rect(frame)]
      ) { given, _ in given }
      for (property, value) in all.sorted(by: { $0.key > $1.key }) {
        try ViewProperty.named(property)?.set(value, of: view, in: &layout)
      }
      return view
    }
    let frame = Rect(x: 0, y: 0, width: 320, height: 400)
    let table = try add(.tableView, "table", in: layout.root, frame, values)
    for (number, y) in [40.0, 84, 180].enumerated() {
      var values = cell
      if number == 0 { values["sectionHeader"] = .text("Account") }
      if number == 1 { values["sectionFooter"] = .text("Kept safe") }
      let row = Rect(x: 0, y: y, width: 320, height: 44)
      _ = try add(.tableViewCell, "row\(number)", in: table, row, values)
    }
    return layout
  }

  private func svg(
    _ values: [String: PropertyValue], cell: [String: PropertyValue] = [:]
  ) throws -> String {
    var layout = try layout(values, cell: cell)
    layout.solve()
    return Drawing(of: layout) { _ in nil }.svg()
  }

  /// Where a word is, from the top.
  private func baseline(_ word: String, in svg: String) throws -> Double {
    let match = try #require(svg.firstMatch(of: try Regex(" y=\"([\\d.]+)\"[^>]*>\(word)</tspan>")))
    return try #require(match.output[1].substring.flatMap { Double($0) })
  }

  private func lines(_ svg: String) -> Int { svg.matches(of: /<polyline/).count }

  private func rows(_ svg: String) -> Int {
    svg.matches(of: /<rect [^>]*height="44" fill="#ffffff"/).count
  }

  @Test("groups are white on gray")
  func groupsAreWhite() throws {
    let svg = try svg(["tableStyle": .choice("grouped")])
    #expect(rows(svg) == 3)
    #expect(svg.contains("height=\"400\" fill=\"#f2f2f7\""))
    // Two lines around each section, and one between its rows.
    #expect(lines(svg) == 5)
    #expect((20..<40).contains(try baseline("ACCOUNT", in: svg)))
    #expect((128..<160).contains(try baseline("Kept", in: svg)))
  }

  @Test("plain tables have bars")
  func plainTables() throws {
    let svg = try svg([:])
    #expect(rows(svg) == 0)
    #expect(svg.contains("fill=\"#f7f7f7\""))
    #expect((20..<40).contains(try baseline("Account", in: svg)))
    #expect(lines(svg) == 3)
  }

  @Test("cards have round ends")
  func cardsHaveRound() throws {
    let svg = try svg(["tableStyle": .choice("insetGrouped")])
    #expect(svg.matches(of: /height="44" rx="10" fill="#ffffff"/).count == 3)
    // The corners between two rows are filled.
    #expect(svg.matches(of: /height="22" fill="#ffffff"/).count == 2)
    #expect(lines(svg) == 1)
  }

  @Test("lines are as the table says")
  func linesAreAsTheTable() throws {
    #expect(lines(try svg(["separatorStyle": .choice("none")])) == 0)
    #expect(try svg(["separatorColor": .text("red")]).contains("stroke=\"#ff0000\""))
    let inset = PropertyValue.insets(EdgeInsets(top: 0, left: 50, bottom: 0, right: 0))
    #expect(try svg([:], cell: ["separatorInset": inset]).contains("points=\"50,43.75 320,43.75\""))
    #expect(try svg([:]).contains("points=\"16,43.75 320,43.75\""))
  }

  @Test("rows on dark tables stay as they are")
  func rowsOnDark() throws {
    #expect(
      rows(try svg(["tableStyle": .choice("grouped"), "backgroundColor": .text("black")])) == 0)
    #expect(rows(try svg(["backgroundColor": .text("#eeeeee")])) == 3)
    #expect(
      rows(try svg(["tableStyle": .choice("grouped")], cell: ["backgroundColor": .text("red")]))
        == 0)
  }
}
