import Testing

@testable import TextSizes

/// Fonts with names of their own.
@Suite("Fonts with names of their own")
struct NamedFontTests {
  private func metrics(_ name: String, _ size: Double) -> TextMetrics {
    TextMetrics(.named(name, size: size), in: RenderingTraits(scale: 2))
  }

  /// Heights of lines that saved labels have, in points.
  @Test(
    "lines are as tall as in saved documents",
    arguments: [
      ("AvenirNext-Regular", 20.0, 27.5), ("Avenir-Book", 17, 23.5), ("Helvetica", 36, 41.5),
      ("HelveticaNeue", 34, 40), ("HelveticaNeue-Bold", 20, 24), ("ArialMT", 17, 19),
      ("HelveticaNeue-Medium", 16, 19.5), ("HelveticaNeue-Medium", 17, 20.5),
      ("HiraginoSans-W6", 14, 14),
      ("BradleyHandITCTT-Bold", 40, 50), ("NunitoSans-Light", 15, 20.5),
      ("Quicksand-Bold", 24, 30), ("Inter-Medium", 16, 19.5), ("SFUIText-Bold", 17, 20),
    ])
  func heightsOfLines(_ name: String, _ size: Double, _ height: Double) {
    let traits = RenderingTraits(scale: 2)
    #expect(traits.ceiledToPixel(metrics(name, size).lineHeight) == height)
  }

  /// Widths that saved labels have, in points.
  @Test(
    "texts are as wide as in saved documents",
    arguments: [
      ("Menlo-Regular", 15.0, "VIEW GUIDE", 91.0), ("BradleyHandITCTT-Bold", 40, "Label", 94),
      ("NunitoSans-Regular", 13, "Label", 32), ("Quicksand-Bold", 15, "Ajouter un lieu", 105),
    ])
  func widths(_ name: String, _ size: Double, _ text: String, _ width: Double) {
    #expect(abs(metrics(name, size).width(of: text) - width) <= 1)
  }

  @Test("light Helvetica is narrower except for its digits")
  func lightHelvetica() {
    func widths(_ text: String) -> [Double] {
      ["-Thin", "-Light", "", "-Bold"].map { metrics("HelveticaNeue" + $0, 100).width(of: text) }
    }
    let letters = widths("letters")
    #expect(zip(letters, letters.dropFirst()).allSatisfy { $0 < $1 })
    #expect(Set(widths("0123456789")).count == 1)
  }

  @Test("unknown fonts measure like Helvetica Neue")
  func fontsThatNobody() {
    let text = "Some text, 123"
    let known = metrics("HelveticaNeue", 17)
    for name in ["Gotham-Bold", "x", "-", ""] {
      let font = Font.named(name, size: 17)
      #expect(!font.isKnown())
      #expect(metrics(name, 17).width(of: text) == known.width(of: text))
      #expect(metrics(name, 17).lineHeight == known.lineHeight)
    }
    #expect(Font.named("Lato-Black", size: 17).isKnown())
    #expect(Font.system(17).isKnown())
  }

  @Test("the nearest weight stands for others")
  func theNearestWeight() {
    let (bold, heavy) = (metrics("Lato-Bold", 17), metrics("Lato-Heavy", 17))
    #expect(heavy.width(of: "Heavy") >= bold.width(of: "Heavy"))
    #expect(
      metrics("Lato-Hairline", 17).width(of: "a") == metrics("Lato-Regular", 17).width(of: "a"))
    #expect(metrics("Lato-Thin", 17).width(of: "ab") == metrics("Lato-Light", 17).width(of: "ab"))
  }

  @Test(
    "names tell the weight",
    arguments: [
      ("Lato-Semibold", FontWeight.semibold), ("AvenirNext-DemiBoldItalic", .semibold),
      ("Lato-Bold", .bold), ("OpenSans-ExtraBold", .heavy), ("Inter-ExtraLight", .ultraLight),
      ("AvenirNext-UltraLight", .ultraLight), ("Roboto-LightItalic", .light),
      ("Semi-BOLD-Demo", .bold), ("Arial-BoldMT", .bold), ("Boldly", .regular), ("x-", .regular),
    ])
  func weightsOfNames(_ name: String, _ weight: FontWeight) {
    #expect(Font.named(name, size: 17).weight == weight)
  }

  @Test("names are read back")
  func namesAreRead() {
    for font in [Font.named("Lato-Bold", size: 12.5), .named("My Font", size: 9), .system(12)] {
      #expect(Font(text: font.text) == font)
    }
    #expect(Font(text: "bold 17") == nil)
    #expect(Font(text: "Lato-Bold") == nil)
  }
}
