import Testing

@testable import ConsoleLog

/// One problem of the same views is reported once.
@Suite("What is reported once")
struct OnceTests {
  @Test("two values of one thing that the advice already names")
  func advised() {
    let lines = [
      "<NSLayoutConstraint:0x6001 UIView:0x7001.width == 300   (active)>",
      "<NSLayoutConstraint:0x6002 UIView:0x7001.width == 320   (active)>",
    ]
    let text = ConsoleLog(SampleLog.report(lines, broken: lines[0])).explanation
    #expect(text.contains("they set the same thing to two values"))
    #expect(!text.contains("set the same attributes"), "\(text)")
  }

  @Test("all that two views are tied by twice")
  func twice() {
    let edges = ["top", "left"].map { "UIView:0x7001.\($0) == UIView:0x7002.\($0)   (active)>" }
    let lines =
      (edges + edges).enumerated().map { "<NSLayoutConstraint:0x600\($0.offset) \($0.element)" }
      + [
        "<NSLayoutConstraint:0x6005 UIView:0x7001.width == 40   (active)>",
        "<NSLayoutConstraint:0x6006 UIView:0x7001.width == UIView:0x7002.width + 60   (active)>",
        "<NSLayoutConstraint:0x6007 UIView:0x7002.width == 50   (active)>",
      ]
    let text = ConsoleLog(SampleLog.report(lines, broken: lines[4])).explanation
    #expect(
      text.contains("- c1 and c3, c2 and c4 say the same things twice: one of each is enough.\n"),
      "\(text)")
  }

  @Test("messages about two views, whichever anchors they name")
  func messages() {
    let text = ConsoleLog(
      ["leading", "top"].map {
        "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x6001 UIView:0x7001.\($0) == UILabel:0x7002.\($0)   (inactive)>"
      }.joined(separator: "\n\n")
    ).explanation
    #expect(text.hasPrefix("lines 1, 3: UIView:0x7001.leading"), "\(text)")
    #expect(text.ranges(of: "addSubview").count == 1, "\(text)")
  }

  @Test("what a view lacks, where something tells it from others of its class")
  func issues() {
    func text(_ view: String) -> String {
      ConsoleLog(
        """
        Layout Issues: Horizontal position is ambiguous for \(view).
        Layout Issues: Height is ambiguous for \(view).
        """
      ).explanation
    }
    #expect(
      text("UILabel - Tide") == """
        lines 1, 2: UILabel - Tide has no definite horizontal position and no definite height.
          Add a leading, trailing or centerX constraint, and a height or the other vertical edge.
        """)
    #expect(text("TideView").hasPrefix("line 1: TideView has no definite horizontal position.\n"))
  }

  @Test("a view that a trace shows twice")
  func trace() {
    let text = ConsoleLog(
      """
      •Pier.Quay:0x7000
      |   *UIView:0x7001- AMBIGUOUS LAYOUT for UIView:0x7001.minX{id: 4}
      |   *UIView:0x7001- AMBIGUOUS LAYOUT for UIView:0x7001.Height{id: 7}
      """
    ).explanation
    #expect(
      text.hasPrefix(
        "line 2: UIView:0x7001 has no definite horizontal position and no definite height."),
      "\(text)")
    #expect(text.ranges(of: "UIView:0x7001").count == 1, "\(text)")
  }

  @Test("what to paste, unless it is there")
  func pastes() {
    let frames = """
      <Pier.Quay: 0x7000; frame = (0 0; 320 85); layer = <CALayer: 0x1>>
         | <UILabel: 0x7001; frame = (10 38; 85 47); text = 'Tide'; layer = <CALayer: 0x2>>
      """
    let trace = """
      •Pier.Quay:0x7000
      |   *UILabel:0x7001'Tide'
      """
    #expect(ConsoleLog(frames).explanation.contains("paste _autolayoutTrace, or po [view"))
    #expect(ConsoleLog(trace).explanation.contains("paste recursiveDescription"))
    let both = ConsoleLog("\(frames)\n\n\(trace)").explanation
    #expect(both.contains("paste po [view"), "\(both)")
    #expect(
      !both.contains("paste _autolayoutTrace") && !both.contains("paste recursive"), "\(both)")
    let list = "(\n    \"<NSLayoutConstraint:0x6001 UILabel:0x7001.width == 85   (active)>\"\n)"
    let all = ConsoleLog(
      "\(frames)\n\n\(trace)\n\npo [0x7001 constraints]\n\(list.replacing("\"", with: ""))"
    ).explanation
    #expect(!all.lowercased().contains("paste"), "\(all)")
  }

  @Test("which trace a message asks for, unless it is there, above it as well")
  func traces() {
    let message = "Pier[7:7] View has an ambiguous layout."
    let trace =
      "•Pier.Quay:0x7000\n|   *UIView:0x7001- AMBIGUOUS LAYOUT for UIView:0x7001.minX{id: 4}"
    #expect(ConsoleLog(message).explanation.contains("_autolayoutTrace"))
    let text = ConsoleLog("\(trace)\n\n\(message)").explanation
    #expect(!text.contains("_autolayoutTrace"), "\(text)")
    #expect(text.contains("the trace in this text marks the view"), "\(text)")
  }
}
