import AutoLayout
import TextSizes

/// A view while its picture is made: what it shows, and the marks so far.
struct Sketch {
  let view: ViewState
  /// The view's own rectangle, at the origin.
  let bounds: Rect
  let traits: RenderingTraits
  /// The appearance that decides the colors of all marks.
  let appearance: UserInterfaceStyle
  let direction: LayoutDirection
  let name: String
  /// The tint color: the color of whatever can be tapped.
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

  /// The color that a view gives a drawn value; nil if the view leaves it to its class.
  static func paint(_ value: DrawnValue, of view: ViewState) -> Paint? {
    guard case .text(let text) = view.drawn[value] ?? view.viewClass.fresh(value) else {
      return nil
    }
    return Color(text: text).map(Paint.init)
  }

  /// The text of a drawn value; nil if the view has none.
  func text(_ value: DrawnValue) -> String? { view.text(value) }

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

  /// A rectangle of the given size, centered in another.
  func centred(_ size: Size, in rect: Rect) -> Rect {
    Rect(
      x: rect.origin.x + (rect.size.width - size.width) / 2,
      y: rect.origin.y + (rect.size.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// A rectangle measured from the leading edge of the bounds, regardless of the reading direction.
  func fromLeading(_ rect: Rect) -> Rect {
    direction == .leftToRight
      ? rect
      : Rect(
        x: bounds.size.width - rect.origin.x - rect.size.width, y: rect.origin.y,
        width: rect.size.width, height: rect.size.height)
  }
}

/// Simplified drawings of UIKit's views that make each class recognizable.
///
/// To draw another class, add a row; a class without one is drawn as a plain view. The shapes are those of UIKit's
/// controls; their sizes within the frame are guesses if no document shows them.
enum ControlPicture {
  typealias Painter = @Sendable (inout Sketch) -> Void

  /// The painter of a class; nil for plain views and containers, which are recognizable by their contents.
  static func painter(of viewClass: ViewClass, isEmpty: Bool) -> Painter? {
    painters[viewClass] ?? (isEmpty ? emptyPainters[viewClass] : nil)
  }

  private static let painters: [ViewClass: Painter] = [
    .label: { $0.drawLabel() },
    .button: { $0.drawButton() },
    .textField: { $0.drawTextField() },
    .textView: { $0.drawTextView() },
    .imageView: { $0.drawImageView() },
    .switch: { $0.drawSwitch() },
    .slider: { $0.drawSlider() },
    .stepper: { $0.drawStepper() },
    .segmentedControl: { $0.drawSegments() },
    .progressView: { $0.drawProgress() },
    .activityIndicatorView: { $0.drawActivity() },
    .pageControl: { $0.drawPages() },
    .datePicker: { $0.drawWheels(3) },
    .pickerView: { $0.drawWheels(1) },
    .calendarView: { $0.drawCalendar() },
    .searchBar: { $0.drawSearchBar() },
    .toolbar: { $0.drawToolbar() },
    .tabBar: { $0.drawTabBar() },
    .navigationBar: { $0.drawNavigationBar() },
    .mapView: { $0.drawMap() },
    .webView: { $0.drawPage() },
  ]

  /// Painters for containers without cells.
  private static let emptyPainters: [ViewClass: Painter] = [
    .tableView: { $0.drawRows() },
    .collectionView: { $0.drawItems() },
  ]
}

extension ViewState {
  /// The text of a drawn value; nil if the view has none.
  func text(_ value: DrawnValue) -> String? {
    guard case .text(let text) = drawn[value] else { return nil }
    return text
  }
}
