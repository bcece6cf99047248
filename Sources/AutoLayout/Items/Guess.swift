/// Why a frame is a guess.
package enum Guess: String, Hashable, Sendable, CaseIterable {
  /// The view's text is in a font, a weight or a script whose characters haven't been measured.
  case font
  /// It shows a system symbol that hasn't been measured, or an image of unknown size.
  case image
  /// Its class is one of the app's, which may size it or set its text and font; or runtime attributes set its text.
  case `class`
  /// It shows nothing until the app fills it.
  case content
  /// Its size is a placeholder for the canvas only.
  case placeholder
  /// Nothing decides between several places or sizes, as when two views hug their content equally.
  case ambiguous
  /// Required constraints contradict each other, and one that names the view gave way.
  case conflict
  /// Interface Builder saved a size or place that contradicts the size of the content or a required constraint; or it
  /// saved one for a view that this one depends on.
  case saved
  /// Its frame depends on another view's, whose size is a guess.
  case follows

  /// The guesses about the size of a view's content, which the frames of others may follow.
  package static let sizes: [Guess] = [.font, .image, .class, .content, .placeholder]

  /// Why the size of a view's content is a guess: `its image isn't known`.
  package var reason: String {
    switch self {
    case .font: "its font isn't known"
    case .image: "its image isn't known"
    case .class: "the app's code may size it"
    case .content: "it shows nothing yet"
    case .placeholder: "its size is only a placeholder on the canvas"
    case .ambiguous: "nothing decides it"
    case .conflict: "constraints contradict each other"
    case .saved: "what Interface Builder saved contradicts it"
    case .follows: "it depends on another guess"
    }
  }
}

/// Which ambiguities of a view Interface Builder reports: *Ambiguity* in its Size inspector.
package enum VerifiedAmbiguity: String, Hashable, Sendable, CaseIterable {
  /// Position and size.
  case always
  /// The position alone.
  case positionOnly
  /// Nothing.
  case never
}
