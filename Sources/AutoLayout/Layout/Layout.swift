import Cassowary

/// A view hierarchy with its constraints on a screen, and the frames that follow from them.
///
/// It is two values: the model, which is what was said, and the engine, which is what follows from the model alone and
/// can be made again at any time.
///
/// A layout is a value: a copy is cheap, and changing the copy leaves the original alone. Undo,
/// what-if and device previews are copies. Changes take effect in the frames at ``solve()``.
public struct Layout: Sendable {
  /// The model, under the current traits.
  package var model: Model
  /// Its solution.
  package var engine = Engine()
  /// The source of ``model``, if it varies with size classes; see ``edit(_:)``.
  var variedDocument: Model?
  /// Whether ``model`` is the document for now, as inside an edit.
  var isOpen = false
  /// The code that runs at each layout pass, in order.
  package var layoutCode: [LayoutCode] = [] { didSet { hasRunCode = false } }
  /// Whether ``layoutCode`` has run since it was set.
  var hasRunCode = true
  /// An identity that only its copies share.
  private let origin = Origin()

  /// Creates a window with an empty root view, usually a plain one.
  ///
  /// Without a solution frames can't be read until ``solve()``; leave it out when you add many views
  /// first.
  public init(
    environment: Environment = .standard, rootClass: ViewClass = .view, isSolved: Bool = true
  ) {
    model = Model(environment: environment)
    if rootClass != .view { model.makeRoot(rootClass) }
    if isSolved { solve() }
  }

  /// The same object in all copies of a layout.
  private final class Origin: Sendable {}

  /// Whether both were one layout once, so the same numbers mean the same items and constraints.
  package func isVersion(of other: Layout) -> Bool { origin === other.origin }

  /// The screen.
  public var environment: Environment { model.environment }

  /// Puts the layout on another screen.
  public mutating func setEnvironment(_ environment: Environment) {
    guard !isOpen else {
      model.environment = environment
      variedDocument?.environment = environment
      return
    }
    openDocument()
    model.environment = environment
    applyVariations()
  }

  /// Gives a layout that is being built the fonts that it provides.
  package mutating func setFonts(_ fonts: FontTable) {
    model.fonts = fonts
    variedDocument?.fonts = fonts
  }

  /// Brings every frame up to date.
  ///
  /// Where required constraints contradict each other, one of each contradiction is broken as UIKit would; it is still
  /// satisfied as closely as the required ones allow, before any optional one, and holds again as soon as possible.
  public mutating func solve() {
    let isNew = engine.solve(model)
    if !layoutCode.isEmpty, isNew || !hasRunCode { runLayoutCode() }
  }

  /// The same layout, with every frame up to date.
  package var solved: Layout {
    var layout = self
    layout.solve()
    return layout
  }

  /// The model with what the layout passes found out about its views.
  package var pass: LayoutPass { LayoutPass(model, engine.results) }

  /// Lets go of the solver's state, which the next ``solve()`` rebuilds from the model.
  ///
  /// Frames can't be read until then. For histories that keep many layouts.
  package mutating func discardSolution() {
    engine = Engine()
  }
}

/// Limits of a layout's size, so that no document exhausts the machine.
package struct LayoutLimits: Hashable, Sendable {
  /// The most views and layout guides.
  package var views = 100_000
  /// The most constraints.
  package var constraints = 300_000

  /// Limits that are rarely reached on purpose.
  package init() {}

  /// Refuses a layout that is too large.
  package func check(_ layout: Layout) throws(LayoutError) {
    // The number of items ever made is known at once, and usually small.
    let made = layout.countsEver
    if made.items > views { try Self.check(layout.items.count, views, "views") }
    if made.constraints > constraints {
      try Self.check(layout.constraints.count, constraints, "constraints")
    }
  }

  /// Refuses a number that is too large.
  package static func check(_ count: Int, _ limit: Int, _ noun: String) throws(LayoutError) {
    guard count > limit else { return }
    throw LayoutError(
      "more than \(limit) \(noun)",
      remedy: "if that is meant, start lay with --limit \(noun)=\(count) or more")
  }
}

/// A request to end the current work: ^C, or a limit that was reached.
///
/// Layouts that were being solved must not be read afterwards. As they are values, the caller goes on with the copy
/// from before.
package enum Interruption {
  /// Work that ends on its own.
  package typealias Work = StopRequest.Work

  /// Whether what the calling thread works on is to end.
  package static var isRequested: Bool { StopRequest.isMade }

  /// Requests that the work end; a signal handler may call this.
  package static func request(of work: Work = .command) { StopRequest.make(of: work) }

  /// Withdraws the request.
  package static func reset(of work: Work = .command) { StopRequest.withdraw(of: work) }

  #if !hasFeature(Embedded)
  /// Says what the calling thread works on from now on.
  package static func begin(_ work: Work) { StopRequest.begin(work) }
  #endif
}
