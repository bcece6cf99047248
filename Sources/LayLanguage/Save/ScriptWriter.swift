import AutoLayout

/// Writes the script that rebuilds a layout.
///
/// The script is canonical: running it and writing again gives the same bytes, apart from comments.
struct ScriptWriter {
  private let layout: Layout
  private var lines: [String] = []
  private var written: Set<Item.ID> = []
  /// The views that wait in the root view for a superview that was created after them.
  private var waiting: [Item.ID: [Item.ID]] = [:]
  /// The creation order of the items on replay.
  private var order: [Item.ID] = []
  /// The subviews written so far, by superview, in their order.
  private var subviews: [Item.ID: [Item.ID]] = [:]
  /// The arranged views of the stacks in the replay.
  private var arranged: [Item.ID: [Item.ID]] = [:]

  private init(_ layout: Layout) { self.layout = layout }

  /// The script, including a final newline.
  static func script(of varied: Layout) -> String {
    let layout = varied.withoutVariations
    var writer = ScriptWriter(layout)
    writer.writeEnvironment()
    writer.writeRootClass()
    for item in layout.items { writer.writeItem(item) }
    for stack in writer.order { writer.writeArrangement(of: stack) }
    for item in [layout.root] + writer.order { writer.writeProperties(of: item) }
    writer.writeConstraints()
    writer.writeVariations(of: varied)
    writer.writeCode()
    let silenced = layout.model.silencedIssues.sorted()
    if !silenced.isEmpty { writer.lines.append("silence \(silenced.joined(separator: " "))") }
    return writer.lines.map { $0 + "\n" }.joined()
  }

  /// Writes code that runs in layout passes; what can't run now becomes a comment.
  private mutating func writeCode() {
    guard !layout.layoutCode.isEmpty else { return }
    for code in layout.solved.layoutCode {
      guard let command = code.block?.command(in: layout) else { continue }
      let isComment = code.problem != nil
      lines += command.split(separator: "\n").map { isComment ? "# \($0)" : String($0) }
    }
  }

  private mutating func writeEnvironment() {
    let environment = layout.environment
    // A half of a tablet in portrait comes from rotating it.
    let (split, device) = (environment.split, environment.device)
    let isTurned = !device.offers(split, isLandscape: environment.isLandscape)
    let orientation = environment.isLandscape != isTurned ? " landscape" : ""
    lines.append("device \(NameText.written(device.name))\(orientation)")
    if split != .full { lines.append("split \(split.rawValue)") }
    if isTurned { lines.append("rotate") }
    for property in EnvironmentProperty.all {
      guard let value = property.savedValue(in: environment) else { continue }
      lines.append("\(property.name) \(PropertyText.text(value))")
    }
  }

  /// Writes the class of the root view, which decides what happens to the views that are added to it.
  private mutating func writeRootClass() {
    guard let viewClass = layout.viewClass(of: layout.root), viewClass != .view else { return }
    lines.append("set \(layout.name(of: layout.root)).class \(viewClass.keyword)")
  }

  // MARK: Items

  /// Writes an item in order of age, which decides the frames of ambiguous layouts.
  ///
  /// A view that is older than its superview waits for it in the root view.
  private mutating func writeItem(_ item: Item.ID) {
    guard item != layout.root, let superview = layout.superview(of: item) else { return }
    if superview == layout.root || written.contains(superview) {
      writeAddition(of: item, in: superview)
    } else {
      writeAddition(of: item, in: layout.root)
      waiting[superview, default: []].append(item)
    }
    for view in waiting.removeValue(forKey: item) ?? [] { writeMove(of: view, to: item) }
  }

  private mutating func writeMove(of view: Item.ID, to superview: Item.ID) {
    subviews[layout.root]?.removeAll { $0 == view }
    arranged[layout.root]?.removeAll { $0 == view }
    let spot = place(of: view, in: superview).map { " at \($0)" } ?? ""
    let names = [view, superview].map { NameText.written(layout.name(of: $0)) }
    lines.append("move \(names[0]) to \(names[1])\(spot)")
  }

  private mutating func writeAddition(of item: Item.ID, in parent: Item.ID) {
    written.insert(item)
    order.append(item)
    var words = ["add", layout.viewClass(of: item)?.keyword ?? "guide"]
    words.append(NameText.written(layout.name(of: item)))
    if case .text(let text) = ViewProperty.named("text")?.value(of: item, in: layout) {
      words.append(NameText.quoted(text))
    }
    if parent != layout.root { words += ["in", NameText.written(layout.name(of: parent))] }
    if layout.viewClass(of: item) != nil, let place = place(of: item, in: parent) {
      words += ["at", "\(place)"]
    }
    lines.append(words.joined(separator: " "))
  }

