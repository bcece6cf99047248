import Cassowary
import Testing
import Workloads

/// The edits that the benchmark makes can be made: another solver would refuse a contradiction, and
/// time spent on one says nothing.
@Suite struct TraceTests {
  @Test(arguments: WorkloadKind.allCases)
  func everyStepKeepsWhatIsRequired(_ kind: WorkloadKind) throws {
    let trace = try Trace(kind.make(size: 10))
    for operation in trace.operations {
      #expect(!operation.steps.isEmpty)
      if operation.startsEmpty {
        var replay = TraceReplay(emptyFor: trace.system)
        for step in operation.steps { _ = try replay.take(step) }
        #expect(replay.solver.conflicts.isEmpty)
      } else {
        let problem = try operation.problem(try TraceReplay(trace.system))
        #expect(problem == nil, "\(operation.name): \(problem ?? "")")
      }
    }
  }
}
