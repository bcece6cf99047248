/// What a layout pass works on: a model, and the results of earlier passes.
///
/// A view's needs may depend on its size and position: the height of a wrapped text, margins that a bar reaches into.
/// Such questions are asked here, all others of the model alone.
package struct LayoutPass: Sendable {
  /// What the user specified.
  package let model: Model
  /// The results of the passes so far.
  package var results: PassResults

  /// A model before the first pass, or after some passes.
  init(_ model: Model, _ results: PassResults = PassResults()) {
    self.model = model
    self.results = results
  }

  /// The intrinsic content size in points, as set or as the content measures.
  ///
  /// It is a size of the alignment rectangle, and nil in a direction without one.
  package func intrinsicSize(of item: Item.ID) -> PerAxis<Double?> {
    model.intrinsicSize(of: item, wrappedTo: results.wrapWidths[item])
  }

  /// The insets that follow from a view's position; those of the root view are known from the start.
  func inheritedInsets(of item: Item.ID) -> InheritedInsets {
    item == Model.root ? model.rootInheritedInsets : results.inheritedInsets(of: item)
  }

  /// The layout margins that are in force; zero for guides.
  package func layoutMargins(of item: Item.ID) -> EdgeInsets {
    model.layoutMargins(of: item, in: inheritedInsets(of: item))
  }
}

/// The results of layout passes about views; none before the first one.
package struct PassResults: Sendable {
  /// The widths that texts that wrap got, in points.
  var wrapWidths: [Item.ID: Double] = [:]
  private var inheritedInsets: [Item.ID: InheritedInsets] = [:]

  /// The insets that follow from a view's position, if a pass has examined it.
  package func inheritedInsets(of item: Item.ID) -> InheritedInsets {
    inheritedInsets[item] ?? InheritedInsets()
  }

  /// Notes the insets that a view's position gives it.
  package mutating func setInheritedInsets(_ found: InheritedInsets, of item: Item.ID) {
    inheritedInsets[item] = found == InheritedInsets() ? nil : found
  }

  /// The items whose results differ.
  func items(differingFrom other: PassResults) -> Set<Item.ID> {
    wrapWidths.keys(differingFrom: other.wrapWidths)
      .union(inheritedInsets.keys(differingFrom: other.inheritedInsets))
  }
}

extension Dictionary where Value: Equatable {
  /// The keys with different values, or with a value in only one of the two.
  fileprivate func keys(differingFrom other: Self) -> Set<Key> {
    Set(keys).union(other.keys).filter { self[$0] != other[$0] }
  }
}
