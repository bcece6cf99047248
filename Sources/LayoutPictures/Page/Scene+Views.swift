import AutoLayout
import LayoutDiagnostics
import TextSizes

/// Views.
extension Scene {
  /// Views beyond that many have no explanations.
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

  /// Long sums, as deep views have them, are shortened: on a page they would be unreadable.
  private static let (lineLimit, lengthLimit) = (30, 400)

  private static func shortened(_ line: Substring) -> String {
    line.utf8.count <= lengthLimit ? String(line) : line.prefix(lengthLimit) + "…"
  }

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
