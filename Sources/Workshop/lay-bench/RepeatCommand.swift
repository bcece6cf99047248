import ArgumentParser
import AutoLayout
import LayLanguage
import LayoutDiagnostics
import LayoutSession
import Workloads

/// Work of a fixed amount, for profilers and for counting instructions.
struct RepeatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repeat", abstract: "Do the same work again and again, for profilers.")

  /// What is done so many times.
  enum Work: String, CaseIterable, ExpressibleByArgument {
    /// Building, solving, and solving again at another width.
    case build
    /// Resizing to one of many widths, and reading all values.
    case resize
    /// Setting a constant by a command, in a session whose history grows.
    case session
    /// Running a script of so many lines, after which the layout is solved.
    case script
    /// Solving a layout with conflicts from nothing.
    case conflicts
    /// Finding what the reports on the conflicts of a layout show, which is solved once.
    case reports
    /// Reporting what a layout leaves open that lacks most equations between its sizes.
    case ambiguity
    /// Trying what settles the conflicts of a layout that is solved once.
    case whatIf = "what-if"
  }

  @Argument var work: Work
  @Argument(help: "A workload, the shape of a script, or a layout with conflicts.")
  var load: String
  @Argument(help: "A nominal number of views, or of lines.")
  var size: Int
  @Argument var times: Int

  func run() throws {
    switch work {
    case .build: try build()
    case .resize: try resize()
    case .session: try edit()
    case .script: try runScript()
    case .conflicts: try solveConflicts()
    case .reports: try report()
    case .ambiguity: try reportAmbiguity()
    case .whatIf: try tryWaysOut()
    }
  }

  private func build() throws {
    let system = LinearSystem(try workload)
    for _ in 0..<times {
      var solver = try system.makeSolver()
      solver.solve()
      let (width, value) = system.suggestions[0]
      try solver.suggest(value * 1.1, for: width)
      solver.solve()
    }
  }

  private func resize() throws {
    let trace = try Trace(workload)
    guard let widths = trace.operations.first(where: { $0.name == "resize, 50 widths" }) else {
      throw ValidationError("the workload is never resized")
    }
    var replay = try TraceReplay(trace.system)
    var sum = 0.0
    for call in 0..<times { sum += try replay.take(widths.steps[call % widths.steps.count]) }
    print(sum)
  }

  private func edit() throws {
    let load = try workload
    let layout = try load.makeLayout()
    let moved = layout.constraint(layout.constraints[load.movedConstraint]).name
    let constant = load.constraints[load.movedConstraint].constant
    var interpreter = Interpreter(host: .withoutFiles, session: Session(layout: layout))
    for call in 1...max(1, times) {
      try interpreter.executeAll("set \(moved).constant \(constant + Double(call % 7))")
    }
  }

  private func runScript() throws {
    let shape: ScriptShape = try named()
    for _ in 0..<times {
      var interpreter = Interpreter(host: .withoutFiles)
      let script = Source(name: "bench", text: shape.script(lines: size))
      try interpreter.run(try script.statements()) { _, _ in true }
      _ = interpreter.session.layout
    }
  }

  private func solveConflicts() throws {
    let kind: ConflictingLayout = try named()
    let layout = try kind.make(size)
    for _ in 0..<times {
      var copy = layout
      copy.solve()
    }
  }

  private func report() throws {
    let layout = try conflictingLayout
    for _ in 0..<times { _ = layout.conflictReports() }
  }

  private func reportAmbiguity() throws {
    let layout = try workload.loosened().makeLayout()
    for _ in 0..<times { _ = layout.ambiguityReport() }
  }

  private func tryWaysOut() throws {
    let layout = try conflictingLayout
    for _ in 0..<times { _ = layout.conflictAnalyses() }
  }

  private var conflictingLayout: Layout {
    get throws {
      let kind: ConflictingLayout = try named()
      var layout = try kind.make(size)
      layout.solve()
      return layout
    }
  }

  private var workload: Workload {
    get throws {
      let kind: WorkloadKind = try named()
      return kind.make(size: size)
    }
  }

  /// What the argument names.
  private func named<Kind: CaseIterable & RawRepresentable<String>>() throws -> Kind {
    if let kind = Kind(rawValue: load) { return kind }
    let known = Kind.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("there is no '\(load)' for this work; there are \(known)")
  }
}
