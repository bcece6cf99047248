import AutoLayout
import InterfaceBuilder

/// What the app's code does to the views and constraints of a subject, so that a document doesn't tell how they are when
/// the app runs.
struct CodeInfluence: Sendable {
  /// The views whose texts it writes.
  private(set) var texts: Set<Item.ID> = []
  /// The views that it places, hides or removes, and what they hold.
  private(set) var frames: Set<Item.ID> = []
  /// The constraints that it changes.
  private(set) var constraints: Set<LayoutConstraint.ID> = []
  /// Whether the controller supports no landscape on phones.
  private(set) var isUpright = false
  /// Whether its controller makes a view of its own in place of the document's.
  private(set) var isNeverShown = false
  /// Whether it says how large the cells of collections are.
  private(set) var givesItemSizes = false
  /// Whether it may say how high the rows of tables are.
  private(set) var givesRowHeights = true

  /// Nothing, as of scripts.
  init() {}

  /// What the classes do to which a document refers.
  init(
    on sources: SceneSources, in layout: Layout, _ facts: (_ className: String) -> CodeFacts
  ) {
    var placed: Set<Item.ID> = []
    for (item, view) in sources.views {
      if sources.code(has: .text, on: view.id, facts) { texts.insert(item) }
      if [CodeFacts.Influence.frame, .transform, .axis, .hiding].contains(where: { influence in
        sources.code(has: influence, on: view.id, facts)
      }) {
        placed.insert(item)
      }
    }
    if !placed.isEmpty {
      frames = Set(
        layout.items.filter { !placed.isDisjoint(with: layout.model.ancestry(of: $0)) })
    }
    for (id, constraint) in sources.constraints
    where sources.code(has: .constraint, on: constraint.id, facts) {
      constraints.insert(id)
    }
    givesRowHeights = !sources.classes.allSatisfy { CodeFacts.givesNoRowHeights($0, facts) }
    givesItemSizes = sources.classes.contains { facts($0).givesItemSizes }
    isNeverShown =
      sources.isOfXib && sources.fillsScreen
      && sources.controllerClasses.contains { name in
        CodeFacts.chain(of: name, facts).map { Self.containers.contains($0.base) } ?? false
      }
    isUpright = sources.controllerClasses.contains { facts($0).isUpright }
  }

  /// The controllers that show others, in views that they make themselves.
  private static let containers: Set<String> = [
    "UITabBarController", "UINavigationController", "UISplitViewController",
  ]

  /// Whether what a finding says may not be so when the app runs, as code changes what it rests on.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - cause: The constraint behind it.
  ///   - isTranslated: Whether it is about a translation of the document's own texts, which somebody wrote for it.
  /// - Returns: Whether nobody can tell from the document.
  func decides(
    _ finding: CheckFinding, _ cause: LayoutConstraint.ID?, isTranslated: Bool
  ) -> Bool {
    if cause.map(constraints.contains) == true { return true }
    if !constraints.isDisjoint(with: finding.key.constraints) { return true }
    if finding.key.items.contains(where: frames.contains) { return true }
    return finding.key.rule == .truncatedText && !finding.isOfAnyText && !isTranslated
      && finding.key.items.contains(where: texts.contains)
  }
}

extension Layout {
  /// Takes for granted what the code of a document's classes doesn't do: views of their own without a size have none, and
  /// what nobody makes doesn't take the place of a constraint that is removed at build time.
  mutating func adapt(to facts: (_ className: String) -> CodeFacts, _ sources: SceneSources) {
    for item in items where model[item].view?.sizeGuess == .class {
      guard viewClass(of: item) == .view, let name = sources.views[item]?.className,
        CodeFacts.isUnsized(name, facts)
      else { continue }
      trustSize(of: item)
    }
    let placeholders = constraints.filter { constraint($0).isPlaceholder }
    guard !placeholders.isEmpty,
      sources.classes.allSatisfy({ CodeFacts.makesNoConstraints($0, facts) })
    else { return }
    for id in placeholders { try? redefine(id) { $0.isActive = false } }
  }

  /// Shows what is transparent until code fades it in; what code can't reach stays unseen.
  mutating func showReachable(_ sources: SceneSources) {
    for item in items where (model[item].view?.alpha ?? 1) == 0 {
      guard let source = sources.views[item], sources.hasOutlet(source.id) else { continue }
      try? ViewProperty.named("alpha")?.set(.number(1), of: item, in: &self)
    }
  }

  /// Takes the size of what a view shows for known.
  mutating func trustSize(of item: Item.ID) {
    guard let property = ViewProperty.named("sizeGuess"), let known = property.words.first else {
      return
    }
    try? property.set(.choice(known), of: item, in: &self)
  }
}
