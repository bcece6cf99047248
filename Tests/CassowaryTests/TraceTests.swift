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
      var replay =
        operation.startsEmpty
        ? TraceReplay(emptyFor: trace.system) : try TraceReplay(trace.system)
      #expect(!operation.steps.isEmpty)
      for step in operation.startsEmpty ? operation.steps[...] : operation.steps.prefix(60) {
        _ = try replay.take(step)
        if operation.startsEmpty { continue }
        let problem = replay.problem(after: step)
        #expect(problem == nil, "\(operation.name): \(problem ?? "")")
      }
      #expect(replay.solver.conflicts.isEmpty)
    }
  }
}
