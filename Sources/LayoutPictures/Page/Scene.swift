import AutoLayout
import LayoutDiagnostics
import TextSizes

/// A solved layout as a page shows it: what is drawn where, and what is known of each view, constraint and problem.
///
/// `Docs/JSON.md` describes its ``json``.
package struct Scene {
  /// Writes advice in the words of the command language.
  package typealias Wording = (Advice, Layout) -> [String]
  /// The lines of the script that made views and constraints, counted from 1.
  package typealias Lines = (views: [Item.ID: Int], constraints: [LayoutConstraint.ID: Int])

  /// What is shown.
  let layout: Layout
  let drawing: Drawing
  /// Whether each view says why it is where it is, which takes longer than anything else.
  private let isExplained: Bool
  let wording: Wording
  private let lines: Lines
  private let items: [String: Item.ID]
  private let images: ImageStore

  /// Makes the scene of a solved layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - isExplained: Whether views say why they are where they are; a page that can ask does without.
  ///   - lines: Which line made what; nothing where nobody knows.
  ///   - images: Finds the images of the app.
  ///   - wording: Writes advice.
  package init(
    of layout: Layout, isExplained: Bool = true, lines: Lines = ([:], [:]),
    images: @escaping ImageFinder = { _ in nil }, wording: @escaping Wording
  ) {
    self.layout = layout
    self.isExplained = isExplained
    self.lines = lines
    self.wording = wording
    // The page has its own place for bars, so that what it shows lies where the layout has it.
    drawing = Drawing(of: layout, hasBars: false, images: images)
    self.images = ImageStore(room: ImageStore.room, images)
    items = Dictionary(layout.items.map { (layout.path(of: $0), $0) }) { first, _ in first }
  }

  /// Views beyond that many have no explanations.
  private static let explainedViews = 300
  /// Views and constraints beyond that many are left out: no browser and no person could follow.
  static let limit = 3_000
  /// Whether something is left out.
  var isTooLarge: Bool {
    layout.items.count > Self.limit || layout.constraints.count > Self.limit
  }

  /// The scene as JSON.
  package var json: JSONValue {
    let painter = LayoutPainter(layout, top: layout.root)
    let texts = drawing.layers.flatMap { $0.textRects(in: .identity) }
    return [
      "title": .string(VisibleText.shown(drawing.title)),
      "width": .number(drawing.size.width), "height": .number(drawing.size.height),
      "screen": screen,
      "bars": .string(bars(painter)),
      "views": .array(
        PlacedLayer.all(in: drawing).prefix(Self.limit).enumerated().map { place, layer in
          view(layer, isExplained: isExplained && place < Self.explainedViews)
        }),
      "constraints": .array(constraints(ConstraintPainter(painter, avoiding: texts))),
      "problems": .array(problems),
    ]
  }

  /// The bars of the screen as strips, those of a document with what they show, and the keyboard.
  private func bars(_ painter: LayoutPainter) -> String {
    let strips = painter.layer(of: .bars, above: [])
    let contents = SurroundingBars(of: layout, images: images).layers
    let layers = [strips] + contents + [painter.layer(of: .keyboard, above: [])]
    return SVGWriter.fragment(
      of: layers.filter { !$0.marks.isEmpty }, size: drawing.size)
  }

  private func line(_ line: Int?) -> JSONValue { line.map { .number(Double($0)) } ?? .null }

  /// The text on what the picture shows, which is data wherever it comes from.
  func name(_ item: Item.ID) -> JSONValue { .string(VisibleText.shown(layout.path(of: item))) }

  /// Marks as an element that covers the picture.
  func fragment(of marks: [Mark]) -> String {
    var layer = Layer(name: "", kind: "marks")
    (layer.size, layer.marks) = (drawing.size, marks)
    return SVGWriter.fragment(of: layer)
  }

  private var screen: JSONValue {
    let environment = layout.environment
    return [
      "device": .string(environment.device.name), "landscape": .bool(environment.isLandscape),
      "isWhole": .bool(environment.isFullScreen),
      "contentSizeCategory": .string(environment.contentSizeCategory.rawValue),
      "direction": .string(environment.direction.shortName),
    ]
  }
}

