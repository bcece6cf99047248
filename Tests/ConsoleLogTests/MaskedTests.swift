import Testing

@testable import ConsoleLog

/// Logs whose addresses people have left out or covered.
@Suite("Masked addresses")
struct MaskedTests {
  private static let lines = [
    "<NSLayoutConstraint:@ UIImageView:@.width == 300   (active)>",
    "<NSLayoutConstraint:@ H:|-(30)-[UIImageView:@]   (active, names: '|':App.Card:@ )>",
    "<NSLayoutConstraint:@ UIImageView:@.trailing == App.Card:@.trailing - 30   (active)>",
    "<NSLayoutConstraint:@ 'UIView-Encapsulated-Layout-Width' App.Card:@.width == 320   (active)>",
  ]

  @Test(
    "each line stays a constraint of its own",
    arguments: ["0x…", "0x...", "0xXXXX", "0x****", "0x"])
  func masks(mask: String) {
    let lines = Self.lines.map { $0.replacing("@", with: mask) }
    let text = ConsoleLog(SampleLog.report(lines, broken: lines[0])).explanation
    #expect(text.contains("30 + 300 + 30 = 360 pt are needed, 320 are available"), "\(text)")
    #expect(text.contains(/Lower c1 \(.+ = 300\) to priority 999/), "\(text)")
    #expect(text.contains("Addresses are masked or missing"), "\(text)")
  }

  /// How an address is left out, and what comes before the attribute then.
  private static let ellipses = [
    (":0x7f8…", "."), (":0x7f8...", "."), (":0x7f8... ", "."), (":...", "."), (":…", "."),
    (":... ", ""),
    (":... ", "."), (":0x....", ""),
  ]

  @Test("an ellipsis in place of an address", arguments: ellipses)
  func ellipsis(address: String, dot: String) {
    let lines = Self.lines.map { line in
      line.replacing(":@.", with: "\(address)\(dot)").replacing(":@", with: address)
    }
    let text = ConsoleLog(SampleLog.report(lines, broken: lines[0])).explanation
    #expect(text.contains("30 + 300 + 30 = 360 pt are needed, 320 are available"), "\(text)")
    #expect(text.contains(/Lower c1 \(.+ = 300\) to priority 999: the system breaks it/), "\(text)")
  }

  @Test("what is left of an address tells views apart")
  func digits() {
    let lines = [
      "<NSLayoutConstraint:0x600… UIView:0x7f1….width == 90   (active)>",
      "<NSLayoutConstraint:0x600… UIView:0x7f2….width == 70   (active)>",
    ]
    let text = ConsoleLog(SampleLog.report(lines, broken: nil)).explanation
    #expect(text.contains("can all hold"), "\(text)")
    let pair =
      lines + ["<NSLayoutConstraint:0x600… UIView:0x7f1….width == UIView:0x7f2….width   (active)>"]
    let clash = ConsoleLog(SampleLog.report(pair, broken: nil)).explanation
    #expect(clash.contains("view.width is both 70 (c2, c3) and 90 (c1)."), "\(clash)")
  }

  @Test("dots alone are not a view")
  func unknown() {
    let line = "<NSLayoutConstraint:0x6001 UILabel:0x7f1.leading == ... + 24   (active)>"
    let width = Self.lines[0].replacing("@", with: "0x7f2")
    let text = ConsoleLog(SampleLog.report([line, width], broken: nil)).explanation
    #expect(text.contains("1 of 2 lines can't be read"), "\(text)")
  }

  @Test("lines without any address")
  func absent() {
    let lines = Self.lines.map { $0.replacing(":@", with: "") }
    let text = ConsoleLog(SampleLog.report(lines, broken: lines[0])).explanation
    #expect(text.contains("30 + 300 + 30 = 360 pt are needed, 320 are available"), "\(text)")
    #expect(text.contains(/Lower c1 \(.+ = 300\) to priority 999/), "\(text)")
  }

  @Test("texts tell views of one class apart")
  func texts() {
    let lines = [
      "<NSLayoutConstraint:0x… UILabel:0x…'Name'.width == 90   (active)>",
      "<NSLayoutConstraint:0x… UILabel:0x…'Price'.width == 70   (active)>",
      "<NSLayoutConstraint:0x… UILabel:0x…'Name'.width == UILabel:0x…'Price'.width   (active)>",
    ]
    let text = ConsoleLog(SampleLog.report(lines, broken: nil)).explanation
    #expect(text.contains("nameLabel.width is both 70 (c2, c3) and 90 (c1)."), "\(text)")
  }

  @Test("no advice where views can't be told apart")
  func blurred() throws {
    let lines = [
      "<NSLayoutConstraint:0xXX UIView:0xXX.height == 40   (active)>",
      "<NSLayoutConstraint:0xXX V:|-(0)-[UIView:0xXX]   (active, names: '|':UIView:0xXX )>",
      "<NSLayoutConstraint:0xXX V:[UIView:0xXX]-(0)-|   (active, names: '|':UIView:0xXX )>",
      "<NSLayoutConstraint:0xXX UIView:0xXX.height == 90   (active)>",
    ]
    let log = ConsoleLog(SampleLog.report(lines, broken: nil))
    let explanation = try #require(log.explanations().explanations.first)
    #expect(explanation.advice == nil)
    #expect(explanation.text.contains("2 lines can't be read"), "\(explanation.text)")
    #expect(explanation.text.contains("Addresses are masked or missing"))
  }

  @Test(
    "code and prose are no constraints",
    arguments: [
      "NSArray<NSLayoutConstraint *> *found = [view constraints]; if (found.count > 0) {",
      "let all: Array<NSLayoutConstraint > = [] // width == 3 > 2",
      "Type '<NSLayoutConstraint is not a type>' was expected",
    ])
  func prose(text: String) {
    #expect(ConsoleLog(text).isEmpty)
  }
}
