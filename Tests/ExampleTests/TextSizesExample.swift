import Testing
import TextSizes

@Suite("The example of TextSizes") struct TextSizesExample {
  @Test func runs() throws {
    let traits = RenderingTraits(scale: 2)
    let metrics = TextMetrics(.textStyle(.body), in: traits)
    #expect(metrics.pointSize == 17)

    // Text that wraps at 100 points.
    let block = metrics.block(of: "Hello, wide world", within: TextBlock.Limits(width: 100))
    #expect(block.lines.count == 2)
    #expect(block.lines[0].text == "Hello, wide")
  }
}
