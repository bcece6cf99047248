import InterfaceBuilder
import LayoutDiagnostics

/// The differences of two versions of a document, besides frames and constraints.
struct ContentsComparison {
  let old: DocumentContents
  let new: DocumentContents
  let names: ObjectNames

  /// The views of all layouts, by object id: comparing layouts shows which came or went.
  let views: Set<String>

  /// Something that differs, and the scene that it is in; empty for the document.
  typealias Difference = (scene: String, change: LayoutChange)

  /// The words for an added or removed object, in place of its values.
  private static let (added, removed) = ("added", "removed")

  /// Everything that differs, in the order of the new version, then what only the old one has.
  var differences: [Difference] {
    new.order.flatMap { id -> [Difference] in
      guard let after = new.objects[id] else { return [] }
      guard let before = old.objects[id] else { return whole(after, in: new, Self.added) }
      return aspects(before, after)
    }
      + old.order.filter { new.objects[$0] == nil }.flatMap { id in
        old.objects[id].map { whole($0, in: old, Self.removed) } ?? []
      }
  }

  /// An object with everything in it; constraints and what lies in such an object are reported with it.
  private func whole(
    _ object: DocumentContents.Object, in side: DocumentContents, _ word: String
  ) -> [Difference] {
    let isNew = word == Self.added
    let other = isNew ? old : new
    let isInside = object.parent.map { other.objects[$0] == nil } ?? false
    let isOwnScene = !other.scenes.contains { $0.id == object.scene }
    if isInside || isOwnScene || object.element == "constraint" || views.contains(object.id) {
      return []
    }
    let change = LayoutChange(
      kind: .other, id: object.id, subject: names.name(of: object.id, in: side), words: word,
      line: isNew ? object.place.line : nil)
    return [(object.scene, change)]
  }

  // MARK: One object

  private func aspects(
    _ before: DocumentContents.Object, _ after: DocumentContents.Object
  ) -> [Difference] {
    let order = order(before, after)
    if before.facts == after.facts { return order }
    let paths = Set(before.facts.keys).union(after.facts.keys)
      .filter { before.facts[$0] != after.facts[$0] }
    var found: [LayoutChange.Aspect: (row: ContentWords, paths: [String])] = [:]
    for path in paths.sorted() where !Self.isImplied(path, by: paths) {
      let (row, item) = ContentWords.named(path, of: after.element)
      let aspect = LayoutChange.Aspect(words: row.words, item: Self.shown(item: item))
      found[aspect, default: (row, [])].paths.append(path)
    }
    let told = found.sorted { ($0.key.words, $0.key.item) < ($1.key.words, $1.key.item) }
    return told.compactMap { aspect, entry in
      guard let values = values(before, after, entry.paths, entry.row) else { return nil }
      return difference(after, aspect, isLayout: entry.row.isLayout, values)
    } + order
  }

  /// What differs in an aspect of an object; that of the layout isn't told apart by its aspect.
  private func difference(
    _ object: DocumentContents.Object, _ aspect: LayoutChange.Aspect, isLayout: Bool,
    _ values: String
  ) -> Difference {
    let isOfLayout = isLayout && object.id != DocumentContents.documentID
    let words = [aspect.words, aspect.item, values.isEmpty ? "changed" : values]
    let change = LayoutChange(
      kind: isOfLayout ? .changed : .other, id: object.id,
      subject: names.name(of: object.id, in: new),
      words: isOfLayout ? words.filter { !$0.isEmpty }.joined(separator: " ") : values,
      aspect: isOfLayout ? nil : aspect, line: object.place.line)
    return (object.scene, change)
  }

  /// Whether something else that differs tells it already.
  private static func isImplied(_ path: String, by paths: Set<String>) -> Bool {
    if path == DocumentContents.modulePath { return paths.contains(DocumentContents.classPath) }
    let ending = DocumentContents.typeEnding
    return path.hasPrefix(DocumentContents.runtimePath) && path.hasSuffix(ending)
      && paths.contains(String(path.dropLast(ending.count)))
  }

