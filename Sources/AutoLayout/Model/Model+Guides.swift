/// Where the guides of UIKit lie on their views.
extension LayoutPass {
  /// The distances of a guide from the edges of its view; nil for guides that don't have
  /// all four.
  package func insets(of kind: GuideKind, on view: Item.ID) -> EdgeInsets? {
    switch kind {
    case .safeArea: inheritedInsets(of: view).safeArea
    case .layoutMarginsGuide: layoutMargins(of: view)
    case .readableContentGuide: model.readableInsets(of: view, in: inheritedInsets(of: view))
    case .frameLayoutGuide: .zero
    case .contentLayoutGuide, .keyboardLayoutGuide, .topLayoutGuide, .bottomLayoutGuide: nil
    }
  }

  /// The height of a guide that lies at the top or bottom of its view; nil for the others.
  ///
  /// The guides of bars have the bars' heights, without additional insets (a guess). The keyboard guide ends above the
  /// keyboard or the bottom safe area, whichever is higher.
  package func height(of kind: GuideKind, on view: Item.ID) -> Double? {
    switch kind {
    case .safeArea, .layoutMarginsGuide, .readableContentGuide, .contentLayoutGuide,
      .frameLayoutGuide:
      return nil
    case .topLayoutGuide: return model.environment.safeArea.top
    case .bottomLayoutGuide: return model.environment.safeArea.bottom
    case .keyboardLayoutGuide:
      let inheritedInsets = inheritedInsets(of: view)
      return max(inheritedInsets.keyboard, inheritedInsets.safeArea.bottom)
    }
  }
}

extension Model {
  /// A layout guide that UIKit provides, where something has used it.
  package func guide(_ kind: GuideKind, of view: Item.ID) -> Item.ID? {
    self[view].guides.first { self[$0].systemGuide == kind }
  }

  /// Makes a layout guide that UIKit provides, at its first use.
  @discardableResult
  mutating func provide(_ kind: GuideKind, of view: Item.ID) -> Item.ID {
    let guide = append(
      ItemRecord(name: kind.systemName, role: .systemGuide(kind), parent: view))
    self[view].guides.append(guide)
    return guide
  }

  /// The insets of the root view.
  var rootInheritedInsets: InheritedInsets {
    guard let view = self[Self.root].view else { return InheritedInsets() }
    let covered = view.viewClass.margins.isOfCells ? .zero : environment.safeArea
    var found = InheritedInsets(
      safeArea: (covered + view.additionalSafeAreaInsets).union(.zero),
      keyboard: environment.keyboardHeight ?? 0)
    found.readableInset = readableInset(of: Self.root, width: environment.size.width, in: found)
    return found
  }

  /// The space between the layout margins and the readable content of a view of the given width, on each side.
  func readableInset(of item: Item.ID, width: Double, in inheritedInsets: InheritedInsets) -> Double
  {
    let margins = plainMargins(of: item, in: inheritedInsets)
    let content = width - margins.left - margins.right
    return max(0, content - ReadableWidth.points(at: textSize(of: item))) / 2
  }

  /// The distances of the readable content, which is centered between a view's margins, from the view's edges.
  func readableInsets(of item: Item.ID, in inheritedInsets: InheritedInsets) -> EdgeInsets {
    let side = inheritedInsets.readableInset
    return plainMargins(of: item, in: inheritedInsets)
      + EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
}

/// Scroll views in constraints.
///
/// A scroll view shows a part of its content area. Its subviews lie in the content's coordinates,
/// which start at the content's top left corner: scrolling moves the frame over the content, and so
/// changes no subview's frame.
extension Model {
  /// Where the frame of a view starts in the view's own coordinates: `bounds.origin`.
  ///
  /// For a scroll view it is the content offset, for guides zero.
  package func boundsOrigin(of item: Item.ID) -> Point {
    self[item].state.scroll?.contentOffset ?? self[item].state.boundsOrigin
  }

  /// The content layout guide of a scroll view; nil for everything else.
  package func contentLayoutGuide(of item: Item.ID) -> Item.ID? {
    // Every side of every constraint asks, and most views have no guides at all.
    guard !self[item].guides.isEmpty, self[item].state.scroll != nil else { return nil }
    return guide(.contentLayoutGuide, of: item)
  }

  /// The content layout guide whose rectangle an anchor means beside another item; nil if it means the frame.
  ///
  /// Edges and margins of a scroll view mean the content area to everything inside the scroll view; sizes and centers
  /// mean the frame, and so does every attribute to what lies outside (`Auto Layout Guide`, Working with Scroll Views;
  /// 99.4 % of 865 relations in saved documents). Three things are guesses: that baselines count as edges, and centers
  /// within margins as centers; that the scroll view's own guides count as inside; and that a center means the frame at
  /// rest, so that what is tied to it scrolls with the content, and only what is tied to the frame layout guide stays
  /// put.
  package func contentArea(meantBy anchor: Anchor, beside other: Item.ID?) -> Item.ID? {
    guard anchor.attribute.meansContentArea, let other,
      let content = contentLayoutGuide(of: anchor.item), isItem(other, inside: anchor.item)
    else { return nil }
    return content
  }

  /// Whether some constraint ties the content area of a scroll view to anything.
  package func usesContentArea(of scrollView: Item.ID) -> Bool {
    guard let content = contentLayoutGuide(of: scrollView) else { return false }
    if !mentions[Int(content.rawValue)].isEmpty { return true }
    return mentions[Int(scrollView.rawValue)].contains { id in
      let constraint = self[id]
      guard let second = constraint.second else { return false }
      return contentArea(meantBy: constraint.first, beside: second.item) == content
        || contentArea(meantBy: second, beside: constraint.first.item) == content
    }
  }

  /// The item itself, or the view that a guide of UIKit's belongs to.
  package func withoutSystemGuide(_ item: Item.ID) -> Item.ID {
    self[item].systemGuide == nil ? item : self[item].parent ?? item
  }

  private func isItem(_ item: Item.ID, inside view: Item.ID) -> Bool {
    var current = self[item].parent
    while let ancestor = current {
      if ancestor == view { return true }
      current = self[ancestor].parent
    }
    return false
  }
}

extension Attribute {
  /// Whether the attribute of a scroll view means the content area to its content.
  fileprivate var meansContentArea: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .firstBaseline, .lastBaseline:
      true
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: false
    }
  }
}
