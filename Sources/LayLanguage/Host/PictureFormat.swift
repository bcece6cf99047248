import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics
import LayoutPictures
import TextSizes

/// A picture format that can be written, chosen by the file's extension.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Scalable Vector Graphics.
  case svg
  /// A view debugger on one page.
  case html
  /// Pixels, two per point.
  case png
  /// A page.
  case pdf

  /// The format that a path's extension names; nil for any other extension.
  package init?(ending path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }

  /// `.svg, .html, .png or .pdf`, for error messages.
  package static let endings = Sentence.list(allCases.map { ".\($0.rawValue)" }, "or")

  /// The bytes of a picture of a solved layout or of a view in it; HTML shows the whole layout, with the title as its
  /// heading.
  package func picture(
    of layout: Layout, view: Item.ID? = nil, showing overlays: Set<Overlay> = [],
    titled title: String? = nil, _ assets: NearbyAssets, converting host: Host
  ) -> Result<[UInt8], HostError> {
    let images = assets.pictures(for: layout, host)
    if self == .html {
      let scene = Scene(of: layout, images: images, quoting: NameText.written) {
        AdviceStyle.lay.lines($0, in: $1)
      }
      var page = Page(.layout, title: title ?? layout.environment.device.name)
      page.scenes = [scene.json]
      return .success([UInt8](page.html.utf8))
    }
    return write(
      Drawing(of: layout, view: view, showing: overlays, images: images), assets, converting: host)
  }

  /// The bytes of a drawing with the fonts of an app; none for a drawing that is empty or too large for pixels.
  package func write(
    _ drawing: Drawing, _ assets: NearbyAssets? = nil, converting host: Host
  ) -> Result<[UInt8], HostError> {
    if self == .svg { return .success([UInt8](drawing.svg().utf8)) }
    let sides = [drawing.size.width, drawing.size.height]
    let size = sides.map { NumberText.measured($0) }.joined(separator: "x")
    if sides.contains(where: { $0 <= 0 }) {
      return .failure(HostError(reason: "the picture would be \(size) points, so nothing shows"))
    }
    if sides.contains(where: { $0 > Self.largestSide }) {
      return .failure(
        HostError(reason: "\(size) points are too many; write an .svg, or draw a smaller view"))
    }
    let fonts = DrawingFonts(of: drawing, assets, host)
    let fitted = drawing.svg(
      measuring: fonts.width, named: fonts.names, canDraw: fonts.canDraw)
    return host.convertPicture([UInt8](fitted.utf8), rawValue, fonts.paths)
  }

  /// The longest side in points; librsvg draws at most 32,767 pixels.
  private static let largestSide = 16_000.0
}

extension NearbyAssets {
  /// Finds an app's images for pictures of a layout, whose screen selects the files of an image.
  package func pictures(for layout: Layout, _ host: Host) -> ImageFinder {
    let traits = layout.environment.traits
    return { name in
      guard let file = self.file(ofImage: name, for: traits) else { return nil }
      let slices = file.slices.map {
        PictureImage.Slices(whole: $0.whole, caps: $0.caps, center: $0.center)
      }
      guard let format = file.format.picture else {
        guard let page = try? host.pageDrawing(file.bytes).get(),
          let format = ImageFile.Format(of: page)?.picture
        else { return nil }
        return PictureImage(
          format: format, bytes: page, size: file.size, isTemplate: file.isTemplate)
      }
      return PictureImage(
        format: format, bytes: file.bytes, size: file.size, isTemplate: file.isTemplate,
        slices: slices)
    }
  }
}

extension ImageFile.Format {
  /// The format in which pictures embed it; nil for pages, which are converted to drawings.
  fileprivate var picture: PictureImage.Format? {
    switch self {
    case .png: .png
    case .jpeg: .jpeg
    case .gif: .gif
    case .svg: .svg
    case .pdf: nil
    }
  }
}

/// The fonts of a picture besides the system's: the app's and the user's.
struct DrawingFonts {
  private let host: Host
  private let fonts: [AppFont]
  private let byName: [String: FontFile]

  /// The fonts that a picture names, or all fonts if it contains a character that no system font has.
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

  /// Those of their PostScript names that can be written between quotes.
  var names: Set<String> { Set(byName.keys).filter { !$0.contains("'") } }

  /// The width of a word in a line; nil if unknown.
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
