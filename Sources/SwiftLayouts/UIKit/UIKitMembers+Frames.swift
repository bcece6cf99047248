import AutoLayout

/// The names of fields for a frame that is as large as the view's content.
enum FittedFrame {
  /// Where it begins.
  static let origin = "fitted origin"
  /// Its center, if the code sets it.
  static let center = "fitted center"
}

/// Frames and margins during set-up, before any layout.
extension UIKitMembers {
  /// The bounds of a view at this point; nil if unknown.
  func boundsNow(of view: ObjectID) -> Value? {
    frameNow(of: view)?.asSize.map { Value(Rect(origin: .zero, size: $0)) }
  }

  /// The frame of a view at this point: a new view's is zero, and a controller's view fills the screen.
  ///
  /// Source: the documentation of `UIView.init()` and `UIViewController.loadView()`.
  func frameNow(of view: ObjectID) -> Value? {
    if let frame = evaluator.liveCalls.liveMember("frame", of: view) { return frame }
    if let known = state[view].fields["frame"] {
      if case .structure = known { return known }
      if case .bounds(let owner) = known {
        return dependsOnItself(known, of: view) ? nil : boundsNow(of: owner)
      }
      return nil
    }
    guard !log.isExploring, !state[view].isPlaceholder else { return nil }
    return Value(
      state[view].fillsScreen ? Rect(origin: .zero, size: environment.size) : .zero)
  }

  func setFrame(_ frame: Value, of view: ObjectID) {
    var frame = frame
    if dependsOnItself(frame, of: view) {
      frame =
        boundsNow(of: view)
        ?? .unknown("its frame depends on itself")
    }
    for name in ["frame", FittedFrame.origin, FittedFrame.center] { state[view].fields[name] = nil }
    state[view].fields["frame"] = frame
  }

  /// Whether a frame is the bounds of a view whose own frame is, perhaps through one more view, the bounds of this one.
  private func dependsOnItself(_ frame: Value, of view: ObjectID) -> Bool {
    var seen: Set<ObjectID> = [view]
    var next: Value? = frame
    while case .bounds(let owner)? = next {
      if !seen.insert(owner).inserted { return true }
      next = state[owner].fields["frame"]
    }
    return false
  }

  /// Makes a view as large as its content, which only the layout knows; its origin stays.
  func fit(_ view: ObjectID) {
    guard !state[view].usesAutoLayout, let origin = frameNow(of: view)?.asPoint else { return }
    setFrame(.unknown("its content decides its size"), of: view)
    state[view].fields[FittedFrame.origin] = Value(origin)
  }

  /// The center of a view at this point; nil if unknown.
  func centerNow(of view: ObjectID) -> Value? {
    frameNow(of: view)?.asRect.map { Value($0.center) }
  }

  /// Sets the center, which moves the frame, or the bounds, which change size around the center.
  ///
  /// Source: the documentation of `UIView.center` and `UIView.bounds`.
  func setGeometry(_ name: String, of view: ObjectID, to value: Value) {
    var value = value
    if case .bounds(let owner) = value { value = boundsNow(of: owner) ?? value }
    if name == "center", state[view].fields[FittedFrame.origin] != nil {
      state[view].fields[FittedFrame.center] = value
      return
    }
    let center = name == "center" ? value : centerNow(of: view) ?? .void
    let size = name == "center" ? frameNow(of: view) ?? .void : value
    guard let middle = center.asPoint, let size = size.asSize else {
      setFrame(.unknown(value.unknownReason ?? "its \(name) isn't known"), of: view)
      return
    }
    setFrame(Value(Rect(center: middle, size: size)), of: view)
  }

  /// The margins of a new view, 8 on every side; nil for the view of a controller, whose margins depend on
  /// the screen.
  ///
  /// Source: the documentation of `UIView.layoutMargins`.
  func marginsNow(_ name: String, of view: ObjectID) -> Value? {
    let isDirectional = name == "directionalLayoutMargins"
    let other = isDirectional ? "layoutMargins" : "directionalLayoutMargins"
    let type = isDirectional ? "NSDirectionalEdgeInsets" : "UIEdgeInsets"
    let sides = isDirectional ? ("leading", "trailing") : ("left", "right")
    if let value = state[view].fields[other] {
      guard let insets = value.asInsets, environment.direction == .leftToRight else { return nil }
      return .structure(
        type,
        ["top": insets.top, sides.0: insets.left, "bottom": insets.bottom, sides.1: insets.right])
    }
    guard !state[view].fillsScreen, !state[view].isPlaceholder else { return nil }
    return .structure(type, ["top": 8, sides.0: 8, "bottom": 8, sides.1: 8])
  }
}
