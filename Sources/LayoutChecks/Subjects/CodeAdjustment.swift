import AutoLayout
import InterfaceBuilder

/// What the app's code makes of a document's layout: sizes that are known now, and others that are guesses.
struct CodeAdjustment {
  let sources: SceneSources
  /// The facts about a class; nil if only the document counts.
  let facts: ((_ className: String) -> CodeFacts)?
  /// The views whose fonts code chooses.
  let fonts: Set<Item.ID>

  /// Adjusts a layout of the document, in any language.
  func apply(to layout: inout Layout) {
    trustContents(in: &layout)
    showReachable(in: &layout)
    trustUnsized(in: &layout)
    if let facts {
      ruleOutSizes(in: &layout, facts)
      ruleOutConstraints(in: &layout, facts)
    }
    guessFonts(in: &layout)
  }

  /// Takes the app's own classes for what they are made of: a subclass of a label shows the text that is written,
  /// in the font that is written.
  private func trustContents(in layout: inout Layout) {
    for item in layout.items where layout.model[item].view?.sizeGuess == .class {
      guard let state = layout.model[item].view, showsWrittenContent(state) else { continue }
      layout.guess(nil, of: item)
    }
  }

  /// Whether a view shows something that the document tells.
  private func showsWrittenContent(_ state: ViewState) -> Bool {
    switch state.viewClass {
    case .view: false
    case .label, .button, .textView:
      !(state.content.text ?? "").isEmpty || state.content.imageSize != nil
    case .imageView: state.content.imageSize != nil
    default: true
    }
  }

  /// Shows what is transparent until code fades it in; what code can't reach stays unseen.
  private func showReachable(in layout: inout Layout) {
    for item in layout.items where layout.alpha(of: item) == 0 {
      guard let source = sources.views[item], sources.hasOutlet(source.id) else { continue }
      try? layout.setAlpha(1, of: item)
    }
  }

  /// Takes UIKit's views without a size of their own, empty or not, for what they are, unless code may constrain them.
  private func trustUnsized(in layout: inout Layout) {
    for item in layout.items where layout.model[item].view?.sizeGuess == .content {
      guard let viewClass = layout.viewClass(of: item), viewClass.isUnsizedContainer,
        let source = sources.views[item], source.className == nil,
        sources.isUnconstrained(source.id, facts ?? { _ in CodeFacts() })
      else { continue }
      layout.guess(nil, of: item)
    }
  }

  /// Custom views whose classes give them no size have none.
  private func ruleOutSizes(
    in layout: inout Layout, _ facts: (_ className: String) -> CodeFacts
  ) {
    for item in layout.items where layout.model[item].view?.sizeGuess == .class {
      guard layout.viewClass(of: item) == .view, let name = sources.views[item]?.className,
        CodeFacts.lacks(.size, name, facts)
      else { continue }
      layout.guess(nil, of: item)
    }
  }

  /// Nothing replaces a constraint that is removed at build time if no code adds one.
  private func ruleOutConstraints(
    in layout: inout Layout, _ facts: (_ className: String) -> CodeFacts
  ) {
    let placeholders = layout.constraints.filter { layout.constraint($0).isPlaceholder }
    guard !placeholders.isEmpty,
      sources.classes.allSatisfy({ CodeFacts.lacks(.constraints, $0, facts) })
    else { return }
    for id in placeholders { try? layout.redefine(id) { $0.isActive = false } }
  }

  /// Takes the sizes of texts for guesses whose fonts code chooses.
  private func guessFonts(in layout: inout Layout) {
    for item in fonts {
      guard let state = layout.model[item].view, state.sizeGuess == nil,
        state.viewClass.hasText || state.viewClass == .button
      else { continue }
      layout.guess(.font, of: item)
    }
  }
}

extension Layout {
  /// Sets why the size of a view's content is a guess; nil if it is known.
  mutating func guess(_ guess: Guess?, of item: Item.ID) {
    guard let property = ViewProperty.named("sizeGuess"), let known = property.words.first else {
      return
    }
    try? property.set(.choice(guess?.rawValue ?? known), of: item, in: &self)
  }
}

extension ViewClass {
  /// Whether a view of the class has no size of its own, whatever is in it.
  fileprivate var isUnsizedContainer: Bool {
    stackAxis == nil && (content == .unsized || self == .textView)
  }
}
