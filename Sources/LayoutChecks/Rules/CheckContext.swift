import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// A subject in one configuration, with what rules ask for.
struct CheckContext {
  let subject: CheckSubject
  let facts: SubjectFacts
  /// The texts.
  let language: CheckLanguage
  /// The views whose frames rest on a guess.
  let guesses: [Item.ID: Guess]
  /// Whether the screen and the text size are those that the document was designed with.
  let isAsDesigned: Bool
  let search: IssueSearch
  /// The visible views.
  let visible: [Item.ID: IssueSearch.Visible]
  /// Their frames in the coordinates of the root view.
  let frames: [Item.ID: Rect]
  /// The views that the app's code can move: a constraint of theirs has an outlet.
  let movable: Set<Item.ID>

  /// Looks at a solved layout of the subject.
  init(
    _ subject: CheckSubject, _ facts: SubjectFacts, solved layout: Layout,
    in language: CheckLanguage = .own, guesses: [Item.ID: Guess]? = nil
  ) {
    self.subject = subject
    self.facts = facts.facing(layout.environment.direction)
    self.language = language
    self.guesses = guesses ?? subject.guesses
    let (now, designed) = (layout.environment, subject.layout.environment)
    isAsDesigned =
      now.size == designed.size && now.contentSizeCategory == designed.contentSizeCategory
    search = IssueSearch(layout)
    visible = Dictionary(
      search.visible.map { ($0.item, $0) }, uniquingKeysWith: { first, _ in first })
    frames = visible.mapValues { $0.frame }
    movable = Set(
      facts.connected.filter(layout.model.contains).flatMap { id in
        let made = layout.constraint(id)
        return made.anchors.map { layout.owningView(of: $0.item) }
      })
  }

  var layout: Layout { search.layout }

  /// The contradictions between the constraints.
  var contradictions: Contradictions { Contradictions(in: search) }

  /// The views whose content has an unknown size.
  var unjudgedContents: [LeftOut] {
    search.visible.compactMap { view in
      guard let guess = guesses[view.item], Guess.sizes.contains(guess),
        let viewClass = layout.viewClass(of: view.item),
        // A plain view shows nothing that a rule looks at, unless its class does.
        viewClass != .view || guess != .content
      else { return nil }
      let kind: LeftOut.Kind = viewClass == .label || viewClass == .button ? .text : .size
      return LeftOut(kind, of: view.item, because: .guess(guess))
    }
  }

  /// The same configuration after something was changed in it.
  func changed(_ layout: Layout) -> CheckContext {
    CheckContext(subject, facts, solved: layout, in: language, guesses: guesses)
  }

  /// Whether the app's texts are in several languages; assumed for scripts and code, which don't say.
  var isTranslatedApp: Bool { subject.sources == nil || !subject.translations.isEmpty }

  /// ` in de`; nothing for the document's own texts.
  var languageNote: String { language.name.map { " in \($0)" } ?? "" }

  /// The name of an item in commands.
  func name(_ item: Item.ID) -> String { search.name(item) }

  /// The title of a view in reports: its name, and its text if that isn't its name: `title ("Welcome")`.
  func title(_ item: Item.ID) -> String {
    let name = name(item)
    guard let state = layout.model[item].view,
      state.viewClass.hasText || state.viewClass == .button,
      let text = state.content.text.map(Self.shortened), !text.isEmpty
    else { return name }
    return text == name ? "\"\(name)\"" : "\(name) (\"\(text)\")"
  }

  /// The beginning of a text, on one line.
  private static func shortened(_ text: String) -> String {
    let line = text.split { $0.isWhitespace }.joined(separator: " ")
    return line.count > longestText ? line.prefix(longestText - 1) + "…" : line
  }

  /// The number of characters that identify a text.
  private static let longestText = 30

  /// Whether the frame of a view rests on nothing that the document leaves open.
  func isCertain(_ item: Item.ID) -> Bool {
    guesses[item] == nil && !facts.styled.contains(item)
  }

  /// Whether a difference in points is visible: less than a pixel is rounded away.
  func isVisible(_ points: Double) -> Bool { points * layout.environment.scale > 0.99 }

  /// Whether a view lies in something that scrolls, so it can be seen anyway.
  func isScrolled(_ item: Item.ID) -> Bool { facts.scrolled.contains(item) }

  /// Whether the document alone decides a view's extent on an axis on this screen: rows grow with their content, and cells
  /// and standalone views get their size from outside.
  func hasExtent(_ item: Item.ID, _ axis: Axis) -> Bool {
    let isOpen = !isAsDesigned && facts.resizable.contains(item)
    if axis == .horizontal { return !isOpen }
    return !isOpen && !facts.growing.contains(item) || hasOwnExtent(item, .vertical)
  }

  /// Whether the document alone decides a view's width and height.
  func hasExtents(_ item: Item.ID) -> Bool { Axis.allCases.allSatisfy { hasExtent(item, $0) } }

  /// A finding of `report issues`.
  func finding(
    _ rule: Rule, _ issue: Issue.Finding, severity: Rule.Severity? = nil
  ) -> CheckFinding {
    let constraints = issue.constraints.compactMap(layout.constraint)
    // Constraints that UIKit made have a name, but no id.
    let isKnown = constraints.count == issue.constraints.count
    // The handles of a document's constraints mean nothing to the reader.
    let handle = constraints.first.map { "\(layout.constraint($0).name): " } ?? ""
    let hasHandle = subject.sources != nil && !handle.isEmpty && issue.text.hasPrefix(handle)
    let text = String(issue.text.dropFirst(hasHandle ? handle.count : 0))
    let fault = constraints.isEmpty ? nil : fault(rule, of: layout.constraint(constraints[0]))
    return CheckFinding(
      rule, fault.map { "\($0): \(text)" } ?? text,
      items: issue.items.compactMap(layout.item), constraints: constraints,
      others: issue.others.compactMap(layout.constraint), by: issue.amount,
      aspect: isKnown ? "" : issue.constraints.joined(separator: " "),
      axis: issue.axis, severity: severity)
  }

  /// The finding about a constraint, for rules whose issues name only the constraint.
  private func fault(_ rule: Rule, of constraint: LayoutConstraint) -> String? {
    let anchors = [constraint.first] + [constraint.second].compactMap { $0 }
    switch rule {
    case .fixedTextSize:
      return "the \(anchors[0].attribute.rawValue) of \(title(anchors[0].item)) is fixed"
    case .leftRight:
      let own = anchors.filter { $0.item != layout.root }
      return (own.isEmpty ? anchors : own).lazy.compactMap { anchor in
        Self.sides[anchor.attribute].map {
          "\(title(anchor.item)) keeps to the \($0) in right-to-left languages"
        }
      }.first
    default: return nil
    }
  }

  /// The attributes that don't change sides.
  private static let sides: [Attribute: String] = [
    .left: "left", .leftMargin: "left", .right: "right", .rightMargin: "right",
  ]

  /// The visible part of a view's text: within its frame, placed by its alignment.
  func contentRect(of item: Item.ID) -> Rect? {
    guard let view = visible[item], let content = ShownContent(of: item, in: layout) else {
      return nil
    }
    guard let transform = view.transform else { return content.rect(in: view.frame, layout) }
    return transform.applied(to: content.rect(in: Rect(origin: .zero, size: view.size), layout))
  }

  /// The same in the frame that the canvas shows; nil for scripts.
  func drawnContentRect(of item: Item.ID) -> Rect? {
    guard let frame = facts.drawn[item] else { return nil }
    return ShownContent(of: item, in: layout)?.rect(in: frame, layout)
  }
}
