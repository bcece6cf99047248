import AutoLayout

extension Layout {
  /// The tree as `-[UIView recursiveDescription]` prints it, with names for addresses.
  ///
  /// Views that the size classes don't install have no frame.
  public func treeDump() -> String {
    var lines: [String] = []
    var pending = [(window, 0)]
    while let (item, depth) = pending.popLast() {
      lines.append(String(repeating: "   | ", count: depth) + installedSummary(of: item))
      pending += documentSubviews(of: item).reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  /// `red (20, 20, 280, 440)`, a line for each view and guide, in tree order.
  public func frameDump() -> String {
    treeOrder().map { "\(model.path(of: $0)) \(frame(of: $0))" }.joined(separator: "\n")
  }

  /// `wide: lead, trail`, a line for each group.
  public func groupDump() -> String {
    let lines = groups.map { group in
      "\(group.name): \(group.members.map { constraint($0).name }.joined(separator: ", "))"
    }
    return lines.isEmpty ? "no groups" : lines.joined(separator: "\n")
  }

  /// Constraints as Apple prints them, horizontal ones first.
  ///
  /// - Parameters:
  ///   - item: Only constraints that affect this item: those in force that decide its place, those of
  ///     its neighbours and containers included, or are about it; nil for all, active or not.
  ///   - axis: Only this axis.
  ///   - style: Which of Apple's logs to imitate.
  /// - Returns: A heading for each axis and the lines below it.
  public func constraintDump(
    of item: Item.ID? = nil, axis: Axis? = nil, style: LogStyle = .standard
  ) -> String {
    let log = Log(situation, style: style)
    let axes = axis.map { [$0] } ?? Axis.allCases
    let sections = axes.compactMap { axis -> String? in
      let lines = constraintLines(of: item, axis, log)
      guard !lines.isEmpty else { return nil }
      return ([axis == .horizontal ? "Horizontal" : "Vertical"] + lines.map { "    \($0)" })
        .joined(separator: "\n")
    }
    return sections.isEmpty ? "no constraints" : sections.joined(separator: "\n")
  }

  /// A constraint of the user's as Apple prints it.
  package func constraintLine(of id: LayoutConstraint.ID) -> String {
    ConstraintLine(model[id], in: Log(situation)).description
  }

  private func installedSummary(of item: Item.ID) -> String {
    guard !contains(item), let known = uninstalledView(item) else { return summary(of: item) }
    return "<\(known.viewClass.className): \(known.name); not installed>"
  }

  /// A view as UIKit describes it, with its name for an address.
  func summary(of item: Item.ID, _ style: LogStyle = .standard) -> String {
    guard let view = model[item].view else { return "" }
    let frame = frame(of: item)
    let numbers = frame.inOrder.map(NumberText.measured)
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
    let name = style.usesAddresses ? style.address(of: item) : model[item].name
    return "<\(view.viewClass.className): \(name); \(parts.joined(separator: "; "))>"
  }

  private func constraintLines(of item: Item.ID?, _ axis: Axis, _ log: Log) -> [String] {
    let (origins, includesRootSize) = listed(of: item, axis)
    let lines = origins.compactMap { origin in
      ConstraintLine(origin, in: log).map {
        $0.description + (engine.broken.contains(origin) ? " BROKEN" : "")
      }
    }
    return lines + (includesRootSize ? [ConstraintLine(rootSize: axis, in: log).description] : [])
  }

  /// The constraints that a dump lists on an axis: those that affect an item, or all of them, active or
  /// not, the user's first and then those that UIKit made, in tree order.
  func listed(of item: Item.ID?, _ axis: Axis) -> (origins: [ConstraintID], hasRootSize: Bool) {
    let inEngine = itemsInEngine()
    func isInEngine(_ origin: ConstraintID) -> Bool {
      guard case .system(let role, let item) = origin, role.isOfFrame, model[item].isView else {
        return true
      }
      return inEngine.contains(item)
    }
    if let item {
      if !inEngine.contains(item) { return ([], false) }
      let found = constraintsAffectingLayout(of: item, axis)
      return (found.constraints.filter(isInEngine), found.includesRootSize)
    }
    let own = constraints.filter { model[$0].first.attribute.axis == axis }.map(ConstraintID.user)
    let made = treeOrder().flatMap { item in
      systemOrigins(of: item, axis).filter { $0.isListed && engine.row(of: $0) != nil }
        + stackOrigins(of: item, axis)
    }
    return (own + made.filter(isInEngine), false)
  }
}
