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
  /// How many expressions were evaluated.
  private(set) var steps = 0
  /// What classes inherit from, as far as somebody asked.
  var chains: [String: [String]] = [:]
  /// Functions that have run, by place.
  var visited: Set<SourcePlace> = []
  /// Whether the code asks for the size classes of the screen.
  var readsSizeClasses = false
  /// What closures of libraries that are running set for all constraints inside.
  var librarySettings = LibrarySettings()

  /// Set-up code calls perhaps a dozen functions inside each other; more is a circle.
  static let deepestCall = 48
  /// Expressions that one type may take: a loop that ends never ends here.
  static let mostSteps = 400_000

  init(_ declarations: Declarations, sites: StatementSites, environment: Environment) {
    self.declarations = declarations
    self.sites = sites
    self.environment = environment
  }

  /// Starts anew, for another type.
  func reset() {
    state = State()
    depth = 0
    steps = 0
  }

  var isExhausted: Bool { steps > Self.mostSteps }

  func countStep() { steps += 1 }

  /// Runs what doesn't happen in the first layout, or under other circumstances: what it makes is
  /// noted as read, and everything is as before afterwards.
  func explore(_ body: () -> Void) {
    let saved = state
    let wasExploring = log.isExploring
    log.isExploring = true
    body()
    finishStatements(from: saved.statements.count)
    log.isExploring = wasExploring
    state = saved
  }
}
