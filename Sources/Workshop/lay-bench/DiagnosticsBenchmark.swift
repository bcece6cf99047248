import AutoLayout
import LayoutDiagnostics
import Workloads

/// What explanations cost, beside building and solving the layout that they are about.
struct DiagnosticsBenchmark {
  private let workload: String
  private let size: Int
  private let load: Workload

  init(_ kind: WorkloadKind, size: Int) {
    workload = kind.rawValue
    self.size = size
    load = kind.make(size: size)
  }

  /// Measures one explanation, the ambiguity report and the analysis of a conflict.
  func run() throws -> [Measurement] {
    try explanation() + ambiguity() + conflict()
  }

  private func explanation() throws -> [Measurement] {
    let layout = try load.makeLayout()
    let build = try measure("build") { _ in _ = try load.makeLayout() }
    let item = layout.item(named: "v\(load.views.count / 2)") ?? layout.root
    return [
      try measure("explain one", beside: build) { call in
        _ = layout.explanation(of: Anchor(item, call % 2 == 0 ? .width : .bottom))
      }
    ]
  }

  /// Of the layout as it is, and with most of its equal sizes left open.
  private func ambiguity() throws -> [Measurement] {
    try [("report ambiguity", load), ("ambiguity, loosened", load.loosened())]
      .map { operation, load in
        let layout = try load.makeLayout()
        let build = try measure("build") { _ in _ = try load.makeLayout() }
        return try measure(operation, beside: build) { _ in _ = layout.ambiguityReport() }
      }
  }

  /// One view must be twice as wide as the root; beside the layout where it need not.
  private func conflict() throws -> [Measurement] {
    let build = try measure("build") { _ in _ = try load.makeLayout() }
    var conflicting = load
    conflicting.pin(load.views.count / 2, .width, to: 2 * load.rootWidth)
    let layout = try conflicting.makeLayout()
    let reports = [
      try measure("build with conflict", beside: build) { _ in
        _ = try conflicting.makeLayout()
      },
      try measure("explain conflict", beside: build) { _ in _ = layout.conflictReports() },
    ]
    guard size <= Self.whatIfLimit else { return reports }
    let whatIf = try measure("conflict, what-if", beside: build) { _ in
      _ = layout.conflictAnalyses()
    }
    return reports + [whatIf]
  }

  /// The largest layouts in which every way out of a conflict is tried: each means solving again.
  private static let whatIfLimit = 100

  private func measure(
    _ operation: String, beside build: Measurement? = nil, _ body: (Int) throws -> Void
  ) throws -> Measurement {
    var result = try Measurement(workload: workload, size: size, operation: operation, of: body)
    result.buildRatio = build.map { result.seconds / $0.seconds }
    return result
  }
}
