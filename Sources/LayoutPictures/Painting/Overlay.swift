/// Things that a picture shows besides the views themselves.
public enum Overlay: String, Hashable, Sendable, CaseIterable {
  /// The bars around the root view, with their names.
  case bars
  /// The keyboard, where one is shown, in front of the views.
  case keyboard
  /// The constraints in Interface Builder's colors: blue where they hold, red where they conflict,
  /// orange where what they lay out is ambiguous.
  case constraints
  /// Dashed orange edges around views whose frame is not unique.
  case ambiguity
  /// Dashed lines at the layout margins of views that hold others.
  case margins
  /// Dashed lines around layout guides and the safe area.
  case guides
  /// Thin lines around views that draw nothing themselves.
  case bounds
}
