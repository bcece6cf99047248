import AutoLayout

extension Layout {
  /// The tree as `-[UIView recursiveDescription]` prints it, with names for addresses.
  ///
  /// Views that the size classes don't install have no frame.
  ///
  /// - Parameter view: The first view of the tree; nil for the window.
  /// - Returns: A line for each view, without a final newline.
  public func treeDump(of view: Item.ID? = nil) -> String {
    var lines: [String] = []
    let document = document
    var pending = [(view ?? window, 0)]
    while let (item, depth) = pending.popLast() {
      lines.append(String(repeating: "   | ", count: depth) + ViewSummary(item, in: self).text)
      pending += document[item].subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  /// `red (20, 20, 280, 440)`, a line for each view and guide, in tree order.
  public func frameDump() -> String {
    model.treeOrder().map { "\(model.path(of: $0)) \(frame(of: $0))" }.joined(separator: "\n")
  }

  /// Constraints as Apple prints them, horizontal ones first.
  ///
  /// - Parameters:
  ///   - item: Only constraints that affect this item: those in force that decide its place, those of its neighbors and
  ///     containers included, or are about it; nil for all, active or not.
  ///   - axis: Only this axis.
  ///   - style: Which of Apple's logs to imitate.
  /// - Returns: A heading for each axis and the lines below it.
  public func constraintDump(
    of item: Item.ID? = nil, axis: Axis? = nil, style: LogStyle = .standard
  ) -> String {
    let log = Log(pass, style: style)
    let axes = axis.map { [$0] } ?? Axis.allCases
    let sections = axes.compactMap { axis -> String? in
      let lines = ListedConstraints(of: item, axis, in: self).lines(in: log, engine.broken)
      guard !lines.isEmpty else { return nil }
      return ([axis == .horizontal ? "Horizontal" : "Vertical"] + lines.map { "    \($0)" })
        .joined(separator: "\n")
    }
    return sections.isEmpty ? "no constraints" : sections.joined(separator: "\n")
  }

  /// A constraint of the user's as Apple prints it.
  package func constraintLine(of id: LayoutConstraint.ID) -> String {
    ConstraintLine(model[id], in: Log(pass)).description
  }

  /// A line for the screen and each view that overrides a trait, with all the traits there.
  package func traitDump() -> String {
    let overriding = model.treeOrder().filter { !traitOverrides(of: $0).isEmpty }
    return
      (["screen \(environment.traits)"]
      + overriding.map { "\(name(of: $0)) \(traits(of: $0)), overrides \(traitOverrides(of: $0))" })
      .joined(separator: "\n")
  }
}

/// A view as UIKit describes it, with its name for an address.
struct ViewSummary {
  let text: String

  /// Describes a view; one that the size classes don't install has no frame.
  init(_ item: Item.ID, in layout: Layout, _ style: LogStyle = .standard) {
    guard layout.model.contains(item) else {
      let record = layout.document[item]
      text = "<\(record.state.viewClass.className): \(record.name); not installed>"
      return
    }
    guard let view = layout.model[item].view else {
      text = ""
      return
    }
    let numbers = layout.frame(of: item).inOrder.map(NumberText.measured)
    var parts = ["frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"]
    if let text = view.content.text { parts.append("text = '\(text.escaped)'") }
    if view.transform != .identity {
      let numbers = view.transform.inOrder.map(NumberText.general).joined(separator: ", ")
      parts.append("transform = [\(numbers)]")
    }
    if view.alpha != 1 { parts.append("alpha = \(NumberText.exact(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if !view.autoresizingMask.isEmpty {
      parts.append("autoresize = \(view.autoresizingMask.letters)")
    }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    let name = style.usesAddresses ? style.address(of: item) : layout.model[item].name
    text = "<\(view.viewClass.className): \(name); \(parts.joined(separator: "; "))>"
  }
}

/// The constraints that a dump lists on an axis: those that affect an item, or all of them, active or
/// not, the user's first and then those that UIKit made, in tree order.
struct ListedConstraints {
  private let axis: Axis
  private(set) var origins: [ConstraintID] = []
  private var includesRootSize = false

  init(of item: Item.ID?, _ axis: Axis, in layout: Layout) {
    self.axis = axis
    let inEngine = layout.model.itemsInEngine()
    if let item {
      if !inEngine.contains(item) { return }
      let found = ConstraintOrigins(layout).affecting(item, axis)
      (origins, includesRootSize) = (found.constraints, found.includesRootSize)
    } else {
      let all = ConstraintOrigins(layout)
      origins = layout.constraints.filter { layout.model[$0].first.attribute.axis == axis }
        .map(ConstraintID.user)
      for item in layout.model.treeOrder() {
        origins += all.system(item, axis).filter {
          $0.isListed && layout.engine.row(of: $0) != nil
        }
        origins += all.stack(item, axis)
      }
    }
    origins.removeAll { origin in
      guard case .system(let role, let item) = origin, role.isOfFrame else { return false }
      return layout.model[item].isView && !inEngine.contains(item)
    }
  }

  /// A line for each constraint, with a mark for those that are broken.
  func lines(in log: Log, _ broken: [ConstraintID]) -> [String] {
    let lines = origins.compactMap { origin in
      ConstraintLine(origin, in: log).map {
        $0.description + (broken.contains(origin) ? " BROKEN" : "")
      }
    }
    return lines + (includesRootSize ? [ConstraintLine(rootSize: axis, in: log).description] : [])
  }
}
