import Cassowary

/// The size that a view should fit: `systemLayoutSizeFitting(_:…)`.
public struct FittingTarget: Hashable, Sendable {
  /// Points; as large a frame as the priorities make worthwhile.
  public var size: Size
  /// How strongly each side of ``size`` is wanted.
  public var priorities: PerAxis<Priority>

  /// Creates a target; without priorities both sides have UIKit's `fittingSizeLevel`, 50.
  public init(_ size: Size, priorities: PerAxis<Priority> = PerAxis(.fittingSizeLevel)) {
    self.size = size
    self.priorities = priorities
  }

  /// `UIView.layoutFittingCompressedSize`: as small as can be.
  public static let compressed = Size(width: 0, height: 0)
  /// `UIView.layoutFittingExpandedSize`, 10,000 points (general knowledge): as large as can be.
  public static let expanded = Size(width: 10_000, height: 10_000)
}

extension Layout {
  /// The size of the frame that a view would have if only what it holds decided:
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  ///
  /// A throw-away engine gets the view, everything in it and the constraints that these hold (WWDC
  /// 2018, session 220); so the superview's constraints, a stack view around and the view's own frame
  /// or mask do not count. Margins and safe areas stay as they are. The size is not rounded to pixels,
  /// and a required target yields to required constraints that contradict it (both guesses).
  ///
  /// - Parameters:
  ///   - view: A view of a solved layout.
  ///   - target: What it should fit.
  /// - Returns: The size in points. The layout itself does not change.
  /// - Throws: When the view is a layout guide or the window, or the target is not finite, negative or
  ///   beyond ``Magnitude/limit``.
  public func size(of view: Item.ID, fitting target: FittingTarget) throws(LayoutError) -> Size {
    guard model[view].view != nil, view != window else {
      throw LayoutError("\(name(of: view)) isn't a view", remedy: "only views have a fitting size")
    }
    for side in [target.size.width, target.size.height] {
      guard Magnitude.lengths.contains(side) else {
        throw LayoutError(
          "nothing can fit \(NumberText.exact(side)) points", remedy: "use 0 to 1e7 points")
      }
    }
    let size = Engine.size(of: view, fitting: target, in: pass)
    let insets = model.alignmentRectInsets(of: view)
    return Size(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
}

extension Layout {
  /// The solved layout with its root view as wide as it is and as high as its contents make it, as a table asks for the
  /// height of a row with `systemLayoutSizeFitting`; nil if they suggest no height.
  package var fittedToContents: Layout? { fitted(root, along: .vertical, wanting: 0) }

  /// The solved layout with a view as long as its contents make it on an axis, and as long as it is on the other one.
  ///
  /// - Parameters:
  ///   - view: The root view, or one with a frame that was set.
  ///   - axis: The axis.
  ///   - length: The length that it has unless its contents want another one; nil for the present one.
  /// - Returns: The layout; nil if the contents suggest no length.
  package func fitted(_ view: Item.ID, along axis: Axis, wanting length: Double? = nil) -> Layout? {
    let present = view == root ? environment.size : frame(of: view).size
    var target = FittingTarget(present, priorities: PerAxis(.nearlyRequired))
    target.priorities[axis] = .fittingSizeLevel
    if let length { target.size = present.with(length, along: axis) }
    guard let wanted = try? self.size(of: view, fitting: target) else { return nil }
    let found = axis == .horizontal ? wanted.width : wanted.height
    guard found > 0 else { return nil }
    let size = present.with(found, along: axis)
    var fitted = self
    if view == root {
      guard let environment = try? environment.resized(to: size) else { return nil }
      fitted.setEnvironment(environment)
    } else {
      let frame = Rect(origin: frame(of: view).origin, size: size)
      guard (try? fitted.setManualFrame(frame, [], in: nil, of: view)) != nil else { return nil }
    }
    fitted.solve()
    return fitted
  }
}

extension Size {
  fileprivate func with(_ length: Double, along axis: Axis) -> Size {
    axis == .horizontal ? Size(width: length, height: height) : Size(width: width, height: length)
  }
}

extension Engine {
  /// The size of a view's alignment rectangle in an engine of its own.
  fileprivate static func size(
    of view: Item.ID, fitting target: FittingTarget, in pass: LayoutPass
  ) -> Size {
    let model = pass.model
    let scope = FittingScope(view, in: model)
    var results = pass.results
    // Texts that wrap learn their widths again.
    for item in scope.items { results.wrapWidths[item] = nil }
    var engine = Engine(scope: scope)
    _ = engine.update(to: LayoutPass(model, results))
    guard let own = engine.variables[Int(view.rawValue)] else { return .zero }
    let insets = model.alignmentRectInsets(of: view)
    let margins = PerAxis(
      horizontal: insets.left + insets.right, vertical: insets.top + insets.bottom)
    let wanted = PerAxis(horizontal: target.size.width, vertical: target.size.height)
    for axis in Axis.allCases {
      let row = LinearConstraint(
        [Term(own.extent(axis))], .equal, max(0, wanted[axis] - margins[axis]),
        priority: min(target.priorities[axis], .almostRequired))
      engine.attempt { (solver) throws(SolverError) in try solver.add(row) }
    }
    engine.runPasses(model)
    return Size(
      width: engine.solver.value(of: own.width), height: engine.solver.value(of: own.height))
  }
}

extension Priority {
  /// The priority of a target that yields to required constraints only.
  fileprivate static let almostRequired = clamped(999.999)
}
