import AutoLayout

extension CommandDefinition {
  static let when = CommandDefinition(
    syntax: ["when SIZECLASS… { COMMAND… }", "when SIZECLASS… forget [TARGET]"],
    summary: "install views and constraints, and change values, for some size classes only",
    explanation: """
      wC and wR mean a compact and a regular width, hC and hR a compact and a regular height. wAny \
      and hAny, which Interface Builder uses, are the same as leaving them out. Its names of pairs \
      are understood, too, width first: Compact-Regular is wC hR, and what is in Any-Any holds \
      everywhere. The braces hold commands, one per line or separated by ';': add, pin, install, \
      uninstall, activate, deactivate, hide, show and set. What they add exists in these size \
      classes only, and what they change is changed there only. If several blocks mention the same \
      thing, a block with two size classes takes precedence over those with one, and of those the \
      block that was begun last. The size classes are those of the view itself, or of the view \
      that holds the view or constraint. Everything outside of blocks applies otherwise. 'dump \
      variations' prints the blocks, and 'forget' drops one, or one value of it: when wC forget \
      red.hidden; with a name alone, whether the view is installed or the constraint active.
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
        let target = try reader.nameIfAny("a view or constraint", .target)
        return Command { resolver throws(Problem) in
          let sizeClasses = try resolver.sizeClasses(sizeClasses)
          guard let target else { return .forgetVariation(in: sizeClasses) }
          let property = target.path.members.flatMap { $0.isEmpty ? nil : Name(joining: $0[...]) }
          let head = try resolver.head(of: target.path, target.expected)
          return .forgetVariation(in: sizeClasses, of: head, property)
        }
      }
      let block = try reader.block()
      return Command { resolver throws(Problem) in
        let sizeClasses = try resolver.sizeClasses(sizeClasses)
        let block = block.bound(to: resolver)
        return .block { run throws(Problem) in
          try run.vary(in: sizeClasses.value, at: sizeClasses.range) { part throws(Problem) in
            try block.run(in: &part)
          }
        }
      }
    })

  static let install = CommandDefinition(
    syntax: ["install PART…"],
    summary: "put back views, guides and constraints that are not installed",
    explanation: """
      This is the checkbox 'Installed' in Interface Builder. Inside 'when' it applies to some \
      size classes only. Installing a constraint activates it.
      """,
    examples: ["add view red\nuninstall red\nwhen wC { install red }\nget red.superview"],
    parse: Command.naming("a view or constraint", .part) { .setInstalled(true, $0) })

  static let uninstall = CommandDefinition(
    syntax: ["uninstall PART…"],
    summary: "take out views, guides and constraints, but keep them",
    explanation: """
      A view that is not installed is not in the hierarchy, nor is anything in it, nor any \
      constraint that mentions it. 'install' puts it back, perhaps for some size classes only.
      """,
    examples: ["add view red\nwhen hC { uninstall red }\nrotate\ndump frames"],
    parse: Command.naming("a view or constraint", .part) { .setInstalled(false, $0) })
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

  /// Installs views, guides, constraints and groups, or takes them out.
  static func setInstalled(_ isInstalled: Bool, _ names: [Name]) -> Action {
    .edit { layout throws(Problem) in
      for name in names { try name.setInstalled(isInstalled, in: &layout, nil) }
    } inWhen: { layout, sizeClasses throws(Problem) in
      for name in names { try name.setInstalled(isInstalled, in: &layout, sizeClasses) }
    }
  }
}

extension VariedValue.Slot {
  /// Finds what a name refers to, if a block can change it.
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
      throw .unknown("property", property, in: ViewProperty.all.map { $0.name })
    }
    self = .property(item, known.name)
  }
}

extension TokenReader {
  /// Reads one size class, or one for the width and one for the height.
  fileprivate mutating func sizeClasses() throws(Problem) -> [Reference] {
    note(SizeClassWord.all, "size class")
    var names = [try name("a size class such as wC or hR")]
    note(SizeClassWord.all, "size class")
    while !isAt(.openBrace), !isAt(keyword: "forget") {
      guard
        word().map({ SizeClassWord.words(of: $0) != nil }) ?? false || isAt(.openBrace, offset: 1)
      else { throw unexpected("'{ COMMAND… }' or 'forget'") }
      names.append(try name("a size class such as wC or hR"))
    }
    return names
  }
}

extension Resolver {
  fileprivate func sizeClasses(_ references: [Reference]) throws(Problem) -> Located<SizeClasses> {
    var words: [String] = []
    for name in try names(references) {
      guard let known = SizeClassWord.words(of: name.value) else {
        throw .unknown("size class", name, oneOf: SizeClassWord.all)
      }
      for word in known where words.contains(where: { $0.first == word.first }) {
        throw Problem(
          "'\(word)' is the second size class in this direction", at: name.range,
          remedy: "write another 'when' for it")
      }
      words += known
    }
    let start = references.first?.range ?? source.text.startIndex..<source.text.startIndex
    let end = references.last?.range ?? start
    return Located(
      TraitCollection(words: words).sizeClasses, start.lowerBound..<end.upperBound)
  }
}

extension Name {
  fileprivate func setInstalled(
    _ isInstalled: Bool, in layout: inout Layout, _ sizeClasses: SizeClasses?
  ) throws(Problem) {
    if let item = layout.item(named: value) {
      return try blaming(range) { () throws(LayoutError) in
        try layout.setInstalled(isInstalled, item, in: sizeClasses)
      }
    }
    for id in try layout.constraints([self]) {
      if let sizeClasses {
        layout.model.vary(.active(id, isInstalled), in: sizeClasses)
      } else {
        layout.setActive(isInstalled, id)
      }
    }
  }
}
