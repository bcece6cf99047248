/// Tables that fix the heights of their rows.
extension LogRemark {
  /// A container whose views have a height of their own only if the app asks for it.
  private struct Table: Sendable {
    /// What the class of the row, or the identifier of its height, says.
    let sign: String
    let remedy: String
  }

  private static let tables = [
    Table(
      sign: "UITableViewCellContentView",
      remedy:
        "return UITableView.automaticDimension as rowHeight or from heightForRowAt, and set estimatedRowHeight"
    ),
    Table(
      sign: "UITableViewHeaderFooterContentView",
      remedy:
        "return UITableView.automaticDimension from heightForHeaderInSection or heightForFooterInSection"
    ),
    Table(
      sign: "NSTableRowView-Encapsulated-Layout-Height",
      remedy: "set usesAutomaticRowHeights of the table view to true"),
  ]

  /// How the constraints of a row can decide its height instead of the table; nil if no such height takes part.
  static func rowHeight(among members: [SceneConstraint], in scene: ConflictScene) -> LogRemark? {
    for line in members
    where line.maker.kind == .containerSize && line.first.attribute == .height && line.constant > 0
    {
      let signs = [scene.views[line.first.view].className, line.identifier].compactMap { $0 }
      guard
        let table = tables.first(where: { table in signs.contains { $0.hasSuffix(table.sign) } })
      else { continue }
      return LogRemark(
        kind: .rowHeight,
        text: "Or let the constraints decide the height: \(table.remedy).")
    }
    return nil
  }
}
