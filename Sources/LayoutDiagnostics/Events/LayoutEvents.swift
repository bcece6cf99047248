import AutoLayout

/// The calls of UIKit between two states of a layout, in its order.
///
/// Traits change before anything is laid out. Then constraints are updated from the deepest views up,
/// and layout goes from the root view down (WWDC 2015, session 219; 2018, session 220). That the safe area
/// and margins are told between the traits and the constraints is a simplification: UIKit tells each view
/// when its superview lays it out.
package struct LayoutEvents: Hashable, Sendable {
  /// A method of `UIView` that UIKit calls.
  package enum Call: String, Hashable, Sendable, CaseIterable {
    /// The view's traits have changed.
    case traitCollectionDidChange
    /// Bars and notches cover another part of the view.
    case safeAreaInsetsDidChange
    /// The effective layout margins have changed.
    case layoutMarginsDidChange
    /// The view is new, has another superview, or its content another intrinsic size.
    ///
    /// Other changes to constraints don't call it, as they are applied immediately (2018/220).
    case updateConstraints
    /// The view is new or has another size, safe area or margins, or a view that it holds was added,
    /// removed or moved.
    ///
    /// Changes of the safe area and of margins trigger layout according to the chapter on views that
    /// Tests/Tables/statements.md follows.
    case layoutSubviews
  }

  /// One call after the other.
  package let events: [Event]

  /// A call to a view.
  package struct Event: Hashable, Sendable {
    /// The called method.
    package let call: Call
    /// The name of the view.
    package let view: String
  }

  /// Finds what differs between two solved layouts of one session.
  ///
  /// In a layout that took the place of another one, all views but the root view are new.
  package init(from old: Layout, to new: Layout) {
    let views = new.model.treeOrder().filter { new.model[$0].isView }
    let known = new.isVersion(of: old) ? Set(old.model.treeOrder()) : [new.root]
    events = Call.allCases.flatMap { call in
      let called = views.filter { view in
        guard known.contains(view) else { return call.isMadeToNewViews(view, in: new) }
        return call.isMade(to: view, from: old, to: new)
      }
      return (call == .updateConstraints ? Self.deepestFirst(called, in: new) : called)
        .map { Event(call: call, view: new.name(of: $0)) }
    }
  }

  /// Some views, each after the views that it holds.
  private static func deepestFirst(_ views: [Item.ID], in layout: Layout) -> [Item.ID] {
    let depths = views.map { (view: $0, depth: layout.model.ancestry(of: $0).count) }
    return depths.enumerated().sorted {
      ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset)
    }.map { $0.element.view }
  }
}

extension LayoutEvents: CustomStringConvertible {
  /// A line for each kind of call with the views in order; empty if nothing is called.
  package var description: String {
    Call.allCases.compactMap { call in
      let views = events.filter { $0.call == call }.map { $0.view }
      return views.isEmpty ? nil : "\(call.rawValue) \(views.joined(separator: ", "))"
    }.joined(separator: "\n")
  }
}

extension LayoutEvents.Call {
  /// Whether UIKit makes the call to a view that is new.
  fileprivate func isMadeToNewViews(_ view: Item.ID, in layout: Layout) -> Bool {
    switch self {
    case .traitCollectionDidChange, .layoutMarginsDidChange: false
    case .safeAreaInsetsDidChange: layout.inheritedInsets(of: view).safeArea != .zero
    case .updateConstraints, .layoutSubviews: true
    }
  }

  /// Whether UIKit makes the call to a view that was there before.
  fileprivate func isMade(to view: Item.ID, from old: Layout, to new: Layout) -> Bool {
    func differs<Value: Equatable>(_ value: (Layout) -> Value) -> Bool { value(old) != value(new) }
    func margins(_ layout: Layout) -> EdgeInsets {
      layout.model.layoutMargins(of: view, in: layout.inheritedInsets(of: view))
    }
    switch self {
    case .traitCollectionDidChange: return differs { $0.traits(of: view) }
    case .safeAreaInsetsDidChange: return differs { $0.inheritedInsets(of: view).safeArea }
    case .layoutMarginsDidChange: return differs(margins)
    case .updateConstraints:
      return differs { $0.pass.intrinsicSize(of: view) }
        || differs { $0.superview(of: view) }
    case .layoutSubviews:
      let holds = [old, new].contains { !$0.subviews(of: view).isEmpty }
      return !new.isVersion(of: old) && holds || differs { $0.bounds(of: view).size }
        || differs { layout in
          Dictionary(
            uniqueKeysWithValues: layout.subviews(of: view).map {
              ($0, layout.untransformedFrame(of: $0))
            })
        } || differs { $0.inheritedInsets(of: view).safeArea } || differs(margins)
    }
  }
}
