import AutoLayout
import Cassowary

/// A solved layout with what several rules ask for.
package struct IssueSearch {
  package let layout: Layout
  package let ambiguity: AmbiguityReport
  /// Visible views and guides in tree order, with their frames in the coordinates of the root view.
  package let visible: [Visible]
  /// The constraints of the user's that are in force, oldest first.
  package let constraints: [(id: LayoutConstraint.ID, constraint: LayoutConstraint)]

  /// Looks at a solved layout.
  package init(_ layout: Layout) {
    self.layout = layout
    ambiguity = layout.ambiguityReport()
    visible = Self.visible(in: layout)
    constraints = layout.constraints.map { ($0, layout.model[$0]) }.filter { $0.1.isActive }
  }

  /// Constraints whose left sides required equalities decide alone.
  var redundancies: [Redundancy] {
    let engine = layout.engine
    return engine.solver.redundancies { row in
      if case .user = engine.origin(of: row) { true } else { false }
    }
  }

  var model: Model { layout.model }

  /// The name of an item in commands.
  package func name(_ item: Item.ID) -> String { model.path(of: item) }

  /// `c3: red.trailing = root.trailing - 20`, about a constraint of the user's, which a note may compare with others.
  func finding(
    _ id: LayoutConstraint.ID, _ note: String = "", besides others: [String] = []
  ) -> Issue.Finding {
    let constraint = model[id]
    let items = constraint.items.map(name)
    return Issue.Finding(
      "\(constraint.name): \(model.equation(of: constraint))\(note)", items: items,
      constraints: [constraint.name], others: others)
  }

  /// The findings of a rule on single constraints.
  func findings(where isFound: (LayoutConstraint) -> Bool) -> [Issue.Finding] {
    constraints.filter { isFound($0.constraint) }.map { finding($0.id) }
  }
}

extension Rect {
  /// The width and the height of what it shares with another one; negative if there is nothing.
  package func shared(with other: Rect) -> (width: Double, height: Double) {
    (
      min(maxX, other.maxX) - max(origin.x, other.origin.x),
      min(maxY, other.maxY) - max(origin.y, other.origin.y)
    )
  }

  /// Whether two rectangles share more than rounding makes them share.
  package func overlaps(_ other: Rect, by tolerance: Double) -> Bool {
    let (width, height) = shared(with: other)
    return min(width, height) > tolerance
  }

  /// Whether a rectangle reaches out of this one by more than rounding makes it.
  package func isLeft(by other: Rect, tolerance: Double) -> Bool {
    other.origin.x < origin.x - tolerance || other.origin.y < origin.y - tolerance
      || other.maxX > maxX + tolerance || other.maxY > maxY + tolerance
  }
}

extension IssueSearch {
  /// A visible item.
  package struct Visible {
    /// Which one.
    package let item: Item.ID
    /// The upright rectangle around it, in the coordinates of the root view.
    package let frame: Rect
    /// Its own size, which transforms leave alone.
    package let size: Size
    /// From the rectangle of its size to the coordinates of the root view; nil if neither it nor a view around it has a
    /// transform.
    package let transform: AffineTransform?
    /// Whether it lies in a scroll view, which shows what lies outside the screen.
    package let isScrolled: Bool
  }

  /// The root view and what is in it, without what is hidden.
  static func visible(in layout: Layout) -> [Visible] {
    let screen = Rect(origin: .zero, size: layout.environment.size)
    var found: [Visible] = []
    var pending = [
      Visible(
        item: layout.root, frame: screen, size: screen.size, transform: nil, isScrolled: false)
    ]
    while let view = pending.popLast() {
      found.append(view)
      let children = layout.subviews(of: view.item).filter { !layout.model.isHidden($0) }
      pending += children.reversed().map { view.child($0, in: layout) }
    }
    return found
  }

  /// Whether two items share more than rounding makes them share.
  package static func overlap(_ first: Visible, _ second: Visible, by tolerance: Double) -> Bool {
    guard first.frame.overlaps(second.frame, by: tolerance) else { return false }
    if first.transform == nil, second.transform == nil { return true }
    // No straight line along an edge of one parts them.
    return first.reaches(second, by: tolerance) && second.reaches(first, by: tolerance)
  }
}

extension IssueSearch.Visible {
  /// The size that it has on the screen, along its own edges.
  package var shownSize: Size {
    guard let transform else { return size }
    func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    return Size(
      width: size.width * length(transform.a, transform.b),
      height: size.height * length(transform.c, transform.d))
  }

  fileprivate func child(_ child: Item.ID, in layout: Layout) -> Self {
    let size = layout.untransformedFrame(of: child).size
    let scrolls = isScrolled || layout.model[item].view?.scroll != nil
    if transform == nil, layout.transform(of: child) == .identity {
      let (own, origin) = (layout.frame(of: child), layout.model.boundsOrigin(of: item))
      let place = Point(
        x: frame.origin.x + own.origin.x - origin.x, y: frame.origin.y + own.origin.y - origin.y)
      return Self(
        item: child, frame: Rect(origin: place, size: own.size), size: size, transform: nil,
        isScrolled: scrolls)
    }
    let whole = layout.placement(of: child).concatenating(toRoot)
    return Self(
      item: child, frame: whole.applied(to: Rect(origin: .zero, size: size)), size: size,
      transform: whole, isScrolled: scrolls)
  }

  private var toRoot: AffineTransform {
    transform ?? AffineTransform(translationX: frame.origin.x, y: frame.origin.y)
  }

  /// Whether something else overlaps it as seen along its own edges; a view without an extent overlaps nothing.
  fileprivate func reaches(_ other: Self, by tolerance: Double) -> Bool {
    guard let inverse = toRoot.inverted() else { return false }
    let rect = other.toRoot.concatenating(inverse)
      .applied(to: Rect(origin: .zero, size: other.size))
    return Rect(origin: .zero, size: size).overlaps(rect, by: tolerance)
  }
}

extension Layout {
  /// From the rectangle of a view to that of its superview: the frame and the transform, less what the superview has
  /// scrolled away.
  package func placement(of item: Item.ID) -> AffineTransform {
    let (size, center) = (untransformedFrame(of: item).size, center(of: item))
    let scrolled = superview(of: item).map { bounds(of: $0).origin } ?? .zero
    return AffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(transform(of: item))
      .concatenating(
        AffineTransform(translationX: center.x - scrolled.x, y: center.y - scrolled.y))
  }
}
