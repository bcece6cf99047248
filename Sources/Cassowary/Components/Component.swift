/// A shared reference to one solved component.
///
/// `@unchecked Sendable`: a component is written only while the writing solver holds the one
/// reference to it (`isKnownUniquelyReferenced`); queries work on copies of what they change.
final class Component: @unchecked Sendable {
  var core: ComponentCore

  init(_ core: consuming ComponentCore) {
    self.core = core
  }

  /// A component with the same contents that nobody else refers to.
  func copy() -> Component {
    Component(core.copy())
  }
}
