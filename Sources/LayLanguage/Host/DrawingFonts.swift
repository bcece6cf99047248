import InterfaceBuilder
import LayoutPictures
import TextSizes

/// The fonts of a picture besides those of the system: of the app, and of the user.
struct DrawingFonts {
  private let host: Host
  private let fonts: [AppFont]
  private let byName: [String: FontFile]

  /// The fonts that a picture names, or all if it has a character that no system font has.
  init(of drawing: Drawing, _ assets: NearbyAssets?, _ host: Host) {
    self.host = host
    let texts = drawing.texts
    let isStrange = texts.contains { run in
      run.words.contains { !$0.text.unicodeScalars.allSatisfy(host.canDraw) }
    }
    let names = Set(texts.compactMap { $0.fontName })
    fonts = host.addedFonts() + (assets?.fonts(named: names, orAll: isStrange) ?? [])
    byName = Dictionary(
      fonts.compactMap { font in font.font.name.map { ($0, font.font) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Their files.
  var paths: [String] { Set(fonts.map { $0.path }).sorted() }

  /// Their PostScript names, as far as they can be written between quotes.
  var names: Set<String> { Set(byName.keys).filter { !$0.contains("'") } }

  /// The width of a word of a line; nil if unknown.
  func width(of word: String, in run: TextRun) -> Double? {
    let font = run.fontName.flatMap { byName[$0] } ?? host.pictureFont(run.weight)
    return font?.width(of: word, pointSize: run.pointSize)
  }

  /// Whether any font has a character.
  func canDraw(_ scalar: Unicode.Scalar) -> Bool {
    host.canDraw(scalar)
      || fonts.contains { $0.font.width(of: String(scalar), pointSize: 1) != nil }
  }
}
