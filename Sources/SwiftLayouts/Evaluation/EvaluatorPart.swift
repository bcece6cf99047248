import AutoLayout

/// A part of an evaluator that reads one concept, such as a library or the hierarchy: it has no state of its own.
protocol EvaluatorPart {
  /// The evaluator whose state it works on.
  var evaluator: Evaluator { get }
}

extension EvaluatorPart {
  var state: State {
    get { evaluator.state }
    nonmutating _modify { yield &evaluator.state }
  }

  var log: ReadingLog {
    get { evaluator.log }
    nonmutating _modify { yield &evaluator.log }
  }

  var live: LiveLayout? {
    get { evaluator.live }
    nonmutating _modify { yield &evaluator.live }
  }

  var declarations: Declarations { evaluator.declarations }
  var environment: Environment { evaluator.environment }
  var sites: StatementSites { evaluator.sites }
}
