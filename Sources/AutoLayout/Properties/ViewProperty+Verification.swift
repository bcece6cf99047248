/// What is reported about a view.
extension ViewProperty {
  static let verification: [ViewProperty] = [
    ViewProperty(
      stored: "verifyAmbiguity", aliases: ["ambiguity"], .choice,
      words: VerifiedAmbiguity.allCases.map { $0.rawValue },
      synonyms: ["ignoreSizes": "positionOnly", "off": "never"],
      "which open values of the view 'report issues' counts", affects: .drawing,
      get: { .choice($0.verifiedAmbiguity.rawValue) },
      set: { view, value throws(LayoutError) in
        guard case .choice(let word) = value, let found = VerifiedAmbiguity(rawValue: word) else {
          return
        }
        view.verifiedAmbiguity = found
      }),
    ViewProperty("hasAmbiguousLayout", .bool, "whether position or size could be otherwise") {
      layout, item in .bool(layout.isAmbiguous(item))
    },
  ]
}