  /// `8 → 16`; empty if several things differ, nil if only what is usual is written or left out.
  private func values(
    _ before: DocumentContents.Object, _ after: DocumentContents.Object, _ paths: [String],
    _ row: ContentWords
  ) -> String? {
    let pairs = paths.compactMap { path -> (String, String)? in
      var (one, other) = (before.facts[path], after.facts[path])
      let usual = row.usual.map { [$0] } ?? Self.opposite(of: one ?? other, path)
      (one, other) = (one ?? usual, other ?? usual)
      if one == other { return nil }
      return (shown(one, path, old) ?? row.missing, shown(other, path, new) ?? row.missing)
    }
    if pairs.isEmpty { return nil }
    guard pairs.count == 1, pairs[0].0 != pairs[0].1 else { return "" }
    let (one, other) = pairs[0]
    if Self.isConnection(paths[0]) {
      if before.facts[paths[0]] == nil { return Self.added }
      if after.facts[paths[0]] == nil { return Self.removed }
    }
    return "\(one) → \(other)"
  }

  /// Of longer values the beginning is shown.
  private static let longest = 60

  /// Interface Builder writes a switch where it isn't as usual.
  private static func opposite(of value: [String]?, _ path: String) -> [String]? {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    if texts.contains(name) || path.hasPrefix(DocumentContents.runtimePath) { return nil }
    switch value {
    case ["YES"]: return ["NO"]
    case ["NO"]: return ["YES"]
    default: return nil
    }
  }

  /// Texts that may look like switches.
  private static let texts: Set<String> = [
    "text", "title", "subtitle", "placeholder", "label", "hint", "identifier", "userLabel",
    "headerTitle", "footerTitle", "content", "prompt", "value",
  ]

  private static func isConnection(_ path: String) -> Bool {
    DocumentContents.connectionPaths.contains { path.hasPrefix($0 + ".") }
  }

  private func shown(_ values: [String]?, _ path: String, _ side: DocumentContents) -> String? {
    let shown = (values ?? []).map { (value: String) -> String in
      let mayBeID = Self.isConnection(path) || value.filter { $0 == "-" }.count == 2
      return mayBeID && side.objects[value] != nil ? names.name(of: value, in: side) : value
    }
    let text = shown.filter { !$0.isEmpty }.joined(separator: ", ")
    if text.isEmpty { return nil }
    return text.count > Self.longest ? "\(text.prefix(Self.longest))…" : text
  }

  /// Size classes as Interface Builder's inspectors write them: `wC hR`.
  private static func shown(item: String) -> String {
    let words = [
      ("widthClass=compact", "wC"), ("widthClass=regular", "wR"), ("heightClass=compact", "hC"),
      ("heightClass=regular", "hR"), ("-", " "), (".constraints", ""), (".subviews", ""),
    ]
    guard item.contains("Class=") else { return item }
    return words.reduce(item) { $0.replacing($1.0, with: $1.1) }
  }

  // MARK: Order

  /// Whether what both versions have of an object's content stands in another order.
  private func order(
    _ before: DocumentContents.Object, _ after: DocumentContents.Object
  ) -> [Difference] {
    guard before.children != after.children, after.id != DocumentContents.documentID else {
      return []
    }
    let common = Set(before.children).intersection(after.children)
    let (one, other) = (
      before.children.filter(common.contains).unique,
      after.children.filter(common.contains).unique
    )
    // Only what lies between the first and the last that changed places is reported.
    let places = one.indices.filter { one[$0] != other[$0] }
    guard let first = places.first, let last = places.last else { return [] }
    let values = [one, other].map { ids in
      ids[first...last].map { names.name(of: $0, in: new) }.joined(separator: ", ")
    }.joined(separator: " → ")
    return [
      difference(after, LayoutChange.Aspect(words: "order", item: ""), isLayout: true, values)
    ]
  }
}
