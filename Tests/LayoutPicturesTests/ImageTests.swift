import AutoLayout
import LayoutPictures
import Testing
import TextSizes

/// Images of apps in pictures.
@Suite("images of pictures") struct ImageTests {
  /// One image view or button of 100 by 50 points that shows an image of 20 by 20.
  private func svg(
    _ viewClass: ViewClass, _ values: [String: PropertyValue],
    _ image: PictureImage? = PictureImage(
      format: .png, bytes: [1, 2, 3, 4], size: Size(width: 20, height: 20))
  ) throws -> String {
    var layout = Layout()
    let view = try layout.addView(viewClass, named: "photo", in: layout.root)
    for (attribute, value) in [(Attribute.width, 100.0), (.height, 50)] {
      try layout.add(LayoutConstraint(Anchor(view, attribute), .equal, constant: value))
    }
    for (name, value) in values.merging(
      ["image": .text("sun")], uniquingKeysWith: { given, _ in given })
    {
      let property = try #require(ViewProperty.named(name))
      try property.set(value, of: view, in: &layout)
    }
    layout.solve()
    return Drawing(of: layout, view: view) { $0 == "sun" ? image : nil }.svg()
  }

  private func place(_ svg: String) throws -> [String] {
    let match = try #require(
      svg.firstMatch(of: /<image x="(.*?)" y="(.*?)" width="(.*?)" height="(.*?)"/))
    return [match.1, match.2, match.3, match.4].map(String.init)
  }

  @Test("are data inside the picture")
  func areDataInside() throws {
    let svg = try svg(.imageView, [:])
    #expect(svg.contains("href=\"data:image/png;base64,AQIDBA==\""))
    #expect(!svg.contains("feColorMatrix"))
  }

  @Test(
    "are where the content mode says",
    arguments: [
      ("scaleAspectFit", ["25", "0", "50", "50"]), ("scaleAspectFill", ["0", "-25", "100", "100"]),
      ("scaleToFill", ["0", "0", "100", "50"]), ("center", ["40", "15", "20", "20"]),
      ("bottomRight", ["80", "30", "20", "20"]),
    ])
  func areWhereTheContent(_ mode: String, _ expected: [String]) throws {
    #expect(try place(svg(.imageView, ["contentMode": .choice(mode)])) == expected)
  }

  @Test("templates have the tint color")
  func templatesHaveTheTint() throws {
    var template = PictureImage(
      format: .png, bytes: [1], size: Size(width: 20, height: 20), isTemplate: true)
    let tinted = try svg(.imageView, ["tintColor": .text("#ff0000")], template)
    #expect(tinted.contains("values=\"0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\""))
    #expect(tinted.contains("filter=\"url(#tint-ff0000-100)\""))
    // System buttons show the shapes of images, other buttons the images themselves.
    let size = PropertyValue.size(width: 20, height: 20)
    template = PictureImage(format: .png, bytes: [1], size: Size(width: 20, height: 20))
    let (system, custom) = try (
      svg(.button, ["imageSize": size], template),
      svg(.button, ["imageSize": size, "buttonType": .text("custom")], template)
    )
    #expect(system.contains("feColorMatrix") && !custom.contains("feColorMatrix"))
    #expect(try place(custom) == ["40", "15", "20", "20"])
  }

  @Test("sliced images keep their edges")
  func slicedImagesKeep() throws {
    let image = PictureImage(
      format: .png, bytes: [1], size: Size(width: 9, height: 9),
      slices: PictureImage.Slices(
        whole: Size(width: 30, height: 10), caps: EdgeInsets(top: 0, left: 4, bottom: 0, right: 6),
        center: Size(width: 2, height: 10)))
    let svg = try svg(.imageView, ["contentMode": .choice("scaleToFill")], image)
    let parts = svg.matches(of: /<svg x="(.*?)" y="0" width="(.*?)" height="50" viewBox="(.*?)"/)
      .map { [$0.1, $0.2, $0.3].map(String.init) }
    #expect(
      parts == [
        ["0", "4", "0 0 4 10"], ["4", "90", "4 0 2 10"], ["94", "6", "24 0 6 10"],
      ])
  }

  @Test("what is not there is a box with its name")
  func whatIsNotThere() throws {
    let svg = try svg(.imageView, ["image": .text("moon</text>")])
    #expect(!svg.contains("<image"))
    #expect(svg.contains("moon&lt;/text&gt;"))
  }

  @Test("pictures stay of a size that opens")
  func picturesStay() throws {
    let huge = PictureImage(
      format: .png, bytes: [UInt8](repeating: 1, count: 2 << 20), size: Size(width: 9, height: 9))
    var layout = Layout()
    let image = try #require(ViewProperty.named("image"))
    for place in 0..<9 {
      let view = try layout.addView(.imageView, named: "v\(place)", in: layout.root)
      try image.set(.text("sun"), of: view, in: &layout)
      for attribute in [Attribute.width, .height] {
        try layout.add(LayoutConstraint(Anchor(view, attribute), .equal, constant: 50))
      }
    }
    layout.solve()
    let svg = Drawing(of: layout) { _ in huge }.svg()
    #expect(svg.matches(of: /<image\s/).count == 3)
  }

  @Test(
    "symbols are strokes in the tint color",
    arguments: [
      "xmark", "chevron.backward", "gearshape.fill", "tray.and.arrow.down", "plus.circle",
      "bell.slash.fill", "7.circle.fill", "person.crop.circle.badge.checkmark",
    ])
  func symbolsAreStrokes(_ name: String) throws {
    let svg = try svg(
      .imageView, ["image": .text(name), "tintColor": .text("#ff0000")])
    #expect(svg.contains("stroke=\"#ff0000\""))
    #expect(svg.contains("<path d=\"M"))
    #expect(!svg.contains(">\(name)<"))
  }

  @Test("symbols stay in their place")
  func symbolsStay() throws {
    let size = PropertyValue.size(width: 20, height: 20)
    let svg = try svg(.imageView, ["image": .text("xmark"), "imageSize": size])
    let points = svg.matches(of: /[ML](-?[\d.]+) (-?[\d.]+)/).compactMap { match in
      Double(match.1).flatMap { x in Double(match.2).map { (x, $0) } }
    }
    #expect(points.count == 4)
    // In the middle of 100 by 50 points, scaled to fit them.
    #expect(points.allSatisfy { (25...75).contains($0.0) && (0...50).contains($0.1) })
    #expect(points.contains { $0.0 < 30 } && points.contains { $0.0 > 70 })
  }

  @Test("unknown symbols are boxes with their names")
  func unknownSymbols() throws {
    #expect(try svg(.imageView, ["image": .text("unheard.of")]).contains(">unheard.of</tspan>"))
  }
}
