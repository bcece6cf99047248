import AutoLayout
import InterfaceBuilder
import LayoutPictures

extension NearbyAssets {
  /// Finds the images of an app for pictures of a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout, whose screen decides between the files of an image.
  ///   - host: Who makes a drawing of a PDF file.
  /// - Returns: A finder that reads files when it is asked.
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
  /// The format that pictures embed it as; nil for pages, which are turned into drawings.
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
