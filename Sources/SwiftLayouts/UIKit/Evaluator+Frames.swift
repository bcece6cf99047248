/// Frames and margins as they are while views are set up, before any layout.
extension Evaluator {
  /// The bounds of a view at this point; nil where nobody can know them.
  func boundsNow(of view: ObjectID) -> Value? {
    guard case .structure(let type, let fields)? = frameNow(of: view) else { return nil }
    return .structure(type, fields.merging(["x": 0, "y": 0]) { _, zero in zero })
  }

  /// The frame of a view at this point: that of a new view is zero, and the view of a controller fills the
  /// screen.
  ///
  /// Source: the documentation of `UIView.init()` and `UIViewController.loadView()`.
  func frameNow(of view: ObjectID) -> Value? {
    if let known = state[view].fields["frame"] {
      if case .structure = known { return known }
      if case .bounds(let owner) = known { return boundsNow(of: owner) }
      return nil
    }
    guard !log.isExploring, !state[view].isPlaceholder else { return nil }
    if state[view].fillsScreen {
      let size = environment.size
      return .structure("CGRect", ["x": 0, "y": 0, "width": size.width, "height": size.height])
    }
    return .structure("CGRect", ["x": 0, "y": 0, "width": 0, "height": 0])
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
      guard case .structure(_, let fields) = value,
        let top = fields["top"], let bottom = fields["bottom"],
        let left = fields["left"] ?? fields["leading"],
        let right = fields["right"] ?? fields["trailing"], environment.direction == .leftToRight
      else { return nil }
      return .structure(type, ["top": top, sides.0: left, "bottom": bottom, sides.1: right])
    }
    guard !state[view].fillsScreen, !state[view].isPlaceholder else { return nil }
    return .structure(type, ["top": 8, sides.0: 8, "bottom": 8, sides.1: 8])
  }
}
