import AutoLayout

/// Rules that apply only to Interface Builder's canvas.
extension ViewValues {
  /// The margins of a top-level view of a xib.
  ///
  /// On the canvas it isn't a controller's view: a plain view, with a plain view's margins, surrounds it. Up
  /// to Xcode 14.2, its superview's margins reach into it if it preserves them (9 of 9 tops and bottoms; later they
  /// don't, 2 of 2). Its own margins are a plain view's if the safe area doesn't add to them (2 of 2).
  var canvasMargins: (property: String, EdgeInsets)? {
    guard options.showsPlaceholders, view.role == .root, !document.isStoryboard else { return nil }
    guard let (property, explicit) = explicitMargins else {
      let isPlain = isOfXcode6 || attributes["insetsLayoutMarginsFromSafeArea"] == "NO"
      return isPlain ? ("layoutMargins", EdgeInsets(Self.plainMargin)) : nil
    }
    guard attributes.isYes("preservesSuperviewLayoutMargins"), document.toolsVersion < 21600 else {
      return nil
    }
    var margins = explicit
    margins.top = max(margins.top, Self.plainMargin)
    margins.bottom = max(margins.bottom, Self.plainMargin)
    return (property, margins)
  }

  /// Whether the version had no minimum margins: up to Xcode 6, a top-level view had the margins of a plain view (3 of
  /// 3).
  var isOfXcode6: Bool { document.toolsVersion < 8000 }

  /// The margin of a view without one of its own.
  private static let plainMargin = 8.0

  /// The first version with navigation bars inside sheets.
  private static let firstSheets = 15000

  /// The priority of sizes that only the canvas decides: above the shrinking constraints of stack views (at most 51),
  /// below everything in a document.
  private static let keeping = 60.0

  /// The size that only the canvas has.
  ///
  /// An empty view keeps its saved size if nothing else decides it: of 61 arranged views without content that a stack
  /// view could shrink to nothing, 3 were shrunk, and of 111 frames around labels without text, 4. No size of content
  /// is taken from the document this way: texts, controls and images always have their measured size, whatever was
  /// saved. On a screen, UIKit decides the size of such views. A navigation bar at the very top, outside controllers,
  /// is 56 points high, as in a sheet (3 of 3; 44 below, 7 of 7).
  mutating func readCanvasSize() {
    if showsNothing, let size = view.frame?.size {
      guard options.keepsSavedSizes else { return }
      add("intrinsicContentSize", .size(width: size.width, height: size.height))
      if !keepsSizeLikeContent {
        for property in Self.sizePriorities { add(property, .number(Self.keeping)) }
      }
    } else if viewClass == .navigationBar, document.toolsVersion >= Self.firstSheets,
      view.frame?.origin.y == 0
    {
      add("intrinsicContentSize", .size(width: nil, height: 56))
    }
  }

  /// Whether the view keeps its saved size by its own priorities, as if it had content of that size.
  ///
  /// It does in stack views, and so do empty labels: of 14,498 views, this makes 64 more right if sizes are given, and
  /// 248 more if nothing is. Views with subviews would pass on the sizes of the texts in them, which are to be computed
  /// if nothing is given.
  private var keepsSizeLikeContent: Bool {
    viewClass == .label || isArranged && (options.intrinsicSizes == .saved || !hasSubviews)
  }

  /// Whether the view has no content that gives it a size.
  var showsNothing: Bool {
    guard !view.isManual, view.role == .subview else { return false }
    switch viewClass {
    case .label: return !hasText
    case .imageView: return imageName(of: view.element) == nil
    case .textView: return attributes["scrollEnabled"] != "NO"
    default:
      return viewClass.stackAxis == nil ? viewClass.content == .unsized : !hasSubviews
    }
  }

  private var hasText: Bool {
    let texts: Set<String> = ["text", "attributedText"]
    return !(attributes["text"] ?? "").isEmpty
      || view.element.children.contains { texts.contains($0.key ?? "") }
  }
}
