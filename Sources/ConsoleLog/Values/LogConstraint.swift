import AutoLayout

/// One constraint line of a log.
///
/// `<Class:0xADDR 'identifier' h=--& v=--& BODY priority:P   (INFO)>`; formats counted over 1,008
/// lines of public conflict reports, 2012 to 2026, UIKit and AppKit.
package struct LogConstraint: Hashable, Sendable, CustomStringConvertible {
  /// The line as it was read, from `<` to `>`.
  package let description: String
  /// The class: `NSLayoutConstraint`, `SnapKit.LayoutConstraint`.
  package let className: String
  /// Address or label, and the source line that SnapKit adds: `0x60000@Card.swift#17`.
  package let handle: String
  /// The identifier in quotes.
  package let identifier: String?
  /// The flags of an autoresizing mask.
  package let mask: AutoresizingMask?
  /// The equation or visual form as written.
  let body: String
  /// What that states.
  let equation: LogEquation
  /// 1…1000.
  package let priority: Priority
  /// What a content size line adds: hugging and compression resistance.
  let contentPriorities: ContentPriorities?
  let info: LogInfo

  /// The three flags of each axis: near margin, size, far margin; `&` is flexible.
  package struct AutoresizingMask: Hashable, Sendable {
    /// `--&` for instance.
    package let horizontal: String
    /// `-&-` for instance.
    package let vertical: String
  }

  struct ContentPriorities: Hashable, Sendable {
    let hugging: Double
    let resistance: Double
  }
}

extension LogConstraint {
  /// Whether Apple's describer chose the visual form.
  package var isVisual: Bool { equation.isVisual }

  /// The address in the handle; nil if a library prints a label instead.
  package var address: String? {
    if handle.hasPrefix("0x") { return String(handle.prefix { $0 != "@" }) }
    guard handle.hasSuffix("]"), let bracket = handle.firstRange(of: "[0x") else { return nil }
    return String(handle[handle.index(after: bracket.lowerBound)...].dropLast())
  }

  /// Tells constraints apart: the handle without the source line, or the class with it; the whole line if the address
  /// is masked.
  var identity: String {
    if isMasked { return description.split(separator: " ").joined(separator: " ") }
    return address ?? "\(className):\(handle)"
  }

  /// Whether the API or the engine has the attributes that it names.
  var hasAttributes: Bool {
    anchors.allSatisfy {
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
  package var names: LogNames { info.names }

  /// The left side of the equation that the line states.
  package var first: LogAnchor { equation.first }

  /// The right side; nil for a constant size.
  package var second: LogAnchor? { equation.second }

  /// The sides that it has.
  var anchors: [LogAnchor] { [first, second].compactMap { $0 } }

  /// How the sides relate.
  package var relation: Relation { equation.relation }

  /// The factor of the right side.
  package var multiplier: Double { equation.multiplier }

  /// Points added to the right side.
  package var constant: Double { equation.constant }

  /// The word that marks system spacing, `NSSpace`.
  package var systemSpacing: String? { equation.spacing }

  /// How the sides relate as far as that is required; nil if nothing is.
  ///
  /// A content size prints as one equation and stands for two inequalities: hugging keeps the size from
  /// being larger, compression resistance from being smaller, each with its own priority.
  var requiredRelation: Relation? {
    guard let content = contentPriorities else { return priority.isRequired ? relation : nil }
    let required = Priority.required.value
    return switch (content.hugging >= required, content.resistance >= required) {
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
}
