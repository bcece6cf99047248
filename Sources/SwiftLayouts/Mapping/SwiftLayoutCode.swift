import AutoLayout

/// Code of an app's views and controllers that runs when the screen changes and in each layout pass: `layoutSubviews`
/// and the like.
struct SwiftLayoutCode: Sendable {
  private let declarations: Declarations
  private let sites: StatementSites
  private let controller: ObjectID
  private let scope: ScopeID
  /// The objects after the last pass.
  private var state: State
  /// The screen of the last pass; nil before the first one.
  private var screen: Environment?
  /// The remarks of the last pass about code that couldn't be followed.
  private(set) var remarks: [SwiftIssue] = []

  /// The code of objects that have been turned into a layout; nil if none of their classes overrides anything.
  init?(_ evaluator: Evaluator, _ builder: SwiftLayoutBuilder, instance: ObjectID) {
    let controllers = evaluator.state.controllers.values
    let objects = Array(builder.items.keys) + controllers
    guard objects.contains(where: evaluator.overridesAnything) else { return nil }
    evaluator.liveCalls.linkNew(builder)
    declarations = evaluator.declarations
    sites = evaluator.sites
    scope = evaluator.state.makeScope(in: nil)
    controller =
      evaluator.state[instance].kind == .controller
      ? instance
      : evaluator.state.make(
        Object(.controller, "UIViewController", evaluator.state[instance].place))
    state = evaluator.state
  }

  /// The code in the form in which layouts run it.
  var code: LayoutCode { code(problem: nil) }

  private func code(problem: String?) -> LayoutCode {
    LayoutCode(nil, problem: problem) { layout in
      var next = self
      next.run(on: &layout)
      // Problems in the first pass were reported when the code was opened.
      let problem = next.remarks.first {
        !remarks.contains($0) || self.screen != layout.environment
      }
      return next.code(problem: problem.map { "what Swift code does is left out: \($0.reason)" })
    }
  }

  /// Runs the code for a change of the screen, then the code for a layout pass once per view, from the root down.
  mutating func run(on layout: inout Layout) {
    remarks = []
    if let screen, screen != layout.environment { change(from: screen, on: &layout) }
    screen = layout.environment
    follow(&layout) { evaluator, root in
      if evaluator.hierarchy.updateConstraints(below: root, isFirst: false) {
        evaluator.liveCalls.update()
      }
      Self.layOut(root, evaluator)
    }
  }

  /// Where the constraints are that the code made in the last pass.
  var places: [LayoutConstraint.ID: SourcePlace] {
    let made = state.objects.compactMap { object -> (LayoutConstraint.ID, SourcePlace)? in
      guard case .constraint(let id, _)? = object.link, let place = object.constraint?.place,
        place != Evaluator.nowhere.place
      else { return nil }
      return (id, place)
    }
    return Dictionary(made, uniquingKeysWith: { first, _ in first })
  }

  /// The constraints of a layout that methods add once more when they run once more; none where code can't be followed.
  func repeated(
    on layout: Layout, _ places: [LayoutConstraint.ID: SourcePlace]
  ) -> [SwiftIssue] {
    var (next, layout) = (self, layout)
    next.remarks = []
    var calls: [(name: String, objects: Range<Int>)] = []
    next.follow(&layout) { evaluator, root in
      evaluator.hierarchy.updateConstraints(below: root, isFirst: true)
      evaluator.liveCalls.update()
      Self.layOut(root, evaluator)
      calls = evaluator.live?.calls ?? []
    }
    guard next.remarks.isEmpty else { return [] }
    let known = Set(
      state.objects.indices.compactMap { index -> ConstraintAddition? in
        guard case .constraint(let id, _)? = next.state.objects[index].link else { return nil }
        return places[id].flatMap { next.state.addition(index, at: $0) }
      })
    let found = calls.compactMap { name, objects -> SwiftIssue? in
      let places = Set(
        objects.compactMap { next.state.addition($0) }.filter(known.contains).map { $0.place })
      let what = places.count == 1 ? "this constraint" : "these \(places.count) constraints"
      return places.min().map { place in
        SwiftIssue(
          "\(name) adds \(what) again each time it runs", .mistake(.addedRepeatedly), at: place)
      }
    }
    return Array(Set(found)).inOrder
  }

  /// Runs code on the objects, which mirror the layout, and applies its changes to the layout.
  private mutating func follow(
    _ layout: inout Layout, _ other: Environment? = nil, _ body: (Evaluator, ObjectID) -> Void
  ) {
    let evaluator = Evaluator(declarations, sites: sites, environment: layout.environment)
    evaluator.state = state
    evaluator.live = LiveLayout(layout, controller: controller, scope: scope, isStrict: false)
    evaluator.live?.other = other
    evaluator.liveCalls.mirror()
    if let root = evaluator.state[controller].fields["view"]?.asObject { body(evaluator, root) }
    guard let live = evaluator.live else { return }
    state = evaluator.state
    for remark in live.remarks where !remarks.contains(remark) { remarks.append(remark) }
    if live.isChanged { layout = live.layout }
  }

