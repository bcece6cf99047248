import AutoLayout

/// What a command changed in the solved layout.
public struct Changes: Hashable, Sendable {
  /// One frame that moved or appeared.
  public struct Move: Hashable, Sendable {
    /// The name of the view or guide.
    public let name: String
    /// The frame before, rounded to pixels; nil for a new item.
    public let from: Rect?
    /// The frame now.
    public let to: Rect
  }

  /// Frames that moved or appeared, oldest item first.
  public let moved: [Move]
  /// Reports of constraints that are broken and were not before the command.
  public let broken: [ConflictReport]
  /// Names of constraints that were broken and hold again.
  public let restored: [String]
  /// Names of views and guides that have become ambiguous, oldest first.
  public let becameAmbiguous: [String]
  /// Names of views and guides that were ambiguous and are no longer.
  public let becameUnambiguous: [String]

  /// Whether nothing visible changed.
  public var isEmpty: Bool {
    moved.isEmpty && broken.isEmpty && restored.isEmpty && becameAmbiguous.isEmpty
      && becameUnambiguous.isEmpty
  }

  /// Compares two solved layouts of one session.
  ///
  /// - Parameters:
  ///   - old: The layout before the command.
  ///   - new: The layout after it.
  init(from old: Layout, to new: Layout) {
    let oldItems = Set(old.items)
    moved = new.items.compactMap { item in
      let before = oldItems.contains(item) ? old.frame(of: item) : nil
      let now = new.frame(of: item)
      return before == now ? nil : Move(name: new.name(of: item), from: before, to: now)
    }
    broken = new.conflictReports(since: old)
    let oldBroken = Set(old.brokenConstraints)
    let newBroken = Set(new.brokenConstraints)
    let present = Set(new.constraints)
    restored = oldBroken.subtracting(newBroken).intersection(present).sorted()
      .filter { new.constraint($0).isActive }
      .map { new.constraint($0).name }
    let wasAmbiguous = Set(old.items.filter(old.isAmbiguous))
    let isAmbiguous = Set(new.items.filter(new.isAmbiguous))
    becameAmbiguous = isAmbiguous.subtracting(wasAmbiguous).sorted().map(new.name)
    becameUnambiguous =
      wasAmbiguous.subtracting(isAmbiguous).intersection(new.items).sorted().map(new.name)
  }
}
