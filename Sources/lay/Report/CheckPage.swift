import LayoutChecks
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

  /// Says why some findings have no picture.
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
