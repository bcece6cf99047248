import AutoLayout
import TextSizes

/// The file of an image, as pictures carry it.
package struct PictureImage: Hashable, Sendable {
  /// The format of the file, by its media type.
  package enum Format: String, Hashable, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case svg = "image/svg+xml"
  }

  /// The slices of an image: the part between its edges is stretched.
  package struct Slices: Hashable, Sendable {
    /// The size of the whole file, in points.
    let whole: Size
    /// The edges that aren't stretched, in points.
    let caps: EdgeInsets
    /// The size of the part between them, which is stretched, in points.
    let center: Size

    /// Creates slices of these lengths, in points.
    package init(whole: Size, caps: EdgeInsets, center: Size) {
      (self.whole, self.caps, self.center) = (whole, caps, center)
    }
  }

  /// The format of the file.
  let format: Format
  /// All of it.
  let bytes: [UInt8]
  /// The size in views, in points.
  let size: Size
  /// Whether it is drawn in the tint color instead of its own colors; nil if the view decides.
  let isTemplate: Bool?
  /// The slices for stretching; nil for an image that is scaled as a whole.
  let slices: Slices?

  /// Creates an image from its parts.
  package init(
    format: Format, bytes: [UInt8], size: Size, isTemplate: Bool? = nil, slices: Slices? = nil
  ) {
    (self.format, self.bytes, self.size) = (format, bytes, size)
    (self.isTemplate, self.slices) = (isTemplate, slices)
  }
}

/// An image, or a part of it, at a place in a picture.
package struct PlacedImage: Hashable, Sendable {
  let image: PictureImage
  /// Its rectangle in points; the image is stretched to it.
  let rect: Rect
  /// The part that is shown, in points of the whole file; nil for all of it.
  var part: Rect?
  /// The color that replaces the image's own colors; nil to keep them.
  var tint: Paint?

  /// The image in the colors of an appearance.
  func resolved(in appearance: UserInterfaceStyle) -> PlacedImage {
    var image = self
    image.tint = tint?.resolved(in: appearance)
    return image
  }
}

/// Finds the image with a name; nil if there is none.
package typealias ImageFinder = (_ name: String) -> PictureImage?

/// The images of one picture, each looked up once, as many as there is room for.
final class ImageStore {
  /// The default limit for all images together, in bytes: with more, the picture would be too large to open.
  static let room = 6 << 20

  private let find: ImageFinder
  private var known: [String: PictureImage?] = [:]
  private var room: Int

  init(room: Int = ImageStore.room, _ find: @escaping ImageFinder) {
    (self.room, self.find) = (room, find)
  }

  /// The image with a name; its size counts each time that it is shown.
  func image(named name: String) -> PictureImage? {
    let found: PictureImage?
    if let image = known[name] {
      found = image
    } else {
      found = find(name)
      known.updateValue(found, forKey: name)
    }
    guard let found, found.bytes.count <= room else { return nil }
    room -= found.bytes.count
    return found
  }
}
