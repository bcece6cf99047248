import AutoLayout

extension Layout {
  /// The tree as `-[UIView recursiveDescription]` prints it, with names for addresses.
  public func treeDump() -> String {
    var lines: [String] = []
    var pending = [(window, 0)]
    while let (item, depth) = pending.popLast() {
      lines.append(String(repeating: "   | ", count: depth) + summary(of: item))
      pending += model[item].subviews.reversed().map { ($0, depth + 1) }
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
  ///   - item: Only constraints that mention this item, with those that UIKit made for it or, when
  ///     it is a stack view, for the views it arranges; nil for all of every item.
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

  private func summary(of item: Item.ID) -> String {
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
    return "<\(view.viewClass.className): \(model[item].name); \(parts.joined(separator: "; "))>"
  }

  private func constraintLines(of item: Item.ID?, _ axis: Axis, _ log: Log) -> [String] {
    listedOrigins(of: item, axis).compactMap { origin in
      ConstraintLine(origin, in: log).map {
        $0.description + (engine.broken.contains(origin) ? " BROKEN" : "")
      }
    }
  }

  /// The constraints that a dump lists on an axis, active or not: the user's, then those that UIKit
  /// made for an item and those of stacks that mention it, or of all items in tree order.
  func listedOrigins(of item: Item.ID?, _ axis: Axis) -> [ConstraintID] {
    let ids = item.map { model.mentions[Int($0.rawValue)] } ?? constraints
    let own = ids.filter { model[$0].first.attribute.axis == axis }.map(ConstraintID.user)
    guard let item else {
      return own
        + treeOrder().flatMap { systemOrigins(of: $0, axis) + stackOrigins(of: $0, axis) }
    }
    return own + systemOrigins(of: item, axis) + stackOrigins(about: item, axis)
  }

  private func systemOrigins(of item: Item.ID, _ axis: Axis) -> [ConstraintID] {
    SystemRole.allCases
      .filter { $0.axis == axis && $0.isListed }
      .map { ConstraintID.system($0, item) }
      .filter { engine.row(of: $0) != nil }
  }

  /// The constraints of a stack view, and those of the stack around an item that mention it.
  func stackOrigins(about item: Item.ID, _ axis: Axis) -> [ConstraintID] {
    let around = model.stack(arranging: item)
    return stackOrigins(of: item, axis)
      + (around.map { stackOrigins(of: $0, axis) { $0.mentions(item) } } ?? [])
  }

  private func stackOrigins(
    of stack: Item.ID, _ axis: Axis, where isWanted: (GeneratedConstraint) -> Bool = { _ in true }
  ) -> [ConstraintID] {
    (StackLayout(of: stack, in: situation)?.constraints ?? [])
      .filter { $0.constraint.first.attribute.axis == axis && isWanted($0) }
      .map { ConstraintID.stack(stack, $0.key) }
  }
}

extension SystemRole {
  /// Whether a listing shows it; hugging and compression share one line, and Apple never prints that
  /// sizes are not negative.
  var isListed: Bool {
    switch self {
    case .nonNegativeWidth, .nonNegativeHeight, .widthCompressionResistance,
      .heightCompressionResistance:
      false
    default: true
    }
  }
}
