extension ViewProperty {
  /// The properties of stack views and of the views they arrange.
  static let stackViews: [ViewProperty] = [
    stack(
      "axis", .choice, words: Axis.allCases.map { $0.rawValue }, "the direction of a stack view",
      get: { .choice($0.axis.rawValue) },
      set: { stack, value in
        if case .choice(let word) = value, let axis = Axis(rawValue: word) { stack.axis = axis }
      }),
    stack(
      "distribution", .choice, words: StackDistribution.allCases.map { $0.rawValue },
      "sizes and gaps along a stack view's axis",
      get: { .choice($0.distribution.rawValue) },
      set: { stack, value in
        if case .choice(let word) = value, let found = StackDistribution(rawValue: word) {
          stack.distribution = found
        }
      }),
    stack(
      "alignment", .choice, words: StackAlignment.words, "places across a stack view's axis",
      get: { .choice($0.alignment.word($0.axis)) },
      set: { stack, value in
        if case .choice(let word) = value, let found = StackAlignment(word: word) {
          stack.alignment = found
        }
      }),
    stack(
      "spacing", .number, words: [StackSpacing.standardWord], synonyms: StackSpacing.synonyms,
      "points between the views of a stack view", get: { $0.spacing.value },
      set: { stack, value throws(LayoutError) in
        stack.spacing = try StackSpacing(value) ?? stack.spacing
      }),
    stack(
      "layoutMarginsRelativeArrangement", .bool, "whether a stack view keeps its margins free",
      get: { .bool($0.isLayoutMarginsRelative) },
      set: { stack, value in
        if case .bool(let isRelative) = value { stack.isLayoutMarginsRelative = isRelative }
      }),
    stack(
      "baselineRelativeArrangement", .bool,
      "whether a vertical stack view measures spacing between baselines",
      get: { .bool($0.isBaselineRelative) },
      set: { stack, value in
        if case .bool(let isRelative) = value { stack.isBaselineRelative = isRelative }
      }),
    customSpacing,
  ]

  private static let defaultWord = "default"

  /// UIKit stores it with the stack, and forgets it when the stack no longer arranges the view.
  private static let customSpacing = ViewProperty(
    "customSpacing", aliases: ["spacingAfter"], .number,
    words: [defaultWord, StackSpacing.standardWord],
    synonyms: StackSpacing.synonyms.merging(["spacingUseDefault": defaultWord]) { first, _ in first
    },
    "points between an arranged view and the next one, instead of the stack view's spacing",
    saved: { $0.customSpacing?.value },
    get: { layout, item in
      guard layout.model.stack(arranging: item) != nil else { return nil }
      return layout.model[item].view?.customSpacing?.value ?? .choice(defaultWord)
    },
    set: { layout, item, value throws(LayoutError) in
      guard var view = layout.model[item].view else { return }
      guard layout.model.stack(arranging: item) != nil else {
        throw LayoutError("no stack view arranges \(layout.name(of: item))")
      }
      view.customSpacing = value == .choice(defaultWord) ? nil : try StackSpacing(value)
      layout.model.updateView(item) { $0 = view }
    })

  /// A value of a stack view; other views have none.
  private static func stack(
    _ name: String, _ kind: PropertyValue.Kind, words: [String] = [],
    synonyms: [String: String] = [:], _ summary: String,
    get: @escaping @Sendable (StackState) -> PropertyValue,
    set: @escaping @Sendable (inout StackState, PropertyValue) throws(LayoutError) -> Void
  ) -> ViewProperty {
    ViewProperty(
      name, kind, words: words, synonyms: synonyms, summary,
      saved: { $0.stack.map(get) },
      get: { layout, item in layout.model[item].view?.stack.map(get) },
      set: { layout, item, value throws(LayoutError) in
        guard var view = layout.model[item].view else { return }
        guard var stack = view.stack else {
          throw LayoutError(
            "\(view.viewClass.className) has no \(name)", remedy: "only stack views have one")
        }
        try set(&stack, value)
        view.stack = stack
        layout.model.updateView(item) { $0 = view }
      })
  }
}

extension StackSpacing {
  /// The spacing for a number or ``standardWord``; nil for anything else.
  fileprivate init?(_ value: PropertyValue) throws(LayoutError) {
    switch value {
    case .number(let points):
      try Magnitude.check(points, "spacing")
      self = .points(points)
    case .choice(Self.standardWord): self = .standard
    default: return nil
    }
  }

  /// The spacing as `get` prints it.
  fileprivate var value: PropertyValue {
    switch self {
    case .points(let points): .number(points)
    case .standard: .choice(Self.standardWord)
    }
  }
}
