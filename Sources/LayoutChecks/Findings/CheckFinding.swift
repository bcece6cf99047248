import AutoLayout

/// One place where a rule applies, in one configuration.
struct CheckFinding: Hashable, Sendable {
  /// What makes two findings of different configurations the same: everything but numbers.
  struct Key: Hashable, Sendable {
    let rule: String
    let items: [Item.ID]
    let constraints: [LayoutConstraint.ID]
    let aspect: String
  }

  let key: Key
  /// What is there, in a line, with numbers.
  let text: String
  /// How bad it is, in points; findings that can't be measured have 0.
  let amount: Double
  /// The axis that it is about, where it is about one.
  let axis: Axis?
  /// Views that follow from it.
  let followers: [Item.ID]

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - rule: The id of the rule.
  ///   - text: What is there.
  ///   - items: The views that it is about, the one to look at first.
  ///   - constraints: The constraints that it is about.
  ///   - amount: How bad it is, in points.
  ///   - aspect: What tells it from other findings about the same.
  ///   - axis: The axis that it is about.
  ///   - followers: Views that follow from it.
  init(
    _ rule: String, _ text: String, items: [Item.ID] = [],
    constraints: [LayoutConstraint.ID] = [], by amount: Double = 0, aspect: String = "",
    axis: Axis? = nil, followers: [Item.ID] = []
  ) {
    key = Key(
      rule: rule, items: items, constraints: constraints, aspect: aspect + (axis?.rawValue ?? ""))
    self.text = text
    self.amount = amount
    self.axis = axis
    self.followers = followers
  }
}
