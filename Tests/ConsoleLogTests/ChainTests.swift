import Testing

@testable import ConsoleLog

/// Lines that give one place two values.
@Suite("One place with two values")
struct ChainTests {
  private func clash(_ lines: String..., broken: Int? = nil) throws -> String {
    let list = lines.enumerated().map { "<NSLayoutConstraint:0x\($0 + 1) \($1)   (active)>" }
    return try SampleLog.explanation(of: list, broken: broken).clash
  }

  private static let row = [
    "UILabel:0x21.trailing == UIImageView:0x22.leading - 8",
    "UIImageView:0x22.leading == UIView:0x20.trailing - 60",
    "UILabel:0x21.trailing == UIView:0x20.trailing - 20",
  ]

  @Test("a chain of edges says one thing and a line another")
  func edges() throws {
    #expect(
      try clash(Self.row[0], Self.row[1], Self.row[2], broken: 2)
        == "label.trailing is both view.trailing - 68 (c1, c2) and view.trailing - 20 (c3).")
    // The line to change is named on its own, whichever it is.
    #expect(
      try clash(Self.row[2], Self.row[1], Self.row[0], broken: 2)
        == "label.trailing is both imageView.leading + 40 (c1, c2) and imageView.leading - 8 (c3).")
  }

  @Test("sizes are plain numbers wherever one is given")
  func sizes() throws {
    #expect(
      try clash(
        "UILabel:0x21.width == UIImageView:0x22.width", "UIImageView:0x22.width == 60",
        "UILabel:0x21.width == 90", broken: 2)
        == "label.width is both 60 (c1, c2) and 90 (c3).")
    #expect(
      try clash(
        "UILabel:0x21.width == UIImageView:0x22.width + 4", "UIImageView:0x22.width == 60",
        "UILabel:0x21.width == 90", broken: 0)
        == "label.width is both 64 (c1, c2) and 90 (c3).")
  }

  @Test("an inequality on the way is a limit")
  func limits() throws {
    #expect(
      try clash(
        Self.row[0], Self.row[1], "UILabel:0x21.trailing >= UIView:0x20.trailing - 20", broken: 2)
        == "label.trailing is view.trailing - 68 (c1, c2) and at least view.trailing - 20 (c3).")
    #expect(
      try clash(
        Self.row[0], "UIImageView:0x22.leading <= UIView:0x20.trailing - 60", Self.row[2], broken: 2
      ) == "label.trailing is at most view.trailing - 68 (c1, c2) and view.trailing - 20 (c3).")
  }

  @Test("four lines can be a chain, but not lines with factors or lengths between")
  func other() throws {
    #expect(
      try clash(
        "UILabel:0x21.bottom == UIImageView:0x22.bottom",
        "UIImageView:0x22.bottom == UIView:0x23.bottom - 4",
        "UIView:0x23.bottom == UIView:0x20.bottom - 12",
        "UILabel:0x21.bottom == UIView:0x20.bottom - 20", broken: 3)
        == "label.bottom is both view2.bottom - 16 (c1, c2, c3) and view2.bottom - 20 (c4).")
    let sum = try clash(
      "UILabel:0x21.width == 2*UIImageView:0x22.width", "UIImageView:0x22.width == 60",
      "UILabel:0x21.width == 90")
    #expect(sum.contains("90 are available"), "\(sum)")
  }

  @Test("a size leads from edge to edge, unless its view is the room for others")
  func lengths() throws {
    let size = "UIView:0x21.width == 100"
    #expect(
      try clash(
        "UIView:0x21.leading == UIView:0x20.leading + 16", size,
        "UIView:0x21.trailing == UIView:0x20.leading + 200", broken: 2)
        == "view.trailing is both view2.leading + 116 (c1, c2) and view2.leading + 200 (c3).")
    #expect(
      try clash(
        "UIView:0x21.leading == UIView:0x20.leading + 16", size,
        "UIView:0x21.trailing == UIView:0x20.leading + 200", broken: 1)
        == "view.width is both 184 (c1, c3) and 100 (c2).")
    let room = try clash(
      "UIView:0x21.leading == UIView:0x20.leading + 16", size,
      "UIView:0x21.trailing == UIView:0x20.trailing - 16", "UIView:0x20.width == 120")
    #expect(room.contains("16 + 100 + 16 = 132 pt are needed, 120 are available"), "\(room)")
  }

  @Test("two values need no picture of what is needed and available")
  func picture() throws {
    let lines = Self.row.enumerated().map { "<NSLayoutConstraint:0x\($0 + 1) \($1)   (active)>" }
    let text = try SampleLog.explanation(of: lines).text
    #expect(!text.contains("\nneeded "), "\(text)")
    #expect(try SampleLog.explanation(of: SampleLog.photo).text.contains("\nneeded "))
  }
}
