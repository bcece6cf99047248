import AutoLayout

/// What a command changed in the solved layout.
///
/// Comparing two large layouts takes longer than solving one, so each comparison is made when somebody
/// asks for it: a script asks only for what broke.
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
  public var moved: [Move] {
    let oldItems = Set(old.items)
    return new.items.compactMap { item in
      let before = oldItems.contains(item) ? old.frame(of: item) : nil
      let now = new.frame(of: item)
      return before == now ? nil : Move(name: new.name(of: item), from: before, to: now)
    }
  }

  /// Names of constraints that were broken and hold again.
  public var restored: [String] {
    let settled = Set(old.brokenConstraints).subtracting(new.brokenConstraints)
    return settled.intersection(new.constraints).sorted()
      .filter { new.constraint($0).isActive }
      .map { new.constraint($0).name }
  }

  /// Names of views and guides that have become ambiguous, oldest first.
  public var becameAmbiguous: [String] {
    ambiguous(new).subtracting(ambiguous(old)).sorted().map(new.name)
  }

  /// Names of views and guides that were ambiguous and are no longer.
  public var becameUnambiguous: [String] {
    ambiguous(old).subtracting(ambiguous(new)).intersection(new.items).sorted().map(new.name)
  }

  /// What UIKit would call, in its order.
  public var events: LayoutEvents { LayoutEvents(from: old, to: new) }

  /// Whether nothing visible changed.
  public var isEmpty: Bool {
    broken.isEmpty && restored.isEmpty && moved.isEmpty && becameAmbiguous.isEmpty
      && becameUnambiguous.isEmpty
  }

  private func ambiguous(_ layout: Layout) -> Set<Item.ID> {
    Set(layout.items.filter(layout.isAmbiguous))
  }
}
