import AutoLayout

/// One constraint as Swift writes it.
struct SwiftConstraintText {
  let layout: Layout
  let names: SwiftNames
  /// The view whose class is being written; in Swift it is `self`.
  let root: Item.ID

  /// An item as Swift names it; nil if a view class has no such guide.
  func text(of item: Item.ID) -> String? {
    if item == root { return "self" }
    if let name = names[item] { return name }
    guard let (owner, kind) = guide(item),
      let guide = Self.guides[kind]
    else { return nil }
    if owner == root { return guide }
    return text(of: owner).map { "\($0).\(guide)" }
  }

  private func guide(_ item: Item.ID) -> (Item.ID, GuideKind)? {
    guard let owner = layout.superview(of: item) else { return nil }
    let kind = GuideKind.allCases.first { layout.model.guide($0, of: owner) == item }
    return kind.map { (owner, $0) }
  }

  private static let guides: [GuideKind: String] = [
    .safeArea: "safeAreaLayoutGuide", .layoutMarginsGuide: "layoutMarginsGuide",
    .readableContentGuide: "readableContentGuide", .keyboardLayoutGuide: "keyboardLayoutGuide",
    .contentLayoutGuide: "contentLayoutGuide", .frameLayoutGuide: "frameLayoutGuide",
  ]

  // MARK: Expressions

  /// A constraint as an expression that makes one; nil if an item has no name in Swift.
  func expression(_ constraint: LayoutConstraint, _ style: SwiftStyle) -> String? {
    style == .anchors
      ? anchors(constraint) ?? initializer(constraint) : initializer(constraint)
  }

  private static let relations: [Relation: String] = [
    .equal: "equalTo", .lessThanOrEqual: "lessThanOrEqualTo",
    .greaterThanOrEqual: "greaterThanOrEqualTo",
  ]

  /// The expression with anchors, which have no margins; only those for sizes take multipliers.
  private func anchors(_ constraint: LayoutConstraint) -> String? {
    guard let first = anchor(constraint.first), let relation = Self.relations[constraint.relation]
    else { return nil }
    let constant = SwiftText.number(constraint.constant)
    guard let second = constraint.second else {
      return "\(first).constraint(\(relation)Constant: \(constant))"
    }
    guard let other = anchor(second) else { return nil }
    if constraint.spacing == .system, constraint.constant == 8,
      let word = Self.systemSpacing(constraint.first.attribute, second.attribute)
    {
      return "\(first).constraint(\(relation)SystemSpacing\(word): \(other), multiplier: 1)"
    }
    var arguments = "\(relation): \(other)"
    if constraint.multiplier != 1 {
      guard constraint.first.attribute.isSize else { return nil }
      arguments += ", multiplier: \(SwiftText.number(constraint.multiplier))"
    }
    if constraint.constant != 0 { arguments += ", constant: \(constant)" }
    return "\(first).constraint(\(arguments))"
  }

  private static func systemSpacing(_ first: Attribute, _ second: Attribute) -> String? {
    guard first.axis == second.axis, !first.isSize else { return nil }
    return first.axis == .horizontal ? "After" : "Below"
  }

  private func anchor(_ anchor: Anchor) -> String? {
    guard !anchor.attribute.isMargin, let (item, attribute) = side(anchor) else { return nil }
    let name = "\(attribute.rawValue)Anchor"
    return item == "self" ? name : "\(item).\(name)"
  }

  /// An anchor's item as Swift names it, and its attribute.
  ///
  /// The guides of bars belong to controllers; their inner edges are written as the safe area's, their outer ones as
  /// the view's.
  func side(_ anchor: Anchor) -> (String, Attribute)? {
    guard let (owner, kind) = guide(anchor.item), kind.isBar else {
      return text(of: anchor.item).map { ($0, anchor.attribute) }
    }
    let inner: Attribute = kind == .topLayoutGuide ? .bottom : .top
    guard anchor.attribute == .top || anchor.attribute == .bottom, let view = text(of: owner) else {
      return nil
    }
    if anchor.attribute != inner { return (view, anchor.attribute) }
    let guide = "safeAreaLayoutGuide"
    return (view == "self" ? guide : "\(view).\(guide)", inner == .bottom ? .top : .bottom)
  }

  private func initializer(_ constraint: LayoutConstraint) -> String? {
    guard let (first, attribute) = side(constraint.first) else { return nil }
    let relations: [Relation: String] = [
      .equal: "equal", .lessThanOrEqual: "lessThanOrEqual",
      .greaterThanOrEqual: "greaterThanOrEqual",
    ]
    var second = "nil, attribute: .notAnAttribute"
    if let other = constraint.second {
      guard let (item, attribute) = side(other) else { return nil }
      second = "\(item), attribute: .\(attribute.rawValue)"
    }
    return "NSLayoutConstraint(item: \(first), attribute: .\(attribute.rawValue), "
      + "relatedBy: .\(relations[constraint.relation] ?? "equal"), toItem: \(second), "
      + "multiplier: \(SwiftText.number(constraint.multiplier)), "
      + "constant: \(SwiftText.number(constraint.constant)))"
  }

  /// The constraint as SnapKit should state it.
  ///
  /// SnapKit sets `translatesAutoresizingMaskIntoConstraints` to false for the view that a block is about. For the
  /// class itself, only its superview may decide that, so blocks are about the views inside it.
  func statable(_ constraint: LayoutConstraint) -> LayoutConstraint {
    guard let second = constraint.second, constraint.multiplier == 1,
      isOfRoot(constraint.first.item), !isOfRoot(second.item)
    else { return constraint }
    var flipped = constraint
    (flipped.first, flipped.second) = (second, constraint.first)
    flipped.relation = constraint.relation.flipped
    flipped.constant = 0 - constraint.constant
    return flipped
  }

  private func isOfRoot(_ item: Item.ID) -> Bool {
    item == root || guide(item).map { $0.0 == root } ?? false
  }

  /// A statement of SnapKit's closure.
  func statement(_ constraint: LayoutConstraint, identifier: String?) -> String? {
    guard let relation = Self.relations[constraint.relation],
      let (_, attribute) = side(constraint.first)
    else { return nil }
    var text = "make.\(attribute.rawValue).\(relation)"
    let constant = SwiftText.number(constraint.constant)
    if let second = constraint.second {
      guard let (other, otherAttribute) = side(second) else { return nil }
      let isSuperview = layout.superview(of: constraint.first.item) == second.item
      text +=
        isSuperview && attribute == otherAttribute
        ? "Superview()" : "(\(other).snp.\(otherAttribute.rawValue))"
      if constraint.multiplier != 1 {
        text += ".multipliedBy(\(SwiftText.number(constraint.multiplier)))"
      }
      if constraint.constant != 0 { text += ".offset(\(constant))" }
    } else {
      text += "(\(constant))"
    }
    if !constraint.priority.isRequired {
      text += ".priority(\(SwiftText.number(constraint.priority.value)))"
    }
    return identifier.map { text + ".labeled(\(SwiftText.string($0)))" } ?? text
  }
}