  private static func layOut(_ view: ObjectID, _ evaluator: Evaluator) {
    let controller = evaluator.state.controllers[view]
    if let controller { evaluator.override("viewWillLayoutSubviews", of: controller) }
    evaluator.override("layoutSubviews", of: view)
    if let controller { evaluator.override("viewDidLayoutSubviews", of: controller) }
    for subview in evaluator.state[view].subviews { layOut(subview, evaluator) }
  }

  // MARK: Changes of the screen

  /// Notifies controllers of the new size, then all objects of the changed traits, and runs the animations alongside.
  ///
  /// Source: the documentation of `UIContentContainer.viewWillTransition(to:with:)` and
  /// `UITraitEnvironment.traitCollectionDidChange(_:)`.
  private mutating func change(from earlier: Environment, on layout: inout Layout) {
    let now = layout.environment
    let coordinator = state.make(
      Object(.instance, UIKitConstants.coordinator, Evaluator.nowhere.place))
    let hasOtherTraits = now.traits != earlier.traits || now.direction != earlier.direction
    if let root = state[controller].fields["view"]?.asObject,
      let controller = state.controllers[root]
    {
      var before = layout
      before.setEnvironment(earlier)
      follow(&before, now) { evaluator, _ in
        let with = ("with", Value.object(coordinator))
        if hasOtherTraits {
          evaluator.override("willTransition", of: controller, [("to", .otherTraits), with])
        }
        guard now.size != earlier.size else { return }
        evaluator.override(
          "viewWillTransition", of: controller, [("to", Value(now.size)), with])
      }
      before.setEnvironment(now)
      layout = before
    }
    follow(&layout, earlier) { evaluator, root in
      if hasOtherTraits { Self.tell(root, evaluator) }
      for field in ["animations", "completions"] {
        for closure in evaluator.state[coordinator].fields[field]?.asArray ?? [] {
          _ = evaluator.apply(closure, [.object(coordinator)], at: Evaluator.nowhere.place)
          evaluator.liveCalls.update()
        }
      }
    }
  }

  private static func tell(_ view: ObjectID, _ evaluator: Evaluator) {
    let changed = "traitCollectionDidChange"
    if let controller = evaluator.state.controllers[view] {
      evaluator.override(changed, of: controller, [("", .otherTraits)])
    }
    evaluator.override(changed, of: view, [("", .otherTraits)])
    for subview in evaluator.state[view].subviews { tell(subview, evaluator) }
  }
}

extension Value {
  /// The traits before a change of the screen, or after it.
  fileprivate static let otherTraits = Value.symbol(
    "otherTraits", type: "UITraitCollection", arguments: nil)
}

extension Evaluator {
  /// The methods that UIKit calls when the screen changes and in layout passes.
  private static let calls: [Object.Kind: [String]] = [
    .view: ["layoutSubviews", "updateConstraints", "traitCollectionDidChange"],
    .controller: [
      "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints",
      "traitCollectionDidChange", "viewWillTransition", "willTransition",
    ],
  ]

  /// Whether an object's class does something when the screen changes or in layout passes.
  fileprivate func overridesAnything(_ object: ObjectID) -> Bool {
    let names = Self.calls[state[object].kind] ?? []
    return types.classChain(of: state[object].className).contains { type in
      names.contains { declarations.types[type]?.functions[$0]?.isEmpty == false }
    }
  }

  /// Calls a method that an object's class overrides, and applies its changes to the layout.
  fileprivate func override(
    _ name: String, of object: ObjectID, _ values: [(label: String, value: Value)] = []
  ) {
    let arguments = values.map { Argument(label: $0.label, value: $0.value, node: Self.nowhere) }
    guard let function = types.method(name, of: state[object].className, arguments) else { return }
    let count = state.objects.count
    _ = invoke(function, me: .object(object), arguments, at: function.place)
    liveCalls.update()
    live?.calls.append((name, count..<state.objects.count))
  }
}

/// A constraint that is in force: what ties what, and the statement that says so.
private struct ConstraintAddition: Hashable {
  let place: SourcePlace
  let first: AnchorValue
  let second: AnchorValue?
}

extension State {
  /// The addition of a constraint; nil for objects that are none, or none in force.
  fileprivate func addition(_ index: Int, at place: SourcePlace? = nil) -> ConstraintAddition? {
    guard let made = objects[index].constraint, made.isActive, !made.isReplaced, made.doubt == nil
    else { return nil }
    return ConstraintAddition(place: place ?? made.place, first: made.first, second: made.second)
  }
}
