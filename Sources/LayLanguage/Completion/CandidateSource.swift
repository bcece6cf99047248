import AutoLayout

/// Candidates for one place of a command.
struct CandidateSource {
  typealias Candidate = Completion.Candidate

  let line: UnfinishedLine
  let definition: CommandDefinition
  let layout: Layout

  /// Everything that a keyword or placeholder stands for here; the caller filters by what is typed.
  func candidates(for grammar: Grammar, checkpoints: [String]) -> [Candidate] {
    switch grammar {
    case .keyword(let keyword): return [Candidate(text: keyword, summary: "")]
    case .placeholder(.checkpoint):
      return checkpoints.map { Candidate(text: NameText.written($0), summary: "checkpoint") }
    case .placeholder(let placeholder): return candidates(for: placeholder)
    default: return []
    }
  }

  private func candidates(for placeholder: Placeholder) -> [Candidate] {
    switch placeholder {
    case .viewClass:
      return ViewClass.all.map { Candidate(text: $0.keyword, summary: $0.summary) }
    case .view:
      return itemNames.map { Candidate(text: NameText.written($0.text), summary: $0.summary) }
    case .anyView: return phrases(views, suffix: "") + dottedGuides
    case .constraint:
      return constraintNames.map { Candidate(text: NameText.written($0.text), summary: $0.summary) }
        + candidates(for: .group)
    case .group:
      return layout.groups.map { Candidate(text: NameText.written($0.name), summary: "group") }
    case .equation, .attribute: return phrases(views, suffix: ".") + dottedAttributes
    case .format: return formatViews
    case .edge:
      return VisualFormatOptions.alignmentAttributes.map {
        Candidate(text: $0.rawValue, summary: $0.axis.rawValue)
      }
    case .direction:
      return VisualFormatOptions.Direction.allCases.map {
        Candidate(text: $0.rawValue, summary: "direction")
      }
    case .spacing:
      return VisualFormatOptions.Spacing.allCases.map {
        Candidate(text: $0.rawValue, summary: "spacing")
      }
    case .space:
      return candidates(for: .view)
        + ScreenSpace.all.map { Candidate(text: $0.name, summary: "the screen's coordinates") }
    case .textSize:
      return ContentSizeCategory.allCases.map {
        Candidate(text: $0.rawValue, summary: "text size")
      }
    case .trait:
      return TraitCollection.vocabulary.map { Candidate(text: $0.word, summary: "trait") }
    case .sizeClass: return SizeClassWord.all.map { Candidate(text: $0, summary: "size class") }
    case .part: return candidates(for: .view) + candidates(for: .constraint)
    case .bar:
      return Bars.Bar.allCases.map { Candidate(text: $0.rawValue, summary: "bar") }
    case .target:
      guard namedProperty == nil else { return [] }
      return phrases(itemNames + constraintNames, suffix: ".") + dottedProperties
    case .value: return words(of: namedProperty)
    case .stackOption:
      guard let name = line.words.last, StackOption.names.contains(name) else {
        return StackOption.names.filter { !line.words.contains($0) }
          .map { Candidate(text: $0, summary: ViewProperty.named($0)?.summary ?? "") }
      }
      return words(of: ViewProperty.named(name))
    case .device:
      return Device.all.map { Candidate(text: NameText.written($0.name), summary: "device") }
    case .era: return Era.allCases.map { Candidate(text: $0.name, summary: "era") }
    case .issue: return IssueRule.all.map { Candidate(text: $0.id, summary: $0.reason) }
    case .helpTopic:
      return CommandDefinition.all.map { Candidate(text: $0.name, summary: $0.summary) }
        + HelpTopic.all.map { Candidate(text: $0.name, summary: $0.summary) }
    case .priority:
      guard line.typed.hasPrefix("@") else { return [] }
      return TokenReader.priorityNames.map {
        Candidate(text: "@\($0.name)", summary: NumberText.exact($0.priority.value))
      }
    default: return []
    }
  }

  /// The words that a property takes.
  private func words(of property: ViewProperty?) -> [Candidate] {
    (property?.words ?? []).map { Candidate(text: $0, summary: property?.name ?? "") }
  }

  /// The property in front of the typed word: `row.axis`.
  private var namedProperty: ViewProperty? {
    guard let word = line.words.last(where: { $0.contains(".") }),
      let dot = word.lastIndex(of: ".")
    else { return nil }
    return ViewProperty.named(String(word[word.index(after: dot)...]))
  }

  // MARK: Names

  private var itemNames: [Candidate] {
    layout.items.map { item in
      Candidate(
        text: layout.name(of: item),
        summary: layout.viewClass(of: item)?.className ?? "UILayoutGuide")
    }
  }

  private var constraintNames: [Candidate] {
    layout.constraints.map { id in
      Candidate(text: layout.constraint(id).name, summary: layout.equation(of: id))
    }
  }

  private var views: [Candidate] {
    let words = [PathWord.superview] + PathWord.guideNames
    return itemNames + words.map { Candidate(text: $0, summary: "UIKit's") }
  }

  /// Names of several words need no quotes here; only what follows the words before is completed.
  private func phrases(_ names: [Candidate], suffix: String) -> [Candidate] {
    guard line.dotted == nil else { return [] }
    return names.flatMap { name -> [Candidate] in
      let isPhrase = name.text.split(separator: " ").allSatisfy { word in
        NameText.isWord(String(word)) || word.allSatisfy(\.isNumber)
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
  private var formatViews: [Candidate] {
    guard let bracket = line.typed.lastIndex(of: "["), !line.typed[bracket...].contains("]")
    else { return [] }
    let start = line.typed.lastIndex { "[(=<>,".contains($0) } ?? bracket
    let before = line.typed[...start]
    return itemNames.map {
      Candidate(text: before + NameText.written($0.text), summary: $0.summary)
    }
  }

  // MARK: Behind a dot

  /// The name in front of the typed dot, with the words before it where they make a known name.
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

  private var dottedGuides: [Candidate] {
    dotted(guideNames.map { ($0, "layout guide") })
  }

  /// The guides of UIKit that the view in front of the dot has.
  private var guideNames: [String] {
    let view = dottedName.flatMap(layout.item(named:))
    let isScrollView = view.flatMap(layout.viewClass(of:))?.isScrollView ?? false
    return GuideKind.allCases.filter { isScrollView || !$0.isOfScrollViews }.map(\.rawValue)
  }

  /// Attributes that fit the one that the equation names already.
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

  private var dottedProperties: [Candidate] {
    guard line.dotted != nil, let name = propertyOwner else { return [] }
    let isSetting = definition.name == CommandDefinition.set.name
    if layout.constraint(named: name) != nil {
      return dotted(
        ConstraintProperty.allCases.filter { $0.isWritable || !isSetting }
          .map { ($0.rawValue, $0.summary) })
    }
    let properties = ViewProperty.all.filter { $0.isWritable || !isSetting }
    // Behind a guide of UIKit stand the properties of the guide.
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

  /// What stands between the name and the last dot, with its dot: `hugging.`.
  private var pathBehindName: String {
    guard let name = dottedName, let owner = propertyOwner, name != owner else { return "" }
    return String(name.dropFirst(owner.count + 1)) + "."
  }
}
