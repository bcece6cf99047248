import AutoLayout

/// Runs the set-up code of views, as far as the sources show what it does.
///
/// It follows the code as Swift would, with objects for views, guides and constraints. What it can't know becomes
/// ``Value/unknown(_:)``, which spreads to everything that depends on it.
final class Evaluator {
  let declarations: Declarations
  /// The screen that traits and screen sizes are read from.
  let environment: Environment
  var state = State()
  var log = ReadingLog()
  /// The constraint statements of each node.
  let sites: StatementSites
  /// The file whose code is running, where its private declarations are visible.
  var file = 0
  /// The nesting depth of calls.
  var depth = 0
  /// The remaining number of expressions to evaluate.
  private var budget = StepBudget()
  /// Whether to explore code that doesn't run, for the log.
  let explores: Bool
  /// The superclasses of each class, filled on demand.
  var chains: [String: [String]] = [:]
  /// Functions that have run, by place.
  var visited: Set<SourcePlace> = []
  /// Calls in code that may not run that have already been searched for what they set.
  var forgotten: Set<ForgottenCall> = []
  /// Whether each function changes the layout, filled on demand.
  var layoutChanges: [FunctionUse: Bool] = [:]
  /// Closures that were created, until they are known to run.
  private var closures: [Closure] = []
  /// Whether stand-ins may replace unknown values that must be views, as is done only in code that isn't in the first
  /// layout.
  private(set) var standsIn = false
  /// The assumed value of unknown conditions; nil for no assumption.
  var assumption: Bool?
  /// Whether a condition wasn't known.
  var metOpenCondition = false
  /// Whether the code asks for the size classes of the screen.
  var readsSizeClasses = false
  /// Whether it asks for the user's text size.
  var readsTextSize = false
  /// The settings of running library closures for all constraints inside.
  var librarySettings = LibrarySettings()
  /// The layout that the code runs on; nil if the code makes a layout of its own.
  var live: LiveLayout?

  /// Set-up code nests perhaps a dozen function calls; more means an infinite recursion.
  static let deepestCall = 48

  init(
    _ declarations: Declarations, sites: StatementSites, environment: Environment,
    explores: Bool = false
  ) {
    self.explores = explores
    self.declarations = declarations
    self.sites = sites
    self.environment = environment
  }

  /// Starts over, for another type.
  func reset() {
    state = State()
    depth = 0
    budget = StepBudget()
    closures = []
  }

  var isExhausted: Bool { budget.isExhausted }

  func countStep() { budget.countStep() }

  /// Runs what doesn't happen in the first layout or happens only under other circumstances: what it makes is noted as
  /// read, and everything else is restored afterward.
  func explore(_ place: SourcePlace, _ body: () -> Void) {
    guard explores, budget.mayExplore(place) else { return }
    let saved = (state, standsIn)
    let start = standsIn ? nil : budget.begin()
    standsIn = true
    let first = closures.count
    suppose {
      body()
      exploreClosures(from: first)
    }
    if let start { budget.end(start) }
    (state, standsIn) = saved
  }

  /// Remembers a closure with constraint statements, which may never be called.
  func remember(_ closure: Closure) {
    if explores, !visited.contains(closure.node.place), sites.isIn(closure.node) {
      closures.append(closure)
    }
  }

  /// Explores closures that were created but not called.
  func exploreClosures(from first: Int = 0) {
    let made = closures.dropFirst(first)
    closures.removeLast(made.count)
    for closure in made where !visited.contains(closure.node.place) {
      explore(closure.node.place) { _ = call(closure, [], at: closure.node.place) }
    }
  }

  /// Runs what is noted as read elsewhere.
  func suppose(_ body: () -> Void) {
    let first = state.statements.count
    let wasExploring = log.isExploring
    log.isExploring = true
    body()
    libraries.finishStatements(from: first)
    log.isExploring = wasExploring
  }
}

/// A part of an evaluator that handles one concept, such as a library or the hierarchy, and has no state of its own.
protocol EvaluatorPart {
  /// The evaluator on whose state it works.
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

/// The control flow after a statement.
enum Flow {
  case normal
  case returned(Value)
  /// `break`, with the name of a loop or an empty one.
  case broke(String)
  /// `continue`, with the name of a loop or an empty one.
  case continued(String)
  case fellThrough
  case threw
  /// Nothing more is read.
  case ended

  var isNormal: Bool { if case .normal = self { true } else { false } }
}

/// Whether a condition holds.
enum Verdict {
  case yes
  case no
  case open(String)
}
