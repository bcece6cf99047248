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
  @Boxed private var layouts: LayoutComparison

  /// Compares the solved layouts before and after one or more commands.
  init(from old: Layout, to new: Layout, ofCommands count: Int = 1) {
    commandCount = count
    layouts = LayoutComparison(from: old, to: new)
    broken = new.conflictReports(since: old)
  }

  /// Frames that moved or appeared, oldest item first.
  public var moved: [Move] { moved(first: .max).moves }

  /// The first frames that moved or appeared, oldest item first, and their total number.
  ///
  /// In a large layout there may be thousands, and a reader wants to see only a few.
  public func moved(first limit: Int) -> (moves: [Move], count: Int) {
    let layouts = layouts
    var found: (moves: [Move], count: Int) = ([], 0)
    layouts.forEachMove {
      if found.count < limit {
        found.moves.append(
          Move(name: layouts.later.name(of: $0.item), from: $0.from, to: $0.to))
      }
      found.count += 1
    }
    return found
  }

  /// Names of constraints that were broken and now hold again, oldest first.
  public var restored: [String] {
    let (layouts, now) = (layouts, layouts.later)
    let broken = Set(now.brokenConstraints)
    return layouts.earlier.brokenConstraints.sorted().compactMap { layouts.successor(of: $0) }
      .filter { !broken.contains($0) && now.constraint($0).isActive }
      .map { now.constraint($0).name }
  }

  /// Names of views and guides that have become ambiguous, oldest first.
  public var becameAmbiguous: [String] {
    let layouts = layouts
    let known = Set(layouts.earlier.ambiguousItems)
    return layouts.later.ambiguousItems
      .filter { layouts.predecessor(of: $0).map(known.contains) != true }
      .map(layouts.later.name)
  }

  /// Names of views and guides that are no longer ambiguous, oldest first.
  public var becameUnambiguous: [String] {
    let layouts = layouts
    let open = Set(layouts.later.ambiguousItems)
    return layouts.earlier.ambiguousItems.compactMap { layouts.successor(of: $0) }
      .filter { !open.contains($0) }
      .map(layouts.later.name)
  }

  /// Names of views that became hidden, oldest first; with `false`, of those that became visible.
  ///
  /// A view that was created or came from elsewhere doesn't count.
  package func changedVisibility(toHidden isHidden: Bool) -> [String] {
    let (layouts, old, new) = (layouts, layouts.earlier, layouts.later)
    return new.items.filter { item in
      guard new.isHidden(item) == isHidden, let before = layouts.predecessor(of: item) else {
        return false
      }
      return old.isHidden(before) != isHidden
    }.map(new.name)
  }

  /// The methods that UIKit would call, in its order.
  package var events: LayoutEvents { LayoutEvents(from: layouts.earlier, to: layouts.later) }
}
