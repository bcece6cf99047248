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
      let names = try reader.names("a view or constraint", .part)
      return Command { resolver throws(Problem) in
        .setInstalled(true, try resolver.names(names))
      }
    })
}

extension Action {
  /// Installs views, guides, constraints and groups, or takes them out.
  static func setInstalled(_ isInstalled: Bool, _ names: [Name]) -> Action {
    .edit { layout throws(Problem) in
      for name in names { try name.setInstalled(isInstalled, in: &layout, nil) }
    } inWhen: { layout, sizeClasses throws(Problem) in
      for name in names { try name.setInstalled(isInstalled, in: &layout, sizeClasses) }
    }
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
