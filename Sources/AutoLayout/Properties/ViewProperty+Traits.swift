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
        layout.engine.itemMoved(item, in: layout.model)
      }),
    ViewProperty("traitCollection", .text, "the traits: size classes, device, scale, language") {
      layout, item in .text(layout.traits(of: item).description)
    },
    trait("horizontalSizeClass", SizeClass.allCases.map { $0.rawValue }, "of the width") {
      $0.horizontalSizeClass?.rawValue
    },
    trait("verticalSizeClass", SizeClass.allCases.map { $0.rawValue }, "of the height") {
      $0.verticalSizeClass?.rawValue
    },
  ]

  private static func words(of traits: TraitCollection) -> [String] {
    traits.isEmpty ? ["none"] : traits.words
  }

  private static func trait(
    _ name: String, _ words: [String], _ direction: String,
    _ get: @escaping @Sendable (TraitCollection) -> String?
  ) -> ViewProperty {
    ViewProperty("traitCollection.\(name)", .choice, words: words, "the size class \(direction)") {
      layout, item in get(layout.traits(of: item)).map(PropertyValue.choice)
    }
  }
}
