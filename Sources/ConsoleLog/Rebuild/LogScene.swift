import AutoLayout

/// The views and constraints of a log, put together from all its lines.
public struct LogScene: Hashable, Sendable {
  /// The views in the order of the log; each constraint once, more than once where reports state it differently.
  package internal(set) var scene = ConflictScene()
  /// The line of each constraint.
  private var lines: [LogConstraint] = []
  var placeOfView: [String: Int] = [:]
  private var placeOfConstraint: [ReportLine: Int] = [:]
  /// By its identity, the place where the last report that has a constraint states it.
  private var newest: [String: Int] = [:]
  /// The first line of the report that states each constraint first.
  private var firstLines: [Int] = []
  /// By what a line calls a view: the superview that some line with a names list gives it.
  private var superviews: [String: LogItem] = [:]
  /// Names that views are known by anywhere in the log → their addresses.
  private var addresses: [String: String] = [:]
  /// The language of the app, as far as the log shows it.
  let language: CodeLanguage

  /// Puts the readable lines of a log together.
  public init(_ log: ConsoleLog) {
    language = log.signs.language
    let all = log.reports.flatMap { $0.allConstraints }
    for line in all { noteNames(of: line) }
    var placeOfStatement: [Statement: Int] = [:]
    for report in log.reports {
      for line in report.allConstraints {
        let key = ReportLine(report: report.firstLine, identity: line.identity)
        guard placeOfConstraint[key] == nil else { continue }
        var found = resolved(line)
        // A list shows what a view wants, a report what it must have.
        if report.isList, line.isContentSize, line.contentPriorities == nil {
          found.requiredRelation = nil
        }
        let statement = Statement(
          identity: line.identity, constraint: found, content: line.contentPriorities)
        let place = placeOfStatement[statement] ?? lines.count
        placeOfConstraint[key] = place
        placeOfStatement[statement] = place
        newest[line.identity] = place
        if place == lines.count {
          found.place = place
          scene.constraints.append(found)
          lines.append(line)
          firstLines.append(report.firstLine)
        }
      }
    }
    addTrees(of: log)
    ViewTree.assignParents(&scene.views, scene.constraints, lines)
    addSuperviewsOfMasks()
    nameAll()
    let hiding = Self.hiding(in: log, all)
    let resized = resized
    for (place, line) in lines.enumerated() {
      let constraint = scene.constraints[place]
      scene.constraints[place].origin = constraint.origin ?? superview(placing: constraint)
      scene.constraints[place].maker = LineMaker(
        line, hiding: resized.contains(constraint.first) ? .nothing : hiding)
    }
    for report in log.reports {
      let broken = report.broken?.constraint.flatMap { place(of: $0, in: report) }
      let places = report.constraints.compactMap { place(of: $0, in: report) }
      scene.keepOneSize(among: places + [broken].compactMap { $0 }, broken: broken)
    }
    for neighbor in log.reports.compactMap({ $0.neighbor }) {
      for place in views.indices where neighbor.names(views[place].address) {
        scene.views[place].owner = neighbor.owner
      }
    }
    scene.noteMargins()
    scene.noteRoles()
  }

  /// Every view and guide that is mentioned, in order.
  package var views: [SceneView] { scene.views }

  /// Every constraint once, in order; more than once where reports state it differently.
  package var constraints: [SceneConstraint] { scene.constraints }

  /// A constraint as it is in the log.
  package func line(of constraint: SceneConstraint) -> LogConstraint { lines[constraint.place] }

  /// What the app's descriptions lack: since iOS 10 the system's say that a constraint is active.
  private static func hiding(in log: ConsoleLog, _ lines: [LogConstraint]) -> LineMaker.Hiding {
    if lines.contains(where: { $0.className == "MASLayoutConstraint" }) { return .masonry }
    let isNew = log.reports.contains { $0.isNew }
    let isPlain = lines.allSatisfy { $0.isActive == nil && !$0.isVisual && $0.identifier == nil }
    return isNew && isPlain ? .identifiers : .nothing
  }

  /// The sizes that a line of Masonry sets next to a plain one that is not 0: Interface Builder's, as people who pin a
  /// view in code forget the size that its document gives it.
  private var resized: Set<SceneConstraint.Side> {
    func sizes(_ className: String) -> [SceneConstraint] {
      constraints.filter {
        $0.second == nil && $0.relation == .equal && line(of: $0).className == className
      }
    }
    let plain = sizes("NSLayoutConstraint").filter { $0.constant != 0 }
    return Set(plain.map { $0.first })
      .intersection(sizes("MASLayoutConstraint").map { $0.first })
  }

  /// What the position of a mask is measured from, if the line doesn't say: the superview, as other lines show it.
  private func superview(placing constraint: SceneConstraint) -> Int? {
    guard constraint.isOfMask, constraint.second == nil,
      constraint.first.attribute?.isSize == false
    else { return nil }
    return views[constraint.first.view].parent
  }

