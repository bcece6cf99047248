import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// The changes of a subject's views and constraints by the app's code, which its document doesn't show.
struct CodeInfluence: Sendable {
  /// The rules whose findings about a view the code decides.
  private var decided: [Item.ID: Set<Rule>] = [:]
  /// The views whose texts it writes.
  private var texts: Set<Item.ID> = []
  /// The views whose fonts it chooses.
  private(set) var fonts: Set<Item.ID> = []
  /// The constraints that it changes.
  private(set) var constraints: Set<LayoutConstraint.ID> = []
  /// The headers and footers of tables that it may size or replace.
  private(set) var tableEnds: Set<Item.ID> = []
  /// Whether the controller supports no landscape on phones.
  private(set) var isUpright = false
  /// Whether its controller makes a view of its own in place of the document's.
  private(set) var isNeverShown = false
  /// Whether it says how large the cells of collections are.
  private(set) var givesItemSizes = false
  /// Whether it may say how tall the rows of tables are.
  private(set) var givesRowHeights = true

  /// The influence of a document's runtime attributes; none for scripts and code.
  init(on sources: SceneSources? = nil) {
    for (item, view) in sources?.views ?? [:] where view.hasTextAtRunTime { texts.insert(item) }
  }

  /// Collects what the classes that a document refers to do.
  init(
    on sources: SceneSources, in layout: Layout, _ facts: (_ className: String) -> CodeFacts
  ) {
    self.init(on: sources)
    let whole = Self.whole(sources.classes, facts)
    let code = { (name: String) in whole[name] ?? CodeFacts() }
    noteViews(of: sources, in: layout, code)
    for (id, constraint) in sources.constraints
    where sources.code(has: .constraint, on: constraint.id, code) {
      constraints.insert(id)
    }
    for (item, view) in sources.views {
      guard let ability = view.tableEnd else { continue }
      if whole.values.contains(where: { $0.can(ability) }) { tableEnds.insert(item) }
    }
    givesRowHeights = !sources.classes.allSatisfy { CodeFacts.lacks(.rowHeights, $0, facts) }
    givesItemSizes = whole.values.contains { $0.can(.itemSizes) }
    isNeverShown =
      sources.isOfXib && sources.fillsScreen
      && sources.controllerClasses.contains { name in
        CodeFacts.base(of: name, facts).map(Self.containers.contains) ?? false
      }
    isUpright = sources.controllerClasses.contains { facts($0).isUpright }
  }

  /// The controllers that show others, in views that they make themselves.
  private static let containers: Set<String> = [
    "UITabBarController", "UINavigationController", "UISplitViewController",
  ]

  /// The facts about each class together with its superclasses.
  private static func whole(
    _ classes: Set<String>, _ facts: (_ className: String) -> CodeFacts
  ) -> [String: CodeFacts] {
    Dictionary(
      classes.map { ($0, CodeFacts.whole(of: $0, facts)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Notes what the code does to views; moving a view moves those inside it as well.
  private mutating func noteViews(
    of sources: SceneSources, in layout: Layout, _ facts: (_ className: String) -> CodeFacts
  ) {
    var moved: [Item.ID: Set<Rule>] = [:]
    for (item, view) in sources.views {
      if sources.code(has: .text, on: view.id, facts) { texts.insert(item) }
      if sources.code(has: .font, on: view.id, facts) { fonts.insert(item) }
      if sources.code(has: .shrinking, on: view.id, facts) { decided[item] = [.truncatedText] }
      // The contents of the root view are laid out in it wherever it is.
      if item == layout.root { continue }
      let rules = Self.decisions.filter { sources.code(has: $0.influence, on: view.id, facts) }
        .reduce(into: Set<Rule>()) { $0.formUnion($1.rules) }
      if !rules.isEmpty { moved[item] = rules }
    }
    if moved.isEmpty { return }
    for item in layout.items {
      for rules in layout.model.ancestry(of: item).compactMap({ moved[$0] }) {
        decided[item, default: []].formUnion(rules)
      }
    }
  }

  /// The consequences of each influence for a view and its contents.
  ///
  /// Findings about the constraints of a document hold even if code moves a view; only if it writes a view's frame may
  /// its constraints not count.
  private static let decisions: [(influence: CodeFacts.Influence, rules: Set<Rule>)] = [
    (.constraint, [.ambiguity]), (.transform, places), (.hiding, places.union(contents)),
    (.axis, places.union(contents)),
    (.frame, places.union(contents).union([.conflict, .ambiguity])),
  ]
  /// Rules about where a view is on the screen.
  private static let places: Set<Rule> = [
    .overlap, .offScreen, .underBars, .outsideSuperview, .touchTarget, .sidewaysScrolling,
    .unevenSides,
  ]
  /// Rules about whether what a view shows has room.
  private static let contents: Set<Rule> = [
    .truncatedText, .clippedContent, .zeroSize, .fixedScreenWidth, .fixedTextSize,
    .stretchedControl, .stretchedImage, .stretchedBaseline, .undecidedHeight,
  ]

  /// Whether code decides where a view is.
  func moves(_ item: Item.ID) -> Bool { decided[item]?.isDisjoint(with: Self.places) == false }

  /// Whether the document can't tell that a finding applies when the app runs, because code changes what it rests on: in a
  /// real translation, texts are the document's own.
  func decides(
    _ finding: CheckFinding, _ cause: LayoutConstraint.ID?, isTranslated: Bool
  ) -> Bool {
    if cause.map(constraints.contains) == true { return true }
    if !constraints.isDisjoint(with: finding.key.constraints) { return true }
    let items = finding.key.items + finding.followers
    if items.contains(where: { decided[$0]?.contains(finding.key.rule) == true }) { return true }
    return finding.key.rule == .truncatedText && !finding.isOfAnyText && !isTranslated
      && finding.key.items.contains(where: texts.contains)
  }
}
