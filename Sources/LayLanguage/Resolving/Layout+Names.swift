import AutoLayout
import LayoutDiagnostics

/// What the names in a command mean.
extension Layout {
  /// The view or guide of a name.
  func item(_ name: Name) throws(Problem) -> Item.ID {
    if let item = item(named: name.value) { return item }
    if constraint(named: name.value) != nil {
      throw Problem(
        "'\(name.value)' is a constraint, not a view", at: name.range,
        remedy: "'get \(NameText.written(name.value))' prints it")
    }
    if group(named: name.value) != nil {
      throw Problem("'\(name.value)' is a group, not a view", at: name.range)
    }
    if isUninstalled(name.value) { throw .uninstalled(name, in: self) }
    let names = items.map(self.name(of:))
    if Self.isFrameworkName(name.value) {
      throw Problem(
        "unknown view '\(Excerpt.clipped(name.value))'", at: name.range,
        remedy: "if this is Swift code, 'import' the file; at the prompt, type 'swift' before it")
    }
    if Self.rootWords.contains(name.value) {
      throw Problem(
        "unknown view '\(name.value)'", at: name.range,
        remedy: "the view of the screen is 'root'; 'superview' is the view that holds another")
    }
    throw .unknown(
      "view", name.value, at: name.range, candidates: names,
      otherwise: "the views are: \(Excerpt.clipped(names.joined(separator: ", ")))")
  }

  /// What code in a view controller calls its view.
  private static let rootWords: Set = ["view", "self"]

  /// Whether a name is one of UIKit's or Foundation's, such as `NSLayoutConstraint`.
  private static func isFrameworkName(_ name: String) -> Bool {
    ["UI", "NS"].contains(name.prefix(2)) && name.dropFirst(2).first?.isUppercase == true
      && name.count > 4
  }

  /// The item that values and constraint lines call by a name, or by `root.safeArea` for a guide of
  /// UIKit that was made.
  func item(written name: String) -> Item.ID? {
    if let item = item(named: name), self.name(of: item) == name { return item }
    return guidePath(name).flatMap { madeGuide($0.kind, of: $0.owner) }
  }

  /// The view and the guide of a path such as `root.safeArea`; nil when it is none.
  func guidePath(_ path: String) -> (owner: Item.ID, kind: GuideKind)? {
    guard item(named: path) == nil, let dot = path.lastIndex(of: "."),
      let owner = item(named: String(path[..<dot])),
      let kind = PathWord.guide(String(path[path.index(after: dot)...]))
    else { return nil }
    return (owner, kind)
  }

  /// The stack view that made what reports call by its name and a number, as `s.1`; nil for other names.
  private func maker(of name: String) -> String? {
    guard let dot = name.lastIndex(of: "."), Int(name[name.index(after: dot)...]) != nil,
      let item = item(named: String(name[..<dot])), viewClass(of: item)?.stackAxis != nil
    else { return nil }
    return String(name[..<dot])
  }

  /// The constraint of a name.
  func constraint(_ name: Name) throws(Problem) -> LayoutConstraint.ID {
    if let constraint = constraint(named: name.value) { return constraint }
    if item(named: name.value) != nil {
      throw Problem("'\(name.value)' is a view, not a constraint", at: name.range)
    }
    if let group = group(named: name.value) {
      throw Problem(
        "'\(name.value)' is a group, not a constraint", at: name.range,
        remedy: "it holds \(group.members.map { constraint($0).name }.joined(separator: ", "))")
    }
    if isUninstalled(name.value) { throw .uninstalled(name, in: self) }
    if let stack = maker(of: name.value), hasConstraint(called: name.value) {
      throw Problem(
        "the stack view '\(stack)' made '\(name.value)'", at: name.range,
        remedy: "it follows from the properties of \(stack), such as its spacing")
    }
    throw .unknown(
      "constraint", name.value, at: name.range,
      candidates: constraints.map { constraint($0).name } + groups.map { $0.name },
      otherwise: constraints.isEmpty ? "there are no constraints yet" : "'save' prints their names")
  }

