import LayoutDiagnostics

/// One thing that differs between two versions of a scene.
package struct LayoutChange: Hashable, Sendable {
  /// The kind of subject.
  package enum Kind: String, Sendable, CaseIterable {
    /// A view or constraint is new.
    case added
    /// A view or constraint is gone.
    case removed
    /// A view or constraint says something else.
    case changed
    /// The document says something else that isn't about layout.
    case other
    /// A frame differs on some screens.
    case moved
    /// A check finds something that it didn't find before.
    case found
    /// A check doesn't find something any more.
    case fixed
  }

  /// The kind of subject.
  package let kind: Kind
  /// The id of the view, the constraint or the finding.
  package let id: String
  /// The subject, if others may have changed in the same way; empty if ``words`` say everything.
  var subject = ""
  /// What happened to the subject.
  let words: String
  /// The aspect of the subject that differs, if it is reported first: `class`; and its name: `outlet`, `title`.
  var aspect: Aspect?
  /// The line of the new version where to look; nil if unknown.
  package var line: Int?

  /// The aspect of an object that differs.
  struct Aspect: Hashable, Sendable {
    /// `class`, `outlet`, `accessibility traits`.
    let words: String
    /// The item, if an object may have several; otherwise empty.
    let item: String
  }

  /// The text for readers.
  package var text: String {
    ChangeLines.text(kind, [subject], words, aspect, items: [aspect?.item ?? ""])
  }
}

/// Two versions of a scene, side by side.
package struct ComparedScene: Sendable {
  /// The name of the scene; nil if a file has only one.
  package let scene: String?
  /// The id of the scene.
  package let sceneID: String
  /// The line of the new version where it begins; nil if unknown.
  package let line: Int?
  /// The differences.
  package let changes: [LayoutChange]
  /// The number of views whose moves are too small to be listed.
  package let smallMoves: Int
  /// The pictures before and after, if requested.
  package let pictures: Pictures?

  /// Whether nothing differs.
  var isEmpty: Bool { changes.isEmpty && smallMoves == 0 }

  /// Both versions on the same screen.
  package struct Pictures: Sendable {
    /// The screen that they show: `on iPhone SE`.
    package let place: String
    /// The old version; nil if there is none.
    package let before: String?
    /// The new version; nil if there is none.
    package let after: String?
  }
}

