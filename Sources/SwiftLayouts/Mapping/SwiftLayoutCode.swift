import AutoLayout

/// What the views and controllers of an app do in each layout pass: `layoutSubviews` and the like.
struct SwiftLayoutCode: Sendable {
  private let declarations: Declarations
  private let sites: StatementSites
  private let controller: ObjectID
  private let scope: ScopeID
  /// The objects after the last pass.
  private var state: State
  /// What could not be followed in the last pass.
  private(set) var remarks: [SwiftIssue] = []

  /// What UIKit calls on a view's controller before and after the view lays out its subviews.
  private static let around = (before: "viewWillLayoutSubviews", after: "viewDidLayoutSubviews")

  /// The code of objects that have become a layout; nil where none of their classes overrides anything.
  init?(_ evaluator: Evaluator, _ builder: SwiftLayoutBuilder, instance: ObjectID) {
    let controllers = evaluator.state.controllers.values
    let objects = Array(builder.items.keys) + controllers
    guard objects.contains(where: evaluator.laysOut) else { return nil }
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

  /// The code as layouts run it.
  var code: LayoutCode {
    LayoutCode(nil) { layout in
      var next = self
      next.run(on: &layout)
      return next.code
    }
  }

  /// Runs the code once for each view, from the root down.
  mutating func run(on layout: inout Layout) {
    let evaluator = Evaluator(declarations, sites: sites, environment: layout.environment)
    evaluator.state = state
    evaluator.live = LiveLayout(layout, controller: controller, scope: scope, isStrict: false)
    evaluator.liveCalls.mirror()
    if let root = evaluator.state[controller].fields["view"]?.asObject {
      layOut(root, evaluator)
    }
    guard let live = evaluator.live else { return }
    state = evaluator.state
    remarks = live.remarks
    if live.isChanged { layout = live.layout }
  }

  private func layOut(_ view: ObjectID, _ evaluator: Evaluator) {
    let controller = evaluator.state.controllers[view]
    if let controller { evaluator.override(Self.around.before, of: controller) }
    evaluator.override("layoutSubviews", of: view)
    if let controller { evaluator.override(Self.around.after, of: controller) }
    for subview in evaluator.state[view].subviews { layOut(subview, evaluator) }
  }
}

extension Evaluator {
  /// Whether an object's class does something in layout passes.
  fileprivate func laysOut(_ object: ObjectID) -> Bool {
    let names =
      state[object].kind == .controller
      ? ["viewWillLayoutSubviews", "viewDidLayoutSubviews"] : ["layoutSubviews"]
    return names.contains { types.method($0, of: state[object].className, []) != nil }
  }

  /// Calls a method that an object's class overrides, and carries over what it changed.
  fileprivate func override(_ name: String, of object: ObjectID) {
    guard let function = types.method(name, of: state[object].className, []) else { return }
    _ = invoke(function, me: .object(object), [], at: function.place)
    liveCalls.update()
  }
}
