import AutoLayout
import LayLanguage
import LayoutSession
import Workloads

/// Everything on top of the solver: layouts, sessions, commands.
struct LayoutBenchmark {
  private let workload: String
  private let size: Int
  private let load: Workload

  init(_ kind: WorkloadKind, size: Int) {
    workload = kind.rawValue
    self.size = size
    load = kind.make(size: size)
  }

  /// Measures every operation.
  func run() throws -> [Measurement] {
    let layout = try makeLayout()
    let build = try measure("layout build") { _ in _ = try makeLayout() }
    let whatIf = try measure("what-if copy") { call in
      var copy = layout
      try copy.setEnvironment(
        copy.environment.resized(to: rootSize(scaledBy: 1.1 + Double(call % 2))))
      copy.solve()
    }
    let ambiguity = try measure("ambiguity report") { _ in
      _ = layout.items.filter(layout.isAmbiguous)
    }
    return [build, whatIf, ambiguity] + (try commands(on: layout))
  }

  /// Commands as somebody types them: parsed, applied, solved, and compared with what was before.
  private func commands(on layout: Layout) throws -> [Measurement] {
    var interpreter = Interpreter(host: Self.host, session: Session(layout: layout))
    let moved = layout.constraint(layout.constraints[load.movedConstraint]).name
    let constant = load.constraints[load.movedConstraint].constant
    return [
      try measure("set constant") { call in
        try execute("set \(moved).constant \(constant + Double(call % 2))", &interpreter)
      },
      try measure("pin and unpin") { call in
        let view = "v\(load.views.count / 2)"
        let command = call % 2 == 0 ? "pin \(view).width <= 5000 @200 as extra" : "unpin extra"
        try execute(command, &interpreter)
      },
      try measure("set, then undo") { call in
        let command = call % 2 == 0 ? "set \(moved).constant \(constant + 3)" : "undo"
        try execute(command, &interpreter)
      },
    ]
  }

  private static let host = Host(
    readFile: { _ in .failure(HostError(reason: "no files here")) },
    writeFile: { _, _ in HostError(reason: "no files here") })

  private func execute(_ command: String, _ interpreter: inout Interpreter) throws {
    for statement in try Source(name: "bench", text: command).statements() {
      let changes = try interpreter.execute(statement).changes
      _ = changes?.isEmpty
      _ = changes?.becameAmbiguous
    }
  }

  private func measure(
    _ operation: String, _ body: (Int) throws -> Void
  ) throws -> Measurement {
    try Measurement(workload: workload, size: size, operation: operation, of: body)
  }

  private func rootSize(scaledBy factor: Double) -> Size {
    Size(width: load.rootWidth * factor, height: load.rootHeight)
  }

  /// The workload as a solved layout; view 0 is the root.
  private func makeLayout() throws -> Layout {
    var layout = Layout(environment: try Environment.standard.resized(to: rootSize(scaledBy: 1)))
    var items = [layout.root]
    for (number, view) in load.views.enumerated().dropFirst() {
      let item = try layout.addView(.view, named: "v\(number)", in: items[view.parent ?? 0])
      items.append(item)
      if let content = view.content { try set(content, of: item, in: &layout) }
    }
    for constraint in load.constraints {
      try layout.add(
        LayoutConstraint(
          anchor(constraint.first, items), constraint.relation,
          to: constraint.second.map { anchor($0, items) }, multiplier: constraint.multiplier,
          constant: constraint.constant, priority: try Layout.priority(constraint.priority)))
    }
    layout.solve()
    return layout
  }

  private func set(
    _ content: Workload.Content, of item: Item.ID, in layout: inout Layout
  ) throws {
    let values: [PropertyValue] = [
      .size(width: content.width, height: content.height), .number(content.hugging),
      .number(content.hugging), .number(content.widthResistance),
      .number(content.heightResistance),
    ]
    for (property, value) in zip(Self.contentProperties, values) {
      try property.set(value, of: item, in: &layout)
    }
  }

  /// Looked up once, as looking names up is not what is measured.
  private static let contentProperties = [
    "intrinsicContentSize", "hugging.horizontal", "hugging.vertical",
    "compressionResistance.horizontal", "compressionResistance.vertical",
  ].compactMap(ViewProperty.named)

  private func anchor(_ anchor: Workload.Anchor, _ items: [Item.ID]) -> Anchor {
    let attribute: Attribute =
      switch anchor.attribute {
      case .left: .left
      case .top: .top
      case .width: .width
      case .height: .height
      case .right: .right
      case .bottom: .bottom
      case .centerY: .centerY
      }
    return Anchor(items[anchor.view], attribute)
  }
}
