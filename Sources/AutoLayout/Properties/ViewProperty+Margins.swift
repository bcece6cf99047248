/// Margins and the safe area.
extension ViewProperty {
  static let margins: [ViewProperty] = [
    layoutMargins(
      "layoutMargins", aliases: ["margins"], isDirectional: false,
      "the space that margin attributes keep free: top, left, bottom, right"),
    layoutMargins(
      "directionalLayoutMargins", aliases: [], isDirectional: true,
      "the layout margins as top, leading, bottom, trailing"),
    ViewProperty(
      stored: "preservesSuperviewLayoutMargins", .bool,
      "whether the margins reach at least as far as the superview's",
      get: { .bool($0.preservesSuperviewMargins) },
      set: { view, value throws(LayoutError) in
        if case .bool(let preserves) = value { view.preservesSuperviewMargins = preserves }
      }),
    ViewProperty(
      stored: "insetsLayoutMarginsFromSafeArea", .bool,
      "whether bars and notches add to the margins",
      get: { .bool($0.insetsMarginsFromSafeArea) },
      set: { view, value throws(LayoutError) in
        if case .bool(let insets) = value { view.insetsMarginsFromSafeArea = insets }
      }),
    ViewProperty(
      stored: "layoutMarginsFollowReadableWidth", .bool,
      "whether the margins leave no more than a readable width",
      get: { .bool($0.marginsFollowReadableWidth) },
      set: { view, value throws(LayoutError) in
        if case .bool(let follows) = value { view.marginsFollowReadableWidth = follows }
      }),
    ViewProperty(
      "viewRespectsSystemMinimumLayoutMargins", .bool,
      "whether the root view has at least the system's margins",
      saved: { .bool($0.respectsSystemMinimumMargins) },
      get: { layout, item in
        guard item == layout.root else { return nil }
        return layout.model[item].view.map { .bool($0.respectsSystemMinimumMargins) }
      },
      set: { layout, item, value throws(LayoutError) in
        guard case .bool(let respects) = value, var view = layout.model[item].view else { return }
        guard item == layout.root else {
          throw LayoutError(
            "only the root view has system minimum layout margins",
            remedy: "set the layoutMargins of \(layout.name(of: item))")
        }
        view.respectsSystemMinimumMargins = respects
        layout.model.updateView(item) { $0 = view }
      }),
    ViewProperty(
      stored: "additionalSafeAreaInsets", .insets,
      "insets added to the view's safe area, like its view controller's",
      get: { .insets($0.additionalSafeAreaInsets) },
      set: { view, value throws(LayoutError) in
        guard case .insets(let insets) = value else { return }
        for inset in insets.inOrder { try Magnitude.check(inset, "inset") }
        view.additionalSafeAreaInsets = insets
      }),
    ViewProperty(
      "safeAreaInsets", .insets, "how much of the view bars, notches and additional insets cover"
    ) { layout, item in
      guard layout.model[item].view != nil, item != layout.window else { return nil }
      return .insets(layout.inheritedInsets(of: item).safeArea)
    },
    ViewProperty(
      "systemMinimumLayoutMargins", .insets, "the smallest margins of the root view"
    ) { layout, item in
      guard item == layout.root else { return nil }
      return .insets(
        Margins.systemMinimum(width: layout.environment.size.width, era: layout.environment.era))
    },
  ]

  /// The margins that were set last apply, whether directional or not. (That `layoutMargins` keep their sides when the
  /// direction changes later is a guess.)
  private static func layoutMargins(
    _ name: String, aliases: [String], isDirectional: Bool, _ summary: String
  ) -> ViewProperty {
    ViewProperty(
      name, aliases: aliases, .insets, summary,
      saved: { view in
        view.hasDirectionalMargins == isDirectional
          ? view.layoutMargins.map(PropertyValue.insets) : nil
      },
      get: { layout, item in
        guard layout.model[item].view != nil, item != layout.window else { return nil }
        let margins = layout.model.layoutMargins(of: item, in: layout.inheritedInsets(of: item))
        let isMirrored = isDirectional && layout.model.direction(of: item) == .rightToLeft
        return .insets(isMirrored ? margins.mirrored : margins)
      },
      settable: { layout, item in
        guard layout.model[item].view != nil, item != layout.window else { return nil }
        let margins = layout.model.settableMargins(of: item)
        let isMirrored = isDirectional && layout.model.direction(of: item) == .rightToLeft
        return .insets(isMirrored ? margins.mirrored : margins)
      },
      set: { layout, item, value throws(LayoutError) in
        guard case .insets(let insets) = value, var view = layout.model[item].view else { return }
        for inset in insets.inOrder { try Magnitude.check(inset, "margin") }
        view.layoutMargins = insets
        view.hasDirectionalMargins = isDirectional
        layout.model.updateView(item) { $0 = view }
      })
  }
}

extension Layout {
  /// The insets that a view's place gives its margins and guides in the last solution.
  package func inheritedInsets(of item: Item.ID) -> InheritedInsets {
    engine.inheritedInsets(of: item, in: model)
  }

  /// The layout margins of all views.
  package var layoutMargins: [Item.ID: EdgeInsets] {
    var margins: [Item.ID: EdgeInsets] = [:]
    for (item, found) in engine.inheritedInsets(in: model) {
      margins[item] = model.layoutMargins(of: item, in: found)
    }
    return margins
  }
}
