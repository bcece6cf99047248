/// The user's progress through the lessons.
package struct Course: Hashable, Sendable {
  /// The names of the lessons whose goal was reached.
  package var done: Set<String> = []
  /// The number of the goal's lines that held after the last command.
  var held = 0
  /// The number of hints given, by the names of the lessons.
  var hints: [String: Int] = [:]

  /// Nothing done yet.
  package init() {}
}
