import AutoLayout

/// What phrases may name, and which lines of lay are possible there.
struct PhraseContext {
  /// What exists.
  let layout: Layout
  /// Whether a line can be read, and its names mean something.
  let reads: (String) -> Bool
  /// Whether a line can be carried out.
  let works: (String) -> Bool
}
