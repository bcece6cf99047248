import AutoLayout
import LayoutDiagnostics

/// What a command changed in the solved layout.
///
/// Each comparison is made when it is asked for: a script asks only for what broke.
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
      if found.count < limit {
        found.moves.append(Move(name: new.name(of: $0.item), from: $0.from, to: $0.to))
      }
      found.count += 1
    }
    return found
  }

  /// Names of constraints that were broken and hold again.
  public var restored: [String] {
    guard new.isVersion(of: old) else { return restoredByName }
    return Set(old.brokenConstraints).subtracting(new.brokenConstraints).sorted()
      .filter { new.contains($0) && new.constraint($0).isActive }
      .map { new.constraint($0).name }
  }

  /// Of another layout, constraints that say the same under the same name.
  private var restoredByName: [String] {
    let broken = Set(new.brokenConstraints)
    return old.brokenConstraints.sorted().compactMap { earlier in
      let name = old.constraint(earlier).name
      guard let now = new.constraint(named: name), !broken.contains(now),
        new.constraint(now).isActive, new.equation(of: now) == old.equation(of: earlier)
      else { return nil }
      return name
    }
  }

  /// Names of views and guides that have become ambiguous, oldest first.
  public var becameAmbiguous: [String] {
    Self.ambiguous(in: new, butNotIn: old).map { new.name(of: $0) }
  }

  /// Names of views and guides that were ambiguous and are no longer, oldest first.
  public var becameUnambiguous: [String] {
    Self.ambiguous(in: old, butNotIn: new).compactMap { newName(of: $0) }
  }

  /// What UIKit would call, in its order.
  package var events: LayoutEvents { LayoutEvents(from: old, to: new) }

  /// What is ambiguous in one layout and not in the other one, oldest first.
  ///
  /// Where one took the place of the other, names tell what is what.
  private static func ambiguous(in layout: Layout, butNotIn other: Layout) -> [Item.ID] {
    let (items, others) = (layout.ambiguousItems, other.ambiguousItems)
    if layout.isVersion(of: other) {
      // Usually nothing changed; then no set is built.
      if items.isEmpty || items == others { return [] }
      let known = Set(others)
      return items.filter { !known.contains($0) }
    }
    let known = Set(others.map { other.name(of: $0) })
    return items.filter { !known.contains(layout.name(of: $0)) }
  }

  /// What an item of the old layout is called in the new one; nil if it is gone.
  private func newName(of item: Item.ID) -> String? {
    if new.isVersion(of: old) { return new.contains(item) ? new.name(of: item) : nil }
    let name = old.name(of: item)
    return new.item(named: name) == nil ? nil : name
  }
}
