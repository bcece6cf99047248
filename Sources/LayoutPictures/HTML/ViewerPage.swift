import AutoLayout
import LayoutDiagnostics
import TextSizes

/// A view debugger in one HTML file: the picture, the tree of views, and why each value is what it is.
///
/// The page loads nothing and needs no network; what the layout says is data in it, never markup.
package struct ViewerPage {
  private let layout: Layout
  private let drawing: Drawing
  /// The constraints in force that are about an item.
  private let mentions: [Item.ID: [LayoutConstraint.ID]]
  private let items: [String: Item.ID]

  /// Makes the page of a solved layout.
  package init(of layout: Layout) {
    self.layout = layout
    drawing = Drawing(of: layout)
    var mentions: [Item.ID: [LayoutConstraint.ID]] = [:]
    for id in layout.constraints {
      let constraint = layout.constraint(id)
      for item in Set([constraint.first.item, constraint.second?.item].compactMap { $0 })
      where constraint.isActive {
        mentions[item, default: []].append(id)
      }
    }
    self.mentions = mentions
    items = Dictionary(layout.items.map { (layout.path(of: $0), $0) }) { first, _ in first }
  }

  /// Explanations take longer than anything else; views beyond that many have none.
  private static let explainedViews = 300

  /// The whole file.
  package var text: String {
    let template = String(decoding: PackageResources.Viewer_html, as: UTF8.self)
    let title = XMLText.escaped(VisibleText.shown(drawing.title))
    return Self.fill(template, ["title": title, "data": data.line.withoutMarkup])
  }

  /// The template with values for its `{{names}}`; values are not looked at again.
  private static func fill(_ template: String, _ values: [String: String]) -> String {
    var text = ""
    var rest = template[...]
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      text += rest[..<start.lowerBound]
      text += values[String(rest[start.upperBound..<end.lowerBound])] ?? ""
      rest = rest[end.upperBound...]
    }
    return text + rest
  }

  private var data: JSONValue {
    var views: [JSONValue] = []
    var pending = drawing.layers.reversed().map {
      PlacedLayer(layer: $0, transform: $0.transform, depth: 0, clip: nil)
    }
    while let place = pending.popLast() {
      views.append(view(place, isExplained: views.count < Self.explainedViews))
      pending += place.inner.reversed()
    }
    return [
      "width": .number(drawing.size.width), "height": .number(drawing.size.height),
      "views": .array(views),
    ]
  }

  private func view(_ place: PlacedLayer, isExplained: Bool) -> JSONValue {
    let layer = place.layer
    var members: [JSONValue.Member] = [
      .init("name", .string(VisibleText.shown(layer.name))), .init("class", .string(layer.kind)),
      .init("depth", .number(Double(place.depth))),
      .init("width", .number(layer.size.width)), .init("height", .number(layer.size.height)),
      .init("matrix", .array(place.transform.inOrder.map(JSONValue.number))),
      .init("opacity", .number(layer.opacity)),
      .init("clip", place.clipInsets.map { .array($0.map(JSONValue.number)) } ?? .null),
      .init("picture", .string(SVGWriter.fragment(of: layer))),
    ]
    members += details(of: items[layer.name], isExplained: isExplained)
    return .object(members)
  }

  private func details(of item: Item.ID?, isExplained: Bool) -> [JSONValue.Member] {
    guard let item else {
      return ["values", "open", "why", "constraints"].map { .init($0, .array([])) }
    }
    let frame = layout.frame(of: item)
    let values = zip(Self.names, frame.inOrder).map {
      JSONValue.array([.string($0), .string(NumberText.measured($1))])
    }
    let why = isExplained ? Self.attributes.map { Anchor(item, $0) } : []
    return [
      .init("values", .array(values)),
      .init("open", .array(isExplained ? open(item, frame) : [])),
      .init("why", .strings(why.map { VisibleText.lines(layout.explanation(of: $0).description) })),
      .init(
        "constraints",
        .strings((mentions[item] ?? []).map { VisibleText.lines(layout.constraintLine(of: $0)) })),
    ]
  }

  private static let names = ["x", "y", "width", "height"]
  private static let attributes = [Attribute.left, .top, .width, .height]

  /// The values that may be elsewhere; what has no bound reaches a screen further.
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

/// A layer of the flat list that the page draws.
private struct PlacedLayer {
  let layer: Layer
  /// To the coordinates of the picture.
  let transform: AffineTransform
  let depth: Int
  /// What the layers around it let be seen, in the coordinates of the picture.
  let clip: Rect?

  var inner: [PlacedLayer] {
    var visible = clip
    if let own = layer.clip {
      let rect = transform.applied(to: own.rect)
      visible = visible.map { $0.intersection(rect) } ?? rect
    }
    return layer.layers.map {
      PlacedLayer(
        layer: $0, transform: $0.transform.concatenating(transform), depth: depth + 1, clip: visible
      )
    }
  }

  /// How far inside the edges the visible part is, top, right, bottom and left; nil for a layer that is
  /// turned, and for one that nothing cuts off.
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

extension String {
  /// JSON that can't end the element that it is in.
  fileprivate var withoutMarkup: String { replacing("<", with: "\\u003c") }
}
