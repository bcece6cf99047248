import Testing

/// Swift code that is pasted into the REPL.
@Suite("Pasted Swift", .enabled(if: Program.readsSwift)) struct PastedCodeTests {
  private let home: TemporaryDirectory

  init() throws { home = try TemporaryDirectory() }

  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(arguments: [], home: home, variables: ["NO_COLOR": "1"])
    try terminal.expectPrompt()
    return terminal
  }

  /// Types lines one after another, each but the first after the prompt of lines that go on.
  private func type(_ code: String, _ terminal: PseudoTerminal) throws {
    for (index, line) in code.split(separator: "\n").enumerated() {
      if index > 0 { try terminal.expect("...> ") }
      terminal.type(line + "\r")
    }
  }

  private func leave(_ terminal: PseudoTerminal) {
    terminal.type("\u{4}")
    #expect(terminal.exit() == 0)
  }

  /// A view whose texts and comments have braces that close nothing.
  private static let code = ##"""
    final class Card: UIView {
      // } and {{
      /* } /* } */ } */
      let box = UIView()
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "a \" } b"
        label.accessibilityHint = #"\"#
        label.accessibilityLabel = """
          } " {{
          """
        addSubview(box)
        box.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      }
    }
    """##

  @Test("ends with the brace that closes it, not with one in a text or comment")
  func braces() throws {
    let terminal = try start()
    try type(Self.code, terminal)
    #expect(try !terminal.expectPrompt().contains("error"))
    #expect(try terminal.enter("get box.frame").contains("(1, 2, 30, 40)"))
    leave(terminal)
  }

  @Test("begins with an attribute, too")
  func attribute() throws {
    let terminal = try start()
    try type("@objc(Card)\n" + Self.code, terminal)
    #expect(try !terminal.expectPrompt().contains("error"))
    #expect(try terminal.enter("get box.frame").contains("(1, 2, 30, 40)"))
    leave(terminal)
  }

  @Test("says how it ends where nothing shows that", arguments: ["import UIKit", "swift"])
  func hint(line: String) throws {
    let terminal = try start()
    terminal.type(line + "\r")
    try terminal.expect("Paste Swift code. Its last brace ends it, or ")
    try terminal.expect("...> ")
    try type(Self.code, terminal)
    #expect(try !terminal.expectPrompt().contains("Paste Swift code"))
    #expect(try terminal.enter("get box.width").contains("30"))
    leave(terminal)
  }

  @Test("ends with an empty line where statements have no brace")
  func statements() throws {
    let terminal = try start()
    try type("swift\nlet v = UIView()\nview.addSubview(v)\n \n", terminal)
    try terminal.expectPrompt()
    #expect(try terminal.enter("get v.frame").contains("(0, 0, 0, 0)"))
    leave(terminal)
  }
}
