import AutoLayout

extension Layout {
  /// The tree with classes, frames and what is open, from the root view down.
  public func treeJSON() -> JSONValue { itemJSON(of: root) }

  private func itemJSON(of item: Item.ID) -> JSONValue {
    let record = model[item]
    let open = engine.ambiguousVariables(of: item).map { Self.variableNames[$0] }
    let engagement =
      item == root ? "host" : record.view?.isManual == true ? "manual" : "constraints"
    return [
      "name": .string(model.path(of: item)),
      "class": .string(record.view?.viewClass.className ?? "UILayoutGuide"),
      "text": .optional(record.view?.content.text), "frame": frame(of: item).json,
      "layout": .string(engagement), "hidden": .bool(record.view?.isHidden ?? false),
      "open": .strings(open),
      "guides": .array(visibleGuides(of: item).map(itemJSON)),
      "subviews": .array(record.subviews.map(itemJSON)),
    ]
  }

  /// `item` and `frame` of every view and guide, in tree order.
  public func framesJSON() -> JSONValue {
    .array(
      treeOrder().map { ["item": .string(model.path(of: $0)), "frame": frame(of: $0).json] })
  }

  /// The constraints that ``constraintDump(of:axis:style:)`` prints, as values.
  public func constraintsJSON(of item: Item.ID? = nil, axis: Axis? = nil) -> JSONValue {
    let axes = axis.map { [$0] } ?? Axis.allCases
    var index = ConstraintIndex(situation)
    return .array(
      axes.flatMap { axis in
        listed(of: item, axis).origins.map { constraintJSON(of: $0, &index) }
      })
  }

  private func constraintJSON(of origin: ConstraintID, _ index: inout ConstraintIndex) -> JSONValue
  {
    let reference = index.reference(to: origin)
    let constraint = index.constraint(behind: origin)
    return [
      "id": .string(reference.id), "text": .string(reference.text),
      "priority": .number(reference.priority),
      "madeBy": .string(reference.isUsers ? "user" : "UIKit"),
      "active": .bool(constraint?.isActive ?? true),
      "broken": .bool(engine.broken.contains(origin)),
      "error": .missed(error(of: origin)),
      "line": .optional(ConstraintLine(origin, in: Log(situation))?.description),
    ]
  }

  /// By how much a listed constraint misses; the line of a content size stands for two rows.
  private func error(of origin: ConstraintID) -> Double {
    var rows = [origin]
    switch origin {
    case .system(.widthHugging, let item): rows.append(.system(.widthCompressionResistance, item))
    case .system(.heightHugging, let item): rows.append(.system(.heightCompressionResistance, item))
    default: break
    }
    return rows.compactMap { engine.row(of: $0) }.map(engine.solver.error).reduce(0, +)
  }

  /// The whole layout: screen, tree, constraints, what is ambiguous, what is broken.
  public func json() -> JSONValue {
    [
      "screen": environment.json,
      "root": treeJSON(),
      "constraints": constraintsJSON(),
      "ambiguous": .list(ambiguityReport().entries),
      "conflicts": .list(conflictReports()),
    ]
  }
}

extension Environment {
  /// The device, and everything that the screen tells its views.
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("device", .string(device.name)), .init("landscape", .bool(isLandscape)),
      .init("split", .string(split.rawValue)),
    ]
    for property in EnvironmentProperty.all {
      members.append(
        .init(property.key, property.value(in: self).map(JSONValue.init) ?? .null))
    }
    return .object(members)
  }
}
