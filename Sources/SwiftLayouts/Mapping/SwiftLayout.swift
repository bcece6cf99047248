import AutoLayout
import LayoutDiagnostics

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
  /// The places of the statements that made constraints.
  package let places: [LayoutConstraint.ID: SourcePlace]
  /// The constraints in the arrays that properties hold, by the names of the properties.
  package let sets: [String: Set<LayoutConstraint.ID>]
  /// The places where the views are created.
  package let viewPlaces: [Item.ID: SourcePlace]
  /// The views of UIKit's own plain class, `UIView`.
  package let plainViews: Set<Item.ID>
  /// Omissions, assumptions, and mistakes that aren't matters of style.
  package let warnings: [SwiftIssue]
  /// The mistakes in the code, in order of place.
  package let mistakes: [SwiftIssue]
}

extension SwiftDocument {
  /// The type with a name, ignoring case; a nested type is also found by its last name.
  package func type(named name: String) -> String? {
    let folded = name.lowercased()
    return types.first { $0.lowercased() == folded }
      ?? types.first { $0.lowercased().hasSuffix("." + folded) }
  }

  /// The first view or controller that has constraint statements; nil if there is no view.
  package var mainType: String? { mainType(of: types) }

  /// The first of the given types that has constraint statements.
  func mainType(of types: [String]) -> String? {
    let owners = types.map { name in (name, statements(of: name)) }
    return owners.first { $0.1 > 0 }?.0 ?? types.first
  }

  /// The views and controllers of a file.
  package func types(inFile number: Int) -> [String] {
    types.filter { declarations.types[$0]?.place.file == number }
  }

  /// The number of constraint statements of a type.
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
  ///   - fillsScreen: Whether a view fills it even if its constraints don't allow that.
  ///   - limits: The limits of its size.
  /// - Returns: The layout, not solved yet; nil if there is no such type.
  /// - Throws: When it is too large.
  package func layout(
    of type: String, environment: Environment = .standard, fillsScreen: Bool = false,
    within limits: LayoutLimits = LayoutLimits()
  ) throws(LayoutError) -> SwiftLayout? {
    guard let (evaluator, builder, instance) = build(type, environment) else { return nil }
    try limits.check(builder.layout)
    var layout = traced(builder)
    var warnings = evaluator.log.warnings + builder.warnings + unreadLibraries(of: type, evaluator)
    if evaluator.readsSizeClasses {
      let omissions = SizeClassReading.vary(&layout) { other in
        build(type, other).map { traced($0.1) }
      }
      let place = evaluator.state[instance].place
      warnings += omissions.map { SwiftIssue($0, .assumption, at: place) }
    }
    let isController = evaluator.state[instance].kind == .controller
    if evaluator.readsTextSize {
      let size = layout.environment.contentSizeCategory.rawValue
      warnings.append(
        SwiftIssue(
          "the code asks for the user's text size; the layout is the one for \(size)", .assumption,
          at: evaluator.state[instance].place))
    }
    let decided = RootSize.settle(&layout, isController: fillsScreen || isController)
    var mistakes = builder.mistakes
    var places = builder.places
    if var code = SwiftLayoutCode(evaluator, builder, instance: instance) {
      layout.solve()
      code.run(on: &layout)
      try limits.check(layout)
      warnings += code.remarks
      layout.layoutCode = [code.code]
      places.merge(code.places) { first, _ in first }
      mistakes += code.repeated(on: layout, places)
    }
    let late = layout.items.filter {
      layout.viewClass(of: $0) != nil && !builder.views.contains($0)
    }
    if !decided, warnings.isEmpty {
      mistakes.append(RootSize.undecided(at: evaluator.state[instance].place))
    }
    return SwiftLayout(
      type: type, isController: isController, layout: layout, views: builder.views + late,
      places: places, sets: builder.sets, viewPlaces: builder.viewPlaces,
      plainViews: builder.plainViews,
      warnings: warnings + mistakes.filter { $0.mistake != .leftRight },
      mistakes: warnings.filter { $0.mistake != nil } + mistakes)
  }

