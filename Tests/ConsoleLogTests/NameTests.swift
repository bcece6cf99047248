import Testing

@testable import ConsoleLog

/// Names of views that hold blanks, colons and quotes.
@Suite("Names of views in logs")
struct NameTests {
  @Test(
    "in a list may hold blanks, colons and commas",
    arguments: [
      ("Hero Card:0x71, '|':My View:0x70", ["Hero Card": "0x71", "My View": "0x70"]),
      ("Row: 3:0x71, Row: 4:0x72", ["Row: 3": "0x71", "Row: 4": "0x72"]),
      ("'|':Card, small:0x70", ["small": "0x70"]),
      ("'|':Large Card, small:0x70", ["Large Card, small": "0x70"]),
      ("it's:0x71'It is', '|':UIView:0x70'a, b'", ["it's": "0x71"]),
    ])
  func lists(_ text: String, _ addresses: [String: String]) throws {
    let names = try #require(LogNames(text[...]))
    for (name, address) in addresses { #expect(names.address(of: name) == address) }
  }

  @Test(
    "in lines are known from their list",
    arguments: [
      "Hero Card.trailing == My View.trailing - 20   (active, names: Hero Card:0x71, My View:0x70 )",
      "H:|-(20)-[Hero Card]   (active, names: Hero Card:0x71, '|':My View:0x70 )",
      "Row: 3'Text'.width == 300   (active, names: Row: 3:0x73 )",
      "H:[Row: 3(300)]   (Names: Row: 3:0x73 )",
    ])
  func lines(_ body: String) throws {
    let text = "<NSLayoutConstraint:0x6001 \(body)>"
    let line = try #require(LogConstraint(text))
    #expect(line.description == text)
    for item in line.items where item.key != "|" {
      let name = item.key ?? item.className ?? ""
      #expect(line.names.address(of: name) != nil, "\(item)")
    }
  }

  @Test("with blanks are names and no classes")
  func keys() {
    let log = ConsoleLog(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 H:|-(20)-[Hero Card]   (active, names: Hero Card:0x71, '|':My View:0x70 )>",
          "<NSLayoutConstraint:0x2 H:[Hero Card]-(20)-|   (active, names: Hero Card:0x71, '|':My View:0x70 )>",
          "<NSLayoutConstraint:0x3 Hero Card.width == 300   (active, names: Hero Card:0x71 )>",
          "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' My View.width == 320   (active, names: My View:0x70 )>"
      )
      """)
    #expect(
      log.summary.hasPrefix("Horizontally, 20 + 300 + 20 = 340 pt are needed, 320 are available"))
    let views = LogScene(log).views
    #expect(views.map { $0.name } == ["heroCard", "myView"])
    #expect(views.map { $0.className } == [nil, nil])
  }

  @Test("of a text may stand apart from the address, as some pages print it")
  func texts() throws {
    let (line, repairs) = try #require(
      Repair.read(
        "<NSLayoutConstraint:0x1 'a name' H:[UILabel:0x71 'Some long text…']-(8)-[UILabel:0x72 'b']>"
      ))
    #expect(line.identifier == "a name")
    #expect(line.items.map { $0.label } == ["b", "Some long text…"])
    #expect(repairs == [.spaces])
    let (own, none) = try #require(
      Repair.read("< NSLayoutConstraint:0x1 'a name' UILabel:0x71.width == 8>"))
    #expect(own.identifier == "a name")
    #expect(none == [.spaces])
  }

  @Test("don't repeat what the class says")
  func repeated() throws {
    let explanation = try SampleLog.explanation(of: [
      "<NSLayoutConstraint:0x1 UIButton:0x21'Button'.width == 10   (active)>",
      "<NSLayoutConstraint:0x2 UIButton:0x22'Send Button'.width == 20   (active)>",
      "<NSLayoutConstraint:0x3 UIButton:0x22'Send Button'.width == 2*UIButton:0x21'Button'.width + 5   (active)>",
    ])
    #expect(explanation.text.contains("c1  button.width = 10"), "\(explanation.text)")
    #expect(explanation.text.contains("c2  sendButton.width = 20"), "\(explanation.text)")
  }
}
