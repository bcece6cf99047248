import AutoLayout

/// How tables and their rows are drawn.
extension ViewValues {
  mutating func readTable() {
    addWord(.tableStyle, attributes["style"])
    if attributes["separatorStyle"] == "none" { addDrawn(.separatorStyle, .choice("none")) }
    addColor("separatorColor", child(key: "separatorColor"))
    readSeparatorInset()
  }

  mutating func readRow() {
    addWord(.accessoryType, attributes["accessoryType"])
    readSeparatorInset()
    let place = view.element.place
    for section in holder?.child("sections")?.children ?? [] {
      let rows = section.child("cells")?.children ?? []
      if rows.first?.place == place { add(.sectionHeader, "headerTitle", of: section) }
      if rows.last?.place == place { add(.sectionFooter, "footerTitle", of: section) }
    }
  }

  private mutating func add(_ value: DrawnValue, _ key: String, of section: Node) {
    let translation = section["id"].flatMap { options.texts?[$0, key] }
    guard let text = translation ?? section[key] ?? string(key, in: section), !text.isEmpty else {
      return
    }
    addDrawn(value, .text(text))
  }

  private mutating func addWord(_ value: DrawnValue, _ text: String?) {
    guard let word = text.flatMap({ ViewProperty.named(value.rawValue)?.word($0) }) else { return }
    addDrawn(value, .choice(word))
  }

  private mutating func readSeparatorInset() {
    guard let insets = view.element.child(key: "separatorInset") else { return }
    addDrawn(
      .separatorInset,
      .insets(
        EdgeInsets(
          top: 0, left: insets.number("minX") ?? 0, bottom: 0, right: insets.number("maxX") ?? 0)))
  }
}
