/// A possible continuation of a command; completion offers it.
enum Expected: Hashable, Sendable {
  /// A word, and a short description: empty for the words of a command itself.
  case word(String, summary: String)
  /// The name of something that exists.
  case name(NameKind)
  /// A side of an equation: an attribute, or a value.
  case side
  /// A value: that of a property if one is given.
  case value(of: String?)
  /// An operator that changes the current value of a property: `+=`.
  case change(of: String?)
  case number
  /// `@750`
  case priority
  /// A view in the brackets of a format.
  case formatView
  /// A path, which the program completes.
  case file
}

/// The kinds of named things.
enum NameKind: Hashable, Sendable {
  /// A view or a guide that was added.
  case view
  /// A view, `superview`, or a guide of UIKit.
  case item
  /// A constraint or group.
  case constraint
  case group
  /// A view, guide, constraint or group.
  case part
  /// A view, or the coordinates of the screen.
  case space
  case checkpoint
  /// A view or constraint with a property that can be set.
  case target
  /// A view with an attribute.
  case attribute
}

/// Records what the parser expects at the end of a command.
final class Expectations {
  /// In the order of the parser's attempts.
  private(set) var all: [Expected] = []

  func note(_ expected: Expected) {
    if !all.contains(expected) { all.append(expected) }
  }
}
