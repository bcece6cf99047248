import AutoLayout
import LayoutDiagnostics
import TextSizes

/// Views.
extension Scene {
  /// The maximum number of views to explain.
  private static let explainedViews = 300

  func view(_ place: PlacedLayer, at number: Int) -> JSONValue {
    let layer = place.layer
    var members: [JSONValue.Member] = [
      .init("name", .string(layer.name)), .init("written", written(layer.name)),
      .init("label", .string(VisibleText.shown(layer.name))), .init("class", .string(layer.kind)),
      .init("unseen", .optional(layer.unseen?.rawValue)),
      .init("depth", .number(Double(place.depth))),
      .init("width", .number(layer.size.width)), .init("height", .number(layer.size.height)),
      .init("matrix", .array(place.transform.inOrder.map(JSONValue.number))),
      .init("opacity", .number(place.opacity)),
      .init("clip", place.clipInsets.map { .array($0.map(JSONValue.number)) } ?? .null),
      .init("picture", .string(SVGWriter.fragment(of: layer))),
    ]
    guard let item = items[layer.name] else { return .object(members) }
    members[2] = .init("label", .string(VisibleText.shown(layout.name(of: item))))
    members += details(of: item, isExplained: number < Self.explainedViews && explains(item))
    return .object(members)
  }

  private func explains(_ item: Item.ID) -> Bool {
    switch explained {
    case .all: true
    case .none: false
    case .some(let items): items.contains(item)
    }
  }

  private func details(of item: Item.ID, isExplained: Bool) -> [JSONValue.Member] {
    let frame = layout.frame(of: item)
    return [
      .init("text", .optional(layout.text(of: item).map(VisibleText.lines))),
      .init("line", line(lines.views[item])),
      .init("frame", .array(frame.inOrder.map(JSONValue.measured))),
      .init("open", .array(open(item, frame))),
      .init("why", isExplained ? .strings(Self.explanations(of: item, in: layout)) : .null),
      .init("properties", .array(properties(of: item))),
      .init("colors", .object(colors(of: item))),
    ]
  }

  private static let names = ["x", "y", "width", "height"]
  private static let attributes = [Attribute.left, .top, .width, .height]

  /// The explanation of a view's frame: a text for each value.
  package static func explanations(of item: Item.ID, in layout: Layout) -> [String] {
    attributes.map {
      let lines = layout.explanation(of: Anchor(item, $0)).description.split(separator: "\n")
      let more = lines.count > lineLimit ? ["    … and \(lines.count - lineLimit) more lines"] : []
      let told = lines.prefix(lineLimit).map { shortened($0) } + more
      return VisibleText.lines(told.joined(separator: "\n"))
    }
  }

  /// Long sums, which deep views have, are shortened: on a page they would be unreadable.
  private static let (lineLimit, lengthLimit) = (30, 400)

  private static func shortened(_ line: Substring) -> String {
    line.utf8.count <= lengthLimit ? String(line) : line.prefix(lengthLimit) + "…"
  }

  /// The values that are ambiguous, with their ranges; an unbounded end is cut off a screen's length away.
  private func open(_ item: Item.ID, _ frame: Rect) -> [JSONValue] {
    guard layout.isAmbiguous(item) else { return [] }
    let reach = max(drawing.size.width, drawing.size.height)
    return zip(zip(Self.names, layout.ranges(of: item)), frame.inOrder).compactMap { named, now in
      let (name, range) = named
      guard range.upperBound - range.lowerBound > 1e-6 else { return nil }
      return [
        "name": .string(name), "now": .number(now),
        "from": .number(max(range.lowerBound, now - reach)),
        "to": .number(min(range.upperBound, now + reach)),
      ]
    }
  }
}

/// The properties of a view that were set or affect its layout and appearance.
extension Scene {
  /// Pairs of a name and a value.
  func properties(of item: Item.ID) -> [JSONValue] {
    ViewProperty.all.compactMap { property -> JSONValue? in
      value(of: property, of: item).map { .array([.string(property.name), $0]) }
    }
  }

  private func value(of property: ViewProperty, of item: Item.ID) -> JSONValue? {
    switch property.name {
    case "font": return font(of: item).map(JSONValue.string)
    case Self.tintColor: return .string(tint(of: item) ?? "default")
    case "layoutMargins": return margins[item].map { JSONValue(.insets($0)) }
    case let name where Self.shown.contains(name):
      return property.value(of: item, in: layout).map { JSONValue($0) }
    default: return property.savedValue(of: item, in: layout).map { JSONValue($0) }
    }
  }

