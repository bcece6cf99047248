import AutoLayout

/// The layout that set-up code makes.
package struct SwiftLayout: Sendable {
  /// The name of the view or view controller.
  package let type: String
  /// Whether it is a view controller, whose view fills the screen.
  package let isController: Bool
  /// The layout, not solved yet.
  package var layout: Layout
  /// The views, in order of creation.
  package let views: [Item.ID]
  /// Where the statements of constraints are.
  package let places: [LayoutConstraint.ID: SourcePlace]
  /// What was left out, and what was taken for granted.
  package let warnings: [SwiftIssue]
}

extension SwiftDocument {
  /// The type of a name in any case; a nested type is found by its last name, too.
  package func type(named name: String) -> String? {
    let folded = name.lowercased()
    return types.first { $0.lowercased() == folded }
      ?? types.first { $0.lowercased().hasSuffix("." + folded) }
  }

  /// The first view or controller with constraint statements of its own; nil where there is no view.
  package var mainType: String? {
    let owners = types.map { name in (name, statements(of: name)) }
    return owners.first { $0.1 > 0 }?.0 ?? types.first
  }

  /// The views and controllers of a file.
  package func types(inFile number: Int) -> [String] {
    types.filter { declarations.types[$0]?.place.file == number }
  }

  /// How many constraint statements a type has.
  private func statements(of type: String) -> Int {
    guard let declaration = declarations.types[type] else { return 0 }
    let functions = declaration.functions.values.joined() + declaration.initializers
    return functions.count { $0.body.map(sites.isIn) ?? false }
      + declaration.properties.count { $0.value.map(sites.isIn) ?? false }
  }

  /// The layout of a view or controller.
  ///
  /// - Parameters:
  ///   - type: Its name.
  ///   - environment: The screen.
  ///   - fillsScreen: Whether a view fills it even where its constraints don't allow that.
  /// - Returns: The layout, not solved yet; nil where there is no such type.
  package func layout(
    of type: String, environment: Environment = .standard, fillsScreen: Bool = false
  )
    -> SwiftLayout?
  {
    let evaluator = Evaluator(declarations, sites: sites, environment: environment)
    guard let (instance, root) = evaluator.start(type) else { return nil }
    var builder = SwiftLayoutBuilder(evaluator, instance: instance, root: root)
    builder.build()
    var layout = builder.layout
    for (id, place) in builder.places { layout.setOrigin(text(of: place), of: id) }
    let isController = evaluator.state[instance].kind == .controller
    RootSize.settle(
      &layout, isController: fillsScreen || isController)
    return SwiftLayout(
      type: type, isController: isController, layout: layout, views: builder.views,
      places: builder.places,
      warnings: evaluator.log.warnings(assuming: true) + builder.warnings)
  }
}

extension ReadingLog {
  /// What was left out and assumed, in order of place.
  func warnings(assuming: Bool) -> [SwiftIssue] {
    var found = unknownCalls + (assuming ? assumptions : [])
    for (place, outcome) in outcomes {
      if case .unread(let reason) = outcome {
        found.append(SwiftIssue("a constraint is left out: \(reason)", at: place))
      }
    }
    return found.sorted { a, b in
      guard let first = a.place, let second = b.place, first != second else {
        return a.reason < b.reason
      }
      return first < second
    }
  }
}
