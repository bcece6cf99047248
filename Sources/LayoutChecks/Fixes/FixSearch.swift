import AutoLayout
import InterfaceBuilder

/// Looks for fixes of a document, and tries each over everything that is checked.
package struct FixSearch: Sendable {
  /// The rules and screens to check.
  let check: Check
  /// The document's texts in other languages.
  let texts: [LocalizedTexts]
  /// The images and fonts of its app.
  let assets: NearbyAssets?
  /// Whether views may move on the canvas.
  let allowsUnsafe: Bool
  /// The facts about a class of the app; nil if only the document counts.
  let facts: (@Sendable (_ className: String) -> CodeFacts)?
  /// The limits of a part's layout.
  let limits: LayoutLimits

  /// Creates a search.
  package init(
    _ check: Check, in texts: [LocalizedTexts] = [], assets: NearbyAssets? = nil,
    allowsUnsafe: Bool = false, facts: (@Sendable (_ className: String) -> CodeFacts)? = nil,
    within limits: LayoutLimits = LayoutLimits()
  ) {
    (self.facts, self.limits) = (facts, limits)
    (self.check, self.texts, self.assets) = (check, texts, assets)
    self.allowsUnsafe = allowsUnsafe
  }

  /// The document after all fixes that the user accepts.
  ///
  /// Each fix is tried on the document with those before it, so that they work together.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - decide: Decides what happens to a fix.
  /// - Returns: The document, with what was done to it.
  /// - Throws: When the bytes aren't documents for iOS in UTF-8, or one whose layouts are too large.
  package func fixed(
    _ bytes: [UInt8], decide: (FixProposal) -> FixDecision
  ) throws(DocumentIssue) -> FixedDocument {
    var result = FixedDocument(bytes: bytes)
    var version = try DocumentVersion(bytes)
    let lines = version.lineCount
    for number in version.document.parts.indices where !result.isStopped {
      guard let part = try FixedPart(number, of: version, self), !part.found.isEmpty else {
        continue
      }
      // The findings removed so far were before this part.
      var work = Work(
        search: self, number: number, part: part,
        places: part.places(shiftedBy: lines - version.lineCount))
      work.run(&result, decide)
      version = work.part.version
    }
    result.bytes = version.bytes
    return result
  }

  /// The fixes of one part.
  private struct Work {
    let search: FixSearch
    let number: Int
    /// The part with the fixes that were taken.
    var part: FixedPart
    /// The places of the findings in the document as read.
    let places: [String: DocumentPlace]
    /// The findings that can't be fixed, or that the user doesn't want fixed.
    var done: Set<String> = []

    /// For how many findings fixes are looked for.
    private static let mostFindings = 60

    mutating func run(_ result: inout FixedDocument, _ decide: (FixProposal) -> FixDecision) {
      var count = 0
      while count < Self.mostFindings, let group = next {
        count += 1
        let name = part.fingerprint(of: group)
        done.insert(name)
        if part.run.isLeftToCode(group) { continue }
        guard let (trial, fix, edits) = fix(of: group, name) else { continue }
        if !fix.isSafe, !search.allowsUnsafe {
          result.withheld.append(fix)
          continue
        }
        let proposal = FixProposal(
          fix: fix, before: part.version.bytes, after: trial.version.bytes, edits: edits,
          gone: part.gone(in: trial))
        switch decide(proposal) {
        case .leave: continue
        case .stop:
          result.isStopped = true
          return
        case .take:
          result.made.append(fix)
          part = trial
          // Another finding of the same name may remain.
          done.remove(name)
        }
      }
    }

    private var next: FoundGroup? {
      part.found.first { !done.contains(part.fingerprint(of: $0)) }
    }

    private typealias Trial = (part: FixedPart, fix: Fix, edits: ByteEdits)

    /// The first fix that moves no view on the canvas, otherwise the first one that moves some.
    private mutating func fix(of group: FoundGroup, _ name: String) -> Trial? {
      let context = part.run.context(at: group.worstPlace)
      var moving: Trial?
      for candidate in FixCandidates(for: group, context, of: part).all {
        guard let edits = try? part.version.editor.byteEdits(candidate.edits),
          let bytes = edits.applied(to: part.version.bytes), bytes != part.version.bytes,
          let version = try? DocumentVersion(bytes),
          let trial = try? FixedPart(number, of: version, search), part.isFixed(in: trial, name)
        else { continue }
        let isSafe = part.hasFrames(of: trial)
        if !isSafe, moving != nil { continue }
        let fix = Fix(
          remedy: candidate.remedy, rule: group.rule.id, finding: group.worst.text,
          place: places[name], text: candidate.text, isSafe: isSafe)
        if isSafe { return (trial, fix, edits) }
        moving = (trial, fix, edits)
      }
      return moving
    }
  }
}

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
