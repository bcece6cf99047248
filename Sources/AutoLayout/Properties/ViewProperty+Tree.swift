/// The subviews and constraints of a view, as lists of names.
extension ViewProperty {
  static let tree: [ViewProperty] = [
    ViewProperty(
      "superview", aliases: ["owningView"], .item, "the view that holds it"
    ) { layout, item in
      layout.superview(of: item).map { .item(layout.name(of: $0)) }
    },
    ViewProperty("window", .item, "the window that shows it") { layout, item in
      item == layout.window ? nil : .item(layout.name(of: layout.window))
    },
    ViewProperty("subviews", .list, "the views in it, back to front") { layout, item in
      names(layout.subviews(of: item), in: layout, item)
    },
    ViewProperty("arrangedSubviews", .list, "the views that a stack view arranges, in order") {
      layout, item in
      guard layout.model[item].state.stack != nil else { return nil }
      return names(layout.arrangedSubviews(of: item), in: layout, item)
    },
    ViewProperty("layoutGuides", .list, "the layout guides that were added to it") {
      layout, item in names(layout.guides(of: item), in: layout, item)
    },
    ViewProperty(
      "constraints", .list,
      "the active constraints that belong to it: the nearest view that holds "
        + "their items, or the view itself for a size"
    ) { layout, item in
      guard layout.model[item].isView else { return nil }
      let own = layout.constraints.filter { id in
        let constraint = layout.constraint(id)
        return constraint.isActive && layout.model.holder(of: constraint) == item
      }
      let origins = ConstraintOrigins(layout)
      let made = Axis.allCases.flatMap { origins.stack(item, $0) }
      return handles(of: own.map(ConstraintID.user) + made, in: layout)
    },
    affecting(.horizontal), affecting(.vertical),
  ]

  private static func affecting(_ axis: Axis) -> ViewProperty {
    ViewProperty(
      "constraintsAffectingLayout.\(axis.rawValue)", .list,
      "the constraints that decide its place on the axis; 'dump constraints' prints them"
    ) { layout, item in
      // Views outside Auto Layout have none (UIKit's page of `constraintsAffectingLayout(for:)`).
      guard layout.model.itemsInEngine().contains(item) else { return .list([]) }
      return handles(of: ConstraintOrigins(layout).affecting(item, axis).constraints, in: layout)
    }
  }

  private static func names(_ items: [Item.ID], in layout: Layout, _ holder: Item.ID)
    -> PropertyValue?
  {
    layout.model[holder].isView ? .list(items.map { .item(layout.name(of: $0)) }) : nil
  }

  /// Some constraints by name; those that UIKit made are called as in reports, `title.widthHugging` and `row.3`.
  private static func handles(of constraints: [ConstraintID], in layout: Layout) -> PropertyValue {
    var stacks = StackConstraints(layout.pass)
    return .list(
      constraints.map { id in
        switch id {
        case .user(let id): .constraint(layout.model[id].name)
        case .system(let role, let item): .choice("\(layout.model.path(of: item)).\(role)")
        case .stack(let item, let key):
          .choice("\(layout.name(of: item)).\(stacks.number(of: key, of: item) ?? 0)")
        }
      })
  }
}

/// Settings for reports about a view.
extension ViewProperty {
  static let verification: [ViewProperty] = [
    ViewProperty(
      stored: "verifyAmbiguity", aliases: ["ambiguity"], .choice,
      words: VerifiedAmbiguity.allCases.map { $0.rawValue },
      synonyms: ["ignoreSizes": "positionOnly", "off": "never"],
      "which ambiguous values of the view 'report issues' counts",
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
