import Testing

@testable import LayLanguage

/// Sessions of thousands of commands; a debugging session may last a day.
@Suite struct LongSessionTests {
  @Test func oneConstantOverAndOver() throws {
    var script = Script()
    try script.run("add view v\npin v.top = superview.top + 1 as c")
    for constant in 1...1500 { try script.run("set c.constant \(constant)") }
    #expect(try script.run("get v.top") == "1500")
    try script.run("undo 1400")
    #expect(try script.run("get v.top") == "100")
  }

  /// Every so often the frames must be those of a session that runs the saved script.
  @Test func fiveThousandEdits() throws {
    var script = Script()
    try script.run(
      """
      add hstack row spacing 4
      add label name "Name" in row
      add label value "A longer value" in row
      add view box
      pin row.top = safeArea.top + 8 as top
      pin row.leading = superview.leading + 16 as lead
      pin row.trailing <= superview.trailing - 16 as trail
      pin box.top = row.bottom + 8 as gap
      pin box.leading = row.leading
      pin box.width = row.width * 0.5 as half
      pin box.height = box.width @750 as square
      """)
    for edit in 1...5000 {
      switch edit % 10 {
      case 0: try script.run("set row.spacing \(edit % 13)")
      case 1: try script.run("set square.priority \(edit % 500 + 1)")
      case 2: try script.run("unpin half\npin box.width = row.width * 0.\(edit % 8 + 1) as half")
      case 3: try script.run("set value.text \"\(edit)\"")
      case 4: try script.run("undo 3")
      case 5: try script.run("resize \(300 + edit % 200)x\(600 + edit % 100)")
      default: try script.run("set \(["top", "lead", "gap"][edit % 3]).constant \(edit % 17)")
      }
      if edit % 500 == 0 {
        var fresh = Script()
        try fresh.run(script.saved)
        #expect(
          script.interpreter.session.layout.frameDump()
            == fresh.interpreter.session.layout.frameDump(), "edit \(edit)")
      }
    }
  }
}