  /// The place among the siblings written so far; nil if it is in front of all of them.
  private mutating func place(of item: Item.ID, in parent: Item.ID) -> Int? {
    let inFront = Set(layout.subviews(of: parent).drop { $0 != item })
    let siblings = subviews[parent, default: []]
    let place = siblings.firstIndex(where: inFront.contains) ?? siblings.count
    let views = arranged[parent, default: []]
    let spot = Model.arrangedPlace(at: place, among: siblings, arranged: views)
    arranged[parent, default: []].insert(item, at: spot)
    subviews[parent, default: []].insert(item, at: place)
    return place == siblings.count ? nil : place
  }

  /// Writes how the stack's arrangement differs from that of the replay, which arranges every subview.
  private mutating func writeArrangement(of stack: Item.ID) {
    guard layout.viewClass(of: stack)?.stackAxis != nil else { return }
    let wanted = layout.arrangedSubviews(of: stack)
    var replayed = arranged[stack, default: []]
    let plain = replayed.filter { !wanted.contains($0) }
    if !plain.isEmpty {
      let names = plain.map { NameText.written(layout.name(of: $0)) }
      lines.append("unarrange \(names.joined(separator: " "))")
      replayed.removeAll(where: plain.contains)
    }
    for (place, view) in wanted.enumerated() where replayed[place] != view {
      replayed.removeAll { $0 == view }
      replayed.insert(view, at: place)
      let name = NameText.written(layout.name(of: view))
      lines.append("arrange \(name) in \(NameText.written(layout.name(of: stack))) at \(place)")
    }
  }

  private mutating func writeProperties(of item: Item.ID) {
    let name = NameText.written(layout.name(of: item))
    let superview = layout.superview(of: item)
    let isArranged = superview.map { layout.arrangedSubviews(of: $0).contains(item) } ?? false
    if isArranged, ViewProperty.named("frame")?.savedValue(of: item, in: layout) != nil {
      // A stack view already places the view; frames can be set only on views that nothing else places.
      lines.append("set \(name).translatesAutoresizingMaskIntoConstraints true")
    }
    for property in ViewProperty.all {
      guard let value = property.savedValue(of: item, in: layout) else { continue }
      lines.append("set \(name).\(property.name) \(PropertyText.text(value))")
    }
  }

  // MARK: Constraints

  private mutating func writeConstraints() {
    var numbering = AutomaticNumbering(takenNames: layout.items.map(layout.name(of:)))
    var inactive: [String] = []
    for id in layout.constraints {
      let constraint = layout.constraint(id)
      let name = NameText.written(constraint.name)
      let handle = numbering.assigns(constraint.name) ? "" : " as \(name)"
      let equation = layout.model.equation(of: constraint, writesSpacing: true)
      lines.append("pin \(equation)\(handle)")
      if !constraint.isActive { inactive.append(name) }
    }
    for id in layout.constraints {
      let name = NameText.written(layout.constraint(id).name)
      if let identifier = layout.constraint(id).otherIdentifier, layout.isTaken(identifier) {
        lines.append("set \(name).identifier \(NameText.quoted(identifier))")
      }
      if layout.constraint(id).isPlaceholder { lines.append("set \(name).placeholder true") }
      if let place = layout.model.origins[id] {
        lines.append("set \(name).code \(NameText.quoted(place))")
      }
    }
    lines += inactive.map { "deactivate \($0)" }
    for group in layout.groups {
      let members = group.members.map { NameText.written(layout.constraint($0).name) }
      lines.append("group \(NameText.written(group.name)) = \(members.joined(separator: " "))")
    }
  }
}

extension ScriptWriter {
  /// Writes what size classes change, after everything that they change.
  fileprivate mutating func writeVariations(of layout: Layout) {
    let uninstalled = layout.document.uninstalled.sorted()
      .map { NameText.written(self.layout.name(of: $0)) }
    if !uninstalled.isEmpty { lines.append("uninstall \(uninstalled.joined(separator: " "))") }
    lines += layout.variations.map { VariationText.block($0, in: self.layout) }
  }
}

/// Predicts the names that a replayed script gives to constraints without one.
private struct AutomaticNumbering {
  private var taken: Set<String>
  private var last = 0

  init(takenNames: [String]) { taken = Set(takenNames) }

  /// Whether a replay gives the next constraint this name automatically.
  mutating func assigns(_ name: String) -> Bool {
    var next = last + 1
    while taken.contains(AutomaticName.name(next)) { next += 1 }
    if let number = AutomaticName.number(of: name) { last = max(last, number) }
    taken.insert(name)
    return name == AutomaticName.name(next)
  }
}
