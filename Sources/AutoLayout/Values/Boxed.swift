/// A value that is large and seldom changes, kept outside of the value that has it.
///
/// Copies share it, and moving them moves one reference. WebAssembly moves large values field by field, each with code of
/// its own.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  private final class Box: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// Boxes a value.
  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value; changed in place where no copy has it.
  package var wrappedValue: Value {
    get { box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}
