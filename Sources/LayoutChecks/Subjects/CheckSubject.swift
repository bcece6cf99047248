import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// One root view with everything in it, to be checked.
package struct CheckSubject: Sendable {
  /// The scene's name; nil if a file has only one.
  package private(set) var scene: String?
  /// The scene's id, which fingerprints are made of.
  package let sceneID: String
  /// The layout as it was designed; it need not be solved.
  package private(set) var layout: Layout
  /// The source of the root view's size.
  package let size: SubjectSize
  /// Where the parts come from; nil for scripts.
  package private(set) var sources: SceneSources?
  /// The views whose size the document only lets us guess, and those whose frame depends on one.
  private(set) var guesses: [Item.ID: Guess] = [:]
  /// The views whose frame isn't known, however large what they show is: those of known extents and places are not
  /// among them.
  private(set) var unplaced: Set<Item.ID> = []
  /// The layout in the languages of the app, by name.
  private var translated: [String: (layout: Layout, guesses: [Item.ID: Guess])] = [:]
  /// Its flaws that the layout doesn't show.
  private(set) var flaws: [Flaw] = []
  /// The parts of code that aren't in the layout, or are assumed.
  package private(set) var omissions: [(reason: String, place: DocumentPlace?)] = []
  /// Where constraints of code or a script are.
  private var places: [LayoutConstraint.ID: DocumentPlace] = [:]
  /// Where views of code or a script are made.
  private var viewPlaces: [Item.ID: DocumentPlace] = [:]
  /// The constraints in the arrays that properties of code hold, by the names of the properties.
  private(set) var sets: [String: Set<LayoutConstraint.ID>] = [:]
  /// Whether it is code, where one line may make many views.
  private var isCode = false
  /// The influence of the app's code.
  private(set) var code = CodeInfluence()
  /// Writes advice in the language of the subject's author; a constraint that was named before may be called *it*.
  package typealias Wording = @Sendable (Advice, Layout, LayoutConstraint.ID?) -> [String]
  private let wording: Wording

  /// Whether all of it is in the layout, so what the layout says holds for the app.
  package var isComplete: Bool {
    omissions.isEmpty
      && (sources != nil || flaws.allSatisfy { $0.rule != .unusableConstraint })
  }

  /// Something wrong that the layout doesn't show.
  package struct Flaw: Sendable {
    /// The rule about it.
    let rule: Rule
    /// The finding.
    let text: String
    /// The remedy; nil for the rule's.
    let remedy: String?
    /// Its subject.
    let subject: FindingSubject

    /// A mistake in code.
    package init(rule: Rule, text: String, place: DocumentPlace) {
      (self.rule, self.text, remedy) = (rule, text, nil)
      subject = FindingSubject(name: "the code", id: "", place: place)
    }

    /// Something that a document refers to and its app doesn't have.
    init(_ missing: MissingReference) {
      switch missing.kind {
      case .property(let owner):
        rule = .brokenOutlet
        text = "\(owner) has no property \"\(missing.name)\" for this outlet"
      case .image:
        rule = .missingImage
        text = "no image in the app is called \"\(missing.name)\""
      }
      remedy = nil
      subject = FindingSubject(name: missing.name, id: missing.id, place: missing.place)
    }

    /// A constraint that a document leaves out; nil for other issues.
    init?(_ issue: DocumentIssue) {
      guard let id = issue.constraint else { return nil }
      (rule, text, remedy) = (.unusableConstraint, issue.reason, issue.remedy)
      subject = FindingSubject(name: id.isEmpty ? "a constraint" : id, id: id, place: issue.place)
    }
  }

  /// The layout of a script, with the places where its constraints and views are made.
  package init(
    script layout: Layout, places: [LayoutConstraint.ID: DocumentPlace] = [:],
    viewPlaces: [Item.ID: DocumentPlace] = [:]
  ) {
    (self.layout, size, sceneID) = (layout, .screen, "script")
    (self.places, self.viewPlaces) = (places, viewPlaces)
    wording = { advice, layout, _ in advice.commands(in: layout) }
  }

  /// The layout of a view or controller in code, with the places where its constraints and views are made, and with the
  /// arrays of constraints that its properties hold.
  ///
  /// `plainViews` have no content; the app's own classes may have any.
  package init(
    code layout: Layout, type: String, isController: Bool,
    places: [LayoutConstraint.ID: DocumentPlace], sets: [String: Set<LayoutConstraint.ID>],
    viewPlaces: [Item.ID: DocumentPlace], plainViews: Set<Item.ID>, flaws: [Flaw],
    omissions: [(reason: String, place: DocumentPlace?)], wording: @escaping Wording
  ) {
    var layout = layout
    // What piles up would be found once more as duplicates and contradictions.
    if flaws.contains(where: { $0.rule == .addedRepeatedly }) { layout.layoutCode = [] }
    layout.solve()
    (scene, sceneID) = (type, type)
    let isRow = layout.viewClass(of: layout.root) == .tableViewCell
    size = isController ? .screen : isRow ? .wideAsScreen : .asDesigned
    (self.places, self.sets, self.viewPlaces, isCode) = (places, sets, viewPlaces, true)
    self.wording = wording
    (self.flaws, self.omissions) = (flaws, omissions)
    // Texts and pictures often come later, the app's own classes have unknown sizes, and code that isn't followed may
    // give a plain view one.
    let trusted = omissions.isEmpty ? plainViews : []
    for item in layout.items where !trusted.contains(item) && Self.isOpen(item, in: layout) {
      layout.guess(.content, of: item)
    }
    layout.solve()
    let frames = layout.guessedFrames(of: layout.items)
    guesses = Self.guesses(in: layout, layout.items, frames)
    unplaced = Self.unplaced(frames)
    self.layout = layout
  }

  /// A part of a document, with its texts in other languages; only what the document stores counts without `assets`, and
  /// only the document without `facts`.
  ///
  /// - Throws: When its layout is larger than the limits.
  package init(
    _ part: DocumentPart, of document: InterfaceDocument, in texts: [LocalizedTexts] = [],
    assets: NearbyAssets? = nil, facts: ((_ className: String) -> CodeFacts)? = nil,
    within limits: LayoutLimits = LayoutLimits()
  ) throws(DocumentIssue) {
    var options = ImportOptions()
    options.isAtRunTime = true
    (options.assets, options.limits) = (assets, limits)
    var made = try document.layout(of: part.scene, root: part.root, options)
    let origins = made.sources
    let code =
      facts.map { CodeInfluence(on: origins, in: made.layout, $0) } ?? CodeInfluence(on: origins)
    self.code = code
    let adjustment = CodeAdjustment(sources: origins, facts: facts, fonts: code.fonts)
    adjustment.apply(to: &made.layout)
    made.layout.solve()
    layout = made.layout
    scene = part.name
    sceneID = part.scene.id
    sources = made.sources
    // Flaws of the whole scene are reported with its first root view.
    let own = part.root == part.scene.roots.first ? document.warnings(in: part.scene) : []
    let missing =
      part.root == part.scene.roots.first && facts != nil
      ? document.missingReferences(in: part.scene, assets: assets) { facts?($0) ?? CodeFacts() }
      : []
    flaws = (own + made.warnings).compactMap(Flaw.init) + missing.map(Flaw.init)
    wording = { advice, layout, known in advice.menuWords(in: layout, naming: known) }
    let isRow = made.layout.viewClass(of: made.layout.root) == .tableViewCell
    size = made.sources.fillsScreen ? .screen : isRow ? .wideAsScreen : .asDesigned
    let items = made.views.map { $0.item }
    let sizes = Self.sizeGuesses(in: made.layout, items)
    let frames = made.layout.guessedFrames(of: items)
    let guesses = Self.guesses(in: made.layout, items, frames)
    self.guesses = guesses
    unplaced = Self.unplaced(frames)
    for texts in texts {
      options.texts = texts
      var other = try document.layout(of: part.scene, root: part.root, options)
      adjustment.apply(to: &other.layout)
      // Other texts seldom change what is known.
      let isKnown = Self.sizeGuesses(in: other.layout, items) == sizes
      if !isKnown { other.layout.solve() }
      translated[texts.language] = (
        other.layout,
        isKnown
          ? guesses
          : Self.guesses(in: other.layout, items, other.layout.guessedFrames(of: items))
      )
    }
  }

  /// The languages that it is translated into.
  var translations: [CheckLanguage] {
    translated.keys.sorted().map { .translation($0) }
  }

  /// The layout in a language, and what is a guess there.
  func layout(in language: CheckLanguage) -> (layout: Layout, guesses: [Item.ID: Guess]) {
    switch language {
    case .own, .rightToLeft: (layout, guesses)
    case .pseudo(let language): (layout.inPseudoLanguage(language), guesses)
    case .translation(let name): translated[name] ?? (layout, guesses)
    }
  }

  /// Lays out the subject's views in a configuration.
  func solve(_ layout: inout Layout, in configuration: CheckConfiguration) {
    layout.setEnvironment(configuration.environment(from: self.layout.environment, as: size))
    layout.solve()
  }

  /// Reasons for guessed frames that a check reports anyway.
  private static let findings: Set<Guess> = [.conflict, .ambiguous]

  /// The views whose frames rest on guesses or ties: what a contradiction left of others is told apart by its axis.
  private static func unplaced(_ frames: [Item.ID: Guess]) -> Set<Item.ID> {
    Set(frames.filter { $0.value != .conflict }.keys)
  }

  /// The views whose size can only be guessed, and those whose frame depends on one.
  private static func guesses(
    in layout: Layout, _ items: [Item.ID], _ frames: [Item.ID: Guess]
  ) -> [Item.ID: Guess] {
    let empty = layout.items.filter { isEmptyButton($0, in: layout) }
    return sizeGuesses(in: layout, items).merging(empty.map { ($0, .content) }) { own, _ in own }
      .merging(
        frames.filter { !findings.contains($0.value) }
      ) { own, _ in own }
  }

  private static func sizeGuesses(
    in layout: Layout, _ items: [Item.ID]
  ) -> [Item.ID: Guess] {
    let sizes = items.compactMap { item in layout.model.sizeGuess(of: item).map { (item, $0) } }
    return Dictionary(sizes, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a button shows nothing before the app gives it a title or an image.
  private static func isEmptyButton(_ item: Item.ID, in layout: Layout) -> Bool {
    guard let state = layout.model[item].view, state.viewClass == .button else { return false }
    return (state.content.text ?? "").isEmpty && state.content.imageSize == nil
      && state.content.buttonKind != .detail
  }

  /// Whether a view in code shows something that the code doesn't tell.
  private static func isOpen(_ item: Item.ID, in layout: Layout) -> Bool {
    guard item != layout.root, let state = layout.model[item].view else { return false }
    switch state.viewClass {
    case .label: return (state.content.text ?? "").isEmpty
    case .imageView: return state.content.imageSize == nil
    case .view: return layout.subviews(of: item).isEmpty
    default: return isEmptyButton(item, in: layout)
    }
  }

  /// The same with another layout of the same views.
  func with(_ layout: Layout) -> CheckSubject {
    var other = self
    other.layout = layout
    return other
  }

  /// Advice in one sentence, in the language of the subject's author.
  func text(of advice: Advice, naming known: LayoutConstraint.ID? = nil) -> String {
    Sentence.list(wording(advice, layout, known))
  }

  // MARK: Sources

  /// Whether one line of code makes both constraints, for different views; a visual format makes several for each.
  func isOneStatement(_ first: LayoutConstraint.ID, _ second: LayoutConstraint.ID) -> Bool {
    guard isCode, let place = places[first], place == places[second] else { return false }
    return layout.constraint(first).anchors.map { $0.attribute }
      == layout.constraint(second).anchors.map { $0.attribute }
  }

  /// Where views of code are made; nil if unknown of all.
  func origins(of items: [Item.ID]) -> [DocumentPlace]? {
    let found = isCode ? items.compactMap { viewPlaces[$0] } : []
    return found.count == items.count && !found.isEmpty ? found : nil
  }

  /// Where a view comes from, and its name in every version.
  func source(of item: Item.ID) -> FindingSubject {
    let source = sources?.views[item]
    // A size class may have views that the canvas hasn't.
    let name = layout.model.contains(item) ? layout.model.path(of: item) : source?.id ?? ""
    return FindingSubject(
      name: name, id: source?.id ?? name, place: source?.place ?? viewPlaces[item])
  }

  /// Where a constraint comes from, and its name in every version: its object id, the name that the user gave it, or
  /// else what it ties.
  func source(of id: LayoutConstraint.ID) -> FindingSubject {
    let source = sources?.constraints[id]
    guard layout.model.contains(id) else {
      let name = source?.id ?? ""
      return FindingSubject(name: name, id: name, place: source?.place ?? places[id])
    }
    let made = layout.constraint(id)
    let ties = made.anchors.map { anchor in
      "\(layout.model.path(of: anchor.item)).\(anchor.attribute.rawValue)"
    }
    return FindingSubject(
      name: made.name, id: source?.id ?? made.identifier ?? ties.joined(separator: "-"),
      place: source?.place ?? places[id], equation: layout.equation(of: id))
  }
}
