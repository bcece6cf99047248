import AutoLayout
import Cassowary

/// The items whose position or size the constraints leave open.
public struct AmbiguityReport: Hashable, Sendable, CustomStringConvertible {
  /// One value that could be different.
  public struct OpenValue: Hashable, Sendable, CustomStringConvertible {
    /// The item's name.
    public let item: String
    /// `minX`, `minY`, `width` or `height`.
    public let attribute: String
    /// The present value, in points of the superview.
    public let value: Double
    /// Every value that it can take without breaking more; ends may be infinite.
    public let range: ClosedRange<Double>
    /// Why it is open.
    package let reason: Reason

    /// `green.minY`.
    package var name: String { "\(item).\(attribute)" }

    /// `green.minY anywhere in 0 … 620, now 0: no constraint`.
    public var description: String {
      "\(name) anywhere in \(Sentence.interval(range)), now "
        + "\(NumberText.measured(value)): \(reason)"
    }
  }

  /// Why a value is open.
  package struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The reason that leaves a value open.
    package enum Kind: String, Sendable {
      /// No constraint is about it, but that a size is not negative.
      case unconstrained
      /// Equations tie it to others that are open too.
      case related
      /// Inequalities leave room.
      case inequalities
      /// Constraints of equal priority can't all hold, and it does not matter which ones yield.
      case tie
    }

    /// The reason that leaves the value open.
    package let kind: Kind
    /// The constraints that do.
    package let constraints: [ConstraintReference]

    /// The reason in words.
    public var description: String {
      let list = ConstraintReference.list(constraints)
      return switch kind {
      case .unconstrained: "no constraint"
      case .related: "only related to what is open too, by \(list)"
      case .inequalities: "only inequalities, \(list)"
      case .tie: "a tie between equal priorities, \(list)"
      }
    }
  }

  /// One ambiguous item.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// The item.
    package let item: Item.ID
    /// Its name.
    public let name: String
    /// The open values, in the order of the engine.
    public let openValues: [OpenValue]
    /// The same in Interface Builder's words, where it has some.
    package let remark: String?
    /// The views with margins or a safe area that the ranges rest on and that depend on places which
    /// are open, by name: the ranges are right only for the present insets.
    package let shifting: [String]

    /// The open attributes: `minX`, `minY`, `width`, `height`.
    package var attributes: [String] { openValues.map { $0.attribute } }

    /// The line of Apple's trace: `green: AMBIGUOUS LAYOUT for green.minY, green.height`.
    public var headline: String {
      let open = attributes.map { "\(name).\($0)" }
      let remark = remark.map { " (\($0))" } ?? ""
      return "\(name): AMBIGUOUS LAYOUT for \(open.joined(separator: ", "))\(remark)"
    }

    /// The same with only some of what is open; nil if nothing is left.
    package func keeping(_ some: [OpenValue]) -> Entry? {
      some.isEmpty
        ? nil : Entry(item: item, name: name, openValues: some, remark: remark, shifting: shifting)
    }

    /// The headline, and a line below it for each open value.
    public var description: String {
      let caution = Sentence.caution(shifting, "the intervals hold only for the present insets")
      return ([headline] + (openValues.map { $0.description } + caution).map { "    \($0)" })
        .joined(separator: "\n")
    }
  }

  /// The ambiguous items, in tree order.
  public let entries: [Entry]

  /// The names of all open values: `green.minY`.
  package var openNames: Set<String> { Set(entries.flatMap { $0.openValues }.map { $0.name }) }

  /// Whether every item has exactly one place.
  public var isEmpty: Bool { entries.isEmpty }

  /// The entries without their open values, a line each.
  public var headlines: String { entries.map { $0.headline }.joined(separator: "\n") }

  /// The entries, or that there are none.
  public var description: String {
    isEmpty ? "no ambiguous layout" : entries.map { $0.description }.joined(separator: "\n")
  }
}

extension AmbiguityReport {
  /// The names of an item's unknowns in reports, in the order of the engine.
  static let variableNames = ["minX", "minY", "width", "height"]

  /// Lists the ambiguity of a view and everything in it: a line for each view, and lines below it for open values.
  package static func list(of item: Item.ID, in layout: Layout) -> String {
    layout.model.treeOrder(from: item).flatMap { item in
      let isAmbiguous = layout.isAmbiguous(item)
      let entries = isAmbiguous ? layout.ambiguityReport(of: item).entries : []
      return ["\(layout.model.path(of: item)): hasAmbiguousLayout = \(isAmbiguous)"]
        + entries.flatMap { $0.openValues }.map { "    \($0)" }
    }.joined(separator: "\n")
  }
}

