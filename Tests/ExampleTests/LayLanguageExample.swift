import LayLanguage
import Testing

@Suite("The example of LayLanguage") struct LayLanguageExample {
  @Test func runs() throws {
    // A host reads and writes the files that scripts name; this one has no files.
    let host = Host(
      readFile: { _ in .failure(HostError(reason: "no files here")) },
      writeFile: { _, _ in HostError(reason: "no files here") })
    var interpreter = Interpreter(host: host)
    let script = Source(
      name: "card.lay",
      text: """
        add view card
        pin card edges to superview inset 16
        get card.frame
        """)
    var output = ""
    for statement in try script.statements() {
      output += try interpreter.execute(statement).output
    }
    #expect(output == "(16, 16, 343, 635)")
  }
}
