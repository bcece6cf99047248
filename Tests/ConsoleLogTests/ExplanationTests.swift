import AutoLayout
import ConsoleLog
import LayoutDiagnostics
import Testing

@Suite("The explanation of a report")
struct ExplanationTests {
  private func explain(_ lines: [String], broken: Int? = nil) throws -> LogExplanation {
    try SampleLog.explanation(of: lines, broken: broken)
  }

  private func kinds(_ explanation: LogExplanation) -> [LogRemark.Kind] {
    explanation.remarks.map(\.kind)
  }

  @Test("names the class of a generic view, not its argument")
  func genericClass() throws {
    let explanation = try explain([
      "<NSLayoutConstraint:0x6001 _TtGC7SwiftUI14_UIHostingViewVS_7AnyView_:0x7001.width == 10   (active)>",
      "<NSLayoutConstraint:0x6002 _TtGC7SwiftUI14_UIHostingViewVS_7AnyView_:0x7001.width == 20   (active)>",
    ])
    #expect(explanation.diagnosis.scene.views.map(\.name) == ["hostingView"])
  }

  @Test("reads each report separately if two use a name for different constraints")
  func separateReports() throws {
    let other = [
      "<NSLayoutConstraint:0x6001 UIImageView:0x7001.height == 10   (active)>",
      "<NSLayoutConstraint:0x6003 UIImageView:0x7001.height == 25   (active)>",
    ]
    let log = ConsoleLog(SampleLog.photoReport + SampleLog.report(other, broken: other[1]))
    let (scene, explanations) = log.explanations()
    #expect(explanations.map { $0.diagnosis.contradiction?.excess } == [20, 15])
    #expect(explanations[1].diagnosis.constraints.map { scene.line(of: $0).description } == other)
    #expect(explanations[1].diagnosis.broken.map { scene.line(of: $0).description } == other[1])
    #expect(Set(scene.constraints.map(\.name)).count == 6)
    // In one layout the last of each name counts, and the others are listed.
    let rebuilt = RebuiltLayout(scene)
    #expect(
      rebuilt.layout.constraints.map(rebuilt.layout.equation).filter { $0.contains("height") } == [
        "imageView.height = 10", "imageView.height = 25",
      ])
    #expect(rebuilt.layout.constraints.count == 4)
    let told = explanations[0].remarks.filter { $0.kind == .restated }.map(\.text)
    #expect(told == rebuilt.omissions.map { "\($0). A session rebuilt from the log has that one." })
    #expect(explanations[1].remarks.allSatisfy { $0.kind != .restated })
  }

  @Test("a constant that a later report changes is rebuilt as it stands there")
  func changedConstant() throws {
    func report(_ width: Int) -> String {
      SampleLog.report(
        [
          "<NSLayoutConstraint:0x1 UIView:0x21.width == \(width)   (active)>",
          "<NSLayoutConstraint:0x2 UIView:0x21.width <= 100   (active)>",
        ], broken: nil)
    }
    for (widths, latest) in [([200, 300], 300), ([200, 300, 200], 200)] {
      let scene = LogScene(ConsoleLog(widths.map(report).joined()))
      let rebuilt = RebuiltLayout(scene)
      #expect(
        Set(rebuilt.layout.constraints.map(rebuilt.layout.equation))
          == ["view.width = \(latest)", "view.width <= 100"])
      #expect(rebuilt.omissions.count == 1)
      #expect(
        rebuilt.omissions[0].contains("(view.width = \(500 - latest), report in line")
          && rebuilt.omissions[0].contains("(view.width = \(latest), report in line"))
    }
  }

  @Test("names lines that have nothing to do with it")
  func bystanders() throws {
    let extra = "<NSLayoutConstraint:0x6009 UIImageView:0x7001.height == 40   (active)>"
    let explanation = try explain([extra] + SampleLog.photo)
    #expect(
      explanation.diagnosis.bystanders.map { explanation.log.line(of: $0).description } == [extra])
  }

  @Test("names what the rule breaks where the log doesn't tell")
  func rule() throws {
    let explanation = try explain(SampleLog.photo)
    #expect(explanation.diagnosis.broken == nil)
    #expect(explanation.text.hasSuffix("the system broke (probably c3)."))
  }

  @Test("measures forms that read from right to left from the right")
  func readFromTheRight() throws {
    let explanation = try explain(
      [
        "<NSLayoutConstraint:0x1 H:|-(20)-[UIView:0xa](RTL)   (active, names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x2 UIView:0xa.left == UIView:0xb.left   (active)>",
        "<NSLayoutConstraint:0x3 UIView:0xa.width == 100   (active)>",
        "<NSLayoutConstraint:0x4 UIView:0xb.width == 320   (active)>",
      ], broken: 2)
    #expect(explanation.diagnosis.contradiction?.members.count == 4)
  }

  @Test("reads what holds from left to right in the other direction")
  func rightToLeft() throws {
    let lines = [
      "<NSLayoutConstraint:0x1 H:|-(10)-[UIView:0x21]   (active, names: '|':UIView:0x20 )>",
      "<NSLayoutConstraint:0x2 UIView:0x21.leading >= UILayoutGuide:0x30.leading + 200   (active)>",
      "<NSLayoutConstraint:0x3 H:[UILayoutGuide:0x30]-(16)-|(LTR)   (active, names: '|':UIView:0x20 )>",
    ]
    // Nothing says that this app runs from right to left.
    #expect(try explain(lines, broken: 1).clash == "As printed, the constraints can all hold.")
    let arabic = lines.map { $0.replacing("UIView:0x21", with: "UILabel:0x21'مرحبا'") }
    let explanation = try explain(arabic, broken: 1)
    #expect(
      explanation.clash
        == "Horizontally, 200 + 16 = 216 pt are needed, 10 are available: 206 too many, not counting "
        + "the width of view.")
    #expect(kinds(explanation) == [.rightToLeft])
    #expect(explanation.diagnosis.contradiction?.members.count == 3)
    // From left to right the guide's left edge is what counts.
    let other = try explain(
      lines.dropLast() + [
        lines[2].replacing("[UILayoutGuide:0x30]-(16)-|", with: "|-(16)-[UILayoutGuide:0x30]")
      ])
    #expect(other.diagnosis.contradiction?.isRightToLeft == false)
  }

  @Test("calls a zero of the system harmless")
  func temporaryZero() throws {
    var lines = SampleLog.photo
    lines[3] = lines[3].replacing("320", with: "0")
    let explanation = try explain(lines, broken: 2)
    #expect(kinds(explanation) == [.temporaryZero])
    #expect(explanation.remarks.first?.text.contains("harmless") == true)
  }

  @Test("says that a size of 0 may last where a layout may give it", arguments: ["cell", "view"])
  func lastingZero(_ owner: String) throws {
    let className = owner == "cell" ? "App.TileCell" : "UIView"
    let lines = SampleLog.photo.map {
      $0.replacing("UITableViewCellContentView", with: className).replacing("320", with: "0")
    }
    let text = try explain(lines, broken: 2).text
    #expect(
      text.contains("width is 0 now: for a moment, while the system adds or measures the view"))
    let masks = [
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- UIView:0x22.height == \(className):0x21.height - 1>",
      "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' V:[\(className):0x21(0)]>",
    ]
    let advice = try explain(masks, broken: 1).advice ?? ""
    #expect(advice.contains("a height of 0, give it a larger one."), "\(advice)")
  }

  @Test("tells a size of 0 that is the app's")
  func ownZero() throws {
    let explanation = try explain(
      [
        "<NSLayoutConstraint:0x1 V:|-(8)-[UILabel:0x21]   (active, names: '|':App.Tray:0x20 )>",
        "<NSLayoutConstraint:0x2 V:[UILabel:0x21]-(8)-|   (active, names: '|':App.Tray:0x20 )>",
        "<NSLayoutConstraint:0x3 App.Tray:0x20.height == 0   (active)>",
      ], broken: 1)
    #expect(kinds(explanation) == [.collapsed])
    #expect(explanation.text.contains("- c3, a line of yours, sets tray.height to 0"))
  }

  @Test("finds what was said twice")
  func duplicates() throws {
    let explanation = try explain(
      [
        "<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0x21]   (active, names: '|':UIView:0x20 )>",
        "<NSLayoutConstraint:0x2 UIView:0x21.top == UIView:0x20.top + 9   (active)>",
      ], broken: 1)
    #expect(explanation.diagnosis.duplicates.map { $0.map(\.name) } == [["c1", "c2"]])
    #expect(explanation.diagnosis.suggestion?.action == .remove)
    #expect(explanation.diagnosis.suggestion?.constraint.name == "c2")
  }

  @Test("finds a mask that was forgotten, and one that is needed")
  func masks() throws {
    let lines = [
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x21.minX == 0   (active, names: '|':UIView:0x20 )>",
      "<NSLayoutConstraint:0x2 H:|-(8)-[UIView:0x21]   (active, names: '|':UIView:0x20 )>",
    ]
    let forgotten = try explain(lines, broken: 1)
    #expect(forgotten.diagnosis.suggestion?.action == .disableAutoresizing)
    let container = try explain([
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x20.width == 10   (active)>",
      "<NSLayoutConstraint:0x2 H:|-(8)-[UIView:0x21]   (active, names: '|':UIView:0x20 )>",
      "<NSLayoutConstraint:0x3 H:[UIView:0x21]-(8)-|   (active, names: '|':UIView:0x20 )>",
    ])
    #expect(container.diagnosis.suggestion?.action == .lower)
    #expect(container.diagnosis.suggestion?.constraint.name == "c2")
  }

  @Test("prefers the far edge where no size is constant")
  func farEdge() throws {
    let explanation = try explain([
      "<NSLayoutConstraint:0x1 H:|-(8)-[UIView:0x21]   (active, names: '|':UIView:0x20 )>",
      "<NSLayoutConstraint:0x2 H:[UIView:0x21]-(8)-|   (active, names: '|':UIView:0x20 )>",
      "<NSLayoutConstraint:0x3 '_UITemporaryLayoutWidth' UIView:0x20.width == 0   (active)>",
    ])
    #expect(explanation.changedLine == "view2.trailing = view.trailing + 8 @999")
  }

  @Test("leaves alone what is not the app's")
  func systemViews() throws {
    let explanation = try explain([
      "<NSLayoutConstraint:0x1 _UIAlertControllerView:0x21.width == 270   (active)>",
      "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Width' _UIAlertControllerView:0x21.width == 0   (active)>",
    ])
    #expect(explanation.diagnosis.suggestion?.action == .leaveAlone)
    #expect(kinds(explanation).contains(.privateViews))
    // With a view of the app among them it is the app's.
    let own = try explain([
      "<NSLayoutConstraint:0x1 Harbour.Sheet:0x21.width == 270   (active)>",
      "<NSLayoutConstraint:0x2 _UIAlertControllerView:0x22.width == Harbour.Sheet:0x21.width   (active)>",
      "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' _UIAlertControllerView:0x22.width == 0   (active)>",
    ])
    #expect(own.diagnosis.suggestion?.action == .lower)
  }

  @Test("explains hidden arranged views and stacks")
  func stacks() throws {
    let explanation = try explain(
      [
        "<NSLayoutConstraint:0x1 UIView:0x21.height == 20   (active)>",
        "<NSLayoutConstraint:0x2 'UISV-hiding' UIView:0x21.height == 0   (active)>",
      ], broken: 0)
    #expect(kinds(explanation) == [.hiding])
    #expect(explanation.diagnosis.constraints[1].maker.kind == .stackHiding)
    #expect(explanation.expectedBroken == explanation.diagnosis.constraints[0])
    let spacing = try explain([
      "<NSLayoutConstraint:0x1 'UISV-spacing' H:[UIView:0x21]-(8)-[UIView:0x22]   (active)>",
      "<NSLayoutConstraint:0x2 'UISV-canvas-connection' UIStackView:0x20.leading == UIView:0x21.leading   (active)>",
      "<NSLayoutConstraint:0x3 'UISV-canvas-connection' H:[UIView:0x22]-(0)-|   (active, names: '|':UIStackView:0x20 )>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIStackView:0x20.width == 0   (active)>",
    ])
    #expect(kinds(spacing).contains(.systemOnly))
    #expect(spacing.diagnosis.suggestion?.action == .leaveAlone)
  }

  @Test("takes a plain size in a log of Masonry for the system's")
  func masonry() throws {
    let explanation = try explain(
      [
        "<MASLayoutConstraint:0x1 UIButton:0x21.left == UIView:0x20.left + 12>",
        "<MASLayoutConstraint:0x2 UIButton:0x21.right == UIView:0x20.right - 12>",
        "<NSLayoutConstraint:0x3 UIView:0x20.width == 0>",
      ], broken: 1)
    #expect(explanation.diagnosis.constraints[2].maker.kind == .containerSize)
    #expect(explanation.ruleAgrees == true)
  }

  @Test("says which end of a list is missing, and how many lines can't be read")
  func cutLists() {
    func missing(_ text: String) -> [String] {
      ConsoleLog(text).explanations().explanations.flatMap(\.remarks)
        .filter { $0.kind == .missing }.map(\.text)
    }
    let list = SampleLog.photo.joined(separator: "\n")
    let noMessage = "The message above the list is missing."
    let unknown = "The log doesn't show which constraint the system broke"
    let noVictim = "\(unknown) (probably c3)."
    #expect(missing("(\n\(list)\n)") == [noMessage, noVictim])
    #expect(
      missing("(\n\(list)")
        == [noMessage, "The end of the list is missing, and perhaps lines with it.", noVictim])
    #expect(
      missing("\(list)\n)")
        == [
          noMessage, "The beginning of the list is missing, and perhaps lines with it.", noVictim,
        ])
    #expect(
      missing(list)
        == [
          noMessage,
          "The beginning and the end of the list are missing, and perhaps lines with them.",
          noVictim,
        ])
    #expect(missing(SampleLog.report([], broken: nil)) == ["The list is empty.", "\(unknown)."])
    let victim = "Will attempt to recover by breaking constraint\n\(SampleLog.photo[2])"
    #expect(
      missing("\(list)\n)\n\(victim)")
        == [noMessage, "The beginning of the list is missing, and perhaps lines with it."])
    let damaged = (0..<3).map { "<NSLayoutConstraint:0x600\($0) ???>" }
    #expect(
      missing(SampleLog.report(damaged, broken: nil))
        == ["\(unknown).", "3 lines can't be read; the first is line 7: \(damaged[0])"])
  }

  @Test("says when the lines can all hold, and what is missing")
  func feasible() throws {
    let line = "<NSLayoutConstraint:0x1 UIView:0x21.height >= 48   (active)>"
    #expect(try kinds(explain([line])).contains(.feasible))
    let log = ConsoleLog("\"\(line)\"")
    let explanation = try #require(log.explanations().explanations.first)
    #expect(explanation.diagnosis.contradiction == nil)
    #expect(
      explanation.clash == "Lines of the list may be missing; what is here doesn't clash by itself."
    )
    #expect(!kinds(explanation).contains(.feasible))
    #expect(kinds(explanation).filter { $0 == .missing }.count == 3)
    #expect(explanation.advice == nil)
  }

  @Test("says nothing of lines that can't be read, and asks for nothing where all can hold")
  func feasibleInPart() throws {
    let lines = [
      "<NSLayoutConstraint:0x1 UIView:0x21.width == 48   (active)>",
      "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Width' UIView:0x21.width == 48   (active)>",
    ]
    let whole = try explain(lines)
    #expect(whole.clash == "As printed, the constraints can all hold.")
    #expect(!whole.text.contains("has to give way"))
    let cut = try explain(lines + ["<NSLayoutConstraint:0x3 ???>"])
    #expect(cut.clash == "1 of 3 lines can't be read; what is here doesn't clash by itself.")
    #expect(!cut.text.contains("As printed"))
  }

  /// A text of 60 points in 40.
  private func contentSize(_ hugging: Int, _ resistance: Int, _ width: Int) -> [String] {
    [
      "<NSContentSizeLayoutConstraint:0x1 H:[UILabel:0x21(60)] Hug:\(hugging) CompressionResistance:\(resistance)>",
      "<NSLayoutConstraint:0x2 UILabel:0x21.width == \(width)   (active)>",
    ]
  }

  @Test("a content size clashes as far as its priorities are required", arguments: [true, false])
  func contentSizes(isResisting: Bool) throws {
    let priorities = isResisting ? (251, 1000) : (1000, 750)
    let narrow = try explain(contentSize(priorities.0, priorities.1, 40), broken: 1)
    let wide = try explain(contentSize(priorities.0, priorities.1, 90), broken: 1)
    let (clashing, other) = isResisting ? (narrow, wide) : (wide, narrow)
    #expect(
      clashing.clash
        == (isResisting
          ? "label.width is at least 60 and 40."
          : "label.width is at most 60 and 90."))
    #expect(clashing.ruleAgrees == true)
    #expect(other.diagnosis.contradiction == nil)
    #expect(clashing.text.contains(isResisting ? "label.width >= 60" : "label.width <= 60"))
    for explanation in [clashing, other] {
      let rebuilt = RebuiltLayout(explanation.log)
      #expect(rebuilt.omissions.isEmpty)
      var layout = rebuilt.layout
      layout.solve()
      #expect(layout.constraints.count == 1)
      // In a layout a content's size yields without a report.
      #expect(layout.brokenHandles.isEmpty)
      let label = try #require(layout.item(named: "label"))
      for (property, number) in [
        ("hugging.horizontal", priorities.0), ("compressionResistance.horizontal", priorities.1),
      ] {
        #expect(
          ViewProperty.named(property)?.value(of: label, in: layout) == .number(Double(number)))
      }
    }
  }

  @Test("keeps the names of reports that print names in place of addresses")
  func namedReport() throws {
    let lines = [
      "<NSLayoutConstraint:c6 H:|-(300)-[UILabel:title'Hi, you: it's']   (active, names: '|':UIView:root )>",
      "<NSLayoutConstraint:c9 UILabel:title'Hi, you: it's'.width == 100   (active)>",
      "<NSLayoutConstraint:c1 UIView:root.trailing == UILabel:title'Hi, you: it's'.trailing   (active)>",
      "<NSLayoutConstraint:root.width 'UIView-Encapsulated-Layout-Width' UIView:root.width == 375   (active)>",
    ]
    let explanation = try explain(lines, broken: 2)
    #expect(!kinds(explanation).contains(.missing))
    #expect(explanation.diagnosis.scene.views.map(\.name) == ["title", "root"])
    #expect(explanation.diagnosis.scene.views.map(\.parent) == [1, nil])
    #expect(
      explanation.diagnosis.constraints.map(\.name) == [
        "c6", "c9", "c1", "UIView-Encapsulated-Layout-Width",
      ])
    #expect(explanation.diagnosis.contradiction?.excess == 25)
    #expect(explanation.changedLine == "root.trailing = title.trailing @999")
    var layout = RebuiltLayout(explanation.log).layout
    layout.solve()
    #expect(layout.environment.size.width == 375)
    #expect(layout.brokenHandles == ["c9"])
  }

  @Test("numbers constraints without names past those that have one")
  func mixedHandles() throws {
    let explanation = try explain([
      "<NSLayoutConstraint:c1 UIView:box.width == 10   (active)>",
      "<NSLayoutConstraint:0x6001 UIView:box.width == 20   (active)>",
    ])
    #expect(explanation.diagnosis.constraints.map(\.name) == ["c1", "c2"])
  }
}
