import AutoLayout
import ConsoleLog

/// Reads a constraint back from the line printed in dumps and reports: `<NSLayoutConstraint:c1 H:|-(8)-[UIView:red]
/// (active, names: '|':UIView:root )>`.
///
/// Numbers have the six digits that Apple prints. Constraints of every class are read as if the user had added them, if
/// their attributes are those of `NSLayoutConstraint`.
struct ConstraintLineReader {
  private let layout: Layout
  private let line: Located<String>

  init(_ line: Located<String>, in layout: Layout) {
    self.line = line
    self.layout = layout
  }

  /// The constraint, and its name if the line shows one that the user chose.
  func read() throws(Problem) -> (constraint: LayoutConstraint, name: String?) {
    // Apostrophes in names would be mistaken for the quotes around texts.
    let names = layout.items.map(layout.name(of:)).filter { $0.contains("'") }
    let text = names.reduce(line.value) {
      $0.replacing($1, with: $1.replacing("'", with: Self.apostrophe))
    }
    guard let read = LogConstraint(text) else {
      throw unreadable("it isn't written as in dumps")
    }
    let holder = read.names.bar
    let first = try anchor(read.first, beside: read.second, holder)
    var constraint = LayoutConstraint(first, read.relation, constant: read.constant)
    if let second = read.second {
      constraint.second = try anchor(second, beside: read.first, holder)
      constraint.multiplier = read.multiplier
    }
    constraint.priority = read.priority
    constraint.isActive = read.isActive ?? true
    return (constraint, read.handle == read.identifier ? read.handle : nil)
  }

  private func anchor(_ read: LogAnchor, beside other: LogAnchor?, _ holder: LogItem?)
    throws(Problem) -> Anchor
  {
    guard let attribute = Attribute(rawValue: read.attributeName) else {
      throw unreadable("UIKit makes constraints on '\(read.attributeName)' itself")
    }
    guard read.item.isBar, holder == nil, let other else {
      return Anchor(try item(read.item), attribute)
    }
    guard let superview = layout.superview(of: try item(other.item)) else {
      throw unreadable("the view has no superview")
    }
    return Anchor(superview, attribute)
  }

  /// `UIView:red`, `UILabel:title'Text'`, `UILayoutGuide:root.safeArea'UIViewSafeAreaLayoutGuide'`.
  private func item(_ read: LogItem) throws(Problem) -> Item.ID {
    let name = read.key ?? read.description
    let plain = name.replacing(Self.apostrophe, with: "'")
    guard let item = layout.item(written: name) ?? layout.item(written: plain) else {
      throw unreadable("there is no view '\(name)'")
    }
    return item
  }

  private static let apostrophe = "’"

  private func unreadable(_ reason: String) -> Problem {
    Problem(
      "this constraint line can't be read: \(reason)", at: line.range,
      remedy: "write an equation, such as red.leading = blue.trailing + 8")
  }
}

extension LogItem {
  /// Whether it is the `|` of a line that doesn't say what `|` stands for.
  fileprivate var isBar: Bool { className == nil && key == "|" }
}
