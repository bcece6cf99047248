import AutoLayout
import LayoutDiagnostics

/// The contents of views, and how much of their frames the document decides.
extension CheckContext {
  /// Whether a view shows something of its own, which would be missed.
  func showsSomething(_ item: Item.ID) -> Bool {
    guard let state = layout.model[item].view, item != layout.root else { return false }
    switch state.viewClass {
    case .label: return state.content.text?.isEmpty == false
    case .imageView: return state.content.imageSize != nil || guesses[item] == .image
    default:
      return state.viewClass.isContent || state.viewClass.isScrollView
        || Self.pictures.contains(state.viewClass)
    }
  }

  /// Whether a view shows letters, or is a control that always looks as UIKit makes it.
  func showsText(_ item: Item.ID) -> Bool {
    guard let state = layout.model[item].view else { return false }
    return state.viewClass.isFixedControl
      || (state.viewClass == .label || state.viewClass == .button)
        && state.content.text?.contains { $0.isLetter } == true
  }

  /// Whether the app's code can move, show or take away a view: it, a constraint of it or what holds it within the root
  /// view has an outlet, or a class of the app's own.
  func isReachable(_ item: Item.ID) -> Bool {
    layout.model.ancestry(of: item).contains {
      $0 != layout.root && (facts.named.contains($0) || movable.contains($0))
    }
  }

  /// Whether the app's code can change a constraint of a view or of what holds it, or is known to move it.
  func isMovable(_ item: Item.ID) -> Bool {
    subject.code.moves(item)
      || layout.model.ancestry(of: item).contains { $0 != layout.root && movable.contains($0) }
  }

  /// Whether people see where a view is: it shows something, has a background, or is of one of the app's own classes.
  func isSeen(_ item: Item.ID) -> Bool {
    showsSomething(item) || item != layout.root && (hasBackground(item) || guesses[item] == .class)
  }

  /// Whether a view has a background that can be seen.
  func hasBackground(_ item: Item.ID) -> Bool {
    layout.model[item].view.map { $0.drawn[.backgroundColor] != nil } ?? false
  }

  /// Whether the place and the size of a view rest on nothing that the document leaves open.
  func isPlaced(_ item: Item.ID) -> Bool {
    !facts.styled.contains(item)
      && layout.model.ancestry(of: item).allSatisfy { !subject.unplaced.contains($0) }
  }

  /// Whether a constraint fixes a view's extent on an axis, whatever holds it.
  func hasOwnExtent(_ item: Item.ID, _ axis: Axis) -> Bool {
    search.constraints.contains { _, constraint in
      constraint.first == Anchor(item, .extent(axis)) && constraint.second == nil
        && constraint.relation != .greaterThanOrEqual && constraint.priority.isRequired
        && !constraint.isPlaceholder
    }
  }

  /// Views without text that show something and don't take touches.
  private static let pictures: Set<ViewClass> = [
    .progressView, .activityIndicatorView, .pageControl, .pickerView, .tableView, .collectionView,
    .toolbar, .navigationBar, .tabBar,
  ]
}

extension ViewClass {
  /// Whether people read or touch views of the class.
  var isContent: Bool { hasText || Self.touched.contains(self) }

  /// Whether people touch views of the class.
  var isTouched: Bool { self == .button || self == .textField || Self.touched.contains(self) }

  /// Whether views of the class always look as UIKit makes them.
  var isFixedControl: Bool { self != .searchBar && Self.touched.contains(self) }

  private static let touched: Set<ViewClass> = [
    .switch, .slider, .stepper, .segmentedControl, .datePicker, .searchBar,
  ]
}

/// Conclusions from a document's texts about those that the app shows.
extension CheckContext {
  /// Whether a text only stands in for one that the app sets: what Interface Builder gives new views, blind text,
  /// and names of texts such as `sign_in_title`.
  ///
  /// In scripts and code, the author wrote every text.
  func isStandIn(_ item: Item.ID) -> Bool {
    subject.sources != nil && writtenText(of: item).map(StandInText.contains) == true
  }

  /// Advice in one sentence, in the language of the subject's author.
  func text(of advice: Advice, naming known: LayoutConstraint.ID? = nil) -> String {
    subject.with(layout).text(of: advice, naming: known)
  }

  /// Whether a text has letters; texts such as `+`, `–` and `42` need no translation.
  func hasLetters(_ item: Item.ID) -> Bool {
    writtenText(of: item)?.contains { $0.isLetter } ?? false
  }

  /// The text as written: for a pseudo-language the document's.
  private func writtenText(of item: Item.ID) -> String? {
    let isTranslated = if case .translation = language { true } else { false }
    // A size class may have views that the canvas hasn't.
    let isDrawn = subject.layout.model.contains(item)
    let layout = isTranslated || !isDrawn ? layout : subject.layout
    return layout.model[item].view?.content.text
  }

  /// The findings of the given rules; effects of contradictory or missing constraints on frames aren't findings of
  /// their own.
  func findings(of rules: [CheckRule]) -> [(rule: CheckRule, found: [CheckFinding])] {
    var spoilt: Set<Item.ID> = []
    let torn = contradictions.viewsByAxis
    return rules.map { rule in
      let found = rule.find(self)
      if rule.behavior.spoilsFrames {
        for finding in found { spoilt.formUnion(finding.key.items + finding.followers) }
        return (rule, found)
      }
      if spoilt.isEmpty, torn.isEmpty { return (rule, found) }
      return (rule, found.filter { !isSpoilt($0, spoilt, torn) })
    }
  }

  /// Whether a finding is about frames that mean nothing: those of the given views, and those that contradictions left
  /// other views along an axis.
  private func isSpoilt(
    _ finding: CheckFinding, _ spoilt: Set<Item.ID>, _ torn: [Axis: Set<Item.ID>]
  ) -> Bool {
    let isOfOne = finding.key.items.count == 1
    let axes = finding.axis.map { isOfOne ? [$0] : Axis.allCases } ?? Axis.allCases
    return finding.key.items.contains { item in
      layout.model.ancestry(of: item).contains { view in
        view != layout.root
          && (spoilt.contains(view) || axes.contains { torn[$0]?.contains(view) ?? false })
      }
    }
  }
}

/// The texts that only stand in for others.
private enum StandInText {
  static func contains(_ text: String) -> Bool {
    let words = text.split { $0.isWhitespace }
    return defaults.contains(text) || text.lowercased().hasPrefix(blindText)
      || words.count == 1 && isIdentifier(words[0])
  }

  /// The texts of views from Interface Builder's library.
  private static let defaults: Set<String> = [
    "Label", "Title", "Subtitle", "Detail", "Text", "Button",
  ]
  /// The beginning of placeholder text, as in new text views.
  private static let blindText = "lorem ipsum"

  /// Whether a word is letters and digits with `_` between them.
  private static func isIdentifier(_ word: Substring) -> Bool {
    let parts = word.split(separator: "_", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber } }
  }
}

extension CheckSubject {
  /// The subjects of a finding, the most important first.
  func subjects(of finding: CheckFinding) -> [FindingSubject] {
    [finding.outsider].compactMap { $0 } + finding.key.constraints.map { source(of: $0) }
      + finding.key.items.map { source(of: $0) }
  }

  /// The related constraints or, for a finding without constraints, views.
  func related(to finding: CheckFinding) -> [FindingSubject] {
    let constraints = (finding.key.constraints + finding.others).dropFirst()
    return finding.key.constraints.isEmpty
      ? finding.key.items.dropFirst().map { source(of: $0) } : constraints.map { source(of: $0) }
  }
}
