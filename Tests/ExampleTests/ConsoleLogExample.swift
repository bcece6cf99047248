import ConsoleLog
import Testing

@Suite("The example of ConsoleLog") struct ConsoleLogExample {
  @Test func runs() throws {
    let log = ConsoleLog(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x11 UIView:0x21.width == 100   (active)>",
          "<NSLayoutConstraint:0x12 UIView:0x21.width >= 150   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x12 UIView:0x21.width >= 150   (active)>
      """)
    let sentences = log.summary.split(separator: "\n")
    #expect(sentences[0] == "view.width is 100 and at least 150.")

    // The same as a layout, to go on with.
    let rebuilt = RebuiltLayout(LogScene(log))
    #expect(rebuilt.layout.constraints.count == 2)
  }
}
