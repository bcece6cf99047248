import Testing
import TextSizes

@Suite("Text baselines")
struct TextBaselineTests {
  private func baselines(
    _ rule: ContentRule, _ text: String, size: Double, width: Double? = nil
  ) throws -> TextBaselines {
    var content = ContentDescription(rule, text: text)
    content.font = .system(size)
    content.numberOfLines = 0
    content.isScrollEnabled = false
    // Rounded text fields are 30 high, as in the documents that show the differences.
    let traits = RenderingTraits(scale: 2, era: .ios11)
    return try #require(content.baselines(in: traits, availableWidth: width))
  }

  @Test(
    "differences of first baselines in saved documents",
    arguments: [
      (.label, 16, .label, 13, 2.86), (.label, 14, .label, 11, 2.86),
      (.label, 17, .button, 15, -4.1), (.label, 17, .textField, 14, -3.6),
    ] as [(ContentRule, Double, ContentRule, Double, Double)])
  func pairs(
    first: ContentRule, firstSize: Double, second: ContentRule, secondSize: Double, expected: Double
  ) throws {
    let difference =
      try baselines(first, "x", size: firstSize).first
      - baselines(second, "x", size: secondSize).first
    #expect(abs(difference - expected) < 0.2)
  }

  @Test("one line: both offsets make up the height", arguments: [9.0, 13, 17, 24, 60])
  func singleLines(size: Double) throws {
    var label = ContentDescription(.label, text: "x")
    label.font = .system(size)
    let traits = RenderingTraits(scale: 2)
    let baselines = try baselines(.label, "x", size: size)
    let height = try #require(label.intrinsicSize(in: traits).vertical)
    #expect(abs(baselines.first + baselines.last - height) < 1e-9)
  }

  @Test("more lines leave the offsets, up to the rounding of the block")
  func severalLines() throws {
    let single = try baselines(.label, "x", size: 17)
    let triple = try baselines(.label, "x\nx\nx", size: 17)
    #expect(abs(single.first - triple.first) < 0.25)
    #expect(abs(single.last - triple.last) < 0.25)
    let view = try baselines(.textView, "x\nx", size: 17)
    #expect(abs(view.first - single.first - 8) < 0.25)
  }

  @Test("insets and images of buttons move their baselines")
  func buttons() throws {
    var button = ContentDescription(.button, text: "x")
    let traits = RenderingTraits(scale: 2)
    button.contentInsets = EdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    let shifted = try #require(button.baselines(in: traits))
    #expect(shifted.first > 30 && shifted.last < 10)
    button.buttonKind = .configured(ButtonConfiguration())
    let plain = try #require(button.baselines(in: traits))
    button.imageSize = Size(width: 20, height: 20)
    button.buttonKind = .configured(ButtonConfiguration(imagePadding: 4, imagePlacement: .top))
    let below = try #require(button.baselines(in: traits))
    #expect(abs(below.first - plain.first - 24) < 0.5)
    #expect(abs(below.last - plain.last) < 0.5)
  }

  @Test(
    "views without text have none",
    arguments: [.unsized, .fixed(FixedSize(51, 31)), .image, .label, .button] as [ContentRule])
  func withoutText(rule: ContentRule) {
    #expect(ContentDescription(rule).baselines(in: RenderingTraits(scale: 2)) == nil)
  }
}
