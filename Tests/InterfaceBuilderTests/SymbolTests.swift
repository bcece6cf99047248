import AutoLayout
import InterfaceBuilder
import Testing

/// The symbols of the system in documents.
@Suite("The symbols of the system in documents")
struct SymbolTests {
  private typealias Text = DocumentText

  private static func symbol(_ name: String, _ configuration: String = "", _ constraints: String...)
    throws -> [Double]
  {
    let view = Text.view(
      "a", "imageView", "catalog=\"system\" image=\"\(name)\"",
      Text.frame(0, 0, 9, 9) + configuration)
    let text = Text.storyboard(
      resources: "<image name=\"\(name)\" catalog=\"system\" width=\"128\" height=\"64\"/>",
      "<subviews>\(view)</subviews><constraints>"
        + (["a.top root.top", "a.leading root.leading"] + constraints).map(Text.constraint).joined()
        + "</constraints>")
    return try Opened(text).numbers("a")
  }

  @Test("constraints act on the line beside a symbol")
  func constraintsAct() throws {
    #expect(try Self.symbol("chevron.down") == [0, 5, 19, 10.5])
    #expect(try Self.symbol("chevron.down", "", "a.width 20", "a.height 25") == [0, 5, 20, 15.5])
    #expect(try Self.symbol("person.circle.fill", "", "a.height 80") == [0, 0.5, 20, 79])
    // The longer side of an unmeasured one is as long as the line is high.
    #expect(try Self.symbol("pencil") == [0, 5, 20, 10])
  }

  @Test("symbols grow with their configuration")
  func symbolsGrow() throws {
    let title = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"34\"/>"
    let large =
      "<preferredSymbolConfiguration scale=\"large\">\(title)</preferredSymbolConfiguration>"
    let size = try Self.symbol("chevron.right", large)
    #expect(size[2] == 32.5 && size[3] == 43)
    let reference = "<imageReference key=\"image\" image=\"plus.circle\" symbolScale=\"large\"/>"
    #expect(try Self.symbol("plus.circle", reference) == [0, -3, 26, 26])
  }

  private static func configured(_ attributes: String) -> String {
    "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(attributes)/>"
  }

  /// Tops and heights.
  @Test(
    "weight and scale change symbols",
    arguments: [
      ("plus.circle", "weight=\"bold\"", [-0.5, 21.0]), ("key.fill", "", [-1, 22.5]),
      ("checkmark.seal.fill", "scale=\"large\"", [-4.5, 29]),
      ("info.circle", "scale=\"large\" weight=\"medium\"", [-3, 26]),
      ("info.circle", "scale=\"large\" weight=\"bold\"", [-3, 26.5]),
    ])
  func weightAndScale(_ name: String, _ attributes: String, _ extent: [Double]) throws {
    let frame = try Self.symbol(name, Self.configured(attributes))
    #expect([frame[1], frame[3]] == extent)
  }

  @Test("a configuration without scale leaves it to the reference")
  func aConfiguration() throws {
    let reference = "<imageReference key=\"image\" image=\"plus.circle\" symbolScale=\"large\"/>"
    for scale in ["default", "unspecified"] {
      let frame = try Self.symbol(
        "plus.circle", reference + Self.configured("scale=\"\(scale)\" weight=\"medium\""))
      #expect(frame == [0, -3, 26, 26])
    }
  }

  @Test("symbols have one baseline near their bottom")
  func symbolsHaveOne() throws {
    func labelTop(_ height: Double) throws -> Double {
      let symbol = Text.view("a", "imageView", "catalog=\"system\" image=\"star\"")
      let label = Text.view("l", "label", "text=\"Name\"")
      return try Opened(
        Text.storyboard(
          resources: "<image name=\"star\" catalog=\"system\" width=\"128\" height=\"120\"/>",
          "<subviews>\(symbol)\(label)</subviews>"
            + Text.constraints(
              "a.top root.top", "a.height \(height)", "l.firstBaseline a.firstBaseline"))
      ).numbers("l")[1]
    }
    #expect(try labelTop(40) == labelTop(20) + 20)
    #expect(try abs(labelTop(20)) <= 0.5)
  }
}
