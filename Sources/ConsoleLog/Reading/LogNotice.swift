/// A warning or exception about layout other than a report of clashing constraints.
package struct LogNotice: Hashable, Sendable {
  /// The 1-based number in the log.
  package let line: Int
  /// The text as found.
  package let text: String
  /// What it means.
  package let meaning: String
  /// What to do about it.
  package let remedy: String

  /// A message of UIKit's, recognized by a part of it.
  private struct Rule {
    let sign: String
    let meaning: String
    let remedy: String
  }

  init?(_ text: Substring, line: Int) {
    guard let rule = Self.rules.first(where: { text.holds($0.sign) }) else { return nil }
    self.line = line
    self.text = String(text)
    meaning = rule.meaning
    remedy = rule.remedy
  }

  /// Texts seen in public crash reports and logs.
  private static let rules = [
    Rule(
      sign: "they have no common ancestor",
      meaning: "a constraint was activated whose views are not in one view hierarchy",
      remedy: "call addSubview for both views first, then activate the constraint"),
    Rule(
      sign: "hierarchy is not prepared for the constraint",
      meaning: "a constraint was added to a view that does not contain one of its items",
      remedy: "set isActive instead of calling addConstraint, after both views have superviews"),
    Rule(
      sign: "Unable to install constraint on view",
      meaning: "a constraint was added to a view that does not contain both of its items",
      remedy: "set isActive instead of calling addConstraint, after both views have superviews"),
    Rule(
      sign: "Location attributes must be specified in pairs",
      meaning: "an edge or center was set to a number, without another view to measure from",
      remedy: "name a second anchor; only width and height can be constants"),
    Rule(
      sign: "between a leading/trailing attribute and a right/left attribute",
      meaning: "one side follows the writing direction and the other doesn't",
      remedy: "use leading and trailing on both sides"),
    Rule(
      sign: "Unable to parse constraint format",
      meaning: "a visual format string has a mistake at the caret below it",
      remedy: "look for a view that is missing from the dictionary, or a bracket"),
    Rule(
      sign: "Invalid pairing of layout attributes",
      meaning: "a size was set equal to a position, or a horizontal attribute to a vertical one",
      remedy: "pair widths and heights with each other, edges with edges of one axis"),
    Rule(
      sign: "Mutating a priority from required to not on an installed constraint",
      meaning: "the priority of an active constraint crossed 1000",
      remedy: "deactivate the constraint, change the priority, activate it; or start with 999"),
    Rule(
      sign: "constraints ambiguously suggest a height of zero for a",
      meaning: "the cell's content has no unbroken chain from its top to its bottom",
      remedy: "connect contentView.top to contentView.bottom through views with heights"),
    Rule(
      sign: "translatesAutoresizingMaskIntoConstraints property of the contentView",
      meaning:
        "code has set translatesAutoresizingMaskIntoConstraints of a cell's contentView, which the cell "
        + "manages",
      remedy: "remove that line, and add what you constrain to contentView as a subview"),
    Rule(
      sign: "has translatesAutoresizingMaskIntoConstraints false and is missing constraints",
      meaning:
        "a cell's contentView is no longer sized by the cell, and nothing ties it to the cell",
      remedy:
        "leave translatesAutoresizingMaskIntoConstraints of contentView true; set it to false only for "
        + "views that you add"),
    Rule(
      sign: "AMBIGUOUS LAYOUT",
      meaning: "the variables listed can have several values: minX and Width horizontally, "
        + "minY and Height vertically",
      remedy: "add a constraint on that axis: a position for min, a size or second edge for a size"),
    Rule(
      sign: "has an ambiguous layout",
      meaning: "the constraints do not determine the position or size of a view",
      remedy: "the trace below it marks the view and says which variables are free"),
    Rule(
      sign: "has ambiguous layout",
      meaning: "the constraints do not determine the position or size of a view",
      remedy:
        "add a position and a size on each axis; _autolayoutTrace says which variables are free"),
    Rule(
      sign: "Auto Layout still required after executing -layoutSubviews",
      meaning: "an old system needs super.layoutSubviews() in the subclass",
      remedy: "call super in layoutSubviews"),
  ]
}
