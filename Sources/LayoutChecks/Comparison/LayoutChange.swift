/// One thing that differs between two versions of a scene.
package struct LayoutChange: Hashable, Sendable {
  /// What kind of thing.
  package enum Kind: String, Sendable {
    /// A view or constraint is new.
    case added
    /// A view or constraint is gone.
    case removed
    /// A view or constraint says something else.
    case changed
    /// A frame is another one on some screens.
    case moved
    /// A check finds something that it didn't find before.
    case found
    /// A check doesn't find something any more.
    case fixed
  }

  /// What kind of thing.
  package let kind: Kind
  /// The id of the view, the constraint or the finding.
  package let id: String
  /// What a person would say.
  package let text: String
}

/// Two versions of a scene, side by side.
package struct ComparedScene: Sendable {
  /// The name of the scene; nil where a file has only one.
  package let scene: String?
  /// The id of the scene.
  package let sceneID: String
  /// What differs.
  package let changes: [LayoutChange]
  /// What it looked like and looks like, where pictures are wanted.
  package let pictures: Pictures?

  /// Both versions on the same screen.
  package struct Pictures: Sendable {
    /// The screen.
    package let configuration: String
    /// The old version; nil where there is none.
    package let before: String?
    /// The new version; nil where there is none.
    package let after: String?
  }
}
