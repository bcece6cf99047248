import LayoutChecks

/// What `lay check --html` writes: every finding with its place, its reason and a picture of the screen where it is
/// worst.
struct CheckPage {
  /// The files, in order.
  let documents: [CheckedDocument]

  /// The page.
  var text: String {
    ReportPage.html(
      title: "lay check", subtitle: TextReport.summary(documents) + note,
      content: documents.map(section).joined())
  }

  /// Says why some findings have no picture.
  private var note: String {
    let count = documents.reduce(0) { $0 + $1.pictureCount }
    let all = documents.reduce(0) { $0 + $1.groups.count }
    return count == Check.mostPictures && all > count
      ? "; only the first \(count) have pictures" : ""
  }

  private func section(_ document: CheckedDocument) -> String {
    let failures = ReportPage.list("Could not be checked", document.failures)
    if document.groups.isEmpty, failures.isEmpty { return "" }
    return "<section><h2>\(ReportPage.escaped(document.path))</h2>\(failures)"
      + document.groups.map { finding($0, in: document) }.joined() + "</section>\n"
  }

  private func finding(_ group: FindingGroup, in document: CheckedDocument) -> String {
    let severity = group.severity.rawValue
    let excerpt = group.place.flatMap { place in
      document.excerpts[place.line].map { ["\(place.line) | \($0)"] }
    }
    let parts = [
      ReportPage.list("Also", group.others),
      ReportPage.list("Where", TextReport.facts(group)),
      ReportPage.list("Why", group.cause.map { [TextReport.cause($0)] } ?? []),
      ReportPage.list("In the file", excerpt ?? []),
      group.picture.map { picture in
        let worst = group.worst ?? CheckConfiguration.designedName
        let place = CheckConfiguration.placeText(worst)
        return "<figure>\(ReportPage.image(picture, "\(group.text), \(place)"))"
          + "<figcaption>\(ReportPage.escaped(worst))</figcaption></figure>"
      } ?? "",
    ]
    return """
      <details open><summary><span class="tag \(severity)">\(severity)</span>\
      <code>\(ReportPage.escaped(group.text))</code>\
      <span class="place">\(ReportPage.escaped(group.rule.id)) \
      \(group.place.map { "\($0)" } ?? "")</span></summary>\(parts.joined())</details>

      """
  }
}
