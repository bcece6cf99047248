import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// One place where a rule applies, in one configuration.
struct CheckFinding: Hashable, Sendable {
  /// The identity of a finding across configurations: everything but numbers.
  struct Key: Hashable, Sendable {
    let rule: Rule
    let items: [Item.ID]
    let constraints: [LayoutConstraint.ID]
    let outsider: String?
    let aspect: String
  }

  let key: Key
  /// The constraints that it compares those of the key with: what a duplicate repeats.
  let others: [LayoutConstraint.ID]
  /// The finding in one line, with numbers.
  var text: String
  /// Its extent in points; 0 if it can't be measured.
  let amount: Double
  /// The axis that it is about, where it is about one.
  let axis: Axis?
  /// The side that something passes, where it passes one.
  let side: Side?
  /// Views that follow from it.
  let followers: [Item.ID]
  /// The remedy, if the rule itself knows one.
  var remedy: String?
  /// Its subject, if that isn't in the layout.
  let outsider: FindingSubject?
  /// Whether it is so whatever text the app shows.
  let isOfAnyText: Bool
  /// Its severity; nil for the rule's.
  let severity: Rule.Severity?

  /// Creates a finding.
  ///
  /// An aspect tells it from other findings about the same, and so does its axis, unless it is one finding along both.
  init(
    _ rule: Rule, _ text: String, items: [Item.ID] = [],
    constraints: [LayoutConstraint.ID] = [], others: [LayoutConstraint.ID] = [],
    by amount: Double = 0, aspect: String = "",
    axis: Axis? = nil, isOneAlongBothAxes: Bool = false, side: Side? = nil,
    followers: [Item.ID] = [], remedy: String? = nil, outsider: FindingSubject? = nil,
    isOfAnyText: Bool = false, severity: Rule.Severity? = nil
  ) {
    let axis = axis ?? side?.axis
    let axisName = isOneAlongBothAxes ? "" : axis?.rawValue ?? ""
    key = Key(
      rule: rule, items: items, constraints: constraints, outsider: outsider?.id,
      aspect: [aspect, axisName].filter { !$0.isEmpty }.joined(separator: " "))
    (self.text, self.others, self.amount, self.axis, self.side) = (text, others, amount, axis, side)
    (self.followers, self.remedy, self.outsider) = (followers, remedy, outsider)
    (self.isOfAnyText, self.severity) = (isOfAnyText, severity)
  }
}

/// A view or constraint that a finding is about.
package struct FindingSubject: Hashable, Sendable {
  /// Its name in commands.
  package let name: String
  /// Its object id; its name in a script.
  package let id: String
  /// Where its element begins.
  package internal(set) var place: DocumentPlace?
  /// The equation of a constraint: `title.width = 100`; nil for a view.
  package var equation: String?
}

/// A screen with a finding.
package struct FindingPicture: Sendable {
  /// The picture.
  package let svg: String
  /// The area of its views, in points of the picture, if it is small enough to be missed.
  package let focus: Rect?

  /// Creates a picture from its parts.
  package init(svg: String, focus: Rect? = nil) { (self.svg, self.focus) = (svg, focus) }
}

/// A side of a rectangle on the screen.
enum Side: String, CaseIterable, Sendable {
  case left, right, top, bottom

  /// The axis along which something passes it.
  var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

  /// The side as constraints name it.
  var attribute: Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    }
  }

  /// The relation of a view that must not pass the side.
  var inward: Relation { self == .left || self == .top ? .greaterThanOrEqual : .lessThanOrEqual }

  /// `the left edge`, `the top`.
  var words: String { axis == .horizontal ? "the \(rawValue) edge" : "the \(rawValue)" }

  /// The points by which a rectangle passes this side of another one; negative inside.
  func excess(of rect: Rect, out screen: Rect) -> Double {
    switch self {
    case .left: screen.origin.x - rect.origin.x
    case .right: rect.maxX - screen.maxX
    case .top: screen.origin.y - rect.origin.y
    case .bottom: rect.maxY - screen.maxY
    }
  }

  /// The greatest excess of a rectangle beyond another one, and its side.
  static func excess(
    of rect: Rect, out screen: Rect, along axes: [Axis] = Axis.allCases
  ) -> (points: Double, side: Side) {
    allCases.filter { axes.contains($0.axis) }
      .map { (points: $0.excess(of: rect, out: screen), side: $0) }
      .max { $0.points < $1.points } ?? (0, .bottom)
  }

  /// Whether a rectangle reaches from one side of another one to the other.
  static func fills(_ rect: Rect, _ screen: Rect, along axis: Axis) -> Bool {
    allCases.filter { $0.axis == axis }.allSatisfy { $0.excess(of: rect, out: screen) >= -0.5 }
  }
}
