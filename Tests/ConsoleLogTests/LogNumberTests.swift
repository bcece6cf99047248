import ConsoleLog
import Testing

/// Numbers of a log that hardly differ, or that no sum can hold.
@Suite("The numbers of an explanation")
struct LogNumberTests {
  @Test("a clash is never said to be 0")
  func tinyClash() throws {
    let explanation = try SampleLog.explanation(of: [
      "<NSLayoutConstraint:0x1 UIView:0x21.width == 100   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0x21.width == 100.0001   (active)>",
    ])
    #expect(
      explanation.clash
        == "view.width is both 100 and 100.0001.")
    let excess = try #require(explanation.diagnosis.contradiction?.excess)
    #expect(abs(excess - 0.0001) < 1e-9)
  }

  /// What is true of extreme numbers: a clash, none, or that rounding leaves it open.
  @Test(
    "says of extreme numbers only what holds",
    arguments: [
      (["width == 1e308", "width == 320"], "is both 1e+308 and 320"),
      (["width == 1e308", "width == 1e308"], "can all hold"),
      (["width <= 1.79769e+308", "width == 320"], "can all hold"),
      // 3 points are lost in the sum.
      (
        ["width == 1e17", "width == UIView:0x22.width + 1e17", "height == UIView:0x22.width + 3"],
        "Numbers like these can"
      ),
      // A width of 1e309 would do.
      (["width == 1e-308*UIView:0x22.width + 10", "width == 20"], "Numbers like these can"),
      (
        ["width == UIView:0x22.width + 1e308", "width == 0", "height == -1e308"],
        "is both view2.width + 1e+308 and 0"
      ),
      (
        ["left == UIView:0x22.left + 1e308", "right == UIView:0x22.right - 1e308"],
        "more than 1e308 too many"
      ),
    ] as [([String], String)])
  func extremeNumbers(_ demands: [String], _ clash: String) throws {
    var lines = demands.enumerated().map { place, demand in
      "<NSLayoutConstraint:0x\(place + 1) UIView:0x21.\(demand)   (active)>"
    }
    lines.append("<NSLayoutConstraint:0x9 UIView:0x22.width == 30   (active)>")
    let log = ConsoleLog(SampleLog.report(lines, broken: nil))
    #expect(log.summary.contains(clash), "\(log.summary)")
    for text in [log.explanation, log.json.description] {
      #expect(!text.contains(/\b(inf|nan)\b/), "\(text)")
    }
  }

  @Test("tells rounding from clashes")
  func rounding() throws {
    let explanation = try SampleLog.explanation(of: [
      "<NSLayoutConstraint:0x1 UIView:0x21.height == 44   (active)>",
      "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' UIView:0x21.height == 44.3333   (active)>",
    ])
    #expect(explanation.remarks.contains { $0.kind == .rounding })
  }
}
