/// The bars around a root view.
public struct Bars: Hashable, Sendable {
  /// One of UIKit's bars.
  public enum Bar: String, Hashable, Sendable, CaseIterable {
    /// The status bar; every device shows it at first.
    case status
    /// The bar of a navigation controller.
    case navigation
    /// The large title of a navigation bar, which is below the buttons.
    case largeTitle
    /// The bar of a tab bar controller.
    case tab
    /// The toolbar of a navigation controller.
    case toolbar
  }

  /// The bars on the screen.
  public let shown: Set<Bar>

  /// Creates a set of bars; a large title includes its navigation bar.
  public init(_ shown: Set<Bar>) {
    self.shown = shown.contains(.largeTitle) ? shown.union([.navigation]) : shown
  }

  /// The bars of a new session: the status bar.
  public static let standard = Bars([.status])

  /// Bars as words of the command `bars`: `navigation tab`, `tab hidden status`, `none`.
  ///
  /// The status bar is shown unless it is hidden or there are no bars. Unknown words are ignored.
  init(words: [String]) {
    let isBare = words == [Self.none] || words.suffix(2) == Self.hiddenStatus
    let listed = words.dropLast(isBare ? Self.hiddenStatus.count : 0).compactMap(Bar.init)
    self.init(Set(listed).union(isBare ? [] : [.status]))
  }

  /// The words that make up the bars.
  var words: [String] {
    let listed = Bar.allCases.filter { $0 != .status && shown.contains($0) }.map { $0.rawValue }
    if shown.contains(.status) { return listed.isEmpty ? [Bar.status.rawValue] : listed }
    return listed.isEmpty ? [Self.none] : listed + Self.hiddenStatus
  }

  /// All words for bars.
  static let words = Bar.allCases.map { $0.rawValue } + [none, hiddenStatus[0]]

  private static let none = "none"
  private static let hiddenStatus = ["hidden", Bar.status.rawValue]

  /// The extents of the bars, except the status bar, from the top and bottom of a screen; they adjoin the areas of
  /// notch and home indicator.
  ///
  /// A toolbar lies above a tab bar, a large title below its navigation bar.
  func insets(on screen: Device.Screen) -> EdgeInsets {
    func sum(_ bars: [Bar]) -> Double {
      bars.filter(shown.contains).reduce(0) { $0 + ($1.heights?[screen] ?? 0) }
    }
    return EdgeInsets(
      top: sum([.navigation, .largeTitle]), left: 0, bottom: sum([.tab, .toolbar]), right: 0)
  }
}

extension Bars.Bar {
  /// The heights of a bar in points, depending on the room on the screen.
  struct Heights {
    let regular: Double
    let compact: Double
    let wide: Double
    let tablet: Double

    subscript(screen: Device.Screen) -> Double {
      switch screen {
      case .regular: regular
      case .compact: compact
      case .wide: wide
      case .tablet: tablet
      }
    }
  }

  /// The heights; nil for the status bar, whose height depends on the device.
  ///
  /// Counted in saved documents: navigation bars 44 (3,388 of 3,881), 96 with a large title, 50 on tablets in later
  /// documents; tab bars 49 (380 of 417); toolbars 44 (417 of 467). The heights for phones in landscape are general
  /// knowledge: there are no large titles, and bars are lower only on phones that are not wide.
  var heights: Heights? {
    switch self {
    case .status: nil
    case .navigation: Heights(regular: 44, compact: 32, wide: 44, tablet: 50)
    case .largeTitle: Heights(regular: 52, compact: 0, wide: 0, tablet: 52)
    case .tab: Heights(regular: 49, compact: 32, wide: 49, tablet: 49)
    case .toolbar: Heights(regular: 44, compact: 32, wide: 44, tablet: 44)
    }
  }
}

extension Environment {
  /// The frames of the bars, in points of the root view; the status bar is as tall as the device's top inset.
  package var barFrames: [(bar: Bars.Bar, frame: Rect)] {
    let covered = device.safeArea(
      isLandscape: isLandscape, showsStatusBar: bars.shown.contains(.status))
    let screen = device.screen(isLandscape: isLandscape)
    var (top, bottom) = (covered.top, size.height - covered.bottom)
    return Bars.Bar.allCases.filter(bars.shown.contains).compactMap { bar in
      let height = bar.heights?[screen] ?? covered.top
      var y = 0.0
      switch bar {
      case .status: break
      case .navigation, .largeTitle:
        y = top
        top += height
      case .tab, .toolbar:
        bottom -= height
        y = bottom
      }
      return height > 0 ? (bar, Rect(x: 0, y: y, width: size.width, height: height)) : nil
    }
  }
}

/// The contents of the bars around a root view, which don't affect layout.
package struct BarContents: Hashable, Sendable {
  /// The contents of a navigation bar.
  package struct NavigationItem: Hashable, Sendable {
    /// The text in its center.
    package var title = ""
    /// The items from the leading edge inward.
    package var left: [BarItem] = []
    /// The items from the trailing edge inward.
    package var right: [BarItem] = []

    /// An empty bar.
    package init() {}
  }

  /// The navigation bar; nil if there is none.
  package var navigation: NavigationItem?
  /// Whether the title is large.
  package var hasLargeTitle = false
  /// The items of the tab bar; nil if there is none.
  package var tabs: [BarItem]?
  /// The index of the selected tab in ``tabs``.
  package var selectedTab: Int?
  /// The items of the toolbar; nil if there is none.
  package var toolbar: [BarItem]?
  /// The color of the navigation bar; nil for its class's color.
  package var barColor: Color?
  /// The color of the controls in the navigation bar; nil for the app's tint.
  package var tint: Color?
  /// The color of the title; nil for its class's color.
  package var titleColor: Color?

  /// No bars at all.
  package init() {}
}

/// An item of a bar: a text, an image, or both; an empty one is a space between others.
package struct BarItem: Hashable, Sendable {
  /// What it says.
  package var title: String
  /// The name of its image.
  package var image: String?

  /// Creates an item from its parts.
  package init(title: String, image: String? = nil) {
    (self.title, self.image) = (title, image)
  }

  /// The items that a text describes: `Home [house]|[plus]||Edit`.
  package static func list(_ text: String) -> [BarItem] {
    text.split(separator: "|", omittingEmptySubsequences: false).map { part in
      guard part.hasSuffix("]"), let open = part.lastIndex(of: "[") else {
        return BarItem(title: part.trimmed)
      }
      return BarItem(
        title: part[..<open].trimmed, image: String(part[part.index(after: open)...].dropLast()))
    }
  }

  /// The text of items.
  package static func text(_ items: [BarItem]) -> String {
    items.map { item in
      let words = [item.title.replacing("|", with: "/"), item.image.map { "[\($0)]" } ?? ""]
      return words.filter { !$0.isEmpty }.joined(separator: " ")
    }.joined(separator: "|")
  }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
