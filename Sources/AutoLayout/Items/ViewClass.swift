/// A UIKit view class that `add` can make, with everything that its views have in common.
///
/// A class is one row of the table in this folder, ``all``. Views refer to their row, which they all share and which
/// costs each of them one word of memory.
public final class ViewClass: Sendable {
  /// The possible contents of the views of a class.
  enum Contents: Hashable, Sendable {
    /// Views that users add.
    case views
    /// Rarely any views: labels, controls.
    case nothing
    /// Views that a stack view arranges, initially along that axis.
    case arranged(Axis)
    /// A content area, which is partly visible through the view.
    case contentArea
    /// Cells, which the view scrolls.
    case cells
  }

  /// The word of the language, `textfield`.
  public let keyword: String
  /// UIKit's name, `UITextField`.
  public let className: String
  /// One line for help.
  package let summary: String
  /// Content hugging of a new instance.
  public let hugging: PerAxis<Double>
  /// Whether `add` takes a text.
  public let hasText: Bool
  /// The rule for the size of the content.
  package let content: ContentRule
  /// The possible contents of its views.
  let contents: Contents
  /// The margins of a new instance.
  let margins: MarginRule
  /// The names of Interface Builder's elements for views of the class, the usual one first.
  package let elements: [String]

  init(
    _ keyword: String,
    _ className: String,
    _ summary: String,
    hugging: PerAxis<Double> = PerAxis(250),
    hasText: Bool = false,
    content: ContentRule = .unsized,
    contents: Contents? = nil,
    margins: MarginRule = .ordinary,
    moreElements: [String] = []
  ) {
    self.keyword = keyword
    self.className = className
    self.summary = summary
    self.hugging = hugging
    self.hasText = hasText
    self.content = content
    self.contents = contents ?? (content == .unsized ? .views : .nothing)
    self.margins = margins
    elements = [Self.element(ofClass: className)] + moreElements
  }

  /// Interface Builder names its elements after UIKit's classes, without the two-letter prefix: `imageView` for
  /// `UIImageView`.
  private static func element(ofClass className: String) -> String {
    let name = className.dropFirst(2)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The axis of a new stack view; nil for other classes.
  public var stackAxis: Axis? {
    guard case .arranged(let axis) = contents else { return nil }
    return axis
  }

  /// Whether it is a scroll view, which shows a part of a content area.
  public var isScrollView: Bool { contents == .contentArea }

  /// Whether views of the class lie at an edge of the screen: navigation bars, tab bars, toolbars.
  var isBar: Bool { Self.bars.contains(self) }

  private static let bars: Set<ViewClass> = [navigationBar, tabBar, toolbar]

  /// Whether views of the class rarely hold others.
  package var isLeaf: Bool { contents == .nothing }

  /// The class of a keyword, or of UIKit's name with or without its prefix: `scroll`,
  /// `UIScrollView`, `scrollView`.
  public static func named(_ name: String) -> ViewClass? {
    all.first { $0.keyword == name } ?? all.first { $0.className == name }
      ?? all.first { Name.matches(String($0.className.dropFirst(2)), name) }
  }
}

extension ViewClass: Hashable {
  /// Whether both are the same row.
  public static func == (first: ViewClass, second: ViewClass) -> Bool { first === second }

  /// Feeds the row's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The default margins of the views of a class.
enum MarginRule: Hashable, Sendable {
  /// 8 points, or a root view's margins.
  case ordinary
  /// None, as all constraints to the margins of stack views show.
  case stack
  /// The margins of a table view's cells and their content views.
  case tableCell
  /// The margins of a collection view's cells, headers and footers.
  case collectionCell

  /// Whether it is for cells.
  var isOfCells: Bool { self == .tableCell || self == .collectionCell }
}
