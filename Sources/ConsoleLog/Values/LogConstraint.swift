import AutoLayout

/// One constraint line of a log, as a value that prints back what was read.
///
/// `<Class:0xADDR 'identifier' h=--& v=--& BODY priority:P   (INFO)>`; formats counted over 1,008
/// lines of public conflict reports, 2012 to 2026, UIKit and AppKit.
package struct LogConstraint: Hashable, Sendable, CustomStringConvertible {
  /// The class: `NSLayoutConstraint`, `SnapKit.LayoutConstraint`.
  package let className: String
  /// Address or label, and the source line that SnapKit adds: `0x60000@Card.swift#17`.
  package let handle: String
  /// The identifier in quotes.
  package let identifier: String?
  /// The flags of an autoresizing mask.
  package let mask: AutoresizingMask?
  let body: Body
  /// The priority after the body; nil if none is written, which means required.
  let strength: Strength?
  /// What a content size line adds: hugging and compression resistance.
  let contentPriorities: ContentPriorities?
  let info: LogInfo
  /// Whether the identifier follows the mask, as UIKit prints it for encapsulated views.
  var hasMaskFirst = false

  /// The three flags of each axis: near margin, size, far margin; `&` is flexible.
  package struct AutoresizingMask: Hashable, Sendable {
    /// `--&` for instance.
    package let horizontal: String
    /// `-&-` for instance.
    package let vertical: String
  }

  /// How the constraint itself is printed.
  enum Body: Hashable, Sendable, CustomStringConvertible {
    case visual(LogVisualForm)
    case equation(LogEquation)

    var description: String {
      switch self {
      case .visual(let form): form.description
      case .equation(let equation): equation.description
      }
    }
  }

  struct ContentPriorities: Hashable, Sendable {
    let hugging: LogNumber
    let resistance: LogNumber
  }

  /// ` priority:500`, or ` ^500` in the lines of Masonry and SnapKit.
  struct Strength: Hashable, Sendable {
    let mark: String
    let number: LogNumber
  }

  /// The line, from `<` to `>`.
  package var description: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let flags = mask.map { " h=\($0.horizontal) v=\($0.vertical)" } ?? ""
    let content =
      contentPriorities.map { " Hug:\($0.hugging) CompressionResistance:\($0.resistance)" } ?? ""
    let priority = strength.map { "\($0.mark)\($0.number)" } ?? ""
    let label = hasMaskFirst ? flags + name : name + flags
    return "<\(className):\(handle)\(label) \(body)\(content)\(priority)\(info)>"
  }
}

extension LogConstraint {
  /// Whether Apple's describer chose the visual form.
  package var isVisual: Bool {
    if case .visual = body { true } else { false }
  }

  /// The address in the handle; nil if a library prints a label instead.
  package var address: String? {
    if handle.hasPrefix("0x") { return String(handle.prefix { $0 != "@" }) }
    guard handle.hasSuffix("]"), let bracket = handle.firstRange(of: "[0x") else { return nil }
    return String(handle[handle.index(after: bracket.lowerBound)...].dropLast())
  }

  /// Tells constraints apart: the handle without the source line, or the class with it; the whole line if the address
  /// is masked.
  var identity: String {
    if isMasked { return description }
    return address ?? "\(className):\(handle)"
  }

  /// Whether the API or the engine has the attributes that it names.
  var hasAttributes: Bool {
    [first, second].compactMap { $0 }.allSatisfy {
      $0.attribute != nil || $0.attributeName.hasPrefix("content")
        || $0.attributeName == LogAnchor.unnamed
    }
  }

  /// Whether both are the same constraint: a list escapes what the line of the broken one doesn't.
  func isSame(as other: LogConstraint) -> Bool {
    identity == other.identity && className == other.className
  }

  /// Whether something else stands in place of the address.
  var isMasked: Bool { address.map(LogItem.isMasked) ?? false }

  /// Whether both sides look like one view because nothing tells two views apart: no view is tied to itself, except
  /// its width to its height, and an edge to its margin.
  var isBlurred: Bool {
    guard let second, first.item.identity == second.item.identity,
      first.item.address.map(LogItem.isMasked) ?? true
    else { return false }
    guard let one = first.attribute, let other = second.attribute else { return true }
    return one == other || !one.isSize && one.isMargin == other.isMargin
  }

