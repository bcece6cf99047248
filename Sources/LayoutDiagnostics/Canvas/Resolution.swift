import AutoLayout

/// A command of Interface Builder's *Resolve Auto Layout Issues*.
package struct Resolution: Sendable {
  /// One of the helpers.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// *Add Missing Constraints*: those that ambiguous views lack.
    case missing
    /// *Reset to Suggested Constraints*: all constraints go, and suggested ones come.
    case reset
    /// *Clear Constraints*: all constraints go, and the canvas keeps the frames.
    case clear
    /// *Update Constraint Constants*: constraints follow the canvas.
    case constants
    /// *Update Frames*: the canvas follows the constraints.
    case frames
  }

  /// Constraints to remove.
  package private(set) var removed: [LayoutConstraint.ID] = []
  /// Constraints to add.
  package private(set) var added: [LayoutConstraint] = []
  /// Constants to set, where they are in force: in some size classes, or where those say nothing.
  package private(set) var constants:
    [(id: LayoutConstraint.ID, constant: Double, sizeClasses: SizeClasses?)] = []
  /// Frames that the canvas has from now on; nil for those that constraints give.
  package private(set) var canvasFrames: [(item: Item.ID, frame: Rect?)] = []

  /// Finds out what a helper would do.
  ///
  /// - Parameters:
  ///   - kind: The helper.
  ///   - items: The views and guides to help; all of a layout's where none is given.
  ///   - layout: A solved layout.
  /// - Throws: When the canvas was drawn for a screen of another size, where constraints can't follow it.
  package init(_ kind: Kind, of items: [Item.ID], in layout: Layout) throws(LayoutError) {
    guard CanvasComparison(layout).hasScreenSize || kind == .clear || kind == .frames else {
      let drawn = layout.canvasFrame(of: layout.root).size
      let size = "\(NumberText.exact(drawn.width))x\(NumberText.exact(drawn.height))"
      throw LayoutError(
        "the canvas was drawn for a screen of \(size)", remedy: "'resize \(size)' first")
    }
    // UIKit's own guides follow from the rest; only content areas are listed.
    let all = layout.model.treeOrder().filter { $0 != layout.root && layout.model[$0].isNamed }
    let items = items.isEmpty ? all : items
    switch kind {
    case .missing: addMissing(items, layout)
    case .reset:
      removeAll(items, layout)
      var cleared = layout
      for item in items {
        let frame = cleared.canvasFrame(of: item)
        cleared.model.updateView(item) { $0.canvasFrame = frame }
      }
      let installed = Set(layout.constraints)
      for id in removed where installed.contains(id) { cleared.remove(id) }
      cleared.solve()
      addMissing(items, cleared)
    case .clear:
      removeAll(items, layout)
      canvasFrames = items.filter { layout.viewClass(of: $0) != nil }
        .map { ($0, layout.canvasFrame(of: $0)) }
    case .constants: updateConstants(items, layout)
    case .frames: canvasFrames = items.map { ($0, nil) }
    }
  }

  /// Constraints to views that aren't installed here would come back with them.
  private mutating func removeAll(_ items: [Item.ID], _ layout: Layout) {
    let document = layout.document
    removed = Set(items.flatMap { document.mentions[Int($0.rawValue)] }).sorted()
  }

  /// Views are settled one after another, as each constraint may settle others, too.
  private mutating func addMissing(_ items: [Item.ID], _ layout: Layout) {
    var trial = layout
    for item in items where trial.isAmbiguous(item) {
      for suggestion in HeldConstraints(of: item, in: trial).fewest {
        add(suggestion, to: &trial)
      }
      // Contents may want another size than the one that was drawn.
      for axis in Axis.allCases where CanvasComparison(trial).isMisplaced(item, axis) {
        add(LayoutConstraint(Anchor(item, .extent(axis))), to: &trial)
      }
    }
    // A content area follows what lies in it, which has its place by now.
    for item in items {
      for axis in Axis.allCases {
        for constraint in AmbiguityAdvice.settlingContent(of: item, axis, in: trial) {
          add(constraint, to: &trial)
        }
      }
    }
    let misplaced = Set(CanvasComparison(trial).misplacedViews.map { $0.view })
    canvasFrames = items.filter { !misplaced.contains(layout.name(of: $0)) }.map { ($0, nil) }
  }

  /// Adds a constraint that holds on the canvas, unless others contradict it.
  ///
  /// The canvas knows nothing of content areas, so their own constraints stay as they are.
  private mutating func add(_ constraint: LayoutConstraint, to trial: inout Layout) {
    var fitting = constraint
    if trial.model[constraint.first.item].systemGuide != .contentLayoutGuide {
      fitting.constant = CanvasComparison(trial).constant(of: constraint)
    }
    var next = trial
    guard (try? next.add(fitting)) != nil else { return }
    next.solve()
    guard next.brokenHandles.count <= trial.brokenHandles.count else { return }
    trial = next
    added.append(fitting)
  }

  /// Only equalities follow; that Interface Builder leaves inequalities alone is a guess.
  private mutating func updateConstants(_ items: [Item.ID], _ layout: Layout) {
    let canvas = CanvasComparison(layout)
    let ids = Set(items.flatMap { layout.model.mentions[Int($0.rawValue)] }).sorted()
    for id in ids {
      let constraint = layout.constraint(id)
      guard constraint.isActive, constraint.relation == .equal else { continue }
      let constant = canvas.constant(of: constraint)
      guard constant != constraint.constant else { continue }
      constants.append((id, constant, layout.model.sizeClassesInForce(forConstantOf: id)))
    }
  }
}

