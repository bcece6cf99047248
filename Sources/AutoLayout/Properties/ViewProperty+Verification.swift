/// Settings for reports about a view.
extension ViewProperty {
  static let verification: [ViewProperty] = [
    ViewProperty(
      stored: "verifyAmbiguity", aliases: ["ambiguity"], .choice,
      words: VerifiedAmbiguity.allCases.map { $0.rawValue },
      synonyms: ["ignoreSizes": "positionOnly", "off": "never"],
      "which open values of the view 'report issues' counts",
      get: { .choice($0.verifiedAmbiguity.rawValue) },
      set: { view, value throws(LayoutError) in
        guard case .choice(let word) = value, let found = VerifiedAmbiguity(rawValue: word) else {
          return
        }
        view.verifiedAmbiguity = found
      }),
    ViewProperty(
      "sizeGuess", .choice, words: [knownSize] + Guess.sizes.map { $0.rawValue },
      "why the content size is a guess; \(knownSize) if it is known",
      saved: { .choice($0.sizeGuess?.rawValue ?? knownSize) },
      get: { layout, item in .choice(layout.model.sizeGuess(of: item)?.rawValue ?? knownSize) },
      set: { layout, item, value throws(LayoutError) in
        guard case .choice(let word) = value else { return }
        layout.model.updateView(item) { $0.sizeGuess = Guess(rawValue: word) }
      }),
    ViewProperty("hasAmbiguousLayout", .bool, "whether position or size could be otherwise") {
      layout, item in .bool(layout.isAmbiguous(item))
    },
  ]

  /// The word for a size that isn't a guess.
  private static let knownSize = "none"
}
