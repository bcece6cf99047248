import AutoLayout
import LayoutDiagnostics

/// What a command changed in the solved layout.
///
/// Each comparison is made when somebody asks for it: a script asks only for what broke.
public struct Changes: Sendable {
  /// One frame that moved or appeared.
  public struct Move: Hashable, Sendable {
    /// The name of the view or guide.
    public let name: String
    /// The frame before, rounded to pixels; nil for a new item.
    public let from: Rect?
    /// The frame now.
    public let to: Rect
  }

  /// Reports of constraints that are broken and were not before the command.
  public let broken: [ConflictReport]
  private let old: Layout
  private let new: Layout

  /// Compares two solved layouts of one session.
  ///
  /// - Parameters:
  ///   - old: The layout before the command.
  ///   - new: The layout after it.
  init(from old: Layout, to new: Layout) {
    self.old = old
    self.new = new
    broken = new.conflictReports(since: old)
  }

  /// Frames that moved or appeared, oldest item first.
  public var moved: [Move] { moved(first: .max).moves }

  /// The first frames that moved or appeared, oldest item first, and how many did in all.
  ///
  /// In a large layout thousands do, of which a person wants to read a few.
  ///
  /// - Parameter limit: How many are returned at most.
  /// - Returns: Those, and the number of all.
  public func moved(first limit: Int) -> (moves: [Move], count: Int) {
    var found: (moves: [Move], count: Int) = ([], 0)
    new.forEachMove(since: old) {
      if found.count < limit { found.moves.append(move($0)) }
      found.count += 1
    }
    return found
  }

  private func move(_ move: Layout.Move) -> Move {
    Move(name: new.name(of: move.item), from: move.from, to: move.to)
  }

  /// Names of constraints that were broken and hold again; none where another layout took the place.
  public var restored: [String] {
    guard new.isVersion(of: old) else { return [] }
    return Set(old.brokenConstraints).subtracting(new.brokenConstraints).sorted()
      .filter { new.contains($0) && new.constraint($0).isActive }
      .map { new.constraint($0).name }
  }

  /// Names of views and guides that have become ambiguous, oldest first.
  public var becameAmbiguous: [String] {
    guard new.isVersion(of: old) else {
      return new.ambiguousItems.map(new.name)
    }
    return Self.difference(new.ambiguousItems, old.ambiguousItems).map(new.name)
  }

  /// Names of views and guides that were ambiguous and are no longer; none where another layout took the
  /// place.
  public var becameUnambiguous: [String] {
    guard new.isVersion(of: old) else { return [] }
    return Self.difference(old.ambiguousItems, new.ambiguousItems).filter(new.contains).map(
      new.name)
  }

  /// What UIKit would call, in its order.
  package var events: LayoutEvents { LayoutEvents(from: old, to: new) }

  /// The items of one list that are not in another one.
  private static func difference(_ items: [Item.ID], _ others: [Item.ID]) -> [Item.ID] {
    // Usually nothing changed; then no set is built.
    if items.isEmpty || items == others { return [] }
    let others = Set(others)
    return items.filter { !others.contains($0) }
  }
}
