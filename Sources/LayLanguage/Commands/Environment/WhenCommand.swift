import AutoLayout

extension CommandDefinition {
  static let when = CommandDefinition(
    name: "when",
    topic: .environment,
    syntax: ["when SIZECLASS… { COMMAND… }", "when SIZECLASS… forget [TARGET]"],
    summary: "install views and constraints, and change values, for some size classes only",
    explanation: """
      wC and wR mean a compact and a regular width, hC and hR a compact and a regular height. \
      wAny and hAny, which Interface Builder uses, are the same as leaving them out. Its names of \
      pairs are understood, too, width first: Compact-Regular is wC hR, and what is in Any-Any \
      holds everywhere. The braces \
      hold commands, one per line or separated by ';': add, pin, install, uninstall, activate, \
      deactivate, hide, show and set. What they add exists in these size classes only, and what \
      they change is changed there only. If several blocks mention the same thing, a block with \
      two size classes takes precedence over those with one, and of those the block that was \
      begun last. The size classes are those of the view itself, or of the view that holds the \
      view or constraint. Everything outside of blocks applies otherwise. 'dump variations' \
      prints the blocks, and 'forget' drops one, or one value of it: when wC forget red.hidden; with a \
      name alone, whether the view is installed or the constraint active.
      """,
    examples: [
      """
      add hstack row
      add view red 40x40 in row
      when wC hR { set row.axis vertical; add view blue 20x20 in row }
      get row.axis
      rotate
      get row.axis
      """
    ],
    parse: { reader throws(Problem) in
      let sizeClasses = try reader.sizeClasses()
      if reader.take(keyword: "forget") {
        guard !reader.isAtEnd else { return .forgetVariation(in: sizeClasses) }
        let target = try reader.unquotedName("a view or constraint")
        let property = reader.take(.dot) ? try reader.propertyPath() : nil
        return .forgetVariation(in: sizeClasses, of: target, property)
      }
      let block = try reader.block()
      let scope = reader.context.scope
      return .block { run throws(Problem) in
        try run.vary(in: sizeClasses.value, at: sizeClasses.range) { part throws(Problem) in
          try block.run(in: &part, scope: scope)
        }
      }
    })
}

extension Action {
  fileprivate static func forgetVariation(in sizeClasses: Located<SizeClasses>) -> Action {
    .editAndPrint { layout throws(Problem) in
      guard layout.variations.contains(where: { $0.sizeClasses == sizeClasses.value }) else {
        throw Problem(
          "there is no block for \(sizeClasses.value)", at: sizeClasses.range,
          remedy: "'dump variations' prints what there is")
      }
      let lost = layout.document.namesInstalledOnly(in: sizeClasses.value).map(NameText.written)
      layout.removeVariation(in: sizeClasses.value)
      return lost.isEmpty ? "" : "installed nowhere now: \(lost.joined(separator: " "))"
    }
  }
}

extension Action {
  /// Drops one value of a block.
  fileprivate static func forgetVariation(
    in sizeClasses: Located<SizeClasses>, of target: Name, _ property: Name?
  ) -> Action {
    .edit { layout throws(Problem) in
      let slot = try VariedValue.Slot(of: target, property, in: layout)
      guard layout.removeVariation(in: sizeClasses.value, of: slot) else {
        let path = property.map { "\(target.value).\($0.value)" } ?? target.value
        throw Problem(
          "\(sizeClasses.value) changes nothing about '\(path)'", at: target.range,
          remedy: "'dump variations' prints what there is")
      }
    }
  }
}

extension VariedValue.Slot {
  /// What a block can change under a name.
  fileprivate init(of target: Name, _ property: Name?, in layout: Layout) throws(Problem) {
    if let id = layout.constraint(named: target.value) {
      switch property.map({ ConstraintProperty.named($0.value) }) {
      case nil, .active: self = .active(id)
      case .constant: self = .constant(id)
      case .priority: self = .priority(id)
      default:
        throw Problem(
          "size classes can't change \(property?.value ?? "")", at: property?.range ?? target.range)
      }
      return
    }
    let item = try layout.item(target)
    guard let property else {
      self = .installed(item)
      return
    }
    guard let known = ViewProperty.named(property.value) else {
      throw .unknown(
        "property", property.value, at: property.range,
        candidates: ViewProperty.all.map { $0.name })
    }
    self = .property(item, known.name)
  }
}

extension TokenReader {
  /// `wC hR`.
  fileprivate mutating func sizeClasses() throws(Problem) -> Located<SizeClasses> {
    let start = current.range
    var words = try sizeClass().value
    while !isAt(.openBrace), !isAt(keyword: "forget") {
      guard mayBeAtSizeClass else { throw unexpected("'{ COMMAND… }' or 'forget'") }
      let next = try sizeClass()
      for word in next.value where words.contains(where: { $0.first == word.first }) {
        throw Problem(
          "'\(word)' is the second size class in this direction", at: next.range,
          remedy: "write another 'when' for it")
      }
      words += next.value
    }
    return Located(TraitCollection(words: words).sizeClasses, range(from: start))
  }

  /// `wC`, `hR`, `wAny`; both words of a pair such as `Compact-Regular`.
  private mutating func sizeClass() throws(Problem) -> Located<[String]> {
    let name = try name("a size class such as wC or hR")
    guard let known = SizeClassWord.words(of: name.value) else {
      throw .unknown(
        "size class", name.value, at: name.range, candidates: SizeClassWord.all,
        otherwise: "use one of: \(SizeClassWord.all.joined(separator: ", "))")
    }
    return Located(known, name.range)
  }

  /// Whether a size class is next, or a misspelled one before a block.
  private var mayBeAtSizeClass: Bool {
    guard let word = word() else { return false }
    return isAt(.openBrace, offset: 1)
      || SizeClassWord.words(of: word) != nil
  }
}
