import AutoLayout

/// What only Interface Builder's canvas does.
extension ViewValues {
  /// The first version in which navigation bars are inside sheets.
  private static let firstSheets = 15000

  /// How strongly the canvas keeps a size that nothing decides: more than the constraints of stack
  /// views that shrink what is undetermined (at most 51), less than anything that a document says.
  private static let keeping = 60.0

  /// The size that only the canvas has.
  ///
  /// A view that shows nothing keeps the size that it was saved with where nothing else decides it:
  /// of 61 arranged views without content that a stack view could shrink to nothing, 3 were, and of
  /// 111 frames around labels without text, 4. That takes no size of a content from the document, as there
  /// is no content: texts, controls and images always have the size that is measured, whatever was
  /// saved. On a screen such views are what UIKit makes of them. A navigation bar at the very top, outside of controllers,
  /// is 56 points high, as in a sheet (3 of 3; 44 below, 7 of 7).
  mutating func readCanvasSize() {
    if showsNothing, let size = view.frame?.size {
      add("intrinsicContentSize", .size(width: size.width, height: size.height))
      for property in Self.sizePriorities { add(property, .number(Self.keeping)) }
    } else if viewClass == .navigationBar, document.toolsVersion >= Self.firstSheets,
      view.frame?.origin.y == 0
    {
      add("intrinsicContentSize", .size(width: nil, height: 56))
    }
  }

  /// Whether the view has no content that gives it a size.
  var showsNothing: Bool {
    guard !view.isManual, view.role == .subview else { return false }
    switch viewClass {
    case .label: return !hasText
    case .imageView: return attributes["image"] == nil
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
