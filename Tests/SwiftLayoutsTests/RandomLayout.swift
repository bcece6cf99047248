import AutoLayout
import SeededRandom

/// Layouts of a few views with constraints between them.
enum RandomLayout {
  private static let classes: [ViewClass] = [
    .view, .view, .label, .button, .imageView, .horizontalStackView, .verticalStackView, .textField,
  ]

  private static let attributes: [Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .leadingMargin, .topMargin,
  ]

  static func make(_ generator: inout SeededGenerator) -> Layout {
    var layout = Layout(isSolved: false)
    var views = [layout.root]
    for index in 0..<Int.random(in: 1...7, using: &generator) {
      let viewClass = classes.randomElement(using: &generator) ?? .view
      let parents = views.filter { layout.viewClass(of: $0)?.isLeaf == false }
      guard let parent = parents.randomElement(using: &generator),
        let view = try? layout.addView(viewClass, named: "v\(index)", in: parent)
      else { continue }
      setValues(of: view, viewClass, &layout, &generator)
      views.append(view)
    }
    if Bool.random(using: &generator),
      let guide = try? layout.addGuide(named: "guide", in: layout.root)
    {
      views.append(guide)
    }
    if let guide = try? layout.guide(.safeArea, of: layout.root) { views.append(guide) }
    for _ in 0..<Int.random(in: 0...10, using: &generator) {
      addConstraint(views, &layout, &generator)
    }
    return layout
  }

  private static func setValues(
    of view: Item.ID, _ viewClass: ViewClass, _ layout: inout Layout,
    _ generator: inout SeededGenerator
  ) {
    let values: [(String, PropertyValue)] = [
      ("text", .text("Text \"\(Int.random(in: 1...999, using: &generator))\"")),
      ("spacing", .number(Double(Int.random(in: 0...20, using: &generator)))),
      ("alignment", .choice("center")), ("distribution", .choice("fillEqually")),
      ("hugging.horizontal", .number(Double(Int.random(in: 1...999, using: &generator)))),
      ("intrinsicContentSize", .size(width: 40, height: nil)), ("numberOfLines", .number(0)),
      ("font", .text("20 semibold")), ("hidden", .bool(true)),
      ("layoutMargins", .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))),
    ]
    for (name, value) in values where Int.random(in: 0...2, using: &generator) == 0 {
      // Properties that the class doesn't have are skipped.
      try? ViewProperty.named(name)?.set(value, of: view, in: &layout)
    }
  }

  private static func addConstraint(
    _ items: [Item.ID], _ layout: inout Layout, _ generator: inout SeededGenerator
  ) {
    guard let first = items.dropFirst().randomElement(using: &generator),
      let second = items.randomElement(using: &generator), first != second,
      let attribute = attributes.randomElement(using: &generator)
    else { return }
    let isConstant = attribute.isSize && Bool.random(using: &generator)
    let priorities: [Priority] = [.required, .required, .defaultHigh, .defaultLow]
    let constraint = LayoutConstraint(
      Anchor(first, attribute),
      [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)
        ?? .equal,
      to: isConstant ? nil : Anchor(second, attribute),
      multiplier: attribute.isSize && !isConstant ? 0.5 : 1,
      constant: Double(Int.random(in: -40...200, using: &generator)),
      priority: priorities.randomElement(using: &generator) ?? .required)
    // Constraints that UIKit refuses aren't added.
    _ = try? layout.add(constraint)
  }
}
