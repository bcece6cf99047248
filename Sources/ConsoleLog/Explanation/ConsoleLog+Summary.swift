import AutoLayout
import LayoutDiagnostics

extension ConsoleLog {
  /// What clashes in each report and which line to change, in two lines, without a final newline.
  public var summary: String {
    let sentences = explanations().explanations.map { explanation in
      [explanation.clash, explanation.advice].compactMap { $0 }.joined(separator: "\n")
    }
    return (sentences + noticeLines()).joined(separator: "\n")
  }

  /// The notices, two lines each; notices that say the same thing about the same views appear once.
  func noticeLines(startingAt start: Int = 1) -> [String] {
    notices.grouped { $0.trouble }.map { _, notices in
      notices[0].text(at: notices.map { $0.line + start - 1 })
    }
  }
}

extension LogNotice {
  /// What it means and what to do.
  package var answer: String { "\(meaning); \(hedge)\(remedy)" }

  /// What distinguishes it: what to do with which pair of views, whichever anchors it names; otherwise the whole
  /// answer.
  fileprivate var trouble: String {
    let views = Set(
      meaning.split(whereSeparator: { $0.isWhitespace || "(),'\"".contains($0) })
        .filter { $0.holds(":0x") }.map { $0.prefix { $0 != "." } })
    return views.count < 2 ? answer : "\(views.sorted().joined(separator: " ")): \(remedy)"
  }

  private var hedge: String { certainty == LogMessage.Certainty.usual.rawValue ? "usually: " : "" }

  /// The numbers of some lines.
  static func list(_ lines: [Int]) -> String {
    let list = lines.prefix(8).map { "\($0)" }.joined(separator: ", ")
    return lines.count > 8 ? "\(list) and further down" : list
  }

  /// What it means, and below that what to do, for messages in some lines.
  package func text(at lines: [Int]) -> String {
    let place = "\(lines.count == 1 ? "line" : "lines") \(Self.list(lines))"
    return "\(place): \(Sentence.whole(meaning))\n  \(Sentence.whole(hedge + remedy))"
  }
}

extension ConflictReport {
  /// What clashes in the layout and which constraint to change, in two lines like those of a log.
  ///
  /// What to change was tried: the broken constraint holds afterwards, and no other is broken.
  ///
  /// - Parameter wording: Writes advice.
  /// - Returns: The lines.
  package func summary(_ wording: (Advice) -> [String]) -> String {
    let list = list
    let diagnosis = diagnosis(of: list)
    let clash =
      diagnosis.clash ?? "\(brokenHandle) can't hold: short by \(NumberText.missed(shortfall)) pt."
    let cure = cure(by: diagnosis, list, wording)
    return [clash, cure].compactMap { $0 }.joined(separator: "\n")
  }

  /// What is needed and what is available for it; nil if that isn't one sum.
  package var contradictionSum: ContradictionSum? {
    let diagnosis = diagnosis(of: list)
    return diagnosis.contradiction.flatMap { ContradictionSum($0, broken: diagnosis.broken) }
  }

  private func diagnosis(of list: [ReportLine]) -> Diagnosis {
    let scene = ConflictScene(list, in: layout.pass)
    let broken = zip(list, scene.constraints).first { $0.0.id == victim }?.1
    return Diagnosis(scene.constraints, broken: broken, in: scene)
  }

  /// The suggestion, if it helps; otherwise the first constraint that it helps to lower; nil if none does.
  private func cure(
    by diagnosis: Diagnosis, _ list: [ReportLine], _ wording: (Advice) -> [String]
  ) -> String? {
    let ids = list.map { $0.id }
    let suggested = [diagnosis.suggestion, diagnosis.further].compactMap { $0 }
    let changes = suggested.compactMap { $0.advice(ids, in: layout) }
    let isComplete = changes.count == suggested.count
    if !isComplete || isCured(by: Advice(changes.flatMap { $0.edits })) {
      return diagnosis.advice { $0.advice(ids, in: layout).map(wording) }
    }
    let suspects = Suspects(diagnosis.members, in: diagnosis.scene)
    let helpful = suspects.softestFirst.lazy.map(suspects.softening).first { suggestion in
      suggestion.advice(ids, in: layout).map(isCured) ?? false
    }
    return helpful.map { suggestion in
      diagnosis.sentence(suggestion) { $0.advice(ids, in: layout).map(wording) }
    }
  }

