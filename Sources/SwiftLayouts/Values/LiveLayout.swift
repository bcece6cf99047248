import AutoLayout

/// A layout that exists while code runs on it, and what runs into it.
struct LiveLayout {
  /// The layout: solved when the code starts, and after `layoutIfNeeded()`.
  var layout: Layout { didSet { isChanged = true } }
  /// Whether the layout was changed.
  private(set) var isChanged = false
  /// The screen before or after a change, whose traits the code may ask for.
  var other: Environment?
  /// Whether what can't be followed is an error; otherwise it is listed.
  let isStrict: Bool
  /// The controller whose members are the variables of the scope.
  let controller: ObjectID
  let scope: ScopeID
  /// The reports about the whole layout that methods of views return, by name.
  var reports: [String: @Sendable (Layout) -> String] = [:]
  /// The output of `print`, a line each.
  var output: [String] = []
  /// The first thing that can't be followed; then the layout stays as it was.
  private(set) var problem: SwiftIssue?
  /// Remarks about statements without an effect on the layout, in order.
  private(set) var remarks: [SwiftIssue] = []

  init(_ layout: Layout, controller: ObjectID, scope: ScopeID, isStrict: Bool) {
    (self.controller, self.scope, self.isStrict) = (controller, scope, isStrict)
    var solved = layout
    solved.solve()
    self.layout = solved
  }

  /// Notes what can't be followed.
  mutating func fail(_ reason: String, at place: SourcePlace?) {
    guard isStrict else { return remark(reason, at: place) }
    problem = problem ?? SwiftIssue(reason, at: place)
  }

  /// Notes what has no effect, once.
  mutating func remark(_ text: String, at place: SourcePlace?) {
    if !remarks.contains(where: { $0.reason == text }) {
      remarks.append(SwiftIssue(text, .assumption, at: place))
    }
  }
}

extension Object {
  /// The counterpart of an object in an existing layout.
  ///
  /// The name belongs to it: after `undo` the same number may be that of another view.
  enum Link: Hashable {
    case item(Item.ID, name: String)
    case constraint(LayoutConstraint.ID, name: String)
  }

  /// The view or guide of the layout that it is.
  var item: Item.ID? { if case .item(let item, _)? = link { item } else { nil } }
}
