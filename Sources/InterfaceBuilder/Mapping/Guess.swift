import AutoLayout

/// Why the size of what a view shows is a guess: the document doesn't tell it.
package enum Guess: String, Hashable, Sendable, CaseIterable {
  /// Its text is in a font whose metrics aren't known.
  case font
  /// It shows a system symbol, or an image whose size the document doesn't hold.
  case image
  /// Its class is one of the app's, which may size it or set its text and font.
  case `class`
  /// It shows nothing before the app fills it.
  case content
  /// Its frame depends on that of another view whose size is a guess.
  case follows
}

extension ViewValues {
  /// Why the size that the view would like is a guess; nil where it isn't one, or has none.
  var guess: Guess? {
    guard view.role == .subview, !view.isManual else { return nil }
    let isOwnClass = attributes["customClass"] != nil
    if namesUnknownImage { return .image }
    if showsNothing { return isOwnClass ? .class : .content }
    guard viewClass.content != .unsized else { return nil }
    if isOwnClass { return .class }
    return namesUnknownFont ? .font : nil
  }

  private var namesUnknownFont: Bool {
    guard case .text(let text) = properties.last(where: { $0.0 == "font" })?.1 else { return false }
    return Font(text: text).map { !$0.isKnown } ?? false
  }

  private var namesUnknownImage: Bool {
    let shown = [
      view.element, view.element.child(key: "configuration"), view.element.child(key: "normal"),
    ]
    return shown.compactMap { $0?["image"] }.contains { name in
      document.images[name] == nil || document.symbols.contains(name)
    }
  }
}

extension SceneLayout {
  /// How much the sizes that are guesses are changed to find out what rests on them, in points.
  private static let change = 7.0

  /// The views whose frames rest on a guess, each with its own or ``Guess/follows``.
  ///
  /// Found by laying out again with other sizes in place of the guesses: what stays where it was doesn't
  /// rest on them. The layout must be solved.
  package func guessedFrames() -> [Item.ID: Guess] {
    guard !guesses.isEmpty, let size = ViewProperty.named("intrinsicContentSize") else {
      return [:]
    }
    var changed = layout
    for item in guesses.keys.sorted() {
      guard case .size(let width, let height) = size.value(of: item, in: layout) else { continue }
      let other = PropertyValue.size(
        width: width.map { $0 + Self.change }, height: height.map { $0 + Self.change })
      // What can't be changed is left as it is, and counts as known.
      try? size.set(other, of: item, in: &changed)
    }
    changed.solve()
    var found: [Item.ID: Guess] = [:]
    for (_, item) in views {
      let (before, after) = (layout.frame(of: item), changed.frame(of: item))
      if before.size != after.size {
        found[item] = guesses[item] ?? .follows
      } else if before != after {
        found[item] = .follows
      }
    }
    return found
  }
}
