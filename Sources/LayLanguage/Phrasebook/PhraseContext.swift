import AutoLayout

/// The names that phrases may use, and the lines of lay that are possible there.
struct PhraseContext {
  /// The existing layout.
  let layout: Layout
  /// Whether a line can be read, and its names mean something.
  let reads: (String) -> Bool
  /// Whether a line can be carried out.
  let works: (String) -> Bool
}
