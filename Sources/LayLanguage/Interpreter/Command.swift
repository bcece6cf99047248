/// A command that was read: what it says, before anyone looks at a layout.
struct Command: Sendable {
  /// Finds out what the names mean and computes the values.
  let resolve: @Sendable (Resolver) throws(Problem) -> Action

  init(_ resolve: @escaping @Sendable (Resolver) throws(Problem) -> Action) {
    self.resolve = resolve
  }

  /// A command that names nothing.
  init(_ action: Action) {
    resolve = { _ in action }
  }
}