extension Resolution {
  /// Carries out what a helper found; where size classes make a difference, inside an edit.
  ///
  /// - Parameter layout: The layout that it was found in.
  /// - Throws: When a constraint can't be added.
  package func apply(to layout: inout Layout) throws(LayoutError) {
    for id in removed { layout.remove(id) }
    for constraint in added { try layout.add(constraint) }
    for (id, constant, sizeClasses) in constants {
      if let sizeClasses {
        try layout.vary(.constant(id, constant), in: sizeClasses)
      } else {
        try layout.setConstant(constant, of: id)
      }
    }
    for (item, frame) in canvasFrames { layout.model.updateView(item) { $0.canvasFrame = frame } }
  }
}

/// The constraints that *Add Missing Constraints* gives an ambiguous item: they hold it where it is.
struct HeldConstraints {
  private let layout: Layout
  private let item: Item.ID

  init(of item: Item.ID, in layout: Layout) { (self.item, self.layout) = (item, layout) }

  /// The fewest that settle the item without breaking or moving anything; those along the left edge where an edge that
  /// depends on the direction doesn't, and nothing if none do.
  var fewest: [LayoutConstraint] {
    fewest(of: holding(.leading)) ?? fewest(of: holding(.left)) ?? []
  }

  private func fewest(of candidates: [LayoutConstraint]) -> [LayoutConstraint]? {
    let faults = Set(layout.engine.broken)
    return candidates.choices.first { choice in
      guard let trial = Advice(adding: choice).done(to: layout),
        faults.isSuperset(of: trial.engine.broken)
      else { return false }
      return trial.engine.ambiguousVariables(of: item).isEmpty
        && layout.items.allSatisfy { layout.frame(of: $0) == trial.frame(of: $0) }
    }
  }

  /// Constraints that hold the open values where they are.
  ///
  /// Positions are tied to the superview, and come before sizes, which a content may want to choose; views that a
  /// stack arranges have their sizes fixed first.
  private func holding(_ side: Attribute) -> [LayoutConstraint] {
    guard let parent = layout.superview(of: item), parent != layout.window else { return [] }
    let attributes: [Attribute] = [side, .top, .width, .height]
    let constraints = layout.engine.ambiguousVariables(of: item).map { place in
      let first = Anchor(item, attributes[place])
      guard !first.attribute.isSize else {
        return LayoutConstraint(first, constant: layout.value(of: first))
      }
      let second = Anchor(parent, first.attribute)
      let (own, edge) = layout.values(of: first, and: second)
      return LayoutConstraint(first, to: second, constant: own - edge)
    }
    guard layout.model.stack(arranging: item) != nil else { return constraints }
    return constraints.filter { $0.second == nil } + constraints.filter { $0.second != nil }
  }
}

extension Array {
  /// All choices of the given elements, the smallest first.
  var choices: [[Element]] {
    let choices = (0..<1 << count).map { choice in
      enumerated().filter { choice & 1 << $0.offset != 0 }.map { $0.element }
    }
    return choices.enumerated().sorted {
      ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
    }.map { $0.element }
  }
}
