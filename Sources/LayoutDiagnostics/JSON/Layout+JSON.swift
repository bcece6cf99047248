import AutoLayout

extension Layout {
  /// The whole layout: screen, tree, constraints, what is ambiguous, what is broken.
  public func json() -> JSONValue {
    let json = LayoutJSON(self)
    return [
      "screen": environment.json,
      "root": json.tree,
      "constraints": json.constraints(),
      "ambiguous": .list(ambiguityReport().entries),
      "conflicts": .list(conflictReports()),
    ]
  }
}

/// The items and constraints of a solved layout as JSON.
public struct LayoutJSON {
  private let layout: Layout
  private let log: Log

  /// Writes about a solved layout.
  public init(_ layout: Layout) { (self.layout, log) = (layout, Log(layout.pass)) }

  /// The tree with classes, frames and what is open, from the root view down.
  public var tree: JSONValue { item(layout.root) }

  /// `item` and `frame` of every view and guide, in tree order.
  public var frames: JSONValue {
    .array(
      layout.model.treeOrder().map {
        ["item": .string(layout.model.path(of: $0)), "frame": layout.frame(of: $0).json]
      })
  }

  /// The constraints that ``AutoLayout/Layout/constraintDump(of:axis:style:)`` prints, as values.
  public func constraints(of item: Item.ID? = nil, axis: Axis? = nil) -> JSONValue {
    var index = ConstraintIndex(layout)
    return .array(
      (axis.map { [$0] } ?? Axis.allCases).flatMap { axis in
        ListedConstraints(of: item, axis, in: layout).origins.map { constraint($0, &index) }
      })
  }

  private func item(_ item: Item.ID) -> JSONValue {
    let record = layout.model[item]
    let open = layout.engine.ambiguousVariables(of: item).map { AmbiguityReport.variableNames[$0] }
    let engagement =
      item == layout.root ? "host" : record.view?.isManual == true ? "manual" : "constraints"
    return [
      "name": .string(layout.model.path(of: item)),
      "class": .string(record.view?.viewClass.className ?? "UILayoutGuide"),
      "text": .optional(record.view?.content.text), "frame": layout.frame(of: item).json,
      "layout": .string(engagement), "hidden": .bool(record.view?.isHidden ?? false),
      "open": .strings(open),
      "guides": .array(layout.model.visibleGuides(of: item).map(self.item)),
      "subviews": .array(record.subviews.map(self.item)),
    ]
  }

  private func constraint(_ origin: ConstraintID, _ index: inout ConstraintIndex) -> JSONValue {
    let reference = index.reference(to: origin)
    return [
      "id": .string(reference.id), "text": .string(reference.text),
      "priority": .number(reference.priority),
      "madeBy": .string(reference.isUsers ? "user" : "UIKit"),
      "active": .bool(index.constraint(behind: origin)?.isActive ?? true),
      "broken": .bool(layout.engine.broken.contains(origin)),
      "error": .missed(error(of: origin)),
      "line": .optional(ConstraintLine(origin, in: log)?.description),
    ]
  }

  /// The error of a listed constraint; the line of a content size stands for two rows.
  private func error(of origin: ConstraintID) -> Double {
    var rows = [origin]
    switch origin {
    case .system(.widthHugging, let item): rows.append(.system(.widthCompressionResistance, item))
    case .system(.heightHugging, let item): rows.append(.system(.heightCompressionResistance, item))
    default: break
    }
    return rows.compactMap { layout.engine.row(of: $0) }.map(layout.engine.solver.error)
      .reduce(0, +)
  }
}

extension Environment {
  /// The device, and everything that the screen tells its views.
  package var json: JSONValue {
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

extension JSONValue {
  /// A value of a property, with its numbers as they were set.
  package init(_ value: PropertyValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .size(let width, let height):
      self = .array([width, height].map { $0.map(JSONValue.number) ?? .null })
    case .rect(let rect): self = rect.json
    case .point(let point): self = .array([.number(point.x), .number(point.y)])
    case .insets(let insets): self = .array(insets.inOrder.map(JSONValue.number))
    case .bool(let bool): self = .bool(bool)
    case .text(let text), .choice(let text), .item(let text), .constraint(let text):
      self = .string(text)
    case .list(let values): self = .array(values.map { JSONValue($0) })
    case .transform(let transform): self = .array(transform.inOrder.map(JSONValue.number))
    case .words(let words): self = .string(words.joined(separator: " "))
    }
  }
}
