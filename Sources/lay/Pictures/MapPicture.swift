import AutoLayout
import InterfaceBuilder
import LayLanguage
import LayoutPictures

/// A storyboard as Interface Builder's canvas shows it: its scenes, half as large, and arrows for its segues.
struct MapPicture {
  private static let scale = 0.5
  private static let margin = 48.0
  private static let title = Font.system(13, weight: .semibold)
  private static let small = Font.system(10)
  private static let ground = Paint("#e8e8ed")
  private static let ink = Paint("#1c1c1e")
  private static let line = Paint("#636366")
  /// The size of a scene that only contains other scenes, in points of the canvas.
  private static let holder = Size(width: 280, height: 160)
  /// The maximum bytes of images in a scene: a storyboard may have a hundred scenes.
  private static let room = 1 << 19

  private let map: StoryboardMap
  private let pictures: [Drawing?]
  /// The frames of the scenes in the picture.
  private var frames: [Rect] = []

  /// The picture of a storyboard.
  ///
  /// - Parameters:
  ///   - map: The scenes and segues.
  ///   - name: The title of the picture.
  ///   - draw: Draws a scene, with a limit of image bytes.
  /// - Returns: The picture.
  static func drawing(
    of map: StoryboardMap, named name: String,
    _ draw: (DocumentPart, _ room: Int) throws -> Drawing
  ) rethrows -> Drawing {
    var picture = MapPicture(
      map: map, pictures: try map.scenes.map { try $0.part.map { try draw($0, room) } })
    picture.place()
    return picture.finished(name)
  }

  private init(map: StoryboardMap, pictures: [Drawing?]) {
    (self.map, self.pictures) = (map, pictures)
  }

  // MARK: Places

  /// The size of its picture, or the one that its name needs.
  private func size(_ index: Int) -> Size {
    if let picture = pictures[index] { return picture.size }
    let width = TextMetrics(Self.title, in: RenderingTraits(scale: 2))
      .width(of: map.scenes[index].name)
    return Size(
      width: max(Self.holder.width, (width + 20) / Self.scale), height: Self.holder.height)
  }

  /// Places the scenes as on the canvas, farther apart if they would overlap, and those without a place below the
  /// others.
  private mutating func place() {
    let known = map.scenes.indices.filter { map.scenes[$0].place != nil }
    let factor = [1, 1.25, 1.5, 2, 3, 4, 6].first { factor in
      let rects = known.map { rect($0, factor) }
      return !rects.indices.contains { first in
        rects[..<first].contains { rects[first].isNear($0) }
      }
    }
    var rects = map.scenes.indices.map { rect($0, factor ?? 6) }
    let left = known.map { rects[$0].origin.x }.min() ?? 0
    let top = known.map { rects[$0].origin.y }.min() ?? 0
    let bottom = known.map { rects[$0].origin.y + rects[$0].size.height }.max() ?? top
    var x = left
    for index in map.scenes.indices where map.scenes[index].place == nil {
      rects[index].origin = Point(x: x, y: known.isEmpty ? top : bottom + 160)
      x += rects[index].size.width + 160
    }
    frames = rects.map { rect in
      Rect(
        x: (rect.origin.x - left) * Self.scale + Self.margin,
        y: (rect.origin.y - top) * Self.scale + Self.margin, width: rect.size.width * Self.scale,
        height: rect.size.height * Self.scale)
    }
  }

  private func rect(_ index: Int, _ factor: Double) -> Rect {
    let (size, place) = (size(index), map.scenes[index].place ?? .zero)
    // Unlike frames, places on the canvas are the centers of scenes.
    return Rect(
      x: place.x * factor - size.width / 2, y: place.y * factor - size.height / 2,
      width: size.width, height: size.height)
  }

  // MARK: Layers

  private func finished(_ name: String) -> Drawing {
    let right = frames.map { $0.origin.x + $0.size.width }.max() ?? 0
    let bottom = frames.map { $0.origin.y + $0.size.height }.max() ?? 0
    let size = Size(width: right + Self.margin, height: bottom + Self.margin)
    var background = Layer(name: "background", kind: "background")
    background.marks = [
      Mark(.fill, .rect(RoundedRect(Rect(origin: .zero, size: size))), fill: Self.ground)
    ]
    var arrows = Layer(name: "segues", kind: "segues")
    arrows.marks = segues.flatMap { arrow($0) }
    let count = map.scenes.count
    return Drawing(
      size: size, title: "the scenes of \(name)",
      summary: "\(count) scene\(count == 1 ? "" : "s"), \(segues.count) connections",
      layers: [background] + map.scenes.indices.map(scene) + [arrows])
  }

