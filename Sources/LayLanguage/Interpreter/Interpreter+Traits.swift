import AutoLayout

/// Traits, and what depends on size classes.
extension Interpreter {
  mutating func setTraits(_ traits: TraitCollection, _ statement: Statement) throws(Problem)
    -> Outcome
  {
    try changeEnvironment(statement) { $0.explicitTraits = traits }
  }

  mutating func setSplit(_ split: Located<Split>, _ statement: Statement) throws(Problem)
    -> Outcome
  {
    try changeEnvironment(statement) { (environment) throws(Problem) in
      let old = environment
      environment = try blaming(split.range) { () throws(LayoutError) in
        try old.showing(split.value)
      }
    }
  }

  mutating func vary(
    _ commands: [Located<Command>], in sizeClasses: SizeClasses, _ statement: Statement
  ) throws(Problem) -> Outcome {
    try change(statement) { (layout) throws(Problem) in
      for command in commands { try layout.vary(command, in: sizeClasses) }
    }
  }

  mutating func forgetVariation(_ sizeClasses: Located<SizeClasses>, _ statement: Statement)
    throws(Problem) -> Outcome
  {
    try changeAndPrint(statement) { (layout) throws(Problem) -> String in
      guard layout.variations.contains(where: { $0.sizeClasses == sizeClasses.value }) else {
        throw Problem(
          "there is nothing for \(sizeClasses.value)", at: sizeClasses.range,
          remedy: "'dump variations' prints what there is")
      }
      let lost = layout.namesInstalledOnly(in: sizeClasses.value).map(NameText.written)
      layout.removeVariation(in: sizeClasses.value)
      return lost.isEmpty ? "" : "installed nowhere now: \(lost.joined(separator: " "))"
    }
  }

  mutating func setInstalled(_ isInstalled: Bool, _ names: [Name], _ statement: Statement)
    throws(Problem) -> Outcome
  {
    try change(statement) { (layout) throws(Problem) in
      for name in names { try layout.setInstalled(isInstalled, name) }
    }
  }
}

extension Layout {
  /// Installs a view, guide, constraint or group, or takes it out.
  fileprivate mutating func setInstalled(
    _ isInstalled: Bool, _ name: Name, in sizeClasses: SizeClasses? = nil
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

  /// Records what a command inside of `when` says.
  fileprivate mutating func vary(_ command: Located<Command>, in sizeClasses: SizeClasses)
    throws(Problem)
  {
    switch command.value {
    case .add(let addition):
      let item = try add(addition)
      try blaming(addition.name.range) { () throws(LayoutError) in
        try setInstalled(false, item)
        try setInstalled(true, item, in: sizeClasses)
      }
    case .pin(let pin):
      let count = constraints.count
      try add(pin)
      guard pin.isActive else { return }
      for id in constraints.dropFirst(count) {
        setActive(false, id)
        vary(id, isActive: true, in: sizeClasses)
      }
    case .setInstalled(let isInstalled, let names):
      for name in names { try setInstalled(isInstalled, name, in: sizeClasses) }
    case .setActive(let isActive, let names):
      for id in try constraints(names) { vary(id, isActive: isActive, in: sizeClasses) }
    case .setHidden(let isHidden, let names):
      for name in names {
        try vary("hidden", of: name, as: Located(.bool(isHidden), name.range), in: sizeClasses)
      }
    case .setPriority(let name, let priority):
      vary(try constraint(name), priority: priority.value, in: sizeClasses)
    case .set(let name, let property, let value):
      switch property.value {
      case .view(let known): try vary(known, of: name, as: value, in: sizeClasses)
      case .constraint(let known):
        try vary(known, of: name, as: value, at: property.range, in: sizeClasses)
      }
    default:
      throw Problem(
        "this command can't stand inside of 'when'", at: command.range,
        remedy: "use add, pin, install, uninstall, activate, deactivate, hide, show or set")
    }
  }

  private mutating func vary(
    _ name: String, of view: Name, as value: Located<PropertyValue>, in sizeClasses: SizeClasses
  ) throws(Problem) {
    let item = try item(view)
    guard let property = ViewProperty.named(name) else { return }
    try blaming(value.range) { () throws(LayoutError) in
      try vary(property, of: item, as: value.value, in: sizeClasses)
    }
  }

  private mutating func vary(
    _ property: ConstraintProperty, of name: Name, as value: Located<PropertyValue>,
    at range: SourceRange, in sizeClasses: SizeClasses
  ) throws(Problem) {
    let id = try constraint(name)
    try blaming(property.isVariable ? value.range : range) { () throws(LayoutError) in
      switch (property, value.value) {
      case (.constant, .number(let constant)): try vary(id, constant: constant, in: sizeClasses)
      case (.priority, .number(let number)):
        vary(id, priority: try Layout.priority(number), in: sizeClasses)
      case (.active, .bool(let isActive)): vary(id, isActive: isActive, in: sizeClasses)
      default: throw LayoutError("size classes can't change \(property.rawValue)")
      }
    }
  }
}

extension ConstraintProperty {
  /// Whether size classes can change it.
  fileprivate var isVariable: Bool { [.constant, .priority, .active].contains(self) }
}
