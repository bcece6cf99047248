import AutoLayout

/// Values of views, as commands write them: an error is the value's fault.
extension ViewProperty {
  /// Sets the property of a view.
  func set(_ value: Located<PropertyValue>, of item: Item.ID, in layout: inout Layout)
    throws(Problem)
  {
    try blaming(value.range) { () throws(LayoutError) in
      try set(value.value, of: item, in: &layout)
    }
  }

  /// Lets the property of a view have another value in some size classes.
  func vary(
    _ value: Located<PropertyValue>, of item: Item.ID, in layout: inout Layout,
    _ sizeClasses: SizeClasses
  ) throws(Problem) {
    try blaming(value.range) { () throws(LayoutError) in
      try layout.vary(.property(item, name, value.value), in: sizeClasses)
    }
  }
}
