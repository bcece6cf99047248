import AutoLayout
import Cassowary

/// Why lines clash in the log, though they can hold as they are printed.
struct NearClash: Hashable, Sendable {
  /// What is not printed.
  enum Cause: Hashable, Sendable {
    /// The system rounds the sizes that it sets, and logs print six digits.
    case rounding
    /// One line repeats what the others say, so they hold only if nothing is rounded.
    case repetition
    /// Views are left no length, though what is in them has some.
    case emptiness(views: [Int])
  }

  /// What is not printed.
  let cause: Cause
  /// The lines that clash then.
  let members: [SceneConstraint]

  /// Longer lists are not tried line by line.
  private static let trialLimit = 24

  /// Tries out what may be the cause; nil if nothing makes the lines clash.
  init?(
    among constraints: [SceneConstraint], broken: SceneConstraint?, in scene: ConflictScene
  ) {
    let trial = Trial(constraints: constraints, scene: scene)
    let rounded = trial.rounded()
    // Where rounding makes a size negative, that size is next to nothing.
    if let rounded, rounded.negative.isEmpty {
      self.init(cause: .rounding, members: rounded.members)
      return
    }
    guard constraints.count <= Self.trialLimit else { return nil }
    let framed = trial.withoutContentEdges
    if rounded == nil, let members = framed.repeated(broken: broken) {
      self.init(cause: .repetition, members: members)
    } else if let (views, members) = framed.emptied(),
      // What was broken takes part.
      broken.map({ !$0.maker.isApp || members.contains($0) }) ?? true
    {
      self.init(cause: .emptiness(views: views), members: members)
    } else if let rounded {
      self.init(cause: .rounding, members: rounded.members)
    } else {
      return nil
    }
  }

  private init(cause: Cause, members: [SceneConstraint]) {
    self.cause = cause
    self.members = members
  }
}

/// A view without a length at the moment of a report, and what has no room in it.
struct EmptyHolder: Hashable, Sendable {
  /// The view.
  let view: Int
  /// The axis.
  let axis: Axis
  /// What clashes then.
  let contradiction: Contradiction

  /// Finds the outermost view whose missing length makes some lines clash; nil if there is none, or if the lines give
  /// its length.
  init?(among constraints: [SceneConstraint], broken: SceneConstraint?, in scene: ConflictScene) {
    guard constraints.count <= Examination.lineLimit else { return nil }
    let trial = Trial(constraints: constraints, scene: scene).withoutContentEdges
    let views = Set(constraints.flatMap { $0.views }).sorted()
    // A window always has its size.
    let holders = views.map { ($0, scene.views[$0]) }.filter { _, view in
      view.holdsViews && view.parent == nil && view.containment < 3
    }
    for (view, _) in holders {
      for axis in Axis.allCases where !trial.hasLength(view, axis) {
        guard let found = trial.clash(supposing: .init(empty: (view, axis))),
          found.members.contains(where: { $0.maker.isApp }), !found.needed.isEmpty,
          broken.map(found.members.contains) ?? true
        else { continue }
        self.view = view
        self.axis = axis
        contradiction = found
        return
      }
    }
    return nil
  }
}

/// Lines that are tried out under suppositions.
private struct Trial {
  let constraints: [SceneConstraint]
  let scene: ConflictScene

  /// The proof that the lines clash under a supposition; nil if there is none.
  func clash(supposing supposition: ConflictSystem.Supposition) -> Contradiction? {
    let system = ConflictSystem(
      constraints, in: scene, assuming: .unknown, .leftToRight, supposing: supposition)
    return system.solver.conflicts.first(where: system.isProof).map {
      Contradiction($0, system, order: constraints, scene)
    }
  }

  /// The same without lines to the edges of scroll views, which say how large the content is rather than where it is.
  var withoutContentEdges: Trial {
    let lines = constraints.filter { line in
      guard let second = line.second, line.first.attribute?.isSize == false else { return true }
      let pairs = [(line.first.view, second.view), (second.view, line.first.view)]
      return !pairs.contains { scene.views[$0].isScrolling && scene.ancestry(of: $1).contains($0) }
    }
    return Trial(constraints: lines, scene: scene)
  }

  /// What clashes as soon as the sizes that the system sets are half a point smaller or larger.
  func rounded() -> Contradiction? {
    let sizes = constraints.filter { $0.maker.setsSize && $0.constant != 0 }
    if sizes.isEmpty || constraints.count > Examination.lineLimit { return nil }
    return [-0.5, 0.5].lazy.compactMap { points in
      // A damaged list may hold a line twice.
      let shifts = Dictionary(sizes.map { ($0.place, points) }) { first, _ in first }
      return clash(supposing: .init(shifts: shifts))
    }.first
  }

  /// An equality of the app's and those from which it follows: it clashes with them when it is half a point less, and
  /// when it is half a point more.
  ///
  /// If one of the app's was broken, it is that one.
  func repeated(broken: SceneConstraint?) -> [SceneConstraint]? {
    let isKnown = broken?.maker.isApp == true
    let tried = constraints.filter { line in
      line.maker.isApp && line.requiredRelation == .equal && (!isKnown || line == broken)
    }
    return tried.lazy.compactMap { line -> [SceneConstraint]? in
      func rest(_ points: Double) -> [SceneConstraint]? {
        clash(supposing: .init(shifts: [line.place: points]))
          .flatMap { $0.members.contains(line) && !$0.isLeast ? $0.members : nil }
      }
      guard let less = rest(-0.5), less.count > 1, let more = rest(0.5) else { return nil }
      return constraints.filter { less.contains($0) || more.contains($0) }
    }.first
  }

  /// The views that the lines leave no length, and these lines.
  func emptied() -> (views: [Int], members: [SceneConstraint])? {
    let contents = Set(constraints.flatMap { $0.views }).filter { view in
      !scene.views[view].holdsViews && !scene.views[view].isGuide
        && !Axis.allCases.contains { hasLength(view, $0) }
    }
    guard let clash = clash(supposing: .init(filled: contents)) else { return nil }
    let views = clash.negative.intersection(contents).sorted()
    return views.isEmpty || clash.members.count < 2 ? nil : (views, clash.members)
  }

  /// Whether a line says how long a view is.
  func hasLength(_ view: Int, _ axis: Axis) -> Bool {
    constraints.contains { line in
      line.axis == axis && line.first.attribute?.isSize == true && line.views.contains(view)
        && (line.second == nil || line.maker.kind == .autoresizing)
    }
  }
}

extension SceneView {
  /// Whether the class is one of UIKit's that scroll, or named like one.
  fileprivate var isScrolling: Bool {
    let name = className ?? ""
    return !name.hasPrefix("NS")
      && ["ScrollView", "TableView", "CollectionView", "TextView"].contains(where: name.hasSuffix)
  }
}