  private static let tintColor = DrawnValue.tintColor.rawValue

  /// Properties that are always listed, whether they were set or not.
  private static let shown: Set<String> = [
    "hugging.horizontal", "hugging.vertical", "compressionResistance.horizontal",
    "compressionResistance.vertical", "intrinsicContentSize", "alpha",
    "clipsToBounds", "contentMode", "backgroundColor",
  ]

  /// The font as Xcode names it, with its current size: `Body 17`, `System 15 semibold`.
  private func font(of item: Item.ID) -> String? {
    let traits = layout.model.renderingTraits(of: item)
    guard let font = layout.model[item].view?.content.effectiveFont(in: traits.era) else {
      return nil
    }
    var words = [NumberText.measured(font.pointSize(in: traits.contentSizeCategory))]
    switch (font.sizing, font.family) {
    case (.textStyle(let style), _): words.insert(Self.title(of: style), at: 0)
    // Such a name includes the weight.
    case (_, .named(let name)): return "\(name) \(words[0])"
    case (_, .system): words.insert("System", at: 0)
    }
    return (words + (font.weight == .regular ? [] : [font.weight.rawValue])).joined(separator: " ")
  }

  /// `Large Title`, `Caption 1`.
  private static func title(of style: TextStyle) -> String {
    style.rawValue.reduce(into: "") { title, letter in
      if title.isEmpty {
        title += letter.uppercased()
      } else {
        title += letter.isUppercase || letter.isNumber ? " \(letter)" : "\(letter)"
      }
    }
  }

  /// The tint color that was set on a view, or on the nearest view around it.
  private func tint(of item: Item.ID) -> String? {
    layout.model.ancestry(of: item).lazy.compactMap { around -> String? in
      layout.model[around].view?.drawn[.tintColor].flatMap(Self.text)
    }.first
  }

  private static func text(_ value: PropertyValue) -> String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// The colors among these, as browsers write them.
  func colors(of item: Item.ID) -> [JSONValue.Member] {
    ViewProperty.all.compactMap { property -> JSONValue.Member? in
      guard property.isColor else { return nil }
      let text =
        property.name == Self.tintColor
        ? tint(of: item) : property.savedValue(of: item, in: layout).flatMap(Self.text)
      return text.flatMap(Color.init(text:)).map { color in
        let paint = Paint(color).resolved(in: layout.model.appearance(of: item))
        return .init(property.name, .string(paint.hex))
      }
    }
  }
}

/// A layer of the flat list that a page draws.
struct PlacedLayer {
  let layer: Layer
  /// The transform to the coordinates of the picture.
  let transform: AffineTransform
  let depth: Int
  /// The visible area inside the enclosing layers, in the coordinates of the picture.
  let clip: Rect?
  /// The layer's opacity times that of everything around it.
  let opacity: Double

  /// The layers of a drawing and all layers in them, each after its parent.
  static func all(in drawing: Drawing) -> [PlacedLayer] {
    var found: [PlacedLayer] = []
    var pending = drawing.layers.reversed().map {
      PlacedLayer(layer: $0, transform: $0.transform, depth: 0, clip: nil, opacity: $0.opacity)
    }
    while let place = pending.popLast() {
      found.append(place)
      pending += place.inner.reversed()
    }
    return found
  }

  private var inner: [PlacedLayer] {
    var visible = clip
    if let own = layer.clip {
      let rect = transform.applied(to: own.rect)
      visible = visible.map { $0.intersection(rect) } ?? rect
    }
    return layer.layers.map {
      PlacedLayer(
        layer: $0, transform: $0.transform.concatenating(transform), depth: depth + 1,
        clip: visible,
        opacity: $0.opacity * opacity)
    }
  }

  /// The insets of the visible part, top, right, bottom and left; nil for a layer that is rotated or isn't clipped.
  var clipInsets: [Double]? {
    guard let clip, transform.b == 0, transform.c == 0, transform.a == 1, transform.d == 1 else {
      return nil
    }
    let (x, y) = (clip.origin.x - transform.tx, clip.origin.y - transform.ty)
    let insets = [
      y, layer.size.width - x - clip.size.width, layer.size.height - y - clip.size.height, x,
    ]
    return insets.contains { $0 > 0 } ? insets.map { max(0, $0) } : nil
  }
}

extension Rect {
  fileprivate func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(origin.x, other.origin.x), max(origin.y, other.origin.y))
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
