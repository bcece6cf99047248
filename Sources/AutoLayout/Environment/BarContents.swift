/// The contents of the bars around a root view, which don't affect layout.
package struct BarContents: Hashable, Sendable {
  /// The contents of a navigation bar.
  package struct NavigationItem: Hashable, Sendable {
    /// The text in its middle.
    package var title = ""
    /// From the leading edge on.
    package var left: [BarItem] = []
    /// From the trailing edge on.
    package var right: [BarItem] = []

    /// An empty bar.
    package init() {}
  }

  /// The navigation bar; nil without one.
  package var navigation: NavigationItem?
  /// Whether the title is a large one.
  package var hasLargeTitle = false
  /// The items of the tab bar; nil without one.
  package var tabs: [BarItem]?
  /// The index of the selected one of ``tabs``.
  package var selectedTab: Int?
  /// The items of the toolbar; nil without one.
  package var toolbar: [BarItem]?
  /// The color of the navigation bar; nil for that of its class.
  package var barColor: Color?
  /// The color of what can be touched in the navigation bar; nil for that of the app.
  package var tint: Color?
  /// The color of the title; nil for that of its class.
  package var titleColor: Color?

  /// No bars at all.
  package init() {}
}

/// An item of a bar: a text, an image, or both; an empty one is room between others.
package struct BarItem: Hashable, Sendable {
  /// What it says.
  package var title: String
  /// The name of its image.
  package var image: String?

  /// An item of its parts.
  package init(title: String, image: String? = nil) {
    (self.title, self.image) = (title, image)
  }

  /// The items of a text, `Home [house]|[plus]||Edit`.
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
