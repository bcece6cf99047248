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
    let canvas = CanvasComparison(layout)
    guard canvas.hasScreenSize, layout.environment.direction == .leftToRight else { return }
    let saved = Set(views.filter { Self.isSaved($0, in: layout) })
    for content in contents where saved.contains(content.item) { addSize(of: content, layout) }
    let broken = Set(layout.brokenConstraints)
    for id in layout.constraints where !broken.contains(id) {
      let constraint = layout.constraint(id)
      guard constraint.isActive, constraint.priority.isRequired,
        saved.isSuperset(of: constraint.items), Self.isComparable(constraint, in: layout),
        let error = canvas.violation(of: constraint), error > Self.tolerance
      else { continue }
      constants[id] = canvas.constant(of: constraint)
    }
  }

  /// Whether the frames of a view and of all that hold it were saved.
  private static func isSaved(_ item: Item.ID, in layout: Layout) -> Bool {
    layout.model.ancestry(of: item).prefix { $0 != layout.root }.allSatisfy {
      layout.model[$0].state.canvasFrame != nil || layout.model[$0].state.isManual
    }
  }

  /// Whether saved frames tell whether a constraint holds: margins and baselines aren't saved, and constraints to an
  /// enclosing scroll view act on its content, which has no frame.
  private static func isComparable(_ constraint: LayoutConstraint, in layout: Layout) -> Bool {
    constraint.anchors.allSatisfy { anchor in
      !anchor.attribute.isMargin && !anchor.attribute.isBaseline
        && (layout.model[anchor.item].state.scroll == nil
          || constraint.items.allSatisfy {
            $0 == anchor.item || !layout.model.ancestry(of: $0).contains(anchor.item)
          })
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { sizes.isEmpty && constants.isEmpty }

  private mutating func addSize(of content: ContentExtent, _ layout: Layout) {
    let before = layout.canvasFrame(of: content.item)
      .inset(by: layout.model.alignmentRectInsets(of: content.item)).size
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
