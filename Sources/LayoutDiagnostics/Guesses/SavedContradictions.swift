import AutoLayout

/// Contradictions between a document and the frames that Interface Builder saved: a text of another size, or a required
/// constraint that they break.
///
/// Either the frames are older than the rest, or the canvas knew more: the author's fonts, the code of a class.
struct SavedContradictions {
  /// Saved lengths of contents that measure otherwise.
  private var sizes: [Item.ID: PerAxis<Double?>] = [:]
  /// Constants that would satisfy required constraints for the saved frames.
  private var constants: [LayoutConstraint.ID: Double] = [:]

  /// The tolerance of equal numbers, in points: saved ones are rounded to pixels, and lines to points.
  private static let tolerance = 1.0 + 1e-6

  /// Compares a solved layout on the screen of its canvas; on others nothing can be compared.
  init(of views: [Item.ID], _ contents: [ContentExtent], in layout: Layout) {
    let saved = SavedFrames(of: views, in: layout)
    guard saved.showsCanvas else { return }
    for content in contents { addSize(of: content, saved) }
    let broken = Set(layout.brokenConstraints)
    for id in layout.constraints where !broken.contains(id) {
      let constraint = layout.constraint(id)
      guard constraint.isActive, constraint.priority.isRequired,
        let excess = saved.excess(of: constraint, in: layout), excess.magnitude > Self.tolerance
      else { continue }
      constants[id] = constraint.constant + excess
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { sizes.isEmpty && constants.isEmpty }

  private mutating func addSize(of content: ContentExtent, _ saved: SavedFrames) {
    guard let frame = saved.alignmentRects[content.item] else { return }
    let before = PerAxis(horizontal: frame.size.width, vertical: frame.size.height)
    let wanted = content.wanted
    var found = PerAxis<Double?>(nil)
    for axis in Axis.allCases {
      guard let wanted = wanted[axis] else { continue }
      // Only what nothing but the content decides says something about the content.
      if abs(content.size[axis] - wanted) < Self.tolerance,
        abs(before[axis] - wanted) > Self.tolerance
      {
        found[axis] = max(0, before[axis])
      }
    }
    guard found != PerAxis(nil) else { return }
    sizes[content.item] = PerAxis(
      horizontal: found.horizontal ?? wanted.horizontal, vertical: found.vertical ?? wanted.vertical
    )
  }

  /// The solved layout as it would be if the saved frames were right.
  func settled(_ layout: Layout) -> Layout {
    var settled = layout
    if let property = ViewProperty.named("intrinsicContentSize") {
      for (item, size) in sizes {
        // A size that can't be changed stays, and contradicts nothing.
        try? property.set(
          .size(width: size.horizontal, height: size.vertical), of: item, in: &settled)
      }
    }
    for (id, constant) in constants { try? settled.setConstant(constant, of: id) }
    settled.solve()
    return settled
  }
}

/// The frames that Interface Builder saved, as constraints see them.
private struct SavedFrames {
  /// Alignment rectangles in the coordinates of the root view.
  private(set) var alignmentRects: [Item.ID: Rect] = [:]
  private var scrollViews: Set<Item.ID> = []
  /// Whether the layout is on the screen that they were saved for.
  let showsCanvas: Bool

  init(of views: [Item.ID], in layout: Layout) {
    let (root, drawn) = (
      layout.untransformedFrame(of: layout.root), layout.canvasFrame(of: layout.root)
    )
    showsCanvas =
      abs(root.size.width - drawn.size.width) < 0.01
      && abs(root.size.height - drawn.size.height) < 0.01
      && layout.environment.direction == .leftToRight
    guard showsCanvas else { return }
    for item in views {
      guard let rect = Self.frame(of: item, in: layout) else { continue }
      alignmentRects[item] = rect.inset(by: layout.model.alignmentRectInsets(of: item))
      if layout.model[item].state.scroll != nil { scrollViews.insert(item) }
    }
  }

  /// The frame of a view in the coordinates of the root view; nil unless those of all that hold it were saved, too.
  private static func frame(of item: Item.ID, in layout: Layout) -> Rect? {
    var rect = Rect(origin: .zero, size: layout.canvasFrame(of: item).size)
    for ancestor in layout.model.ancestry(of: item).prefix(while: { $0 != layout.root }) {
      let state = layout.model[ancestor].state
      guard state.canvasFrame != nil || state.isManual else { return nil }
      let origin = layout.canvasFrame(of: ancestor).origin
      rect.origin.x += origin.x
      rect.origin.y += origin.y
    }
    return rect
  }

  /// The excess of a constraint's first side over the second, if that breaks it; nil if the saved frames don't tell.
  func excess(of constraint: LayoutConstraint, in layout: Layout) -> Double? {
    guard let first = value(of: constraint.first, beside: constraint.second?.item, layout) else {
      return nil
    }
    var wanted = constraint.constant
    if let second = constraint.second {
      guard let value = value(of: second, beside: constraint.first.item, layout) else { return nil }
      wanted += constraint.multiplier * value
    }
    switch constraint.relation {
    case .equal: return first - wanted
    case .greaterThanOrEqual: return min(0, first - wanted)
    case .lessThanOrEqual: return max(0, first - wanted)
    }
  }

  private func value(of anchor: Anchor, beside other: Item.ID?, _ layout: Layout) -> Double? {
    guard let rect = alignmentRects[anchor.item] else { return nil }
    // Constraints to an enclosing scroll view act on its content, which has no frame.
    if let other, scrollViews.contains(anchor.item),
      layout.model.ancestry(of: other).contains(anchor.item)
    {
      return nil
    }
    switch anchor.attribute {
    case .left, .leading: return rect.origin.x
    case .right, .trailing: return rect.origin.x + rect.size.width
    case .top: return rect.origin.y
    case .bottom: return rect.origin.y + rect.size.height
    case .width: return rect.size.width
    case .height: return rect.size.height
    case .centerX: return rect.origin.x + rect.size.width / 2
    case .centerY: return rect.origin.y + rect.size.height / 2
    default: return nil
    }
  }
}
