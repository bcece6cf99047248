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
    /// The size of the part between them that is, in points.
    let center: Size

    /// Slices of these lengths, in points.
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
  /// Whether it has the tint color in place of its own; nil if the view decides.
  let isTemplate: Bool?
  /// The slices for stretching; nil for an image that is scaled as a whole.
  let slices: Slices?

  /// An image of its parts.
  package init(
    format: Format, bytes: [UInt8], size: Size, isTemplate: Bool? = nil, slices: Slices? = nil
  ) {
    (self.format, self.bytes, self.size) = (format, bytes, size)
    (self.isTemplate, self.slices) = (isTemplate, slices)
  }
}

/// An image, or a part of it, at a place of a picture.
package struct PlacedImage: Hashable, Sendable {
  let image: PictureImage
  /// Its rectangle in points; the image is stretched to it.
  let rect: Rect
  /// The part that is shown, in points of the whole file; nil for all of it.
  var part: Rect?
  /// The color in place of its own; nil for its own.
  var tint: Paint?

  /// The image in the colors of an appearance.
  func resolved(in appearance: UserInterfaceStyle) -> PlacedImage {
    var image = self
    image.tint = tint?.resolved(in: appearance)
    return image
  }
}

/// Finds the image of a name; nil if there is none.
package typealias ImageFinder = (_ name: String) -> PictureImage?

/// The images of one picture, each looked for once, as many as it has room for.
final class ImageStore {
  /// The usual limit of all images, in bytes: with more, the picture would be too large to open.
  static let room = 6 << 20

  private let find: ImageFinder
  private var known: [String: PictureImage?] = [:]
  private var room: Int

  init(room: Int = ImageStore.room, _ find: @escaping ImageFinder) {
    (self.room, self.find) = (room, find)
  }

  /// The image of a name, as large as it is every time that it is shown.
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
