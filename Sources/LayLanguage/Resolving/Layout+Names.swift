import AutoLayout
import LayoutDiagnostics

/// The meaning of the names in a command.
extension Layout {
  /// The view or guide with a name.
  func item(_ name: Name) throws(Problem) -> Item.ID {
    guard let item = item(named: name.value) else { throw .noView(name, in: self) }
    return item
  }

  /// The same if there may be no name.
  func item(_ name: Name?) throws(Problem) -> Item.ID? {
    guard let name else { return nil }
    return try item(name) as Item.ID
  }

  /// The items of the given names.
  func items(_ names: [Name]) throws(Problem) -> [Item.ID] {
    try names.map { name throws(Problem) in try item(name) }
  }

  /// The user's layout guide with a name.
  func guide(named name: String) -> Item.ID? {
    item(named: name).flatMap { viewClass(of: $0) == nil ? $0 : nil }
  }

  /// The item that values and constraint lines call by a name, or by `root.safeArea` for a guide of
  /// UIKit that was made.
  func item(written name: String) -> Item.ID? {
    if let item = item(named: name), self.name(of: item) == name { return item }
    return guidePath(name).flatMap { model.guide($0.kind, of: $0.owner) }
  }

  /// The view and the guide of a path such as `root.safeArea`; nil if it isn't one.
  func guidePath(_ path: String) -> (owner: Item.ID, kind: GuideKind)? {
    guard item(named: path) == nil, let dot = path.lastIndex(of: "."),
      let owner = item(named: String(path[..<dot])),
      let kind = PathWord.guide(String(path[path.index(after: dot)...]))
    else { return nil }
    return (owner, kind)
  }

  /// The constraint with a name.
  func constraint(_ name: Name) throws(Problem) -> LayoutConstraint.ID {
    guard let constraint = constraint(named: name.value) else {
      throw .noConstraint(name, in: self)
    }
    return constraint
  }

  /// The constraints with the given names, which may be those of groups.
  func constraints(_ names: [Name]) throws(Problem) -> [LayoutConstraint.ID] {
    let found = try names.map { name throws(Problem) in
      if let group = group(named: name.value) { return group.members }
      return [try constraint(name)]
    }
    // A constraint may be named both directly and in a group.
    var seen: Set<LayoutConstraint.ID> = []
    return found.joined().filter { seen.insert($0).inserted }
  }
}

extension Problem {
  /// The error for a name that isn't a view's.
  static func noView(_ name: Name, in layout: Layout) -> Problem {
    if layout.constraint(named: name.value) != nil {
      return Problem(
        "'\(name.value)' is a constraint, not a view", at: name.range,
        remedy: "'get \(NameText.written(name.value))' prints it")
    }
    if layout.group(named: name.value) != nil {
      return Problem("'\(name.value)' is a group, not a view", at: name.range)
    }
    if layout.isUninstalled(name.value) { return .uninstalled(name, in: layout) }
    if name.value.isOfFramework {
      return Problem(
        "unknown view '\(Excerpt.clipped(name.value))'", at: name.range,
        remedy: "if this is Swift code, 'import' the file; at the prompt, type 'swift' before it")
    }
    // The name of a view controller's view in its code.
    if ["view", "self"].contains(name.value) {
      return Problem(
        "unknown view '\(name.value)'", at: name.range,
        remedy: "the view of the screen is 'root'; 'superview' is the view that holds another")
    }
    let names = layout.items.map(layout.name(of:))
    return .unknown(
      "view", name, in: names,
      otherwise: "the views are: \(Excerpt.clipped(names.joined(separator: ", ")))")
  }

  /// The error for a name that isn't a constraint's.
  fileprivate static func noConstraint(_ name: Name, in layout: Layout) -> Problem {
    if layout.item(named: name.value) != nil {
      return Problem("'\(name.value)' is a view, not a constraint", at: name.range)
    }
    if let group = layout.group(named: name.value) {
      let members = group.members.map { layout.constraint($0).name }
      return Problem(
        "'\(name.value)' is a group, not a constraint", at: name.range,
        remedy: "it holds \(members.joined(separator: ", "))")
    }
    if layout.isUninstalled(name.value) { return .uninstalled(name, in: layout) }
    // Reports call a constraint that a stack view made by the stack's name and a number, as in `s.1`.
    if let dot = name.value.lastIndex(of: "."),
      Int(name.value[name.value.index(after: dot)...]) != nil,
      let item = layout.item(named: String(name.value[..<dot])),
      layout.viewClass(of: item)?.stackAxis != nil, layout.hasConstraint(called: name.value)
    {
      let stack = name.value[..<dot]
      return Problem(
        "the stack view '\(stack)' made '\(name.value)'", at: name.range,
        remedy: "it follows from the properties of \(stack), such as its spacing")
    }
    let ids = layout.constraints
    return .unknown(
      "constraint", name,
      in: ids.map { layout.constraint($0).name } + layout.groups.map { $0.name },
      otherwise: ids.isEmpty ? "there are no constraints yet" : "'save' prints their names")
  }

  /// The problem with a name of something that the current size classes don't install.
  private static func uninstalled(_ name: Name, in layout: Layout) -> Problem {
    let nowhere = layout.document.namesInstalledNowhere(for: name.value).map(NameText.written)
    return Problem(
      "'\(name.value)' is not installed here", at: name.range,
      remedy: nowhere.isEmpty
        ? "'dump variations' and 'dump traits' say why"
        : "'install \(nowhere.joined(separator: " "))' first")
  }
}

extension String {
  /// Whether it is a name from UIKit or Foundation, such as `NSLayoutConstraint`.
  fileprivate var isOfFramework: Bool {
    ["UI", "NS"].contains(prefix(2)) && dropFirst(2).first?.isUppercase == true && count > 4
  }
}

/// Values of views, as commands write them: an error is the value's fault.
extension ViewProperty {
  /// Sets the property of a view.
  func set(_ value: Located<PropertyValue>, of item: Item.ID, in layout: inout Layout)
    throws(Problem)
  {
    try blaming(value.range) { () throws(LayoutError) in
      try set(value.value, of: item, in: &layout)
    }
  }

  /// Gives the property of a view another value in some size classes.
  func vary(
    _ value: Located<PropertyValue>, of item: Item.ID, in layout: inout Layout,
    _ sizeClasses: SizeClasses
  ) throws(Problem) {
    try blaming(value.range) { () throws(LayoutError) in
      try layout.vary(.property(item, name, value.value), in: sizeClasses)
    }
  }
}
