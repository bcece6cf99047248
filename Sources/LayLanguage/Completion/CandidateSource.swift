import AutoLayout
import LayoutDiagnostics

/// The candidates at one place of a command.
struct CandidateSource {
  typealias Candidate = Completion.Candidate

  let line: UnfinishedLine
  /// Whether what is named must have a settable property.
  let isSetting: Bool
  let layout: Layout
  /// The values that `let` has named.
  let variables: [String: PropertyValue]
  /// The names of the checkpoints.
  let checkpoints: [String]

  /// All possible continuations of a command; the caller filters them by the typed text.
  func candidates(for expected: Expected) -> [Candidate] {
    switch expected {
    case .word(let word, let summary): [Candidate(text: word, summary: summary)]
    case .name(let kind): names(of: kind)
    case .side: items(suffix: ".") + variableNames + quantities + dottedAttributes
    case .value(let property): values(of: property.flatMap(ViewProperty.named))
    case .change(let property): changes(of: property.flatMap(ViewProperty.named))
    case .number: variableNames
    case .priority: line.typed.hasPrefix("@") ? Self.priorities : []
    case .formatView: formatViews
    case .file: []
    }
  }

  private func names(of kind: NameKind) -> [Candidate] {
    switch kind {
    case .view: written(itemNames)
    case .item: items(suffix: "") + dottedGuides
    case .constraint: written(constraintNames) + groupNames
    case .group: groupNames
    case .part: written(itemNames) + written(constraintNames) + groupNames
    case .space:
      written(itemNames)
        + ScreenSpace.all.map { Candidate(text: $0.name, summary: "the screen's coordinates") }
    case .checkpoint:
      checkpoints.map { Candidate(text: NameText.written($0), summary: "checkpoint") }
    case .target: written(itemNames + constraintNames, suffix: ".") + dottedProperties + dottedParts
    case .attribute: items(suffix: ".") + dottedAttributes
    }
  }

  // MARK: Names

  /// Names as commands write them; none if part of a path has been typed.
  private func written(_ names: [Candidate], suffix: String = "") -> [Candidate] {
    guard line.dotted == nil else { return [] }
    return names.map { Candidate(text: NameText.written($0.text) + suffix, summary: $0.summary) }
  }

  var itemNames: [Candidate] {
    layout.items.map { item in
      Candidate(
        text: layout.name(of: item),
        summary: layout.viewClass(of: item)?.className ?? "UILayoutGuide")
    }
  }

  /// Views, guides and the words for UIKit's guides.
  private func items(suffix: String) -> [Candidate] {
    let words = [PathWord.superview] + PathWord.guideNames
    return written(
      itemNames + words.map { Candidate(text: $0, summary: "UIKit's") }, suffix: suffix)
  }

  /// The values that `let` has named.
  private var variableNames: [Candidate] {
    written(
      variables.sorted { $0.key < $1.key }
        .map { Candidate(text: $0.key, summary: $0.value.description) })
  }

  var constraintNames: [Candidate] {
    layout.constraints.map { id in
      Candidate(text: layout.constraint(id).name, summary: layout.equation(of: id))
    }
  }

  private var groupNames: [Candidate] {
    written(layout.groups.map { Candidate(text: $0.name, summary: "group") })
  }

  /// The views that fit into an open bracket of a format, prefixed with what has been typed.
  private var formatViews: [Candidate] {
    guard let bracket = line.typed.lastIndex(of: "["), !line.typed[bracket...].contains("]")
    else { return [] }
    let start = line.typed.lastIndex { "[(=<>,".contains($0) } ?? bracket
    let before = line.typed[...start]
    return itemNames.map {
      Candidate(text: before + NameText.written($0.text), summary: $0.summary)
    }
  }

  // MARK: After a dot

  /// The name before the typed dot.
  private var dottedName: String? {
    guard let base = line.dotted?.base.dropLast() else { return nil }
    guard base.hasPrefix("\""), let end = base.dropFirst().firstIndex(of: "\"") else {
      return String(base)
    }
    return String(base[..<end].dropFirst() + base[end...].dropFirst())
  }

  private func dotted(_ rows: [(name: String, summary: String)]) -> [Candidate] {
    guard let base = line.dotted?.base else { return [] }
    return rows.map { Candidate(text: base + $0.name, summary: $0.summary) }
  }

  private var dottedGuides: [Candidate] {
    dotted(guideNames.map { ($0, "layout guide") })
  }

  /// The guides of UIKit that the view before the dot has.
  private var guideNames: [String] {
    let view = dottedName.flatMap(layout.item(named:))
    let isScrollView = view.flatMap(layout.viewClass(of:))?.isScrollView ?? false
    return GuideKind.allCases.filter { isScrollView || !$0.isOfScrollViews }.map { $0.rawValue }
  }

  /// Attributes that can be related to the one that the equation already names.
  private var dottedAttributes: [Candidate] {
    let first = line.words.compactMap { word -> Attribute? in
      word.split(separator: ".").last.flatMap { AttributeName.attribute(String($0)) }
    }.first
    let attributes = Attribute.allCases.filter { attribute in
      first.map { $0.axis == attribute.axis && $0.isSize == attribute.isSize } ?? true
    }
    return dotted(attributes.map { ($0.rawValue, $0.axis.rawValue) })
      + dotted(guideNames.map { ($0 + ".", "layout guide") })
  }

  /// The properties of what is before the dot.
  var dottedProperties: [Candidate] {
    guard line.dotted != nil, let name = propertyOwner else { return [] }
    if layout.constraint(named: name) != nil {
      return dotted(
        ConstraintProperty.allCases.filter { $0.isWritable || !isSetting }
          .map { ($0.rawValue, $0.summary) })
    }
    let properties = ViewProperty.all.filter { $0.isWritable || !isSetting }
    // The properties of a guide of UIKit follow the guide.
    let path = pathBehindName.split(separator: ".").drop { PathWord.guide(String($0)) != nil }
    let typedPath = path.map { $0 + "." }.joined()
    return properties.compactMap { property in
      guard property.name.lowercased().hasPrefix(typedPath.lowercased()) else { return nil }
      return Candidate(
        text: (line.dotted?.base ?? "") + property.name.dropFirst(typedPath.count),
        summary: property.summary)
    } + (isSetting ? [] : dottedAttributes)
  }

  /// The name before the first dot: `red` in `red.hugging.ho`.
  private var propertyOwner: String? {
    guard let name = dottedName else { return nil }
    if layout.constraint(named: name) != nil || layout.item(named: name) != nil { return name }
    return name.firstIndex(of: ".").map { String(name[..<$0]) }
  }

  /// The part between the name and the last dot, with its dot: `hugging.`.
  private var pathBehindName: String {
    guard let name = dottedName, let owner = propertyOwner, name != owner else { return "" }
    return String(name.dropFirst(owner.count + 1)) + "."
  }
}