  /// Follows the code of a type on a screen; nil if there is no such type.
  private func build(_ type: String, _ environment: Environment)
    -> (Evaluator, SwiftLayoutBuilder, ObjectID)?
  {
    let evaluator = Evaluator(declarations, sites: sites, environment: environment)
    guard let (instance, root) = evaluator.entryPoint.start(type) else { return nil }
    var builder = SwiftLayoutBuilder(evaluator, instance: instance, root: root)
    builder.build()
    return (evaluator, builder, instance)
  }

  /// The libraries that the files of a type import and that aren't read.
  private func unreadLibraries(of type: String, _ evaluator: Evaluator) -> [SwiftIssue] {
    let files = ([type] + evaluator.types.superclasses(of: type))
      .compactMap { declarations.types[$0]?.place.file }
    return declarations.unreadImports.filter { files.contains($0.place.file) }.map {
      SwiftIssue(
        "\(UnreadLibraries.reason($0.module)); the constraints that it makes are missing",
        at: $0.place)
    }
  }

  /// The layout, with the places of its constraints in the code.
  private func traced(_ builder: SwiftLayoutBuilder) -> Layout {
    var layout = builder.layout
    for (id, place) in builder.places { layout.model.origins[id] = text(of: place) }
    return layout
  }
}

extension ReadingLog {
  /// The omissions and assumptions, in source order.
  var warnings: [SwiftIssue] {
    let omitted = omissions.map { issue, count in
      let subject = count == 1 ? "a constraint is" : "\(count) constraints are"
      return SwiftIssue("\(subject) left out: \(issue.reason)", issue.kind, at: issue.place)
    }
    return (unknownCalls + assumptions + omitted).inOrder
  }
}

extension [SwiftIssue] {
  /// The issues in order of place.
  var inOrder: [SwiftIssue] {
    sorted { a, b in
      guard let first = a.place, let second = b.place, first != second else {
        return a.reason < b.reason
      }
      return first < second
    }
  }
}

/// The size of the root view if the code doesn't set one.
///
/// A controller's view fills the screen. So does any other view whose constraints allow that; otherwise it is as wide
/// as the screen and as tall as its contents, like a row of a table.
enum RootSize {
  /// Settles the size.
  ///
  /// - Returns: Whether the contents decide the height where they must: in rows with contents.
  static func settle(_ layout: inout Layout, isController: Bool) -> Bool {
    guard !isController else { return true }
    layout.solve()
    let isRow = layout.viewClass(of: layout.root) == .tableViewCell
    let broken = layout.brokenConstraints.count
    guard broken > 0 || isRow || constrainsItself(layout) else { return true }
    if let fitted = layout.fittedToContents {
      if isRow || fitted.brokenConstraints.count < broken { layout = fitted }
    } else if isRow {
      resize(&layout, toHeight: rowHeight)
      return layout.constraints.isEmpty
    }
    return true
  }

  /// The height of a row whose contents don't suggest one.
  ///
  /// UIKit logs that "constraints ambiguously suggest a height of zero" and uses the standard height.
  private static let rowHeight = 44.0

  /// The issue of a row whose contents leave its height open.
  static func undecided(at place: SourcePlace) -> SwiftIssue {
    SwiftIssue(
      "nothing in the row reaches from its top to its bottom, so its contents don't decide its height; "
        + "it is the standard \(Int(rowHeight)) points high", .mistake(.undecidedHeight), at: place)
  }

  private static func resize(_ layout: inout Layout, toHeight height: Double) {
    let size = Size(width: layout.environment.size.width, height: height)
    guard let environment = try? layout.environment.resized(to: size) else { return }
    layout.setEnvironment(environment)
    layout.solve()
  }

  private static func constrainsItself(_ layout: Layout) -> Bool {
    layout.constraints.contains { id in
      let constraint = layout.constraint(id)
      return constraint.first.item == layout.root && constraint.second == nil && constraint.isActive
    }
  }
}
