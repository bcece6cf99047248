import AutoLayout

/// Values of views, by the names of their properties.
extension Layout {
  /// Sets a property of a view, and blames an error on its value.
  mutating func setProperty(_ name: String, to value: Located<PropertyValue>, of item: Item.ID)
    throws(Problem)
  {
    guard let property = ViewProperty.named(name) else {
      throw Problem("unknown property '\(name)'", at: value.range)
    }
    do {
      try property.set(value.value, of: item, in: &self)
    } catch {
      throw Problem(error, at: value.range)
    }
  }

  /// Lets a property of a view have another value in some size classes.
  mutating func vary(
    _ name: String, of view: Name, as value: Located<PropertyValue>, in sizeClasses: SizeClasses
  ) throws(Problem) {
    let item = try item(view)
    guard let property = ViewProperty.named(name) else { return }
    try blaming(value.range) { () throws(LayoutError) in
      try vary(property, of: item, as: value.value, in: sizeClasses)
    }
  }
}
