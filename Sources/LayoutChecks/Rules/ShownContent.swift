import AutoLayout

/// The part of a view that shows something: its text, placed by its alignment, or its picture.
struct ShownContent {
  private let item: Item.ID
  private let state: ViewState
  private let layout: Layout

  /// The content of a view; nil for guides.
  init?(of item: Item.ID, in layout: Layout) {
    guard let state = layout.model[item].view else { return nil }
    (self.item, self.state, self.layout) = (item, state, layout)
  }

  /// Its rectangle where the view has a frame; the frame itself for what fills it.
  func rect(in frame: Rect) -> Rect {
    switch state.viewClass {
    case .imageView: pictureRect(in: frame)
    case .label, .button: textRect(in: frame)
    default: frame
    }
  }

  private func textRect(in frame: Rect) -> Rect {
    let wanted = layout.pass.intrinsicSize(of: item)
    let width = min(frame.size.width, wanted.horizontal ?? frame.size.width)
    let height = min(frame.size.height, wanted.vertical ?? frame.size.height)
    let room = frame.size.width - width
    return Rect(
      x: frame.origin.x + room * shareBefore,
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
  private var shareBefore: Double {
    if state.viewClass == .button { return 0.5 }
    switch state.drawn[.textAlignment] {
    case .choice("center"): return 0.5
    case .choice("right"): return 1
    case .choice("left"): return 0
    default: return layout.model.direction(of: item) == .rightToLeft ? 1 : 0
    }
  }
}
