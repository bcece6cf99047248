import AutoLayout

extension ViewValues {
  /// Notes why the size of what the view shows is a guess, where the document doesn't tell it.
  mutating func readGuess() {
    if let guess { add("sizeGuess", .choice(guess.rawValue)) }
  }

  private var guess: Guess? {
    guard view.role == .subview, !view.isManual else { return nil }
    let isOwnClass = attributes["customClass"] != nil
    if showsUnknownImage { return .image }
    if showsNothing {
      return hasPlaceholderSize ? .placeholder : isOwnClass ? .class : .content
    }
    return viewClass.content != .unsized && isOwnClass ? .class : nil
  }
}
