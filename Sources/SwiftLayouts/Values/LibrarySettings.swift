/// The settings of library closures for the constraints inside.
struct LibrarySettings {
  /// PureLayout's `autoSetPriority`.
  var priority: Value?
  /// PureLayout's `autoCreateConstraintsWithoutInstalling`.
  var keepsInactive = false
}
