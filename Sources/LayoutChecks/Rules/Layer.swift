import AutoLayout
import LayoutDiagnostics

/// A view that may lie on another one.
struct Layer {
  let item: Item.ID
  /// The visible rectangle, in the coordinates of the root view.
  let rect: Rect
  /// Its visible rectangle on the canvas; nil for scripts.
  let drawn: Rect?
  /// The number of views drawn before it.
  let depth: Int
  /// Whether it is a text or a control.
  let isContent: Bool
  /// Whether it is something else that people see, and no overlay.
  let isPicture: Bool
  /// Whether it always hides what lies behind it.
  let isLid: Bool

  /// A view that covers this share of the root view is an overlay.
  private static let overlay = 0.9

  /// A visible view as it lies on others; nil if it shows nothing.
  init?(_ view: IssueSearch.Visible, depth: Int, in context: CheckContext) {
    let layout = context.layout
    item = view.item
    isContent = layout.viewClass(of: item)?.isContent == true && context.showsSomething(item)
    guard let screen = context.frames[layout.root]?.area, isContent || context.isSeen(item),
      view.frame.area > 0, layout.isVisible(item), let rect = context.contentRect(of: item)
    else { return nil }
    (self.rect, self.depth) = (rect, depth)
    drawn = context.drawnContentRect(of: item)
    isPicture = !isContent && view.frame.area < Self.overlay * screen
    isLid = Self.isLid(item, in: context)
  }

  /// Whether a view hides what lies behind it, always.
  private static func isLid(_ item: Item.ID, in context: CheckContext) -> Bool {
    let layout = context.layout
    guard item != layout.root, context.subject.sources?.views[item] != nil,
      let state = layout.model[item].view, layout.subviews(of: item).isEmpty,
      !context.isReachable(item)
    else { return false }
    switch state.viewClass {
    case .imageView: return state.content.imageSize != nil
    case .view: return state.isOpaque
    default: return false
    }
  }
}

extension ViewState {
  /// Whether nothing shines through the background.
  fileprivate var isOpaque: Bool {
    guard case .text(let text)? = drawn[.backgroundColor], let color = Color(text: text) else {
      return false
    }
    return color.isOpaque && alpha >= 1
  }
}

extension Rect {
  /// Its area in square points.
  var area: Double { max(0, size.width) * max(0, size.height) }
}

/// The part of a view that shows something: its text, placed by its alignment, or its picture.
///
/// It doesn't keep the layout, as there is one for each view and screen.
struct ShownContent {
  private let item: Item.ID
  private let state: ViewState

  /// The content of a view; nil for guides.
  init?(of item: Item.ID, in layout: Layout) {
    guard let state = layout.model[item].view else { return nil }
    (self.item, self.state) = (item, state)
  }

  /// Its rectangle where the view has a frame; the frame itself for what fills it.
  func rect(in frame: Rect, _ layout: Layout) -> Rect {
    switch state.viewClass {
    case .imageView: pictureRect(in: frame)
    case .label, .button: textRect(in: frame, layout)
    default: frame
    }
  }

  private func textRect(in frame: Rect, _ layout: Layout) -> Rect {
    let wanted = layout.pass.intrinsicSize(of: item)
    let width = min(frame.size.width, wanted.horizontal ?? frame.size.width)
    let height = min(frame.size.height, wanted.vertical ?? frame.size.height)
    let room = frame.size.width - width
    return Rect(
      x: frame.origin.x + room * shareBefore(in: layout),
      y: frame.origin.y + (frame.size.height - height) / 2, width: width, height: height)
  }

  /// The rectangle of an image that keeps its proportions.
  private func pictureRect(in frame: Rect) -> Rect {
    let mode = state.drawn[.contentMode] ?? state.viewClass.fresh(.contentMode)
    guard mode == .choice("scaleAspectFit"), let image = state.content.imageSize, image.width > 0,
      image.height > 0, frame.size.width > 0, frame.size.height > 0
    else { return frame }
    let scale = min(frame.size.width / image.width, frame.size.height / image.height)
    let size = Size(width: image.width * scale, height: image.height * scale)
    return Rect(
      x: frame.origin.x + (frame.size.width - size.width) / 2,
      y: frame.origin.y + (frame.size.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// The share of the free space beside a text that is to its left.
  private func shareBefore(in layout: Layout) -> Double {
    if state.viewClass == .button { return 0.5 }
    switch state.drawn[.textAlignment] {
    case .choice("center"): return 0.5
    case .choice("right"): return 1
    case .choice("left"): return 0
    default: return layout.model.direction(of: item) == .rightToLeft ? 1 : 0
    }
  }
}