/// The changes of a scene as lines for readers: what several views have in common is reported once.
package struct ChangeLines {
  /// A line.
  package struct Line: Sendable {
    /// The kind of change.
    package let kind: LayoutChange.Kind
    /// The text for readers.
    package let text: String
    /// Where to look in the new version.
    package let line: Int?
    /// The number of changes in it.
    package let count: Int
  }

  /// The lines that aren't about layout.
  package let others: [Line]
  /// Everything else, in order.
  package let lines: [Line]

  /// The maximum number of views that a line names.
  private static let mostNames = 8

  /// Joins the changes of a scene.
  package init(_ changes: [LayoutChange]) {
    lines = Self.joined(
      changes.filter { $0.kind != .other }.map(Entry.init)
    ) { $0.subject.isEmpty ? nil : [$0.kind.rawValue, $0.words] }
    let others = changes.filter { $0.kind == .other }.map(Entry.init)
    // First the changes of several objects, then other changes of the same ones: outlets a and b of card.
    let ofObjects = Self.entries(others) { [$0.aspect?.words, $0.aspect?.item, $0.words] }
    self.others = Self.joined(ofObjects) {
      $0.items == [""] ? nil : [$0.aspect?.words, $0.words] + $0.subjects
    }
  }

  /// Some changes that are reported together.
  private struct Entry {
    let kind: LayoutChange.Kind
    var subjects: [String]
    let words: String
    let aspect: LayoutChange.Aspect?
    var items: [String]
    let line: Int?
    var count = 1

    init(_ change: LayoutChange) {
      (kind, subjects, words) = (change.kind, [change.subject], change.words)
      (aspect, items, line) = (change.aspect, [change.aspect?.item ?? ""], change.line)
    }

    var subject: String { subjects[0] }
  }

  /// Joins entries with the same key at the place of the first one; entries without a key stay separate.
  private static func entries(_ entries: [Entry], by key: (Entry) -> [String?]?) -> [Entry] {
    var places: [[String?]: Int] = [:]
    var joined: [Entry] = []
    for entry in entries {
      guard let key = key(entry) else {
        joined.append(entry)
        continue
      }
      if let place = places[key] {
        joined[place].subjects += entry.subjects.filter { !joined[place].subjects.contains($0) }
        joined[place].items += entry.items.filter { !joined[place].items.contains($0) }
        joined[place].count += entry.count
      } else {
        places[key] = joined.count
        joined.append(entry)
      }
    }
    return joined
  }

  private static func joined(_ entries: [Entry], by key: (Entry) -> [String?]?) -> [Line] {
    self.entries(entries, by: key).map { entry in
      Line(
        kind: entry.kind,
        text: text(entry.kind, entry.subjects, entry.words, entry.aspect, items: entry.items),
        line: entry.line, count: entry.count)
    }
  }

  /// `a and b: 4 pt down`, or with an aspect `class of a and b (UILabel → BigLabel)`.
  static func text(
    _ kind: LayoutChange.Kind, _ subjects: [String], _ words: String,
    _ aspect: LayoutChange.Aspect?, items: [String]
  ) -> String {
    let names = Sentence.list(subjects.filter { !$0.isEmpty }, limit: mostNames)
    guard kind == .other else {
      return [names, words].filter { !$0.isEmpty }.joined(separator: ": ")
    }
    let known = items.filter { !$0.isEmpty }
    let noun = (aspect?.words ?? "") + (known.count > 1 ? "s" : "")
    let what = [noun, Sentence.list(known, limit: mostNames)].filter { !$0.isEmpty }
      .joined(separator: " ")
    let owner = names.isEmpty || what.isEmpty ? names : " of \(names)"
    return what + owner + (words.isEmpty ? "" : " (\(words))")
  }

  // MARK: The scene

  /// The mark at the beginning of a line.
  private static let marks: [LayoutChange.Kind: String] = [
    .added: "+", .removed: "-", .changed: "~", .other: "~", .moved: ">", .found: "!", .fixed: "✓",
  ]

  /// Every line of a scene as printed: edits, other differences, effects.
  package static func all(of scene: ComparedScene) -> [String] {
    let told = ChangeLines(scene.changes)
    let edits = told.lines.filter { isEdit($0.kind) }
    let effects = told.lines.filter { !isEdit($0.kind) && $0.kind != .moved }
    let moves = told.lines.filter { $0.kind == .moved }
    return edits.map(printed) + told.otherLines + moves.map(printed)
      + [smallMoves(scene)].compactMap { $0 } + effects.map(printed)
  }

  private static func isEdit(_ kind: LayoutChange.Kind) -> Bool {
    [.added, .removed, .changed].contains(kind)
  }

  private static func printed(_ line: Line) -> String {
    VisibleText.line("\(marks[line.kind] ?? " ") \(line.text)")
  }

  /// `~ 1 other change: …`, or with several kinds of changes a line for each below.
  private var otherLines: [String] {
    let count = others.reduce(0) { $0 + $1.count }
    let title = "~ \(Sentence.count(count, "other change")):"
    switch others.count {
    case 0: return []
    case 1: return [VisibleText.line("\(title) \(others[0].text)")]
    default: return [title] + others.map { VisibleText.line("    \($0.text)") }
    }
  }

  /// `> 3 views by less than 1 pt`; nil if nothing is only counted.
  package static func smallMoves(_ scene: ComparedScene) -> String? {
    scene.smallMoves == 0
      ? nil
      : "> \(Sentence.count(scene.smallMoves, "view")) by less than 1 pt; --all-moves lists "
        + (scene.smallMoves == 1 ? "it" : "them")
  }
}
