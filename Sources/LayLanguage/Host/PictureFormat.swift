import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics
import LayoutPictures
import TextSizes

/// A kind of picture that can be written, by the ending of its file.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Scalable Vector Graphics.
  case svg
  /// A view debugger in one page.
  case html
  /// Pixels, two a point.
  case png
  /// A page.
  case pdf

  /// The format that the ending of a path says; nil for any other ending.
  package init?(ending path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }

  /// `.svg, .html, .png or .pdf`, for errors.
  package static let endings: String = {
    let words = allCases.map { ".\($0.rawValue)" }
    return words.dropLast().joined(separator: ", ") + " or \(words.last ?? "")"
  }()

  /// The bytes of a picture of a layout.
  ///
  /// - Parameters:
  ///   - layout: A solved layout.
  ///   - view: The view that is drawn; nil for all of the layout. HTML shows all of it.
  ///   - overlays: What is shown beside the views.
  ///   - title: What it is a picture of; nil for the name of the device. HTML has it as its heading.
  ///   - assets: The images of the app.
  ///   - host: Who makes PNG and PDF.
  /// - Returns: The bytes, or why there are none.
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

  /// In points; librsvg draws at most 32,767 pixels.
  private static let largestSide = 16_000.0
}
