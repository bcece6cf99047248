import AutoLayout
import Foundation
import LayoutPictures
import Testing

@Suite struct ViewerPageTests {
  private struct Page: Decodable {
    struct View: Decodable {
      struct Open: Decodable {
        let name: String
        let from: Double
        let to: Double
      }

      let name: String
      let depth: Int
      let matrix: [Double]
      let clip: [Double]?
      let picture: String
      let values: [[String]]
      let open: [Open]
      let why: [String]
    }

    let views: [View]
  }

  private func data(of page: String) throws -> Page {
    let start = try #require(page.range(of: "id=\"data\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return try JSONDecoder().decode(
      Page.self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
  }

  private func layout(named name: String = "card", text: String = "Hello") throws -> Layout {
    var layout = Layout()
    let scroll = try layout.addView(.scrollView, named: "scroll", in: layout.root)
    let card = try layout.addView(.label, named: name, in: scroll, text: text)
    for (attribute, constant) in [(Attribute.width, 100.0), (.height, 50)] {
      _ = try layout.add(LayoutConstraint(Anchor(scroll, attribute), constant: constant))
    }
    for attribute in [Attribute.leading, .top] {
      _ = try layout.add(
        LayoutConstraint(
          Anchor(scroll, attribute), to: Anchor(layout.root, attribute), constant: 20))
      _ = try layout.add(
        LayoutConstraint(Anchor(card, attribute), to: Anchor(scroll, attribute), constant: 30))
    }
    layout.solve()
    return layout
  }

  @Test func viewsAreInTheCoordinatesOfThePicture() throws {
    let views = try data(of: ViewerPage(of: layout()).text).views
    #expect(views.map { $0.name } == ["root", "scroll", "card"])
    #expect(views.map { $0.depth } == [0, 1, 2])
    #expect(views.flatMap { $0.matrix.suffix(2) } == [0, 0, 20, 20, 50, 50])
    #expect(views[2].values.map { $0[1] } == ["30", "30", "39", "20.5"])
    // The label ends half a point below the scroll view, which cuts it off.
    #expect(views[2].clip == [0, 0, 0.5, 0])
    #expect(views[1].why.contains { $0.hasPrefix("scroll.width = 100") })
  }

  @Test func openValuesHaveBounds() throws {
    var layout = try layout()
    let loose = try layout.addView(.view, named: "loose", in: layout.root)
    _ = try layout.add(LayoutConstraint(Anchor(loose, .width), constant: 30))
    layout.solve()
    let views = try data(of: ViewerPage(of: layout).text).views
    let view = try #require(views.first { $0.name == "loose" })
    #expect(view.open.map { $0.name } == ["x", "y", "height"])
    #expect(view.open.allSatisfy { $0.from < $0.to && $0.to.isFinite })
  }

  @Test(arguments: [
    "</script><script>alert(1)</script>", "<!--<script>", "><img src=x onerror=alert(1)>",
    "{{data}}", "\u{2028}\u{202E}",
  ])
  func hostileTextsAreData(_ text: String) throws {
    let plain = ViewerPage(of: try layout()).text
    let page = ViewerPage(of: try layout(named: text, text: text)).text
    for tag in ["<script", "</script", "<img", "<!--"] {
      #expect(page.matches(of: tag).count == plain.matches(of: tag).count, "\(tag)")
    }
    let views = try data(of: page).views
    #expect(views.count == 3)
    #expect(!views[2].picture.contains("<img") && !views[2].picture.contains("<script"))
    #expect(!views[2].name.contains("\u{202E}"))
  }

  @Test func loadsNothing() throws {
    let page = ViewerPage(of: try layout()).text
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("src="))
    #expect(page.contains("default-src 'none'"))
  }
}
extension String {
  fileprivate func matches(of text: String) -> [Range<String.Index>] { ranges(of: text) }
}
