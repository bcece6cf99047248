import AutoLayout
import LayoutDiagnostics
import TextSizes

/// A solved layout as a page shows it: what is drawn where, and what is known about each view, constraint and problem.
///
/// `Docs/JSON.md` describes its ``json``.
package struct Scene {
  /// Puts advice into the words of the command language.
  package typealias Wording = (Advice, Layout) -> [String]
  /// The lines of the script that made views and constraints, counted from 1.
  package typealias Lines = (views: [Item.ID: Int], constraints: [LayoutConstraint.ID: Int])

  /// Which views are explained, which takes longer than anything else.
  package enum Explained: Sendable {
    /// All views, as far as a page has room.
    case all
    /// None: the page can ask, or other things are examined.
    case none
    /// Some of them.
    case some(Set<Item.ID>)
  }

  /// The shown layout.
  let layout: Layout
  let drawing: Drawing
  let explained: Explained
  let wording: Wording
  let quoting: (String) -> String
  let lines: Lines
  let items: [String: Item.ID]
  /// The margins of each view.
  let margins: [Item.ID: EdgeInsets]
  private let images: ImageStore

  /// Makes the scene of a solved layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - explained: The views whose frames are explained.
  ///   - lines: The line that made each view and constraint; nothing if unknown.
  ///   - images: Finds the images of the app.
  ///   - quoting: Writes a name as commands take it.
  ///   - wording: Writes advice.
  package init(
    of layout: Layout, explained: Explained = .all, lines: Lines = ([:], [:]),
    images: @escaping ImageFinder = { _ in nil }, quoting: @escaping (String) -> String = { $0 },
    wording: @escaping Wording
  ) {
    self.layout = layout
    self.explained = explained
    self.quoting = quoting
    self.lines = lines
    self.wording = wording
    // The page stores bars separately, so that what it shows is where the layout places it.
    drawing = Drawing(of: layout, bars: .none, listsUnseen: true, images: images)
    self.images = ImageStore(room: ImageStore.room, images)
    margins = layout.layoutMargins
    items = Dictionary(layout.items.map { (layout.path(of: $0), $0) }) { first, _ in first }
  }

  /// The maximum number of views and constraints; with more, no browser and no person could cope.
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
        PlacedLayer.all(in: drawing).prefix(Self.limit).enumerated().map { view($1, at: $0) }),
      "constraints": .array(constraints(ConstraintPainter(painter, avoiding: texts))),
      "problems": .array(problems),
    ]
  }

  /// The bars of the screen as strips, or a document's bars with their contents, and the keyboard.
  private func bars(_ painter: LayoutPainter) -> String {
    SVGWriter.fragment(
      of: painter.screenBars(
        with: SurroundingBars(of: layout, images: images, standsIn: true), showsBeyond: false),
      size: drawing.size)
  }

  func line(_ line: Int?) -> JSONValue { line.map { .number(Double($0)) } ?? .null }

  /// The name by which the page identifies an item, which isn't the displayed one.
  func name(_ item: Item.ID) -> JSONValue { .string(layout.path(of: item)) }

  /// A name as commands take it, if that differs from the name itself.
  func written(_ name: String) -> JSONValue {
    let written = quoting(name)
    return written == name ? .null : .string(written)
  }

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
      "appearance": .string(environment.appearance.rawValue),
    ]
  }
}

/// Constraints.
extension Scene {
  /// The user's constraints, each with its marks on the picture.
  private func constraints(_ painter: ConstraintPainter) -> [JSONValue] {
    let broken = Set(layout.brokenConstraints)
    return layout.constraints.prefix(Self.limit).map { id in
      let constraint = layout.constraint(id)
      let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
      return [
        "id": .string(constraint.name), "written": written(constraint.name),
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
