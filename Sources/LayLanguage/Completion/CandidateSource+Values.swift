import AutoLayout

/// Candidates for parts of values.
extension CandidateSource {
  /// Text properties whose values are names, with the possible names.
  private static let texts: [(properties: Set<String>, names: [String], summary: String)] = [
    (
      Set(ViewProperty.all.filter { $0.isColor }.flatMap { [$0.name] + $0.aliases }),
      Color.names,
      "color"
    ),
    (["font"], TextStyle.allCases.map { $0.rawValue }, "text style"),
  ]

  /// The candidates for the value of a property, or of any kind.
  func values(of property: ViewProperty?) -> [Candidate] {
    if let property {
      let words = property.words.map { Candidate(text: $0, summary: property.name) }
      let texts = Self.texts.filter { $0.properties.contains(property.name) }
      let known =
        words + texts.flatMap { row in row.names.map { Candidate(text: $0, summary: row.summary) } }
      if !known.isEmpty { return known }
    }
    let functions = ValueFunction.all.map { Candidate(text: $0.name + "(", summary: $0.summary) }
    return candidates(for: .name(.target)) + candidates(for: .number)
      + (line.dotted == nil ? functions : [])
  }

  /// The operators that change a property that consists of numbers.
  func changes(of property: ViewProperty?) -> [Candidate] {
    guard let property, property.words.isEmpty, [.number, .point, .size].contains(property.kind)
    else { return [] }
    return TokenReader.changeSigns.map { Candidate(text: $0, summary: "change") }
  }

  /// The spacings that equations know by name.
  var quantities: [Candidate] {
    guard line.dotted == nil else { return [] }
    return [
      Candidate(text: "standard", summary: "the spacing of Interface Builder"),
      Candidate(text: "systemSpacing", summary: "the spacing of anchors"),
    ]
  }

  static let priorities = Priority.names.map {
    Candidate(text: "@\($0.name)", summary: NumberText.exact($0.priority.value))
  }

  /// The parts of a property's value: `red.frame.size`.
  var dottedParts: [Candidate] {
    guard let base = line.dotted?.base else { return [] }
    let words = base.dropLast().split(separator: ".").map(String.init)
    // The longest property name comes last, followed by parts of its value.
    for count in stride(from: min(words.count - 1, Self.deepest), to: 0, by: -1) {
      for length in stride(from: min(count, Self.longest), to: 0, by: -1) {
        let start = words.count - count
        let name = words[start..<start + length].joined(separator: ".")
        guard let property = ViewProperty.named(name) else { continue }
        var kind: PropertyValue.Kind? = property.kind
        for part in words[(start + length)...] {
          kind = kind.flatMap { Self.kind(of: part, in: $0) }
        }
        return kind.map { kind in
          ValueComponent.names(of: kind).map { Candidate(text: base + $0, summary: "part") }
        } ?? []
      }
    }
    return []
  }

  /// The most words that name a property after a view.
  private static let longest = 3
  private static let deepest = 6

  /// The kind of a part: a rectangle's `size` is a size, a size's `width` a number.
  private static func kind(of part: String, in kind: PropertyValue.Kind) -> PropertyValue.Kind? {
    guard let sample = samples[kind] else { return nil }
    return (try? sample.component(part))?.kind
  }

  private static let samples: [PropertyValue.Kind: PropertyValue] = [
    .rect: .rect(.zero), .point: .point(.zero), .size: .size(width: 0, height: 0),
    .insets: .insets(.zero),
  ]
}
