import AutoLayout
import LayoutDiagnostics

/// A view that may lie on another one.
struct Layer {
  let item: Item.ID
  /// The visible rectangle, in the coordinates of the root view.
  let rect: Rect
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

  /// The visible views of a subject that show something.
  static func all(_ context: CheckContext) -> [Layer] {
    let layout = context.layout
    guard let screen = context.frames[layout.root]?.area else { return [] }
    return context.search.visible.enumerated().compactMap { depth, view in
      let isContent =
        layout.viewClass(of: view.item)?.isContent == true && context.showsSomething(view.item)
      guard isContent || context.isSeen(view.item), view.frame.area > 0,
        layout.isVisible(view.item), let rect = context.contentRect(of: view.item)
      else { return nil }
      return Layer(
        item: view.item, rect: rect, depth: depth, isContent: isContent,
        isPicture: !isContent && view.frame.area < overlay * screen,
        isLid: context.isLid(view.item))
    }
  }
}

extension CheckContext {
  /// Whether a view hides what lies behind it, always.
  fileprivate func isLid(_ item: Item.ID) -> Bool {
    guard item != layout.root, subject.sources?.views[item] != nil,
      let state = layout.model[item].view, layout.subviews(of: item).isEmpty, !isReachable(item)
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

  /// The width and the height of what it shares with another one; negative where there is nothing.
  func shared(with other: Rect) -> (width: Double, height: Double) {
    (
      min(maxX, other.maxX) - max(origin.x, other.origin.x),
      min(maxY, other.maxY) - max(origin.y, other.origin.y)
    )
  }
}
