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
  let subject: String
  /// What happened to the subject.
  let words: String
  /// The aspect of the subject that differs, if it is told first: `class`; and its name: `outlet`, `title`.
  let aspect: Aspect?
  /// The line of the new version where to look; nil if unknown.
  package let line: Int?

  /// The aspect of an object that differs.
  struct Aspect: Hashable, Sendable {
    /// `class`, `outlet`, `accessibility traits`.
    let words: String
    /// The item, if an object may have several; otherwise empty.
    let item: String
  }

  init(
    kind: Kind, id: String, subject: String = "", words: String, aspect: Aspect? = nil,
    line: Int? = nil
  ) {
    (self.kind, self.id, self.subject, self.words) = (kind, id, subject, words)
    (self.aspect, self.line) = (aspect, line)
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
