import AutoLayout

/// The contents of views, and how much of their frames the document decides.
extension CheckContext {
  /// Whether a view shows something of its own, which would be missed.
  func showsSomething(_ item: Item.ID) -> Bool {
    guard let state = layout.model[item].view, item != layout.root else { return false }
    switch state.viewClass {
    case .label: return state.content.text?.isEmpty == false
    case .imageView: return state.content.imageSize != nil || guesses[item] == .image
    default:
      return state.viewClass.isContent || state.viewClass.isScrollView
        || Self.pictures.contains(state.viewClass)
    }
  }

  /// Whether a view shows letters, or is a control that always looks as UIKit makes it.
  func showsText(_ item: Item.ID) -> Bool {
    guard let state = layout.model[item].view else { return false }
    return state.viewClass.isFixedControl
      || (state.viewClass == .label || state.viewClass == .button)
        && state.content.text?.contains { $0.isLetter } == true
  }

  /// Whether the app's code can move, show or take away a view: it, a constraint of it or what holds it within the root
  /// view has an outlet, or a class of the app's own.
  func isReachable(_ item: Item.ID) -> Bool {
    layout.model.ancestry(of: item).contains {
      $0 != layout.root && (facts.named.contains($0) || movable.contains($0))
    }
  }

  /// Whether the app's code can change a constraint of a view or of what holds it, or is known to move it.
  func isMovable(_ item: Item.ID) -> Bool {
    subject.code.moves(item)
      || layout.model.ancestry(of: item).contains { $0 != layout.root && movable.contains($0) }
  }

  /// Whether people see where a view is: it shows something, has a background, or is of a class of the app's own.
  func isSeen(_ item: Item.ID) -> Bool {
    showsSomething(item) || item != layout.root && (hasBackground(item) || guesses[item] == .class)
  }

  /// Whether a view has a background that can be seen.
  func hasBackground(_ item: Item.ID) -> Bool {
    layout.model[item].view.map { $0.drawn[.backgroundColor] != nil } ?? false
  }

  /// Whether the place and the size of a view rest on nothing that the document leaves open.
  func isPlaced(_ item: Item.ID) -> Bool {
    !facts.styled.contains(item)
      && layout.model.ancestry(of: item).allSatisfy { !subject.unplaced.contains($0) }
  }

  /// Whether constraints alone decide a view's extent on an axis.
  func isSized(_ item: Item.ID, _ axis: Axis) -> Bool {
    isPlaced(item) && hasExtent(item, axis) || hasOwnExtent(item, axis)
  }

  /// Whether a constraint fixes a view's extent on an axis, whatever holds it.
  func hasOwnExtent(_ item: Item.ID, _ axis: Axis) -> Bool {
    search.constraints.contains { _, constraint in
      constraint.first == Anchor(item, .extent(axis)) && constraint.second == nil
        && constraint.relation != .greaterThanOrEqual && constraint.priority.isRequired
        && !constraint.isPlaceholder
    }
  }

  /// Views without text that show something and don't take touches.
  private static let pictures: Set<ViewClass> = [
    .progressView, .activityIndicatorView, .pageControl, .pickerView, .tableView, .collectionView,
    .toolbar, .navigationBar, .tabBar,
  ]
}

extension ViewClass {
  /// Whether people read or touch views of the class.
  var isContent: Bool { hasText || Self.touched.contains(self) }

  /// Whether people touch views of the class.
  var isTouched: Bool { self == .button || self == .textField || Self.touched.contains(self) }

  /// Whether views of the class always look as UIKit makes them.
  var isFixedControl: Bool { self != .searchBar && Self.touched.contains(self) }

  private static let touched: Set<ViewClass> = [
    .switch, .slider, .stepper, .segmentedControl, .datePicker, .searchBar,
  ]
}
