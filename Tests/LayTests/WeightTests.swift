import Foundation
import Testing

/// The severities of `lay check`'s findings.
@Suite("Weights of findings")
struct WeightTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func check(_ script: String, _ options: String...) throws -> (status: Int32, text: String)
  {
    try directory.file("a.lay", script)
    let run = try Program(arguments: ["check", "a.lay"] + options).directory(directory).run()
    return (run.status, run.stdout + run.stderr)
  }

  @Test("are notes for small buttons, which fail no check")
  func notes() throws {
    let button = """
      add button close "X"
      pin close.leading = safeArea.leading + 20
      pin close.top = safeArea.top + 20
      pin close.width = 60

      """
    let low = try check(button + "pin close.height = 20")
    #expect(low.text.contains("note: close (\"X\") is 60 × 20 pt [touch-target]"), "\(low.text)")
    #expect(low.status == 0)
    #expect(try check(button + "pin close.height = 30").text.contains("no findings"))
    try directory.file(".laycheck", "check touch-target 44\n")
    let told = try check(button + "pin close.height = 30", "--github")
    #expect(told.text.hasPrefix("::notice file=a.lay"), "\(told.text)")
    #expect(told.status == 0)
    try directory.file(".laycheck", "check touch-target many\n")
    let refused = try check(button)
    #expect(refused.status == 2 && refused.text.contains("1 to 200"), "\(refused.text)")
  }

  @Test("are warnings for what is broken only in accessibility's text sizes")
  func accessibilitySizes() throws {
    let label = """
      add label title "Settings of this app"
      set title.font body
      pin title.leading = superview.leading + 20
      pin title.top = safeArea.top + 20

      """
    let rare = try check(label + "pin title.width = 260")
    #expect(
      rare.text.contains("warning: title (\"Settings of this app\") is cut off"), "\(rare.text)")
    #expect(rare.status == 1)
    let usual = try check(label + "pin title.width = 60")
    #expect(
      usual.text.contains("error: title (\"Settings of this app\") is cut off"), "\(usual.text)")
  }
}
