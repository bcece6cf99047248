import AutoLayout
import InterfaceBuilder
import LayLanguage
import LayoutChecks
import LayoutDiagnostics
import LayoutPictures

/// The page of `lay check --html`: every finding with its place, its reason and a picture of the screen where it is
/// worst.
struct CheckPage {
  /// The files, in order.
  let documents: [CheckedDocument]

  /// The page.
  var text: String {
    var page = Page(.check, title: "lay check", summary: TextReport.summary(documents) + note)
    page.entries = documents.flatMap { document in
      document.failures.map { PageEntry($0, section: document.path, tags: ["failed"]) }
        + document.groups.map { entry($0, in: document) }
    }
    return page.html
  }

  /// Explains why some findings have no picture.
  private var note: String {
    let count = documents.reduce(0) { $0 + $1.pictureCount }
    let all = documents.reduce(0) { $0 + $1.groups.count }
    return count == Check.mostPictures && all > count
      ? "; only the first \(count) have pictures" : ""
  }

  private func entry(_ group: FindingGroup, in document: CheckedDocument) -> PageEntry {
    var entry = PageEntry(
      group.text, section: document.path, place: group.place.map { "\($0)" } ?? "",
      tags: [group.severity.rawValue])
    entry.rule = group.rule.id
    entry.tell("Also", group.others)
    entry.tell("Where", TextReport.facts(group))
    entry.tell("Why", group.cause.map { [TextReport.cause($0)] } ?? [])
    entry.tell(
      "In the file",
      group.place.flatMap { place in
        document.excerpts[place.line].map { ["\(place.line) | \($0)"] }
      } ?? [])
    if let picture = group.picture {
      let worst = group.worst ?? CheckConfiguration.designedName
      entry.pictures = [
        .init(CheckConfiguration.placeText(worst), picture.svg, focus: picture.focus)
      ]
    }
    return entry
  }
}

extension Check {
  /// The maximum number of image bytes in the picture of a finding: a page shows hundreds of pictures.
  private static let room = 1 << 16

  /// The same with a picture of each finding, with its views marked.
  ///
  /// - Parameter assets: The images of the app; nil if unknown.
  /// - Returns: The same check.
  func withPictures(of assets: NearbyAssets? = nil) -> Check {
    var check = self
    check.draw = { layout, marked in
      let red = Paint("#d70015")
      let marks = marked.map {
        Mark(
          .ambiguity, .rect(RoundedRect($0)), fill: red.withAlpha(0.12),
          stroke: Stroke(red, width: 3))
      }
      let images = assets?.pictures(for: layout, TreeFiles.host) ?? { _ in nil }
      let drawing = Drawing(of: layout, room: Self.room, bars: .all, images: images)
        .marked("marked", marks)
      return FindingPicture(svg: drawing.svg(), focus: drawing.focus(on: marked))
    }
    return check
  }
}

/// The page of `lay diff --html`: the differences of each scene, and its pictures before and after, overlaid with a
/// slider between them.
struct DiffPage {
  /// The files that differ or could not be compared, in order.
  let reports: [ComparisonReport]

  /// The page.
  var text: String {
    var page = Page(.diff, title: "lay diff", summary: summary)
    page.entries =
      reports.flatMap { report in
        report.failures.map { PageEntry($0, section: report.path, tags: ["failed"]) }
      } + reports.flatMap { report in report.scenes.map { entry($0, in: report.path) } }
    return page.html
  }

  private var summary: String {
    let failed = reports.count { !$0.failures.isEmpty }
    let differing = reports.count - failed
    let parts = [
      differing == 0
        ? [] : ["\(Sentence.count(differing, "file")) \(differing == 1 ? "differs" : "differ")"],
      failed == 0 ? [] : ["\(Sentence.count(failed, "file")) could not be compared"],
    ]
    return reports.isEmpty ? "nothing differs" : parts.joined().joined(separator: ", ")
  }

  private func entry(_ scene: ComparedScene, in path: String) -> PageEntry {
    var entry = PageEntry(
      scene.scene ?? "the layout", section: path,
      place: Sentence.count(scene.changes.count, "change"))
    entry.tell("Changes", ChangeLines.all(of: scene))
    guard let pair = scene.pictures else { return entry }
    entry.tell("Pictures", [pair.place])
    switch (pair.before, pair.after) {
    case (let before?, let after?):
      entry.pictures = [.init("before", before), .init("after", after)]
    case (let one?, nil): entry.pictures = [.init("removed", one)]
    case (nil, let one?): entry.pictures = [.init("new", one)]
    case (nil, nil): break
    }
    return entry
  }
}