  private func isCured(by advice: Advice) -> Bool {
    guard let after = advice.done(to: layout) else { return false }
    let (now, before) = (Set(after.engine.broken), Set(layout.engine.broken))
    return now.isSubset(of: before) && !now.contains(victim)
  }
}

extension ConflictSuggestion {
  /// The same, as a change to a layout; nil for what only a person can do.
  ///
  /// - Parameters:
  ///   - ids: The constraints of the layout behind the lines of its report.
  ///   - layout: The layout.
  /// - Returns: The change.
  fileprivate func advice(_ ids: [ConstraintID?], in layout: Layout) -> Advice? {
    switch (action, ids[constraint.place]) {
    case (.lower, .user(let id)): Advice([.prioritize(id, .nearlyRequired)])
    case (.remove, .user(let id)): Advice([.remove(id)])
    case (.disableAutoresizing, _):
      Advice(
        changed.compactMap { ids[$0.place]?.item }.map {
          .set($0, property: "translatesAutoresizingMaskIntoConstraints", .bool(false))
        })
    case (.realign, .user(let id)):
      layout.model.stack(arranging: layout.constraint(id).first.item).map {
        Advice([.set($0, property: "alignment", .choice("center"))])
      }
    default: nil
    }
  }
}

extension ConflictScene {
  /// The constraints of a report, with what logs leave out: superviews, margins, baselines and directions.
  init(_ list: [ReportLine], in situation: LayoutPass) {
    mayHaveSystemViews = false
    var places: [Item.ID: Int] = [:]
    for line in list { append(line.line, in: situation, &places) }
    noteRoles()
  }

  private mutating func append(
    _ line: ConstraintLine, in situation: LayoutPass, _ places: inout [Item.ID: Int]
  ) {
    let constraint = line.constraint
    let isOfMask = line.className == "NSAutoresizingMaskLayoutConstraint"
    let direction =
      situation.model.holder(of: constraint).map { situation.model.direction(of: $0) }
      ?? .leftToRight
    func side(_ named: Anchor, beside other: Anchor?) -> SceneConstraint.Side {
      let anchor = situation.baselineAnchor(named)
      let content = situation.model.contentArea(meantBy: named, beside: other?.item)
      let inset = anchor.attribute.position(in: direction).map {
        situation.inset(at: $0, of: anchor.attribute, on: anchor.item)
      }
      return SceneConstraint.Side(
        view: place(of: content ?? anchor.item, in: situation.model, &places),
        attribute: anchor.attribute, attributeName: anchor.attribute.rawValue, inset: inset)
    }
    let first = side(constraint.first, beside: constraint.second)
    let second = constraint.second.map { side($0, beside: constraint.first) }
    let classes = [first, second].compactMap { $0 }.map { views[$0.view].className }
    constraints.append(
      SceneConstraint(
        place: constraints.count, name: line.handle, identifier: line.identifier, first: first,
        relation: constraint.relation, requiredRelation: constraint.relation,
        multiplier: constraint.multiplier, second: second, constant: constraint.constant,
        priority: constraint.priority, isOfMask: isOfMask,
        origin: isOfMask && second == nil && !constraint.first.attribute.isSize
          ? views[first.view].parent : nil,
        direction: direction, maker: LineMaker(line.className, line.identifier, of: classes)))
  }

  /// The place of an item; a new one is added after what holds it.
  private mutating func place(
    of item: Item.ID, in model: Model, _ places: inout [Item.ID: Int]
  ) -> Int {
    if let known = places[item] { return known }
    let parent = model[item].parent.map { place(of: $0, in: model, &places) }
    var view = SceneView()
    view.name = model.path(of: item)
    view.className = model.className(of: item)
    view.parent = parent
    view.isContentArea = model[item].systemGuide == .contentLayoutGuide
    places[item] = views.count
    views.append(view)
    return views.count - 1
  }
}