extension Layout {
  /// The ambiguous items, with their open values, the bounds and the reasons.
  ///
  /// - Parameter item: Only this item, with its content area where it scrolls; nil for all.
  /// - Returns: The report; empty if everything has one place only.
  public func ambiguityReport(of item: Item.ID? = nil) -> AmbiguityReport {
    let chosen = item.map { [$0] + [model.contentLayoutGuide(of: $0)].compactMap { $0 } }
    var survey = AmbiguitySurvey(of: chosen ?? model.treeOrder(), in: self)
    return survey.report()
  }
}

/// Asks the solver which values of the given items are open.
private struct AmbiguitySurvey {
  private let layout: Layout
  private let items: [Item.ID]
  private var index: ConstraintIndex

  /// The maximum number of constraints that a reason names: in a long chain each value depends on all of them.
  private static let nameLimit = 32

  init(of items: [Item.ID], in layout: Layout) {
    (self.layout, self.items, index) = (layout, items, ConstraintIndex(layout))
  }

  mutating func report() -> AmbiguityReport {
    let engine = layout.engine
    let variables = items.flatMap(engine.variables)
    let optimalRanges = engine.solver.optimalRanges(of: variables, nameLimit: Self.nameLimit) {
      engine.origin(of: $0)?.isNonNegativeSize == false
    }
    var byVariable: [Variable: OptimalRange] = [:]
    for optimal in optimalRanges { byVariable[optimal.variable] = optimal }
    let shifting = InsetShifts(layout).views(behind: optimalRanges)
    var entries: [AmbiguityReport.Entry] = []
    for item in items {
      let variables = engine.variables(of: item)
      let openValues = variables.enumerated().compactMap { place, variable in
        byVariable[variable].map { openValue($0, of: item, place) }
      }
      if openValues.isEmpty { continue }
      let isContentArea = layout.model[item].systemGuide == .contentLayoutGuide
      entries.append(
        AmbiguityReport.Entry(
          item: item, name: layout.model.path(of: item), openValues: openValues,
          remark: isContentArea ? "scrollable content size" : nil,
          shifting: Set(variables.flatMap { shifting[$0] ?? [] }).sorted().map(layout.model.path)))
    }
    return AmbiguityReport(entries: entries)
  }

  private mutating func openValue(_ optimal: OptimalRange, of item: Item.ID, _ place: Int)
    -> AmbiguityReport.OpenValue
  {
    AmbiguityReport.OpenValue(
      item: layout.model.path(of: item), attribute: AmbiguityReport.variableNames[place],
      value: layout.engine.solver.value(of: optimal.variable), range: optimal.range,
      reason: reason(
        of: optimal, item, place.isMultiple(of: 2) ? .horizontal : .vertical))
  }

  private mutating func reason(of optimal: OptimalRange, _ item: Item.ID, _ axis: Axis)
    -> AmbiguityReport.Reason
  {
    if !optimal.tied.isEmpty {
      return .init(kind: .tie, constraints: index.references(to: optimal.tied))
    }
    let limits = optimal.lowerLimits + optimal.upperLimits
    if !limits.isEmpty {
      return .init(kind: .inequalities, constraints: byAge(limits.prefix(Self.nameLimit)))
    }
    let related = ConstraintOrigins(layout).about(item, axis).filter {
      isEquation($0, on: optimal.variable)
    }
    return .init(
      kind: related.isEmpty ? .unconstrained : .related,
      constraints: related.map { index.reference(to: $0) })
  }

  /// Whether a constraint of the user's or of a stack view's is an equation that an unknown is part
  /// of: a leading edge says nothing about the width.
  private mutating func isEquation(_ origin: ConstraintID, on variable: Variable) -> Bool {
    guard index.constraint(behind: origin)?.relation == .equal,
      let row = layout.engine.row(of: origin)
    else { return false }
    return layout.engine.solver.constraint(row)?.terms.contains {
      $0.variable == variable && $0.coefficient != 0
    } ?? false
  }

  /// The constraints of rows, the user's by age: their rows are younger if they were removed and added again.
  private mutating func byAge(_ rows: ArraySlice<LinearConstraint.ID>) -> [ConstraintReference] {
    var own: [LayoutConstraint.ID] = []
    var others: [ConstraintID] = []
    for origin in rows.compactMap(layout.engine.origin) {
      if case .user(let id) = origin { own.append(id) } else { others.append(origin) }
    }
    return (own.sorted().map(ConstraintID.user) + others).map { index.reference(to: $0) }
  }
}
