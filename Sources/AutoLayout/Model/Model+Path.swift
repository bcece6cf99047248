extension Model {
  /// How the language names an item: its name, or `root.safeArea` for a guide of UIKit; in the same
  /// form `row.spanner` for a helper, which the language does not know.
  package func path(of item: Item.ID) -> String {
    let record = self[item]
    guard !record.isNamed, let owner = record.parent else { return record.name }
    return "\(self[owner].name).\(record.systemGuide?.rawValue ?? record.name)"
  }
}
