/// The source of a root view's size when the app runs.
package enum SubjectSize: Hashable, Sendable {
  /// The screen.
  case screen
  /// The width of the screen, and its own content: a row of a table.
  case wideAsScreen
  /// Unknown, as it depends on where the view is used: only its designed size is known.
  case asDesigned
}
