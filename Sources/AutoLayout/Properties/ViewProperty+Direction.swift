/// The reading direction of a view's content.
extension ViewProperty {
  static let direction: [ViewProperty] = [
    ViewProperty(
      "semanticContentAttribute", .choice,
      words: SemanticContentAttribute.allCases.map { $0.rawValue },
      "whether the content is mirrored with the user interface",
      saved: { .choice($0.semanticContentAttribute.rawValue) },
      get: { layout, item in
        layout.model[item].view.map { .choice($0.semanticContentAttribute.rawValue) }
      },
      set: { layout, item, value throws(LayoutError) in
        guard case .choice(let word) = value,
          let attribute = SemanticContentAttribute(rawValue: word)
        else { return }
        layout.model.updateView(item) { $0.semanticContentAttribute = attribute }
      }),
    ViewProperty(
      "effectiveUserInterfaceLayoutDirection", .choice,
      words: LayoutDirection.allCases.map { $0.rawValue },
      "which way the content is arranged; it does not reach into subviews"
    ) { layout, item in
      guard layout.model[item].view != nil else { return nil }
      return .choice(layout.model.direction(of: item).rawValue)
    },
  ]
}
