import AutoLayout
import InterfaceBuilder
import Testing

/// What gives way on the canvas where required constraints contradict the size of a root view.
@Suite struct CanvasConflictTests {
  private typealias Text = DocumentText

  /// A view that wants 40 of the 63 points of `holder`, 10 from its top and bottom, and one in its middle.
  private static func parts(of holder: String) -> String {
    "<subviews>\(Text.view("a"))\(Text.view("b"))</subviews>"
      + Text.constraints(
        "a.top \(holder).top 10", "\(holder).bottom a.bottom 10", "a.height 40",
        "b.centerY \(holder).centerY", "b.height 10")
  }

  private static let root =
    "<view id=\"root\">\(Text.frame(0, 0, 320, 63))\(parts(of: "root"))</view>"
  private static let cell =
    "<tableViewCell id=\"cell\">\(Text.frame(0, 0, 320, 63))"
    + "<tableViewCellContentView key=\"contentView\" id=\"c\">\(Text.frame(0, 0, 320, 63))"
    + "\(parts(of: "c"))</tableViewCellContentView></tableViewCell>"

  /// The tops and heights of the two views.
  private static func drawn(_ text: String) throws -> [Double] {
    let document = try InterfaceDocument(Array(text.utf8))
    let scene = try #require(document.scenes.first)
    let options = ImportOptions(showsPlaceholders: true)
    let part = try #require(document.layouts(of: scene, options).first)
    let layout = part.drawn()
    let frames = ["a", "b"].compactMap { id in
      part.views.first { $0.id == id }.map { layout.frame(of: $0.item) }
    }
    return frames.flatMap { [$0.origin.y, $0.size.height] }
  }

  @Test(arguments: [root, cell])
  func theSizeOfAXibGivesWay(_ objects: String) throws {
    #expect(try Self.drawn(Text.xib(objects)) == [10, 40, 25, 10])
  }

  @Test func elsewhereConstraintsGiveWay() throws {
    let storyboard = Text.storyboard(size: "320x63", Self.parts(of: "root"))
    #expect(try Self.drawn(storyboard) == [10, 43, 26.5, 10])
    #expect(try Opened(Text.xib(Self.root)).numbers("a")[3] == 43)
  }

  @Test func aSizeThatContradictsNothingHolds() throws {
    let root = Self.root.replacing("constant=\"40\"", with: "constant=\"43\"")
    #expect(try Self.drawn(Text.xib(root)) == [10, 43, 26.5, 10])
    let apart = root.replacing(
      "</constraints>", with: "\(Text.constraint("b.height 12"))</constraints>")
    #expect(try Self.drawn(Text.xib(apart))[1] == 43)
  }
}
