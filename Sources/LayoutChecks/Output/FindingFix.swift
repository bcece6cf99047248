import InterfaceBuilder

/// A fix of one finding by itself, in the document as it was read: what reports tell other programs.
package struct FindingFix: Hashable, Sendable {
  /// Bytes in place of others.
  package struct Replacement: Hashable, Sendable {
    /// The first byte that goes.
    let offset: Int
    /// The number of removed bytes.
    let length: Int
    /// Where they begin, with the column in code points.
    let start: DocumentPlace
    /// The place after the last of them.
    let end: DocumentPlace
    /// The replacement.
    let text: String
  }

  /// The change in Interface Builder's words.
  let text: String
  /// The fingerprints of what is found no longer.
  let gone: Set<String>
  let replacements: [Replacement]

  init(text: String, gone: Set<String>, replacements: [Replacement]) {
    (self.text, self.gone, self.replacements) = (text, gone, replacements)
  }
}
