/// A solved layout with what several rules ask for.
struct IssueSearch {
  let layout: Layout
  let ambiguity: AmbiguityReport
  /// Visible views and guides in tree order, with their frames in the coordinates of the root view.
  let visible: [(item: Item.ID, frame: Rect)]
  /// The constraints of the user's that are in force, oldest first.
  let constraints: [(id: LayoutConstraint.ID, constraint: LayoutConstraint)]

  init(_ layout: Layout) {
    self.layout = layout
    ambiguity = layout.ambiguityReport()
    visible = Self.visible(in: layout)
    constraints = layout.constraints.map { ($0, layout.model[$0]) }.filter(\.1.isActive)
  }

  var model: Model { layout.model }

  /// The root view and what is in it, without what is hidden.
  private static func visible(in layout: Layout) -> [(Item.ID, Rect)] {
    let size = layout.environment.size
    var found: [(Item.ID, Rect)] = []
    var pending = [(layout.root, Rect(x: 0, y: 0, width: size.width, height: size.height))]
    while let (item, frame) = pending.popLast() {
      found.append((item, frame))
      let children = layout.subviews(of: item).filter { !layout.model.isHidden($0) }
      pending += children.reversed().map { child in
        let own = layout.frame(of: child)
        return (
          child,
          Rect(
            x: frame.origin.x + own.origin.x, y: frame.origin.y + own.origin.y,
            width: own.size.width, height: own.size.height)
        )
      }
    }
    return found
  }

  func name(_ item: Item.ID) -> String { model.path(of: item) }

  /// `c3: red.trailing = root.trailing - 20`, about a constraint of the user's.
  func finding(_ id: LayoutConstraint.ID, _ note: String = "") -> Issue.Finding {
    let constraint = model[id]
    let items = [constraint.first.item, constraint.second?.item].compactMap(\.self).map(name)
    return Issue.Finding(
      "\(constraint.name): \(model.equation(of: constraint))\(note)", items: items,
      constraints: [constraint.name])
  }

  /// The findings of a rule on single constraints.
  func findings(where isFound: (LayoutConstraint) -> Bool) -> [Issue.Finding] {
    constraints.filter { isFound($0.constraint) }.map { finding($0.id) }
  }
}

extension Rect {
  /// The right edge.
  var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  var maxY: Double { origin.y + size.height }

  /// Whether two rectangles share more than rounding makes them share.
  func overlaps(_ other: Rect, by tolerance: Double) -> Bool {
    min(maxX, other.maxX) - max(origin.x, other.origin.x) > tolerance
      && min(maxY, other.maxY) - max(origin.y, other.origin.y) > tolerance
  }

  /// Whether a rectangle reaches out of this one by more than rounding makes it.
  func isLeft(by other: Rect, tolerance: Double) -> Bool {
    other.origin.x < origin.x - tolerance || other.origin.y < origin.y - tolerance
      || other.maxX > maxX + tolerance || other.maxY > maxY + tolerance
  }
}
