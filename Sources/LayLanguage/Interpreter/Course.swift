/// The user's progress through the lessons.
package struct Course: Hashable, Sendable {
  /// The names of the lessons whose goal was reached.
  package var done: Set<String> = []
  /// How many lines of the goal held after the last command.
  var held = 0
  /// How many hints were told, by the names of the lessons.
  var hints: [String: Int] = [:]

  /// Nothing done yet.
  package init() {}
}