  /// What `|` and bare names refer to.
  package var names: LogNames { info.names ?? LogNames() }

  /// The left side of the equation that the line states.
  ///
  /// Visual form counts as the equations `sub.leading = super.leading + c`, `super.trailing = sub.trailing + c` and
  /// `b.leading = a.trailing + c`; from right to left, each edge lies at a smaller position than the one before, so the
  /// sides change places.
  package var first: LogAnchor { sides.first }

  /// The right side; nil for a constant size.
  package var second: LogAnchor? { sides.second }

  private var sides: (first: LogAnchor, second: LogAnchor?) {
    switch body {
    case .equation(let equation): return (equation.first, equation.second)
    case .visual(let form):
      let (near, far) = form.edges
      switch form.shape {
      case .fromBar(let item): return form.ordered(near.of(item), near.of(barItem))
      case .toBar(let item): return form.ordered(far.of(barItem), far.of(item))
      case .gap(let before, let after): return form.ordered(near.of(after), far.of(before))
      case .size(let item):
        return ((form.axis == .horizontal ? Attribute.width : .height).of(item), nil)
      }
    }
  }

  /// How the sides relate.
  package var relation: Relation {
    switch body {
    case .equation(let equation): equation.relation
    case .visual(let form): form.relation ?? .equal
    }
  }

  /// The factor of the right side.
  package var multiplier: Double {
    if case .equation(let equation) = body { equation.multiplier?.value ?? 1 } else { 1 }
  }

  /// Points added to the right side.
  package var constant: Double {
    switch body {
    case .equation(let equation): equation.offset?.value ?? 0
    case .visual(let form): form.number.value
    }
  }

  /// The word that marks system spacing, `NSSpace`.
  package var systemSpacing: String? {
    switch body {
    case .equation(let equation): equation.offset?.spacing
    case .visual(let form): form.spacing
    }
  }

  /// 1…1000.
  package var priority: Priority {
    if case .visual(let form) = body, let inner = form.priority, strength == nil {
      return Priority(inner.value) ?? .required
    }
    return strength.flatMap { Priority($0.number.value) } ?? .required
  }

  /// How the sides relate as far as that is required; nil if nothing is.
  ///
  /// A content size prints as one equation and stands for two inequalities: hugging keeps the size from
  /// being larger, compression resistance from being smaller, each with its own priority.
  var requiredRelation: Relation? {
    guard let content = contentPriorities else { return priority.isRequired ? relation : nil }
    let required = Priority.required.value
    return switch (content.hugging.value >= required, content.resistance.value >= required) {
    case (true, true): .equal
    case (true, false): .lessThanOrEqual
    case (false, true): .greaterThanOrEqual
    case (false, false): nil
    }
  }

  /// Whether it is the size that a view's content has.
  var isContentSize: Bool { className == "NSContentSizeLayoutConstraint" }

  /// Whether the line says that the constraint is active; nil if it doesn't say.
  package var isActive: Bool? { info.isActive }

  /// Whether the line has its list of names as iOS 9 and earlier print it.
  var listsOldNames: Bool { if case .names = info { true } else { false } }

  /// What the bar refers to; without a list of names it is only known to be there.
  private var barItem: LogItem {
    names.bar ?? LogItem(className: nil, address: nil, key: "|", label: nil)
  }
}

extension LogVisualForm {
  /// The edges between which distances are measured, in the order in which the form is read.
  fileprivate var edges: (near: Attribute, far: Attribute) {
    switch (axis, direction) {
    case (.vertical, _): (.top, .bottom)
    case (.horizontal, nil): (.leading, .trailing)
    case (.horizontal, .leftToRight): (.left, .right)
    case (.horizontal, .rightToLeft): (.right, .left)
    }
  }

  /// Two sides, the one further right or down first.
  fileprivate func ordered(
    _ later: LogAnchor, _ earlier: LogAnchor
  ) -> (first: LogAnchor, second: LogAnchor?) {
    axis == .horizontal && direction == .rightToLeft ? (earlier, later) : (later, earlier)
  }
}

extension Attribute {
  fileprivate func of(_ item: LogItem) -> LogAnchor { LogAnchor(item, rawValue) }
}
