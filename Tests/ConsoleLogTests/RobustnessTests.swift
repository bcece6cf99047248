import ConsoleLog
import SeededRandom
import Testing

/// Whatever is pasted ends in an explanation.
@Suite("A damaged log")
struct RobustnessTests {
  private static let log =
    SampleLog.photoReport
    + SampleLog.report(LogConstraintTests.lines, broken: LogConstraintTests.lines[6])

  /// Does everything with a log that the program does.
  private func survive(_ bytes: [UInt8]) {
    let log = ConsoleLog(bytes: bytes)
    #expect(!log.explanation.isEmpty)
    #expect(log.json.description.hasPrefix("{"))
    let rebuilt = RebuiltLayout(LogScene(log))
    var layout = rebuilt.layout
    layout.solve()
    // What was repaired must be readable again, and say the same thing.
    for constraint in log.reports.flatMap(\.constraints) {
      #expect(LogConstraint(constraint.description)?.description == constraint.description)
    }
  }

  @Test("may end anywhere")
  func truncated() {
    let bytes = Array(SampleLog.photoReport.utf8)
    for count in stride(from: 0, to: bytes.count, by: 7) { survive(Array(bytes[..<count])) }
    for count in stride(from: 3, to: bytes.count, by: 11) { survive(Array(bytes[count...])) }
  }

  @Test("may have lost, doubled and changed characters", arguments: 0..<40)
  func mutated(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(Self.log.utf8)
    for _ in 0..<(1 + generator.next() % 80) {
      let place = Int(generator.next() % UInt64(bytes.count))
      let other = Int(generator.next() % UInt64(bytes.count))
      switch generator.next() % 5 {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(bytes[other], at: place)
      case 2: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
      case 3: bytes.swapAt(place, other)
      default:
        let end = min(bytes.count, place + Int(generator.next() % 60))
        bytes.removeSubrange(place..<end)
      }
    }
    survive(bytes)
  }

  @Test("may not be text", arguments: 0..<10)
  func noise(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    survive((0..<2_000).map { _ in UInt8(truncatingIfNeeded: generator.next()) })
    let signs = Array("<>[](){}|'\"-:,.=*&^ \n\t0x1aNSLayoutConstraint:H:V:".utf8)
    survive((0..<2_000).map { _ in signs[Int(generator.next() % UInt64(signs.count))] })
  }

  @Test("is none where nothing names a constraint")
  func otherText() {
    #expect(ConsoleLog("f (\n  words, more words\n)\n[\n1, two\n]\n").isEmpty)
    #expect(!ConsoleLog("f (\n  \"<NSLayoutConstraint:0x1 UIView:0x2\n)\n").isEmpty)
  }

  @Test("may be large")
  func large() {
    let open = String(repeating: "<NSLayoutConstraint:0x1 H:|-(", count: 2_000)
    survive(Array(open.utf8))
    survive(Array(String(repeating: "<NSLayoutConstraint:0x1 ", count: 500).utf8) + [10])
    survive(Array(("<NSLayoutConstraint:0x1 " + String(repeating: "'", count: 100_000)).utf8))
    survive(Array(("(\n" + String(repeating: "> ", count: 50_000)).utf8))
    let lines = (0..<300).map { "<NSLayoutConstraint:0x1\($0) UIView:0x2\($0).width == \($0)>" }
    survive(Array(SampleLog.report(lines, broken: nil).utf8))
    let chain = (0..<150).map {
      "<NSLayoutConstraint:0x3\($0) UIView:0x4\($0).top == UIView:0x4\($0 + 1).bottom + 1>"
    }
    survive(Array(SampleLog.report(chain, broken: chain[3]).utf8))
  }

  @Test("is not examined when its list is longer than any of the system's")
  func tooLong() throws {
    let lines = (0..<401).map { "<NSLayoutConstraint:0x1\($0) UIView:0x2.width == \($0)>" }
    let log = ConsoleLog(SampleLog.report(lines, broken: lines[0]))
    let explanation = try #require(log.explanations().explanations.first)
    #expect(explanation.diagnosis.contradiction == nil)
    #expect(explanation.remarks.map(\.kind).contains(.tooLong))
  }

  @Test("may hold cycles and contradictory superviews")
  func cycles() {
    survive(
      Array(
        """
        <NSLayoutConstraint:0x1 H:|-(8)-[UIView:0x21]   (active, names: '|':UIView:0x22 )>
        <NSLayoutConstraint:0x2 H:|-(8)-[UIView:0x22]   (active, names: '|':UIView:0x21 )>
        <NSLayoutConstraint:0x3 H:|-(8)-[UIView:0x23]   (active, names: '|':UIView:0x23 )>
        <NSLayoutConstraint:0x4 UIView:0x21.width == 1e308*UIView:0x22.width + 1e308   (active)>
        <NSLayoutConstraint:0x5 UIView:0x21.width == 0*UIView:0x22.width + 4   (active)>
        <NSLayoutConstraint:0x6 UIView:0x21.left == UIView:0x22.leading   (active)>
        <NSLayoutConstraint:0x7 UIView:0x21.left == UIView:0x22.width   (active)>
        """.utf8))
  }
}
