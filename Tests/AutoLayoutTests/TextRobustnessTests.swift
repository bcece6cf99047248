import AutoLayout
import SeededRandom
import Testing

@Suite("Text robustness")
struct TextRobustnessTests {
  private let traits = RenderingTraits(scale: 3)

  @Test(
    "any size is measured",
    arguments: [0, -17, .nan, .infinity, -.infinity, 1e-300, 1e300, 0.1])
  func sizes(size: Double) {
    var label = ContentDescription(.label, text: "Label\n한국 é 😀")
    label.font = .system(size)
    label.numberOfLines = 0
    for width in [nil, 0, -1, .nan, .infinity, 1e-9, 10, 1e300] as [Double?] {
      let intrinsic = label.intrinsicSize(in: traits, availableWidth: width)
      for value in [intrinsic.horizontal, intrinsic.vertical] {
        #expect(value.map { $0 >= 0 && $0.isFinite } == true)
      }
    }
  }

  @Test("any scale is taken", arguments: [0, -2, .nan, .infinity, 1e-9])
  func scales(scale: Double) {
    let label = ContentDescription(.label, text: "Label")
    let width = label.intrinsicSize(in: RenderingTraits(scale: scale)).horizontal
    #expect(width.map { $0 > 40 && $0.isFinite } == true)
  }

  @Test("any text is measured, and its lines lose nothing", arguments: 0..<8)
  func randomTexts(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let metrics = TextMetrics(.system(13, weight: .bold), in: traits)
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<40, using: &generator) {
        let highest: UInt32 = Bool.random(using: &generator) ? 0x7F : 0x10FFFF
        if let scalar = Unicode.Scalar(UInt32.random(in: 0...highest, using: &generator)) {
          text.unicodeScalars.append(scalar)
        }
      }
      let width = metrics.width(of: text)
      #expect(width.isFinite, "\(text.debugDescription)")
      let block = metrics.block(of: text, within: .init(width: 50))
      let kept = block.lines.map { $0.text.filter { !$0.isWhitespace } }.joined()
      // Joining lines may join marks to other characters, so compare scalars.
      let all = text.filter { !$0.isWhitespace }
      #expect(Array(kept.unicodeScalars) == Array(all.unicodeScalars), "\(text.debugDescription)")
    }
  }

  @Test(
    "huge texts take linear time",
    arguments: ["word ", "x", " ", "\n", "é", "漢", "\u{301}", "\u{200B}", "👩‍👩‍👧"])
  func hugeTexts(part: String) {
    let text = String(repeating: part, count: 20_000)
    let metrics = TextMetrics(.system(17), in: traits)
    let block = metrics.block(of: text, within: .init(width: 100))
    #expect(!block.lines.isEmpty)
    #expect(block.width <= 100.01)
  }

  @Test("every control takes absurd content", arguments: ViewClass.all)
  func absurdContent(viewClass: ViewClass) {
    var content = ContentDescription(viewClass.content, text: "\u{0}\u{202E}")
    content.numberOfPages = -5
    content.numberOfLines = -1
    content.contentInsets = EdgeInsets(-1000)
    content.isScrollEnabled = false
    content.segments = [""]
    let configuration = ButtonConfiguration(contentInsets: EdgeInsets(-99))
    for kind in [ButtonKind.system, .custom, .detail, .configured(configuration)] {
      content.buttonKind = kind
      for era in Era.allCases {
        let size = content.intrinsicSize(in: RenderingTraits(scale: 2, era: era))
        #expect((size.horizontal ?? 0) >= 0)
        #expect((size.vertical ?? 0) >= 0)
      }
    }
  }
}