  /// The constraints of some names, which may be groups'.
  func constraints(_ names: [Name]) throws(Problem) -> [LayoutConstraint.ID] {
    var found: [LayoutConstraint.ID] = []
    for name in names {
      if let group = group(named: name.value) {
        found += group.members
      } else {
        found.append(try constraint(name))
      }
    }
    // A constraint may be named itself and in a group.
    var seen: Set<LayoutConstraint.ID> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// The items of some names.
  func items(_ names: [Name]) throws(Problem) -> [Item.ID] {
    var found: [Item.ID] = []
    for name in names { found.append(try item(name)) }
    return found
  }

  /// The item that a path means; makes UIKit's guides at their first use.
  ///
  /// - Parameters:
  ///   - path: The path as written.
  ///   - others: The other paths of the equation, whose superview `superview` is.
  /// - Returns: The view or guide.
  /// - Throws: When a part of the path names nothing.
  mutating func item(_ path: ItemPath, besides others: [ItemPath]) throws(Problem) -> Item.ID {
    var item = try head(path.head, besides: others)
    for part in path.guides {
      if PathWord.isSuperview(part.value) {
        item = try superview(of: item, at: part.range)
      } else if let kind = PathWord.guide(part.value) {
        item = try guide(kind, of: item, at: part.range)
      } else {
        throw .unknown(
          "layout guide", part.value, at: part.range, candidates: PathWord.guideNames,
          otherwise: "'help guides' and 'help attributes' list what is allowed here")
      }
    }
    return item
  }

  /// The item and attribute that a path means; adds a guide for a distance.
  mutating func anchor(_ path: AnchorPath, besides others: [AnchorPath]) throws(Problem) -> Anchor {
    let others = others.map { $0.item }
    let anchor = Anchor(try item(path.item, besides: others), path.attribute.value)
    guard let end = path.end else { return anchor }
    let other = try item(end.item, besides: others + [path.item])
    return try distance(
      from: anchor, to: Anchor(other, end.attribute.value), at: path.range)
  }

  private mutating func head(_ name: Name, besides others: [ItemPath]) throws(Problem) -> Item.ID {
    if let kind = PathWord.guide(name.value) { return try guide(kind, of: root, at: name.range) }
    guard PathWord.isSuperview(name.value) else {
      // Values name guides of UIKit by their paths.
      if let (owner, kind) = guidePath(name.value) {
        return try guide(kind, of: owner, at: name.range)
      }
      return try item(name)
    }
    guard let other = others.first(where: { !PathWord.isSuperview($0.head.value) }) else {
      throw Problem(
        "'superview' of what? There is no other view in this command", at: name.range,
        remedy: "write the view's name")
    }
    // The other item may be a guide that is made at this moment.
    let item = try head(other.head, besides: [])
    return try superview(of: item, at: name.range)
  }

  private func superview(of item: Item.ID, at range: SourceRange) throws(Problem) -> Item.ID {
    guard let superview = superview(of: item) else {
      throw Problem("\(name(of: item)) has no superview", at: range)
    }
    return superview
  }

  private mutating func guide(_ kind: GuideKind, of view: Item.ID, at range: SourceRange)
    throws(Problem) -> Item.ID
  {
    do { return try guide(kind, of: view) } catch { throw Problem(error, at: range) }
  }
}

extension Problem {
  /// A name of something that the current size classes don't install.
  fileprivate static func uninstalled(_ name: Name, in layout: Layout) -> Problem {
    let nowhere = layout.namesInstalledNowhere(for: name.value).map(NameText.written)
    return Problem(
      "'\(name.value)' is not installed here", at: name.range,
      remedy: nowhere.isEmpty
        ? "'dump variations' and 'dump traits' say why"
        : "'install \(nowhere.joined(separator: " "))' first")
  }
}
