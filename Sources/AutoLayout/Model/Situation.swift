/// A model with what the layout passes found out about its views.
///
/// A view's needs may depend on its size and position: the height of a wrapped text, margins that a bar reaches into.
/// Such questions are asked here, all others of the model alone.
package struct Situation: Sendable {
  /// What the user said.
  package let model: Model
  /// The findings of the passes so far.
  package var findings: Findings

  /// A model before the first pass, or after some.
  init(_ model: Model, _ findings: Findings = Findings()) {
    self.model = model
    self.findings = findings
  }

  /// The intrinsic content size in points, as set or as the content measures.
  ///
  /// It is nil in a direction without one, and a size of the alignment rectangle.
  package func intrinsicSize(of item: Item.ID) -> PerAxis<Double?> {
    model.intrinsicSize(of: item, wrappedTo: findings.wrapWidths[item])
  }

  /// The insets that follow from a view's position; those of the root view are known from the start.
  func surroundings(of item: Item.ID) -> Surroundings {
    item == Model.root ? model.rootSurroundings : findings.surroundings(of: item)
  }

  /// The layout margins that are in force; zero for guides.
  package func layoutMargins(of item: Item.ID) -> EdgeInsets {
    model.layoutMargins(of: item, in: surroundings(of: item))
  }
}

/// The findings of layout passes about views; none before the first one.
package struct Findings: Sendable {
  /// The widths that texts that wrap got, in points.
  var wrapWidths: [Item.ID: Double] = [:]
  private var surroundings: [Item.ID: Surroundings] = [:]

  /// The insets that follow from a view's position, if a pass has examined it.
  package func surroundings(of item: Item.ID) -> Surroundings {
    surroundings[item] ?? Surroundings()
  }

  /// Notes what a view's place means for it.
  package mutating func setSurroundings(_ found: Surroundings, of item: Item.ID) {
    surroundings[item] = found == Surroundings() ? nil : found
  }

  /// The items whose findings differ.
  func items(differingFrom other: Findings) -> Set<Item.ID> {
    wrapWidths.keys(differingFrom: other.wrapWidths)
      .union(surroundings.keys(differingFrom: other.surroundings))
  }
}

extension Dictionary where Value: Equatable {
  /// The keys that stand for another value, or for one in only one of the two.
  fileprivate func keys(differingFrom other: Self) -> Set<Key> {
    Set(keys).union(other.keys).filter { self[$0] != other[$0] }
  }
}
