import InterfaceBuilder

extension FindingFix {
  init(_ proposal: FixProposal) {
    let document = DocumentText(proposal.before)
    let replacements = proposal.edits.edits.map { edit in
      Replacement(
        offset: edit.range.lowerBound, length: edit.range.count,
        start: document.place(at: edit.range.lowerBound),
        end: document.place(at: edit.range.upperBound),
        text: String(decoding: edit.bytes, as: UTF8.self))
    }
    self.init(text: proposal.fix.text, gone: proposal.gone, replacements: replacements)
  }
}

extension FixSearch {
  /// The fixes of a document that move no view on the canvas, each tried by itself.
  ///
  /// - Throws: When the bytes aren't documents for iOS in UTF-8.
  package func offers(for bytes: [UInt8]) throws(DocumentIssue) -> [FindingFix] {
    var found: [FindingFix] = []
    _ = try fixed(bytes) { proposal in
      found.append(FindingFix(proposal))
      return .leave
    }
    return found
  }
}
