import AutoLayout
import ConsoleLog
import LayoutDiagnostics
import SeededRandom
import Testing

/// Reports that a layout prints are explained as what they are.
@Suite("The explanation of a layout's own report")
struct OwnReportTests {
  /// Siblings in the root view with edges, sizes and gaps, which can hardly all hold.
  private static func layout(seed: UInt64) throws -> Layout {
    var random = SeededGenerator(seed: seed)
    var layout = Layout()
    if seed % 3 == 0 {
      var environment = layout.environment
      environment.direction = .rightToLeft
      layout.setEnvironment(environment)
    }
    let views = try (0..<3).map { try layout.addView(.view, named: "view\($0)", in: layout.root) }
    for _ in 0..<9 {
      let view = try #require(views.randomElement(using: &random))
      let other = try #require(views.randomElement(using: &random))
      let constant = Double(Int.random(in: 0...40, using: &random) * 10)
      let isAcross = Bool.random(using: &random)
      let (near, far, size) =
        isAcross
        ? (Attribute.leading, Attribute.trailing, Attribute.width) : (.top, .bottom, .height)
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        try layout.add(
          LayoutConstraint(Anchor(view, near), to: Anchor(layout.root, near), constant: constant))
      case 1:
        try layout.add(
          LayoutConstraint(Anchor(layout.root, far), to: Anchor(view, far), constant: constant))
      case 2 where view != other:
        try layout.add(
          LayoutConstraint(
            Anchor(view, near), .greaterThanOrEqual, to: Anchor(other, far), constant: constant))
      case 3:
        let center: Attribute = isAcross ? .centerX : .centerY
        try layout.add(
          LayoutConstraint(
            Anchor(layout.root, center), to: Anchor(view, center), constant: constant))
      case 4:
        try layout.add(
          LayoutConstraint(Anchor(view, near), to: Anchor(layout.root, far), constant: -constant))
      default: try layout.add(LayoutConstraint(Anchor(view, size), constant: constant))
      }
    }
    layout.solve()
    return layout
  }

  @Test("names what was broken, even if that line is cut off", arguments: UInt64(0)..<20)
  func victim(_ seed: UInt64) throws {
    for report in try Self.layout(seed: seed).conflictReports() {
      let text = report.description
      let whole = try #require(ConsoleLog(text).explanations().explanations.first)
      func line(_ constraint: SceneConstraint) -> String {
        whole.log.line(of: constraint).description
      }
      #expect(whole.diagnosis.broken.map(line) == report.brokenLine)
      #expect(whole.diagnosis.contradiction?.members.map(line) == report.lines)
      let summary = report.summary { $0.commands(in: report.layout) }
      #expect(summary.split(separator: "\n").first.map(String.init) == whole.clash)
      let list = text.split(separator: "Will attempt").prefix(1).joined()
      let cut = try #require(ConsoleLog(list).explanations().explanations.first)
      #expect(cut.diagnosis.broken == nil)
      #expect(cut.expectedBroken.map { cut.log.line(of: $0).description } == report.brokenLine)
    }
  }

  @Test("is tried on many reports")
  func count() throws {
    let count = try (UInt64(0)..<20).reduce(0) {
      try $0 + Self.layout(seed: $1).conflictReports().count
    }
    #expect(count > 20)
  }
}
