import AutoLayout
import LayoutDiagnostics

extension ConflictReport {
  /// What clashes in the layout and which constraint to change, in two lines as those of a log.
  package var summary: String {
    let list = list
    let scene = ConflictScene(list, in: situation)
    let broken = zip(list, scene.constraints).first { $0.0.id == victim }?.1
    let diagnosis = Diagnosis(scene.constraints, broken: broken, in: scene)
    let clash =
      diagnosis.clash ?? "\(brokenHandle) can't hold: short by \(NumberText.missed(shortfall)) pt."
    let advice = diagnosis.advice { "set priority \($0.constraint.typeableName) 999" }
    return [clash, advice].compactMap { $0 }.joined(separator: "\n")
  }
}

extension ConflictScene {
  /// The constraints of a report, with what logs leave out: superviews, margins, baselines and directions.
  init(_ list: [ReportLine], in situation: Situation) {
    mayHaveSystemViews = false
    var places: [Item.ID: Int] = [:]
    for line in list { append(line.line, in: situation, &places) }
    noteRoles()
  }

  private mutating func append(
    _ line: ConstraintLine, in situation: Situation, _ places: inout [Item.ID: Int]
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

  /// The place of an item; a new one is added, and before it what holds it.
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
