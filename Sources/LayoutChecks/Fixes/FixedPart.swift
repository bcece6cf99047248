import AutoLayout
import InterfaceBuilder

/// A document at one moment, with what reads and edits it.
struct DocumentVersion: Sendable {
  /// The file.
  let bytes: [UInt8]
  /// What it says.
  let document: InterfaceDocument
  /// The editor of the document.
  let editor: DocumentEditor

  /// Reads a file.
  ///
  /// - Throws: When the bytes aren't documents for iOS in UTF-8.
  init(_ bytes: [UInt8]) throws(DocumentIssue) {
    self.bytes = bytes
    document = try InterfaceDocument(bytes)
    editor = try DocumentEditor(bytes)
  }

  /// The number of its lines.
  var lineCount: Int { bytes.count { $0 == UInt8(ascii: "\n") } }
}

/// A part of a document, with what a check finds in it and where the canvas has its views.
struct FixedPart {
  /// The document.
  let version: DocumentVersion
  /// The check of the part.
  var run: CheckRun
  /// The findings.
  let found: [FoundGroup]
  /// The part as the canvas shows it.
  let canvas: Layout
  /// The views on the canvas, and in the running app on the screen of the canvas.
  private let shown: [ShownView]

  /// Checks a part of a document; nil if the document has fewer parts.
  init?(_ number: Int, of version: DocumentVersion, _ search: FixSearch) throws(DocumentIssue) {
    let document = version.document
    guard document.parts.indices.contains(number) else { return nil }
    let part = document.parts[number]
    self.version = version
    run = CheckRun(
      search.check,
      try CheckSubject(
        part, of: document, in: search.texts, assets: search.assets, facts: search.facts,
        within: search.limits))
    run.look()
    found = run.found
    var options = ImportOptions(showsPlaceholders: true)
    options.readsDrawing = false
    options.limits = search.limits
    var canvas = try document.layout(of: part.scene, root: part.root, options).layout
    canvas.solve()
    self.canvas = canvas
    shown = [canvas, run.designed].flatMap(ShownView.all)
  }

  /// The fingerprint of a finding, the same in every version of the document.
  func fingerprint(of group: FoundGroup) -> String {
    FindingGroup.fingerprint(
      rule: group.rule.id, sceneID: run.subject.sceneID,
      ids: run.subject.subjects(of: group.worst).map { $0.id }, aspect: group.worst.key.aspect)
  }

  /// The findings by fingerprint.
  var groups: [String: [FoundGroup]] { Dictionary(grouping: found) { fingerprint(of: $0) } }

  /// The reported place of each finding in a document with some more lines before the part.
  func places(shiftedBy lines: Int) -> [String: DocumentPlace] {
    let places = found.compactMap { group -> (String, DocumentPlace)? in
      let place = run.subject.subjects(of: group.worst).lazy.compactMap { $0.place }.first
      return place.map(version.editor.inCodePoints).map { place in
        (
          fingerprint(of: group), DocumentPlace(line: place.line + lines, column: place.column)
        )
      }
    }
    return Dictionary(places, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a version of the part has one finding of a kind less, and none that this one hasn't.
  ///
  /// A finding counts as new where it is made in a configuration without it before, or is worse than before.
  func isFixed(in other: FixedPart, _ fingerprint: String) -> Bool {
    let (before, after) = (groups, other.groups)
    guard run.configurations == other.run.configurations,
      (after[fingerprint]?.count ?? 0) < (before[fingerprint]?.count ?? 0)
    else { return false }
    return after.allSatisfy { name, found in
      guard let known = before[name], known.count >= found.count else { return false }
      let places = Set(known.flatMap { $0.places })
      let worst = known.map { $0.worst.amount }.max() ?? 0
      return found.allSatisfy { group in
        places.isSuperset(of: group.places) && group.worst.amount <= worst + Self.tolerance
          && (group.worstPlace != nil || known.contains { $0.worstPlace == nil })
      }
    }
  }

  /// The fingerprints of what another version has less often, or not at all.
  func gone(in other: FixedPart) -> Set<String> {
    let after = other.groups
    return Set(groups.filter { $0.value.count > after[$0.key]?.count ?? 0 }.keys)
  }

  /// Whether all views are where another version has them.
  func hasFrames(of other: FixedPart) -> Bool {
    shown.count == other.shown.count
      && zip(shown, other.shown).allSatisfy { $0.isWhere($1) }
  }

  /// Frames are rounded to pixels.
  private static let tolerance = 0.5
}

/// The actual and the drawn frame of a view.
private struct ShownView: Sendable {
  let frame: Rect
  let untransformed: Rect
  /// The frame on the canvas, if constraints leave it open; nil otherwise.
  let drawn: Rect?

  /// All views and guides of a solved layout.
  static func all(in layout: Layout) -> [ShownView] {
    let open = layout.engine.ambiguousItems
    return layout.items.map { item in
      ShownView(
        frame: layout.frame(of: item), untransformed: layout.untransformedFrame(of: item),
        drawn: open.contains(item) ? layout.canvasFrame(of: item) : nil)
    }
  }

  /// Whether another version has the view here, or where it was drawn if here is only one of many places.
  func isWhere(_ other: ShownView) -> Bool {
    frame.isNear(other.frame, by: 0.01)
      || drawn.map { drawn in
        let (own, now) = (untransformed, other.untransformed)
        return Axis.allCases.allSatisfy { axis in
          now.isNear(own, along: axis) || now.isDrawn(drawn, or: own, axis)
        }
      } ?? false
  }
}