  /// Names all views and constraints.
  ///
  /// Names from the log come before names that are made up; if reports state a constraint
  /// in different ways, the newest statement keeps the name.
  private mutating func nameAll() {
    var names = ReadableNames()
    let viewNames = views.map { names.ownName(of: $0) }
    let newestFirst =
      lines.indices.filter { newest[lines[$0].identity] == $0 }
      + lines.indices.filter { newest[lines[$0].identity] != $0 }
    var found: [String?] = lines.map { _ in nil }
    for place in newestFirst { found[place] = names.take(lines[place].typeableHandle) }
    for place in newestFirst where found[place] == nil {
      found[place] = names.take(lines[place].nameSource.map(ReadableNames.typeable))
    }
    for place in views.indices {
      scene.views[place].name = viewNames[place] ?? names.name(of: views[place])
    }
    for (place, line) in lines.enumerated() {
      scene.constraints[place].name =
        found[place] ?? line.nameSource.map { names.name(ofIdentifier: $0) } ?? names.nextNumber()
    }
  }

  /// What a report says of a constraint; another report may say something else of the same one.
  private struct Statement: Hashable {
    let identity: String
    let constraint: SceneConstraint
    let content: LogConstraint.ContentPriorities?
  }

  /// A name in one report, where the first line with it counts.
  ///
  /// Another report may have another constraint there: of another run, or with a changed constant.
  private struct ReportLine: Hashable {
    /// The first line of the report.
    let report: Int
    let identity: String
  }

  /// The place of a report's constraint in ``constraints``.
  package func place(of line: LogConstraint, in report: LogReport) -> Int? {
    placeOfConstraint[ReportLine(report: report.firstLine, identity: line.identity)]
  }

  /// In words, a constraint and the later statement that replaces it; nil if there is none.
  func restatement(of constraint: SceneConstraint) -> String? {
    let place = newest[line(of: constraint).identity]
    guard let place, place != constraint.place else { return nil }
    return
      "\(stated(constraint)): a later report states the same constraint as \(stated(constraints[place]))"
  }

  private func stated(_ constraint: SceneConstraint) -> String {
    let text = scene.equation(of: constraint) ?? line(of: constraint).body
    return "\(constraint.name) (\(text), report in line \(firstLines[constraint.place]))"
  }

  // MARK: Views

  private mutating func noteNames(of line: LogConstraint) {
    addresses.merge(line.names.addresses) { $1 }
    if line.isVisual, let bar = line.names.bar, let child = line.items.first(where: { $0 != bar }) {
      superviews[child.identity] = bar
    }
  }

  private mutating func resolved(_ line: LogConstraint) -> SceneConstraint {
    let first = side(line.first, of: line)
    let second = line.second.map { side($0, of: line) }
    var origin: Int?
    if line.mask != nil, second == nil, let bar = line.names.bar {
      origin = place(of: bar, in: line)
    }
    return SceneConstraint(
      identifier: line.identifier, first: first, relation: line.relation,
      requiredRelation: line.isActive == false ? nil : line.requiredRelation,
      multiplier: line.multiplier, second: second, constant: line.constant,
      priority: line.priority, isOfMask: line.mask != nil, origin: origin,
      maker: LineMaker(line, hiding: .nothing))
  }

  private mutating func side(_ anchor: LogAnchor, of line: LogConstraint) -> SceneConstraint.Side {
    SceneConstraint.Side(
      view: place(of: anchor.item, in: line), attribute: anchor.attribute,
      attributeName: anchor.attributeName)
  }

  /// The place of a view; a new one is added.
  private mutating func place(of item: LogItem, in line: LogConstraint) -> Int {
    if item.isUnknownBar, let child = line.items.first(where: { !$0.isUnknownBar }),
      let known = superviews[child.identity]
    {
      return place(of: known, in: line)
    }
    let isBare = item.className == nil
    let address =
      item.address
      ?? item.key.flatMap { isBare ? line.names.address(of: $0) ?? addresses[$0] : nil }
    let exact = address.flatMap { LogItem.isMasked($0) ? nil : $0 }
    // Such a bar refers to a superview that only the view in it knows.
    let child = line.items.first { !$0.isUnknownBar }
    let identity =
      exact ?? (item.isUnknownBar ? "| of \(child?.identity ?? line.identity)" : item.identity)
    let place = placeOfView[identity] ?? views.count
    if place == views.count {
      placeOfView[identity] = place
      scene.views.append(SceneView())
    }
    scene.views[place].address = scene.views[place].address ?? address
    scene.views[place].label = scene.views[place].label ?? item.label.map(ListEscape.decoded)
    if let key = item.key, !item.isUnknownBar { scene.views[place].key = key }
    if let name = item.className {
      // `'|':box:0x7f8a` prints an identifier in place of the class.
      let isClass = LogItem.isClass(name) || name.contains("<")
      if !isClass || addresses[name] == address && address != nil {
        scene.views[place].key = name
      } else {
        scene.views[place].className = name
      }
    }
    return place
  }
}
