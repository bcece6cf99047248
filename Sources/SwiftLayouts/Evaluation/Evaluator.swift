import AutoLayout

/// Runs the set-up code of views as far as the sources tell what it does.
///
/// It follows the code as Swift would, with objects for views, guides and constraints. What it can't
/// know becomes ``Value/unknown(_:)``, which spreads to everything that depends on it.
final class Evaluator {
  let declarations: Declarations
  /// The screen that traits and screen sizes are read from.
  let environment: Environment
  var state = State()
  var log = ReadingLog()
  /// How many constraint statements a node contains.
  let sites: StatementSites
  /// The file whose code runs, which sees its private declarations.
  var file = 0
  /// How deep calls are nested.
  var depth = 0
  /// How many expressions were evaluated, and after how many no more are.
  private var steps = 0
  private var limit = Evaluator.mostSteps
  /// How many expressions may still be evaluated of code that doesn't run.
  private var stepsToExplore = Evaluator.mostStepsToExplore
  /// Whether code that doesn't run is looked at, for the sake of the log.
  let explores: Bool
  /// What classes inherit from, as far as somebody asked.
  var chains: [String: [String]] = [:]
  /// Functions that have run, by place.
  var visited: Set<SourcePlace> = []
  /// Calls of code that may not run, as far as they were looked through for what they set.
  var forgotten: Set<ForgottenCall> = []
  /// Which functions change the layout, as far as somebody asked.
  var layoutChanges: [FunctionUse: Bool] = [:]
  /// How often code has been looked at that doesn't run, by place.
  private var explorations: [SourcePlace: Int] = [:]
  /// Closures that were made, until it is known that they run.
  private var closures: [Closure] = []
  /// Whether something that must be a view may stand for a view that isn't known: only in code that
  /// isn't in the first layout.
  private(set) var standsIn = false
  /// What conditions are taken for that aren't known; nil where that stays open.
  var assumption: Bool?
  /// Whether a condition wasn't known.
  var metOpenCondition = false
  /// Whether the code asks for the size classes of the screen.
  var readsSizeClasses = false
  /// Whether it asks for the reader's text size.
  var readsTextSize = false
  /// What closures of libraries that are running set for all constraints inside.
  var librarySettings = LibrarySettings()
  /// The layout on which the code runs; nil where the code makes a layout of its own.
  var live: LiveLayout?

  /// Set-up code calls perhaps a dozen functions inside each other; more is a circle.
  static let deepestCall = 48
  /// Expressions that one type may take: a loop that ends never ends here.
  private static let mostSteps = 400_000
  private static let mostStepsToExplore = 200_000
  /// How often the same code is looked at, each time with other values: functions that call each other
  /// would multiply without end.
  private static let mostExplorations = 8

  init(
    _ declarations: Declarations, sites: StatementSites, environment: Environment,
    explores: Bool = false
  ) {
    self.explores = explores
    self.declarations = declarations
    self.sites = sites
    self.environment = environment
  }

  /// Starts anew, for another type.
  func reset() {
    state = State()
    depth = 0
    (steps, limit, stepsToExplore) = (0, Self.mostSteps, Self.mostStepsToExplore)
    explorations = [:]
    closures = []
  }

  var isExhausted: Bool { steps > limit }

  func countStep() { steps += 1 }

  /// Runs what doesn't happen in the first layout, or under other circumstances: what it makes is
  /// noted as read, and everything is as before afterwards.
  func explore(_ place: SourcePlace, _ body: () -> Void) {
    guard explores, explorations[place, default: 0] < Self.mostExplorations else { return }
    explorations[place, default: 0] += 1
    let saved = (state, standsIn, steps, limit)
    // No single place may use up what is there for all.
    if !standsIn { limit = steps + max(3000, stepsToExplore / 10) }
    standsIn = true
    let first = closures.count
    suppose {
      body()
      exploreClosures(from: first)
    }
    if !saved.1 {
      stepsToExplore -= steps - saved.2
      (steps, limit) = (saved.2, saved.3)
    }
    (state, standsIn) = (saved.0, saved.1)
  }

  /// Remembers a closure with constraint statements, which nobody may call.
  func remember(_ closure: Closure) {
    if explores, !visited.contains(closure.node.place), sites.isIn(closure.node) {
      closures.append(closure)
    }
  }

  /// Looks at closures that were made but not called.
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
    finishStatements(from: first)
    log.isExploring = wasExploring
  }
}
