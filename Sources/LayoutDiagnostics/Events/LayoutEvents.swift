import AutoLayout

/// What UIKit would call between two states of a layout, in its order.
///
/// Traits change before anything is laid out. Then constraints are updated from the deepest views up,
/// and layout goes from the root view down (WWDC 2015, session 219; 2018, session 220). That the safe area
/// and margins are told between the traits and the constraints is a simplification: UIKit tells each view
/// when its superview lays it out.
package struct LayoutEvents: Hashable, Sendable {
  /// A method of `UIView` that UIKit calls.
  package enum Call: String, Hashable, Sendable, CaseIterable {
    /// The traits of the view are others than before.
    case traitCollectionDidChange
    /// Bars and notches cover another part of the view.
    case safeAreaInsetsDidChange
    /// The effective layout margins are others than before.
    case layoutMarginsDidChange
    /// The view is new, has another superview, or its content another intrinsic size.
    ///
    /// That other changes to constraints don't call it follows from their being applied at once (2018/220).
    case updateConstraints
    /// The view is new or has another size, safe area or margins, or a view that it holds was added,
    /// removed or moved.
    ///
    /// That changes of the safe area and of margins trigger layout is what the chapter on views says that
    /// Docs/Coverage.md follows.
    case layoutSubviews
  }

  /// One call after the other.
  package let events: [Event]

  /// A call to a view.
  package struct Event: Hashable, Sendable {
    /// What is called.
    package let call: Call
    /// The name of the view.
    package let view: String
  }

  /// Finds what differs between two solved layouts of one session.
  ///
  /// In a layout that took the place of another one, all views but the root view are new.
  ///
  /// - Parameters:
  ///   - old: The layout before.
  ///   - new: The layout after.
  package init(from old: Layout, to new: Layout) {
    let views = new.viewOrder()
    let known = new.isVersion(of: old) ? Set(old.viewOrder()) : [new.root]
    events = Call.allCases.flatMap { call in
      let called = views.filter {
        new.isCalled(call, $0, after: known.contains($0) ? old : nil)
      }
      return (call == .updateConstraints ? new.deepestFirst(called) : called)
        .map { Event(call: call, view: new.name(of: $0)) }
    }
  }
}

extension LayoutEvents: CustomStringConvertible {
  /// A line for each kind of call with the views in order; empty where nothing is called.
  package var description: String {
    Call.allCases.compactMap { call in
      let views = events.filter { $0.call == call }.map { $0.view }
      return views.isEmpty ? nil : "\(call.rawValue) \(views.joined(separator: ", "))"
    }.joined(separator: "\n")
  }
}

extension Layout {
  /// The root view and every view in it, each before what it holds, back to front.
  fileprivate func viewOrder() -> [Item.ID] {
    var order: [Item.ID] = []
    var pending = [root]
    while let view = pending.popLast() {
      order.append(view)
      pending += subviews(of: view).reversed()
    }
    return order
  }

  /// Some views, each after the views that it holds.
  fileprivate func deepestFirst(_ views: [Item.ID]) -> [Item.ID] {
    let depths = views.map { (view: $0, depth: model.ancestry(of: $0).count) }
    return depths.enumerated().sorted {
      ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset)
    }.map { $0.element.view }
  }

  /// Whether UIKit makes a call to a view; `old` is the layout before, nil for a new view.
  fileprivate func isCalled(_ call: LayoutEvents.Call, _ view: Item.ID, after old: Layout?) -> Bool
  {
    switch call {
    case .traitCollectionDidChange:
      return old.map { $0.traits(of: view) != traits(of: view) } ?? false
    case .safeAreaInsetsDidChange:
      let before = old?.surroundings(of: view).safeArea ?? .zero
      return before != surroundings(of: view).safeArea
    case .layoutMarginsDidChange:
      return old.map { $0.effectiveMargins(of: view) != effectiveMargins(of: view) } ?? false
    case .updateConstraints:
      guard let old else { return true }
      return old.situation.intrinsicSize(of: view) != situation.intrinsicSize(of: view)
        || old.superview(of: view) != superview(of: view)
    case .layoutSubviews:
      guard let old else { return true }
      let hasOthers =
        !isVersion(of: old) && !(old.subviews(of: view).isEmpty && subviews(of: view).isEmpty)
      return hasOthers || old.bounds(of: view).size != bounds(of: view).size
        || old.placesOfSubviews(of: view) != placesOfSubviews(of: view)
        || old.surroundings(of: view).safeArea != surroundings(of: view).safeArea
        || old.effectiveMargins(of: view) != effectiveMargins(of: view)
    }
  }

  private func effectiveMargins(of view: Item.ID) -> EdgeInsets {
    model.layoutMargins(of: view, in: surroundings(of: view))
  }

  private func placesOfSubviews(of view: Item.ID) -> [Item.ID: Rect] {
    Dictionary(
      uniqueKeysWithValues: subviews(of: view).map { ($0, untransformedFrame(of: $0)) })
  }
}
