/// The traits of views.
extension ViewProperty {
  static let traits: [ViewProperty] = [
    ViewProperty(
      "traitOverrides", .words, words: ["none"] + TraitCollection.vocabulary.map { $0.word },
      "the traits that the view and its subviews have instead of inherited ones",
      saved: { .words(words(of: $0.traitOverrides)) },
      get: { layout, item in
        layout.model[item].view.map { .words(words(of: $0.traitOverrides)) }
      },
      set: { layout, item, value throws(LayoutError) in
        guard case .words(let words) = value else { return }
        if words.contains("none"), words.count > 1 {
          throw LayoutError("'none' stands alone", remedy: "leave it out")
        }
        layout.model.setTraitOverrides(TraitCollection(words: words), of: item)
      }),
    ViewProperty("traitCollection", .text, "the traits: size classes, device, scale, language") {
      layout, item in .text(layout.traits(of: item).description)
    },
    trait("horizontalSizeClass", "the size class of the width") { $0.horizontalSizeClass },
    trait("verticalSizeClass", "the size class of the height") { $0.verticalSizeClass },
    trait("userInterfaceIdiom", "the kind of device") { $0.userInterfaceIdiom },
    trait("layoutDirection", "which way the user's language is read") { $0.layoutDirection },
    trait("preferredContentSizeCategory", "the text size that the user prefers") {
      $0.preferredContentSizeCategory
    },
    trait("userInterfaceStyle", "whether it is light or dark") { $0.userInterfaceStyle },
    ViewProperty("traitCollection.displayScale", .number, "pixels per point") { layout, item in
      layout.traits(of: item).displayScale.map(PropertyValue.number)
    },
  ]

  private static func words(of traits: TraitCollection) -> [String] {
    traits.isEmpty ? ["none"] : traits.words
  }

  private static func trait<Trait: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, _ summary: String,
    _ get: @escaping @Sendable (TraitCollection) -> Trait?
  ) -> ViewProperty {
    ViewProperty(
      "traitCollection.\(name)", .choice, words: Trait.allCases.map { $0.rawValue }, summary
    ) { layout, item in
      get(layout.traits(of: item)).map { .choice($0.rawValue) }
    }
  }
}

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
