import AutoLayout
import TextSizes

/// A view as its picture is made: what it shows, and the marks so far.
struct Sketch {
  let view: ViewState
  /// The view's own rectangle, at the origin.
  let bounds: Rect
  let traits: RenderingTraits
  /// The appearance that gives all marks their colors.
  let appearance: UserInterfaceStyle
  let direction: LayoutDirection
  let name: String
  /// The color of what can be touched.
  var tint: Paint
  /// The images of the picture.
  let images: ImageStore
  /// The color behind the view.
  var ground = Paint.systemBackground
  private(set) var marks: [Mark] = []

  init(
    _ item: Item.ID, _ view: ViewState, named name: String? = nil, size: Size, in layout: Layout,
    tint: Paint, images: ImageStore
  ) {
    (self.view, self.name) = (view, name ?? layout.name(of: item))
    traits = layout.model.renderingTraits(of: item)
    appearance = layout.model.appearance(of: item)
    direction = layout.model.direction(of: item)
    (bounds, self.tint, self.images) = (Rect(origin: .zero, size: size), tint, images)
  }

  mutating func add(_ mark: Mark) { marks.append(mark.resolved(in: appearance)) }

  // MARK: What the view says about its drawing

  /// The color of a drawn value; nil if the view leaves it to its class.
  func paint(_ value: DrawnValue) -> Paint? { Self.paint(value, of: view) }

  /// The color of a drawn value of a view; nil if the view leaves it to its class.
  static func paint(_ value: DrawnValue, of view: ViewState) -> Paint? {
    guard case .text(let text) = view.drawn[value] ?? view.viewClass.fresh(value) else {
      return nil
    }
    return Color(text: text).map(Paint.init)
  }

  /// The text of a drawn value; nil if the view has none.
  func text(_ value: DrawnValue) -> String? {
    guard case .text(let text) = view.drawn[value] else { return nil }
    return text
  }

  /// The word of a drawn value.
  func choice(_ value: DrawnValue) -> String {
    guard case .choice(let word) = view.drawn[value] ?? view.viewClass.fresh(value) else {
      return ""
    }
    return word
  }

  func length(_ value: DrawnValue) -> Double {
    guard case .number(let points) = view.drawn[value] ?? view.viewClass.fresh(value) else {
      return 0
    }
    return points
  }

  // MARK: Shapes

  mutating func fill(_ rect: Rect, radius: Double = 0, _ paint: Paint, _ role: Mark.Role = .control)
  {
    add(Mark(role, .rect(RoundedRect(rect, radius: radius)), fill: paint))
  }

  mutating func frame(
    _ rect: Rect, radius: Double = 0, _ paint: Paint, width: Double = 1,
    _ role: Mark.Role = .control
  ) {
    // Inside the edges, as layers draw their borders.
    let inside = rect.inset(by: EdgeInsets(width / 2))
    let shape = RoundedRect(inside, radius: max(0, radius - width / 2))
    add(Mark(role, .rect(shape), stroke: Stroke(paint, width: width)))
  }

  mutating func disc(_ rect: Rect, _ paint: Paint) {
    add(Mark(.control, .ellipse(in: rect), fill: paint))
  }

  mutating func line(_ points: [Point], _ paint: Paint, width: Double = 1) {
    add(Mark(.control, .line(points), stroke: Stroke(paint, width: width)))
  }

  /// A rectangle of some size in the middle of another.
  func centred(_ size: Size, in rect: Rect) -> Rect {
    Rect(
      x: rect.origin.x + (rect.size.width - size.width) / 2,
      y: rect.origin.y + (rect.size.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// From the leading edge of the bounds, whatever way the language is read.
  func fromLeading(_ rect: Rect) -> Rect {
    direction == .leftToRight
      ? rect
      : Rect(
        x: bounds.size.width - rect.origin.x - rect.size.width, y: rect.origin.y,
        width: rect.size.width, height: rect.size.height)
  }
}
