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
}

/// A view without a length at the moment of a report, and what has no room in it.
struct EmptyHolder: Hashable, Sendable {
  /// The view.
  let view: Int
  /// The axis.
  let axis: Axis
  /// What clashes then.
  let contradiction: Contradiction
}

/// Lines that can all hold as they are printed, tried out under suppositions.
extension Suspects {
  /// Longer lists are not tried line by line.
  private static let trialLimit = 24

  /// What makes the lines clash; nil if nothing is found.
  var nearClash: NearClash? {
    let rounded = clashWhenRounded
    // Where rounding makes a size negative, that size is next to nothing.
    if let rounded, rounded.negative.isEmpty {
      return NearClash(cause: .rounding, members: rounded.members)
    }
    guard lines.count <= Self.trialLimit else { return nil }
    let framed = withoutContentEdges
    if rounded == nil, let members = framed.repeated {
      return NearClash(cause: .repetition, members: members)
    }
    // What was broken takes part.
    if let emptied = framed.emptied,
      broken.map({ !$0.maker.isApp || emptied.members.contains($0) }) ?? true
    {
      return emptied
    }
    return rounded.map { NearClash(cause: .rounding, members: $0.members) }
  }

  /// The outermost view whose missing length makes the lines clash; nil if there is none, or if the lines give its
  /// length.
  var emptyHolder: EmptyHolder? {
    guard lines.count <= Examination.lineLimit else { return nil }
    let framed = withoutContentEdges
    // A window always has its size.
    let holders = Set(lines.flatMap { $0.views }).sorted().filter { place in
      let view = scene.views[place]
      return view.holdsViews && view.parent == nil && view.containment < 3
    }
    for view in holders {
      for axis in Axis.allCases where !framed.hasLength(view, axis) {
        guard let found = framed.clash(supposing: .init(empty: (view, axis))),
          found.members.contains(where: { $0.maker.isApp }), !found.needed.isEmpty,
          broken.map(found.members.contains) ?? true
        else { continue }
        return EmptyHolder(view: view, axis: axis, contradiction: found)
      }
    }
    return nil
  }

  /// The proof that the lines clash under a supposition; nil if there is none.
  private func clash(supposing supposition: ConflictSystem.Supposition) -> Contradiction? {
    let system = ConflictSystem(
      lines, in: scene, assuming: .unknown, .leftToRight, supposing: supposition)
    return system.solver.conflicts.first(where: system.isProof).map {
      Contradiction($0, system, among: lines)
    }
  }

  /// The same without lines to the edges of scroll views, which say how large the content is rather than where it is.
  private var withoutContentEdges: Suspects {
    let placed = lines.filter { line in
      guard let second = line.second, line.first.attribute?.isSize == false else { return true }
      let pairs = [(line.first.view, second.view), (second.view, line.first.view)]
      return !pairs.contains { scene.views[$0].isScrolling && scene.ancestry(of: $1).contains($0) }
    }
    return Suspects(placed, broken: broken, in: scene)
  }

  /// What clashes as soon as the sizes that the system sets are half a point smaller or larger.
  private var clashWhenRounded: Contradiction? {
    let sizes = lines.filter { $0.maker.setsSize && $0.constant != 0 }
    if sizes.isEmpty || lines.count > Examination.lineLimit { return nil }
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
  private var repeated: [SceneConstraint]? {
    let isKnown = broken?.maker.isApp == true
    let tried = own.filter { $0.requiredRelation == .equal && (!isKnown || $0 == broken) }
    return tried.lazy.compactMap { line -> [SceneConstraint]? in
      func rest(_ points: Double) -> [SceneConstraint]? {
        clash(supposing: .init(shifts: [line.place: points]))
          .flatMap { $0.members.contains(line) && !$0.isLeast ? $0.members : nil }
      }
      guard let less = rest(-0.5), less.count > 1, let more = rest(0.5) else { return nil }
      return lines.filter { less.contains($0) || more.contains($0) }
    }.first
  }

  /// The views that the lines leave no length, and these lines.
  private var emptied: NearClash? {
    let contents = Set(lines.flatMap { $0.views }).filter { view in
      !scene.views[view].holdsViews && !scene.views[view].isGuide
        && !Axis.allCases.contains { hasLength(view, $0) }
    }
    guard let clash = clash(supposing: .init(filled: contents)) else { return nil }
    let views = clash.negative.intersection(contents).sorted()
    return views.isEmpty || clash.members.count < 2
      ? nil : NearClash(cause: .emptiness(views: views), members: clash.members)
  }

  /// Whether a line says how long a view is.
  private func hasLength(_ view: Int, _ axis: Axis) -> Bool {
    lines.contains { line in
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
