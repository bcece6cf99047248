/// Where the guides of UIKit lie on their views.
extension Situation {
  /// The distances of a guide from the edges of its view; nil for guides that don't have
  /// all four.
  package func insets(of kind: GuideKind, on view: Item.ID) -> EdgeInsets? {
    switch kind {
    case .safeArea: surroundings(of: view).safeArea
    case .layoutMarginsGuide: layoutMargins(of: view)
    case .readableContentGuide: model.readableInsets(of: view, in: surroundings(of: view))
    case .frameLayoutGuide: .zero
    case .contentLayoutGuide, .keyboardLayoutGuide, .topLayoutGuide, .bottomLayoutGuide: nil
    }
  }

  /// The height of a guide that stands at the top or bottom of its view; nil for the others.
  ///
  /// The guides of bars have the bars' heights, without additional insets (a guess). The keyboard guide ends above the
  /// keyboard or the bottom safe area, whichever is higher.
  package func height(of kind: GuideKind, on view: Item.ID) -> Double? {
    switch kind {
    case .safeArea, .layoutMarginsGuide, .readableContentGuide, .contentLayoutGuide,
      .frameLayoutGuide:
      return nil
    case .topLayoutGuide: return model.environment.safeArea.top
    case .bottomLayoutGuide: return model.environment.safeArea.bottom
    case .keyboardLayoutGuide:
      let surroundings = surroundings(of: view)
      return max(surroundings.keyboard, surroundings.safeArea.bottom)
    }
  }
}

extension Model {
  /// A layout guide that UIKit provides, where something has used it.
  package func guide(_ kind: GuideKind, of view: Item.ID) -> Item.ID? {
    self[view].guides.first { self[$0].systemGuide == kind }
  }

  /// Makes a layout guide that UIKit provides, at its first use.
  @discardableResult
  mutating func provide(_ kind: GuideKind, of view: Item.ID) -> Item.ID {
    let guide = append(
      ItemRecord(name: kind.systemName, role: .systemGuide(kind), parent: view))
    self[view].guides.append(guide)
    return guide
  }

  /// The insets of the root view.
  var rootSurroundings: Surroundings {
    guard let view = self[Self.root].view else { return Surroundings() }
    let covered = view.viewClass.margins.isOfCells ? .zero : environment.safeArea
    var found = Surroundings(
      safeArea: (covered + view.additionalSafeAreaInsets).union(.zero),
      keyboard: environment.keyboardHeight ?? 0)
    found.readableInset = readableInset(of: Self.root, width: environment.size.width, in: found)
    return found
  }

  /// The space between the layout margins and the readable content of a view of some width, on each side.
  func readableInset(of item: Item.ID, width: Double, in surroundings: Surroundings) -> Double {
    let margins = plainMargins(of: item, in: surroundings)
    let content = width - margins.left - margins.right
    return max(0, content - ReadableWidth.points(at: textSize(of: item))) / 2
  }

  /// The distances of the readable content from the edges of a view: in the middle between its
  /// margins.
  func readableInsets(of item: Item.ID, in surroundings: Surroundings) -> EdgeInsets {
    let side = surroundings.readableInset
    return plainMargins(of: item, in: surroundings)
      + EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
}
