/// A rectangle that constraints can name: a view or a layout guide.
public enum Item {
  /// Names an item inside one ``Layout`` and its copies.
  ///
  /// No number is ever used twice.
  public struct ID: Hashable, Comparable, Sendable {
    /// The 0-based number of the item in order of creation.
    public let rawValue: Int32

    /// The window, which every layout has.
    static let window = ID(rawValue: 0)

    /// The ID with a number.
    package init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// Whether `lhs` was created before `rhs`.
    public static func < (lhs: ID, rhs: ID) -> Bool {
      lhs.rawValue < rhs.rawValue
    }
  }
}
