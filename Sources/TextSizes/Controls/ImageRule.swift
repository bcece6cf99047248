/// An image view is as large as its image (86 of 91 widths, 76 of 76 heights).
///
/// The content mode doesn't matter. Without an image it has no size of its own.
enum ImageRule {
  static func frameSize(of content: MeasuredContent) -> PerAxis<Double?> {
    let size = content.description.imageSize
    return PerAxis(horizontal: size?.width, vertical: size?.height)
  }
}