  private func scene(_ index: Int) -> Layer {
    let (scene, frame) = (map.scenes[index], frames[index])
    var layer = Layer(name: scene.name, kind: "scene")
    layer.size = frame.size
    layer.transform = AffineTransform(translationX: frame.origin.x, y: frame.origin.y)
    let whole = RoundedRect(Rect(origin: .zero, size: frame.size), radius: 4)
    if let picture = pictures[index] {
      layer.layers = picture.layers.map { inner in
        var small = inner
        small.transform = inner.transform.concatenating(
          AffineTransform(a: Self.scale, b: 0, c: 0, d: Self.scale, tx: 0, ty: 0))
        return small
      }
      layer.marks = [Mark(.outline, .rect(whole), stroke: Stroke(Self.line.withAlpha(0.5)))]
      layer.marks += text(scene.name, Self.title, x: 0, baseline: -6)
    } else {
      layer.marks = [
        Mark(.outline, .rect(whole), fill: Paint("#ffffff"), stroke: Stroke(Self.line))
      ]
      layer.marks += text(
        scene.name, Self.title, x: 10, baseline: frame.size.height / 2 + 4)
    }
    if scene.isInitial { layer.marks += Self.entry(at: frame.size.height / 2) }
    return layer
  }

  /// The arrow that leads to the first scene.
  private static func entry(at y: Double) -> [Mark] {
    let head = [Point(x: -4, y: y), Point(x: -14, y: y - 6), Point(x: -14, y: y + 6)]
    return [
      Mark(
        .control, .line([Point(x: -34, y: y), Point(x: -14, y: y)]), stroke: Stroke(ink, width: 3)),
      Mark(.control, .line(head), fill: ink),
    ]
  }

  private func text(_ text: String, _ font: Font, x: Double, baseline: Double) -> [Mark] {
    let metrics = TextMetrics(font, in: RenderingTraits(scale: 2))
    let run = TextRun(
      words: metrics.words(of: text, from: x), baseline: baseline, pointSize: metrics.pointSize,
      weight: font.weight)
    return run.words.isEmpty ? [] : [Mark(.label, .text(run), fill: Self.ink)]
  }

  // MARK: Segues

  /// The segues, one of each kind between two scenes; a table may have one for each of its rows.
  private var segues: [StoryboardMap.Segue] {
    var seen: Set<[Int]> = []
    return map.segues.filter { $0.from != $0.to && seen.insert([$0.from, $0.to]).inserted }
  }

  private func arrow(_ segue: StoryboardMap.Segue) -> [Mark] {
    let (from, to) = (frames[segue.from], frames[segue.to])
    let start = from.edge(towards: to.center)
    let end = to.edge(towards: from.center)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 1 else { return [] }
    let (along, across) = (Point(x: dx / length, y: dy / length), 4.5)
    let back = Point(x: end.x - along.x * 10, y: end.y - along.y * 10)
    let head = [
      end, Point(x: back.x - along.y * across, y: back.y + along.x * across),
      Point(x: back.x + along.y * across, y: back.y - along.x * across),
    ]
    let isHolding = segue.kind == "relationship"
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let metrics = TextMetrics(Self.small, in: RenderingTraits(scale: 2))
    let words = isHolding ? "" : segue.name ?? segue.kind
    let width = metrics.width(of: words)
    var marks = [
      Mark(
        .control, .line([start, back]),
        stroke: Stroke(Self.line, width: 1.5, dashes: isHolding ? [5, 4] : [])),
      Mark(.control, .line(head), fill: Self.line),
    ]
    if !words.isEmpty, width + 24 < length {
      let plate = Rect(x: middle.x - width / 2 - 3, y: middle.y - 8, width: width + 6, height: 16)
      marks.append(Mark(.label, .rect(RoundedRect(plate, radius: 4)), fill: Self.ground))
      marks += text(words, Self.small, x: middle.x - width / 2, baseline: middle.y + 3.5)
    }
    return marks
  }
}

extension Rect {
  /// Whether two scenes are so close to each other that no arrow fits between them.
  fileprivate func isNear(_ other: Rect) -> Bool {
    let gap = 60.0
    return origin.x < other.origin.x + other.size.width + gap
      && other.origin.x < origin.x + size.width + gap
      && origin.y < other.origin.y + other.size.height + gap
      && other.origin.y < origin.y + size.height + gap
  }

  /// Where the line from the center to a point leaves the rectangle.
  fileprivate func edge(towards point: Point) -> Point {
    let (dx, dy) = (point.x - center.x, point.y - center.y)
    let ratios = [
      dx == 0 ? nil : size.width / 2 / abs(dx), dy == 0 ? nil : size.height / 2 / abs(dy),
    ].compactMap { $0 }
    let ratio = min(1, ratios.min() ?? 0)
    return Point(x: center.x + dx * ratio, y: center.y + dy * ratio)
  }
}
