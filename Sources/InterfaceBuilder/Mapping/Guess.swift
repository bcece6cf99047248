import AutoLayout

/// Why the size of what a view shows is a guess: the document doesn't tell it.
package enum Guess: String, Hashable, Sendable, CaseIterable {
  /// Its text is in a font, a weight or a script whose characters nobody measured.
  case font
  /// It shows a system symbol, or an image whose size the document doesn't hold.
  case image
  /// Its class is one of the app's, which may size it or set its text and font.
  case `class`
  /// It shows nothing before the app fills it.
  case content
  /// Nothing decides between several places or sizes, as where two views hug their content equally.
  case ambiguous
  /// Required constraints contradict each other, and one that names the view gave way.
  case conflict
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

  /// Whether the view shows a text whose width nobody measured.
  private var namesUnknownFont: Bool {
    let described = text(of: "font").flatMap { Font(text: $0) }
    let font = described ?? Font.system(Self.anySize)
    let texts = ["text", "placeholder", "segments"].compactMap(text(of:))
    return !font.isKnown || texts.contains { !font.measures($0) }
  }

  /// A size for a font whose weight and family are those of a new view.
  private static let anySize = 17.0

  private func text(of property: String) -> String? {
    guard case .text(let text) = properties.last(where: { $0.0 == property })?.1 else { return nil }
    return text
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
  /// The views whose frames rest on a guess, each with its own or ``Guess/follows``.
  ///
  /// Found by laying out again with other sizes in place of the guesses, larger ones and smaller ones:
  /// what stays where it was doesn't rest on them. The layout must be solved.
  package func guessedFrames() -> [Item.ID: Guess] {
    var found: [Item.ID: Guess] = [:]
    for direction in [1.0, -1.0] where !guesses.isEmpty {
      let changed = changed(direction)
      for (_, item) in views where found[item] == nil {
        let (before, after) = (layout.frame(of: item), changed.frame(of: item))
        if before.size != after.size {
          found[item] = guesses[item] ?? .follows
        } else if before != after {
          found[item] = .follows
        }
      }
    }
    let broken = layout.brokenConstraints
    if !broken.isEmpty {
      let settled = settledOtherwise(broken)
      let named = Set(broken.map(layout.constraint).flatMap { $0.items })
      for (_, item) in views
      where named.contains(item) || layout.frame(of: item) != settled.frame(of: item) {
        found[item] = .conflict
      }
    }
    for (_, item) in views where layout.isAmbiguous(item) {
      // Without the size of its image a view has none.
      found[item] = guesses[item] == .image ? .image : .ambiguous
    }
    return found
  }

  /// The solved layout in which the constraints that gave way hold, and those beside them give way.
  private func settledOtherwise(_ broken: [LayoutConstraint.ID]) -> Layout {
    var settled = layout
    guard let optional = Priority(999) else { return layout }
    let items = Set(broken.map(layout.constraint).flatMap { $0.items })
    for id in layout.constraints where !broken.contains(id) {
      let constraint = layout.constraint(id)
      if constraint.priority.isRequired, !items.isDisjoint(with: constraint.items) {
        settled.setPriority(optional, of: id)
      }
    }
    settled.solve()
    return settled
  }

  /// The solved layout with other sizes in place of the guesses.
  private func changed(_ direction: Double) -> Layout {
    var changed = layout
    guard let size = ViewProperty.named("intrinsicContentSize") else { return layout }
    for (place, item) in guesses.keys.sorted().enumerated() {
      guard let guess = guesses[item],
        case .size(var width, var height) = size.value(of: item, in: layout)
      else { continue }
      // An image whose size is unknown has one.
      if guess == .image { (width, height) = (width ?? 0, height ?? 0) }
      let change = direction * guess.change(at: place)
      let other = PropertyValue.size(
        width: width.map { max(0, $0 + change) }, height: height.map { max(0, $0 + change) })
      // What can't be changed is left as it is, and counts as known.
      try? size.set(other, of: item, in: &changed)
    }
    changed.solve()
    return changed
  }
}

extension LayoutConstraint {
  fileprivate var items: [Item.ID] { [first.item] + (second.map { [$0.item] } ?? []) }
}

extension Guess {
  /// How much a size that is a guess is changed to find out what rests on it, in points.
  ///
  /// A text in a font that isn't known keeps its magnitude; anything else may have any size. Each view of
  /// a layout has a change of its own, so that views don't change alike.
  fileprivate func change(at place: Int) -> Double {
    (self == .font ? 7 : 50) + Double(place % 16) / 2
  }
}
