import TextSizes

/// Images, which are data inside of the document: it loads nothing.
extension SVGWriter {
  mutating func write(_ image: PlacedImage) {
    var filter: String?
    if let tint = image.tint { filter = self.filter(for: tint) }
    guard let part = image.part, let whole = image.image.slices?.whole else {
      return put(element("image", place(image.rect) + link(to: image.image, filter)))
    }
    let box = [part.origin.x, part.origin.y, part.size.width, part.size.height].map(number)
    open(
      "svg",
      place(image.rect) + [
        ("viewBox", box.joined(separator: " ")), ("preserveAspectRatio", "none"),
      ])
    put(
      element("image", place(Rect(origin: .zero, size: whole)) + link(to: image.image, filter)))
    close("svg")
  }

  private func place(_ rect: Rect) -> [(String, String)] {
    [
      ("x", number(rect.origin.x)), ("y", number(rect.origin.y)),
      ("width", number(max(0, rect.size.width))), ("height", number(max(0, rect.size.height))),
    ]
  }

  private func link(to image: PictureImage, _ filter: String?) -> [(String, String)] {
    var attributes = [("preserveAspectRatio", "none")]
    if let filter { attributes.append(("filter", "url(#\(filter))")) }
    let data = "data:\(image.format.rawValue);base64,\(Base64.text(image.bytes))"
    return attributes + [("href", data)]
  }

  /// The name of a filter that gives all that isn't transparent one color.
  ///
  /// Its name tells the color, so that it doesn't matter whose filter a page of several pictures takes.
  private mutating func filter(for tint: Paint) -> String {
    let name = "tint-\(tint.hex.dropFirst())-\(Int(tint.alpha * 100))"
    guard tints.insert(tint).inserted else { return name }
    let rows = tint.channels.map { "0 0 0 0 \(number($0 / 255))" }
    put(
      "<filter id=\"\(name)\" color-interpolation-filters=\"sRGB\"><feColorMatrix values=\""
        + (rows + ["0 0 0 \(number(tint.alpha)) 0"]).joined(separator: " ") + "\"/></filter>")
    return name
  }
}