/// Views.
extension Scene {
  private func view(_ place: PlacedLayer, isExplained: Bool) -> JSONValue {
    let layer = place.layer
    var members: [JSONValue.Member] = [
      .init("name", .string(VisibleText.shown(layer.name))),
      .init("label", .string(VisibleText.shown(layer.name))), .init("class", .string(layer.kind)),
      .init("depth", .number(Double(place.depth))),
      .init("width", .number(layer.size.width)), .init("height", .number(layer.size.height)),
      .init("matrix", .array(place.transform.inOrder.map(JSONValue.number))),
      .init("opacity", .number(layer.opacity)),
      .init("clip", place.clipInsets.map { .array($0.map(JSONValue.number)) } ?? .null),
      .init("picture", .string(SVGWriter.fragment(of: layer))),
    ]
    guard let item = items[layer.name] else { return .object(members) }
    members[1] = .init("label", .string(VisibleText.shown(layout.name(of: item))))
    members += details(of: item, isExplained: isExplained)
    return .object(members)
  }

  private func details(of item: Item.ID, isExplained: Bool) -> [JSONValue.Member] {
    let frame = layout.frame(of: item)
    let why = Self.attributes.map { Anchor(item, $0) }
    return [
      .init("text", .optional(layout.text(of: item).map(VisibleText.shown))),
      .init("line", line(lines.views[item])),
      .init("frame", .array(frame.inOrder.map(JSONValue.measured))),
      .init("open", .array(open(item, frame))),
      .init("why", isExplained ? .strings(explanations(why)) : .null),
      .init("properties", .array(properties(of: item))),
      .init("colors", .object(colors(of: item))),
    ]
  }

  private static let names = ["x", "y", "width", "height"]
  private static let attributes = [Attribute.left, .top, .width, .height]

  private func explanations(_ anchors: [Anchor]) -> [String] {
    anchors.map { VisibleText.lines(layout.explanation(of: $0).description) }
  }

  /// Why a view is where it is: a text for each value of its frame.
  package static func explanations(of item: Item.ID, in layout: Layout) -> [String] {
    attributes.map { VisibleText.lines(layout.explanation(of: Anchor(item, $0)).description) }
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

  /// What decides how a view is laid out, and what was set.
  private func properties(of item: Item.ID) -> [JSONValue] {
    ViewProperty.all.compactMap { property -> JSONValue? in
      let isShown = Self.shown.contains(property.name)
      guard
        let value = isShown
          ? property.value(of: item, in: layout) : property.savedValue(of: item, in: layout)
      else { return nil }
      return .array([.string(property.name), JSONValue(value)])
    }
  }

  private static let shown: Set<String> = [
    "hugging.horizontal", "hugging.vertical", "resistance.horizontal", "resistance.vertical",
    "layoutMargins", "intrinsicContentSize",
  ]

  /// The colors that were set, as browsers write them.
  private func colors(of item: Item.ID) -> [JSONValue.Member] {
    ViewProperty.all.compactMap { property -> JSONValue.Member? in
      guard property.isColor, let value = property.savedValue(of: item, in: layout),
        case .text(let text) = value, let color = Color(text: text)
      else { return nil }
      return .init(property.name, .string(Paint(color).hex))
    }
  }
}

/// Constraints.
extension Scene {
  /// The user's constraints, each with what marks it on the picture.
  private func constraints(_ painter: ConstraintPainter) -> [JSONValue] {
    let broken = Set(layout.brokenConstraints)
    return layout.constraints.prefix(Self.limit).map { id in
      let constraint = layout.constraint(id)
      let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
      return [
        "id": .string(VisibleText.shown(constraint.name)),
        "text": .string(VisibleText.shown(layout.equation(of: id))),
        "log": .string(VisibleText.shown(layout.constraintLine(of: id))),
        "constant": .number(constraint.constant),
        "priority": .number(constraint.priority.value), "active": .bool(constraint.isActive),
        "line": line(lines.constraints[id]), "broken": .bool(broken.contains(id)),
        "views": .array(items.map(name)),
        "mark": .string(fragment(of: painter.marks(of: id))),
      ]
    }
  }
}
