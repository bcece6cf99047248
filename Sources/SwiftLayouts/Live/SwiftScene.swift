import AutoLayout

/// Swift statements that run one after another on an existing layout.
///
/// Views of the layout stand for objects by their names, `view` is the root view, and variables, functions and views
/// that are in no superview stay from one statement to the next. A scene is a value: a copy can be used for trials.
package struct SwiftScene: Sendable {
  /// The result of statements.
  package struct Result: Sendable {
    /// The layout after them, solved; nil if they changed nothing.
    package let layout: Layout?
    /// The printed lines, and the value of the last statement if it is an expression; one per line.
    package let output: [String]
    /// Remarks about statements without effect, one sentence each.
    package let remarks: [String]
    /// The variables that layouts can have as values, by name.
    package let values: [String: PropertyValue]
  }

  private var state = State()
  /// The files with functions and types, which later statements may use.
  private var declared: [SyntaxNode] = []
  private let controller: ObjectID
  private let top: ScopeID

  /// Creates a scene without variables.
  package init() {
    top = state.makeScope(in: nil)
    controller = state.make(Object(.controller, "UIViewController", Evaluator.nowhere.place))
    state[controller].name = NameHint(text: "self", isProperty: true)
  }

  /// Opens the views and controllers of a file, read together with what was declared before; from now on, its own
  /// declarations count as well.
  ///
  /// - Parameter trees: What `lay-swift` printed for it.
  /// - Returns: The files and the type to open; nil if the new one declares no view and no controller.
  /// - Throws: When the bytes aren't a tree.
  package mutating func open(_ trees: [UInt8]) throws(SwiftIssue) -> (SwiftDocument, type: String)?
  {
    let files = try SyntaxReader.files(trees, from: declared.count)
    let document = SwiftDocument(files: declared + files)
    let types = document.types(inFile: declared.count)
    guard let type = document.mainType(of: types) else { return nil }
    declared += files
    return (document, type)
  }

  /// The syntax errors in statements, in source order.
  ///
  /// - Parameter trees: What `lay-swift` printed for them.
  /// - Returns: The errors.
  package static func syntaxErrors(in trees: [UInt8]) -> [SwiftIssue] {
    let files = (try? SyntaxReader.files(trees)) ?? []
    return files.flatMap { $0.children }.compactMap { node in
      switch node.kind {
      case .error: SwiftIssue(node.text, .syntax, at: node.place)
      case .unknown: SwiftIssue("a statement can't be read", .syntax, at: node.place)
      default: nil
      }
    }
  }

  /// Whether a statement has declared a variable with a name; the screen is one from the start.
  package func declares(_ name: String) -> Bool {
    state.scopes[top.index].variables[name] != nil || name == "screen"
  }

  /// Runs statements.
  ///
  /// - Parameters:
  ///   - trees: What `lay-swift` printed for them.
  ///   - layout: The layout that they run on.
  ///   - values: Values that were named elsewhere; a variable with the same name takes precedence.
  ///   - reports: The results of view methods that report on the whole layout, such as `_autolayoutTrace`, by name.
  /// - Returns: What they did.
  /// - Throws: The first thing that isn't Swift or can't be followed; the scene is then unchanged.
  package mutating func run(
    _ trees: [UInt8], on layout: Layout, values: [String: PropertyValue] = [:],
    reports: [String: @Sendable (Layout) -> String] = [:]
  ) throws(SwiftIssue) -> Result {
    let files = try SyntaxReader.files(trees, from: declared.count)
    if let error = Self.syntaxErrors(in: trees).first { throw error }
    let evaluator = evaluator(for: files, layout)
    if let type = evaluator.declarations.ofSwiftUI {
      throw SwiftIssue(SwiftUIFacts.refusal(of: type.name), at: type.place)
    }
    evaluator.live?.reports = reports
    evaluator.liveCalls.mirror()
    evaluator.liveCalls.declareScreen()
    for (name, value) in values where evaluator.state.scopes[top.index].variables[name] == nil {
      evaluator.state.scopes[top.index].variables[name] = Value(
        value, evaluator.liveCalls.liveObject)
    }
    let frame = Frame(me: .object(controller), owner: nil, scope: top)
    for file in files {
      for node in file.children {
        run(node, in: evaluator, frame)
        evaluator.liveCalls.runOverride(node)
        evaluator.liveCalls.update()
        if let problem = evaluator.live?.problem { throw problem }
      }
    }
    guard let live = evaluator.live else { throw SwiftIssue("the layout is gone", at: nil) }
    state = evaluator.state
    declared += files.filter { file in
      file.children.contains { $0.kind.isDeclaration }
    }
    return Result(
      layout: live.isChanged ? live.layout : nil, output: live.output,
      remarks: live.remarks.map { $0.reason },
      values: simpleValues(evaluator))
  }

  private func evaluator(for files: [SyntaxNode], _ layout: Layout) -> Evaluator {
    let all = declared + files
    let declarations = Declarations(all)
    let evaluator = Evaluator(
      declarations, sites: StatementSites(all, imports: declarations.imports),
      environment: layout.environment)
    evaluator.state = state
    evaluator.live = LiveLayout(layout, controller: controller, scope: top, isStrict: true)
    return evaluator
  }

  private func run(_ node: SyntaxNode, in evaluator: Evaluator, _ frame: Frame) {
    guard !node.kind.isSilent else {
      _ = evaluator.run(node, frame)
      return
    }
    let value = evaluator.evaluate(node, frame)
    switch value {
    case .void: break
    case .unknown(let reason): evaluator.fail(reason, at: node.place)
    case .method(_, let name):
      evaluator.fail("'\(name)' is a method: call it, \(name)(…)", at: node.place)
    case .object(let object)
    where Self.isConfiguration(node) && evaluator.state[object].kind == .view:
      // `v.then { … }` gives the view again.
      break
    default: evaluator.live?.output.append(evaluator.liveCalls.text(of: value))
    }
  }

  /// Whether a call ends with a closure.
  private static func isConfiguration(_ node: SyntaxNode) -> Bool {
    node.kind == .call && node.children.last?.child(at: 0)?.kind == .closure
  }

  private func simpleValues(_ evaluator: Evaluator) -> [String: PropertyValue] {
    var values: [String: PropertyValue] = [:]
    for (name, value) in state.scopes[top.index].variables {
      switch value {
      case .number, .bool, .string, .structure: values[name] = value.property { _ in nil }
      default: continue
      }
    }
    return values
  }
}
