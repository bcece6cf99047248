import AutoLayout

extension CommandDefinition {
  static let install = CommandDefinition(
    name: "install",
    topic: .environment,
    syntax: ["install PART…"],
    summary: "put back views, guides and constraints that are not installed",
    explanation: """
      This is the checkbox 'Installed' in Interface Builder. Inside 'when' it applies to some \
      size classes only. Installing a constraint activates it.
      """,
    examples: ["add view red\nuninstall red\nwhen wC { install red }\nget red.superview"],
    parse: { reader throws(Problem) in
      .setInstalled(true, try reader.names("a view or constraint"))
    })
}

extension Action {
  /// Installs views, guides, constraints and groups, or takes them out.
  static func setInstalled(_ isInstalled: Bool, _ names: [Name]) -> Action {
    .edit { layout throws(Problem) in
      for name in names { try layout.setInstalled(isInstalled, name, in: nil) }
    } inWhen: { layout, sizeClasses throws(Problem) in
      for name in names { try layout.setInstalled(isInstalled, name, in: sizeClasses) }
    }
  }
}

extension Layout {
  fileprivate mutating func setInstalled(
    _ isInstalled: Bool, _ name: Name, in sizeClasses: SizeClasses?
  ) throws(Problem) {
    if item(named: name.value) != nil {
      let item = try item(name)
      try blaming(name.range) { () throws(LayoutError) in
        try setInstalled(isInstalled, item, in: sizeClasses)
      }
      return
    }
    for id in try constraints([name]) {
      if let sizeClasses {
        vary(id, isActive: isInstalled, in: sizeClasses)
      } else {
        setActive(isInstalled, id)
      }
    }
  }
}
