/// When a constraint would be made if the layout were made anew: no two have the same.
package struct Seniority: Hashable, Comparable {
  /// Who makes constraints, in this order.
  enum Maker: Int {
    case system
    case stack
    case user
  }

  private let maker: Int
  private let first: Int
  private let second: Int

  init(_ maker: Maker, _ first: Int32, _ second: Int = 0) {
    (self.maker, self.first, self.second) = (maker.rawValue, Int(first), second)
  }

  /// Before everything that somebody makes.
  package static let none = Seniority(.system, -1)

  /// Whether the first would be made earlier.
  package static func < (lhs: Seniority, rhs: Seniority) -> Bool {
    (lhs.maker, lhs.first, lhs.second) < (rhs.maker, rhs.first, rhs.second)
  }
}
