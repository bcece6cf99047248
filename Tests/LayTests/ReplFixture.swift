import Testing

/// A home directory, and the REPLs that start in it.
struct ReplFixture {
  static let interrupt = "\u{3}"
  static let end = "\u{4}"
  static let up = "\u{10}"
  static let search = "\u{12}"

  let home: TemporaryDirectory

  init() throws {
    home = try TemporaryDirectory()
  }

  /// A REPL that has printed its first prompt.
  func start(
    _ arguments: String..., variables: [String: String] = ["NO_COLOR": "1"]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(arguments: arguments, home: home, variables: variables)
    try terminal.expect("lay> ")
    return terminal
  }

  /// Leaves with ^D, as a person does, and sees no complaint.
  func leave(_ terminal: PseudoTerminal) {
    terminal.type(Self.end)
    #expect(terminal.exit() == 0)
  }
}
