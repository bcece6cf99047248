/// Tables that fix the heights of their rows.
extension LogRemark {
  /// A container whose views have a height of their own only if the app asks for it.
  private struct Table: Sendable {
    /// What the class of the row, or the identifier of its height, says.
    let sign: String
    let remedy: String
    /// The same in an app in Objective-C; nil if the words are the same there.
    var objectiveC: String?

    func remedy(in language: CodeLanguage) -> String {
      language == .swift ? remedy : objectiveC ?? remedy
    }
  }

  private static let tables = [
    Table(
      sign: "UITableViewCellContentView",
      remedy:
        "return UITableView.automaticDimension as rowHeight or from heightForRowAt, and set estimatedRowHeight",
      objectiveC:
        "return UITableViewAutomaticDimension as rowHeight or from tableView:heightForRowAtIndexPath:, and set "
        + "estimatedRowHeight"
    ),
    Table(
      sign: "UITableViewHeaderFooterContentView",
      remedy:
        "return UITableView.automaticDimension from heightForHeaderInSection or heightForFooterInSection",
      objectiveC:
        "return UITableViewAutomaticDimension from tableView:heightForHeaderInSection: or "
        + "tableView:heightForFooterInSection:"
    ),
    Table(
      sign: "NSTableRowView-Encapsulated-Layout-Height",
      remedy: "set usesAutomaticRowHeights of the table view to true"),
  ]

  /// How the constraints of a row can decide its height instead of the table; nil if no such height takes part.
  static func rowHeight(
    among members: [SceneConstraint], in scene: ConflictScene, _ language: CodeLanguage
  ) -> LogRemark? {
    for line in members
    where line.maker.kind == .containerSize && line.first.attribute == .height && line.constant > 0
    {
      let signs = [scene.views[line.first.view].className, line.identifier].compactMap { $0 }
      guard
        let table = tables.first(where: { table in signs.contains { $0.hasSuffix(table.sign) } })
      else { continue }
      return LogRemark(
        kind: .rowHeight,
        text: "Or let the constraints decide the height: \(table.remedy(in: language)).")
    }
    return nil
  }
}
