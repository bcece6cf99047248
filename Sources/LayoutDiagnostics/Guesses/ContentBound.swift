import AutoLayout

/// The bounds that keep a view at the size of its content.
package enum ContentBound: String, Hashable, Sendable {
  /// No larger: hugging.
  case hugging
  /// No smaller: compression resistance.
  case compressionResistance

  /// The name of the property along an axis: `hugging.horizontal`.
  package func property(_ axis: Axis) -> String { "\(rawValue).\(axis.rawValue)" }

  /// The priority that a view has; nil for guides.
  package func priority(of item: Item.ID, _ axis: Axis, in layout: Layout) -> Priority? {
    let view = layout.model[item].view
    return self == .hugging ? view?.hugging[axis] : view?.compressionResistance[axis]
  }
}
