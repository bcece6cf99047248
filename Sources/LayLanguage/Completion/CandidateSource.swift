import AutoLayout
import LayoutDiagnostics

/// The sources of candidates for one place of a command.
struct CandidateSource {
  typealias Candidate = Completion.Candidate

  let line: UnfinishedLine
  let definition: CommandDefinition
  let layout: Layout
  /// The values that `let` has named.
  let variables: [String: PropertyValue]
  /// The names of the checkpoints.
  let checkpoints: [String]

  /// Everything that a keyword or placeholder may be here; the caller filters by what is typed.
  func candidates(for grammar: Grammar) -> [Candidate] {
    switch grammar {
    case .keyword(let keyword): [Candidate(text: keyword, summary: "")]
    case .placeholder(let placeholder): placeholder.candidates(self)
    default: []
    }
  }

  /// The words that a property takes.
  func words(of property: ViewProperty?) -> [Candidate] {
    (property?.words ?? []).map { Candidate(text: $0, summary: property?.name ?? "") }
  }

  /// The property before the typed word: `row.axis`.
  var namedProperty: ViewProperty? {
    guard let word = line.words.last(where: { $0.contains(".") }),
      let dot = word.lastIndex(of: ".")
    else { return nil }
    return ViewProperty.named(String(word[word.index(after: dot)...]))
  }

  // MARK: Names

  var itemNames: [Candidate] {
    layout.items.map { item in
      Candidate(
        text: layout.name(of: item),
        summary: layout.viewClass(of: item)?.className ?? "UILayoutGuide")
    }
  }

  /// The values that `let` has named, where nothing is typed of a path.
  var variableNames: [Candidate] {
    guard line.dotted == nil else { return [] }
    return variables.sorted { $0.key < $1.key }
      .map { Candidate(text: $0.key, summary: $0.value.description) }
  }

  var constraintNames: [Candidate] {
    layout.constraints.map { id in
      Candidate(text: layout.constraint(id).name, summary: layout.equation(of: id))
    }
  }

  var views: [Candidate] {
    let words = [PathWord.superview] + PathWord.guideNames
    return itemNames + words.map { Candidate(text: $0, summary: "UIKit's") }
  }

  /// Names of several words need no quotes here; only what follows the words before is completed.
  func phrases(_ names: [Candidate], suffix: String) -> [Candidate] {
    guard line.dotted == nil else { return [] }
    return names.flatMap { name -> [Candidate] in
      let isPhrase = name.text.split(separator: " ").allSatisfy { word in
        NameText.isWord(String(word)) || word.allSatisfy { $0.isNumber }
      }
      guard isPhrase, !line.typed.hasPrefix("\"") else {
        let text = NameText.quoted(name.text) + suffix
        return [Candidate(text: text, summary: name.summary)]
      }
      return line.leadingPhrases.compactMap { phrase in
        let head = phrase.isEmpty ? "" : phrase + " "
        guard name.text.lowercased().hasPrefix(head.lowercased()) else { return nil }
        return Candidate(
          text: name.text.dropFirst(head.count) + suffix, summary: name.summary)
      }
    }
  }

  /// The views that fit into an open bracket of a format, with what is typed before them.
  var formatViews: [Candidate] {
    guard let bracket = line.typed.lastIndex(of: "["), !line.typed[bracket...].contains("]")
    else { return [] }
    let start = line.typed.lastIndex { "[(=<>,".contains($0) } ?? bracket
    let before = line.typed[...start]
    return itemNames.map {
      Candidate(text: before + NameText.written($0.text), summary: $0.summary)
    }
  }

  // MARK: After a dot

  /// The name before the typed dot, with the words before it if they make a known name.
  private var dottedName: String? {
    guard let base = line.dotted?.base.dropLast() else { return nil }
    let head = base.hasPrefix("\"") ? String(base.dropFirst().dropLast()) : String(base)
    let names = line.leadingPhrases.map { $0.isEmpty ? head : "\($0) \(head)" }
    return names.first {
      layout.item(named: $0) != nil || layout.constraint(named: $0) != nil
    } ?? head
  }

  private func dotted(_ rows: [(name: String, summary: String)]) -> [Candidate] {
    guard let base = line.dotted?.base else { return [] }
    return rows.map { Candidate(text: base + $0.name, summary: $0.summary) }
  }

  var dottedGuides: [Candidate] {
    dotted(guideNames.map { ($0, "layout guide") })
  }

  /// The guides of UIKit that the view before the dot has.
  private var guideNames: [String] {
    let view = dottedName.flatMap(layout.item(named:))
    let isScrollView = view.flatMap(layout.viewClass(of:))?.isScrollView ?? false
    return GuideKind.allCases.filter { isScrollView || !$0.isOfScrollViews }.map { $0.rawValue }
  }

  /// Attributes that can be related to the one that the equation names already.
  var dottedAttributes: [Candidate] {
    let first = line.words.compactMap { word -> Attribute? in
      word.split(separator: ".").last.flatMap { AttributeName.attribute(String($0)) }
    }.first
    let attributes = Attribute.allCases.filter { attribute in
      first.map { $0.axis == attribute.axis && $0.isSize == attribute.isSize } ?? true
    }
    return dotted(attributes.map { ($0.rawValue, $0.axis.rawValue) })
      + dotted(guideNames.map { ($0 + ".", "layout guide") })
  }

  var dottedProperties: [Candidate] {
    guard line.dotted != nil, let name = propertyOwner else { return [] }
    let isSetting = definition.name == CommandDefinition.set.name
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
