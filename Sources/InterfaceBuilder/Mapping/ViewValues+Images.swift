import AutoLayout

/// An image that a view shows.
package struct ShownImage {
  /// The alignment size: the size or, for a symbol, its width and the height of a line beside it.
  package let size: Size
  /// Its size as drawn.
  package let drawn: Size
  /// The distances from the drawn image to what constraints act on.
  package let insets: EdgeInsets
  /// Whether the size is known rather than guessed.
  package let isKnown: Bool
  /// The points from the baseline of a symbol to the bottom of its box; nil for other images.
  package let baseline: Double?

  /// Creates an image of a size; constraints may act on only a part of it.
  init(
    _ drawn: Size, insets: EdgeInsets = .zero, isKnown: Bool = true, baseline: Double? = nil
  ) {
    self.drawn = drawn
    self.insets = insets
    self.isKnown = isKnown
    self.baseline = baseline
    size = Size(
      width: max(0, drawn.width - insets.left - insets.right),
      height: max(0, drawn.height - insets.top - insets.bottom))
  }
}

/// The images of image views and buttons.
extension ViewValues {
  /// Reads the image of an image view.
  mutating func readImage() {
    guard let image = image(of: view.element) else { return }
    add("imageSize", .size(width: image.size.width, height: image.size.height))
    if image.insets != .zero { add("alignmentRectInsets", .insets(image.insets)) }
    if let baseline = image.baseline { add("lastBaselineOffset", .number(baseline)) }
  }

  /// Reads the image of a button, which counts fully, or the background if the button has nothing else.
  mutating func readImage(of state: Node?, hasTitle: Bool) {
    let background = hasTitle ? nil : state?["backgroundImage"]
    let behind = background.flatMap { name in state.flatMap { image(named: name, of: $0) } }
    guard let image = image(of: state) ?? behind else { return }
    add("imageSize", .size(width: image.drawn.width, height: image.drawn.height))
  }

  /// Reads which images are shown, by their names.
  mutating func readImageNames() {
    var source: Node?
    switch viewClass {
    case .imageView: source = view.element
    case .button: source = child(key: "configuration") ?? child(key: "normal")
    default: return
    }
    guard let source else { return }
    if let name = imageName(of: source), !name.isEmpty { add("image", .text(name)) }
    if viewClass == .button, let name = source["backgroundImage"], !name.isEmpty {
      add("backgroundImage", .text(name))
    }
  }

  /// The distances from the image of an image view to its alignment rectangle; nil if there are none.
  var imageInsets: EdgeInsets? {
    viewClass == .imageView ? image(of: view.element)?.insets : nil
  }

  /// Whether the image view shows an image whose size isn't a guess.
  var showsKnownImage: Bool { image(of: view.element)?.isKnown == true }

  /// Whether the view shows an image whose size is a guess, or isn't known at all.
  var showsUnknownImage: Bool {
    let owners = [
      view.element, view.element.child(key: "configuration"), view.element.child(key: "normal"),
    ]
    return owners.contains { $0.flatMap(imageName) != nil && image(of: $0)?.isKnown != true }
  }

  /// The name of the image of a view or of a state of a button, which may have its own element from Xcode 12 on.
  func imageName(of owner: Node) -> String? {
    let isView = owner.place == view.element.place
    return (isView ? attributes["image"] : owner["image"]) ?? owner.child(Self.reference)?["image"]
  }

  private static let reference = "imageReference"

  private func image(of owner: Node?) -> ShownImage? {
    guard let owner, let name = imageName(of: owner) else { return nil }
    return image(named: name, of: owner)
  }

  private func image(named name: String, of owner: Node) -> ShownImage? {
    let stored = document.images[name]
    if document.symbols.contains(name) { return symbol(name, resource: stored, of: owner) }
    let saved = stored.map { ShownImage($0) }
    if options.showsPlaceholders, let saved { return saved }
    guard let assets = options.assets else { return saved }
    if let image = assets.image(named: name, for: traits) {
      return ShownImage(image.size, insets: image.alignmentInsets)
    }
    return assets.isSymbol(name) ? symbol(name, resource: stored, of: owner) : saved
  }

  private func symbol(_ name: String, resource: Size?, of owner: Node) -> ShownImage {
    let element = owner.child("preferredSymbolConfiguration")
    let points = font(element?.child("fontDescription")).map {
      $0.pointSize(in: .stored(toolsVersion: document.toolsVersion))
    }
    // If a configuration leaves the scale open, the reference decides (4 views in 2 documents).
    let own = element?["scale"]
    let scale =
      SystemSymbol.silent.contains(own) ? owner.child(Self.reference)?["symbolScale"] : own
    return SystemSymbol(
      named: name, resource: resource, scale: scale, weight: element?["weight"]
    ).image(points: element?.pointSize ?? points)
  }
}
