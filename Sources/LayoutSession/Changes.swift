import AutoLayout
import LayoutDiagnostics

/// The changes that a command made to the solved layout.
///
/// Each comparison is made on demand: a script only asks for what broke.
public struct Changes: Sendable {
  /// One frame that moved or appeared.
  public struct Move: Hashable, Sendable {
    /// The name of the view or guide.
    public let name: String
    /// The previous frame, rounded to pixels; nil for a new item.
    public let from: Rect?
    /// The frame now.
    public let to: Rect
  }

  /// Reports of constraints that are broken now and were not before the command.
  public let broken: [ConflictReport]
  /// The number of commands in these changes.
  package let commandCount: Int
  @Boxed private var old: Layout
  @Boxed private var new: Layout

  /// Compares the solved layouts before and after one or more commands.
  init(from old: Layout, to new: Layout, ofCommands count: Int = 1) {
    commandCount = count
    self.old = old
    self.new = new
    broken = new.conflictReports(since: old)
  }

  /// Frames that moved or appeared, oldest item first.
  public var moved: [Move] { moved(first: .max).moves }

  /// The first frames that moved or appeared, oldest item first, and their total number.
  ///
  /// In a large layout there may be thousands, and a reader wants to see only a few.
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

  /// Names of constraints that were broken and now hold again, oldest first.
  public var restored: [String] {
    let broken = Set(new.brokenConstraints)
    return old.brokenConstraints.sorted().compactMap { successor(of: $0) }
      .filter { !broken.contains($0) && new.constraint($0).isActive }
      .map { new.constraint($0).name }
  }

  /// Names of views and guides that have become ambiguous, oldest first.
  public var becameAmbiguous: [String] {
    let known = Set(old.ambiguousItems)
    return new.ambiguousItems
      .filter { old.counterpart(of: $0, in: new).map(known.contains) != true }
      .map(new.name)
  }

  /// Names of views and guides that are no longer ambiguous, oldest first.
  public var becameUnambiguous: [String] {
    let open = Set(new.ambiguousItems)
    return old.ambiguousItems.compactMap { new.counterpart(of: $0, in: old) }
      .filter { !open.contains($0) }
      .map(new.name)
  }

  /// Names of views that became hidden, oldest first; with `false`, of those that became visible.
  ///
  /// A view that was created or came from elsewhere doesn't count.
  package func changedVisibility(toHidden isHidden: Bool) -> [String] {
    new.items.filter { item in
      guard new.isHidden(item) == isHidden, let before = old.counterpart(of: item, in: new) else {
        return false
      }
      return old.isHidden(before) != isHidden
    }.map(new.name)
  }

  /// The methods that UIKit would call, in its order.
  package var events: LayoutEvents { LayoutEvents(from: old, to: new) }

  /// The new layout's counterpart of a constraint in the old one: if it is a different layout, the equal constraint
  /// with the same name; nil if there is none.
  private func successor(of id: LayoutConstraint.ID) -> LayoutConstraint.ID? {
    if new.isVersion(of: old) { return new.contains(id) ? id : nil }
    let now = new.constraint(named: old.constraint(id).name)
    return now.flatMap { new.equation(of: $0) == old.equation(of: id) ? $0 : nil }
  }
}
