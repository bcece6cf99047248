import InterfaceBuilder

/// A fix of one finding by itself, in the document as it was read: what reports tell other programs.
package struct FindingFix: Hashable, Sendable {
  /// Bytes in the place of others.
  package struct Replacement: Hashable, Sendable {
    /// The first byte that goes.
    let offset: Int
    /// How many bytes go.
    let length: Int
    /// Where they begin, with the column in code points.
    let start: DocumentPlace
    /// The place after the last of them.
    let end: DocumentPlace
    /// What comes in their place.
    let text: String
  }

  /// What changes, in Interface Builder's words.
  let text: String
  /// The fingerprints of what is found no longer.
  let gone: Set<String>
  let replacements: [Replacement]

  init(text: String, gone: Set<String>, replacements: [Replacement]) {
    (self.text, self.gone, self.replacements) = (text, gone, replacements)
  }

  init(_ proposal: FixProposal) {
    let document = DocumentText(proposal.before)
    text = proposal.fix.text
    gone = proposal.gone
    replacements = proposal.edits.edits.map { edit in
      Replacement(
        offset: edit.range.lowerBound, length: edit.range.count,
        start: document.place(at: edit.range.lowerBound),
        end: document.place(at: edit.range.upperBound),
        text: String(decoding: edit.bytes, as: UTF8.self))
    }
  }
}

extension FixSearch {
  /// The fixes of a document that move no view on the canvas, each tried by itself.
  ///
  /// - Throws: When the bytes are no document for iOS in UTF-8.
  package func offers(for bytes: [UInt8]) throws(DocumentIssue) -> [FindingFix] {
    var found: [FindingFix] = []
    _ = try fixed(bytes) { proposal in
      found.append(FindingFix(proposal))
      return .leave
    }
    return found
  }
}
