import AutoLayout

/// A log's views and constraints as a layout.
///
/// Every view is in the root view unless the log shows its superview; the root view of a log
/// that `lay` printed is the root view again, with its size. Stack views and guides of
/// the system become plain views and guides, because the log lists the constraints that they made: so
/// what clashed in the log clashes here, and nothing is made twice. Constraints keep their identifiers
/// as names, by which the breaking rule knows the system's.
public struct RebuiltLayout: Sendable {
  /// The layout, not yet solved.
  public private(set) var layout = Layout()
  /// What could not be rebuilt, in sentences.
  public private(set) var omissions: [String] = []
  private let scene: LogScene
  private var items: [Int: Item.ID] = [:]

  /// Rebuilds a scene.
  public init(_ scene: LogScene) {
    self.scene = scene
    for place in scene.views.indices { add(view: place) }
    for constraint in scene.constraints {
      if let restatement = scene.restatement(of: constraint) {
        omissions.append(restatement)
      } else {
        add(constraint)
      }
    }
    for place in scene.views.indices { setFrame(ofView: place) }
  }

  /// Gives a view what a tree shows of it, unless constraints place it.
  private mutating func setFrame(ofView place: Int) {
    let view = scene.views[place]
    guard let item = items[place], !view.isTop, !view.isGuide, let node = view.node else { return }
    var changed = layout
    do {
      if let frame = view.frame, !view.isPlacedByApp {
        try ViewProperty.named("frame")?.set(.rect(frame), of: item, in: &changed)
      }
      if node.isHidden { try changed.setHidden(true, item) }
      if (0..<1).contains(node.alpha) { try changed.setAlpha(node.alpha, of: item) }
      layout = changed
    } catch {
      omissions.append("\(view.name): \(error.reason)")
    }
  }

  /// Adds a view, and before it its superviews.
  private mutating func add(view place: Int) {
    for place in scene.scene.ancestry(of: place).reversed() where items[place] == nil {
      let view = scene.views[place]
      if view.isRoot || view.isTop {
        items[place] = layout.root
        if let frame = view.frame { setRootSize(frame.size, of: view.name) }
        continue
      }
      let parent = view.parent.flatMap { items[$0] } ?? layout.root
      do {
        items[place] =
          view.isGuide
          ? try layout.addGuide(named: view.name, in: parent)
          : try layout.addView(
            Self.viewClass(of: view), named: view.name, in: parent, text: text(view))
      } catch {
        omissions.append("\(view.name): \(error.reason)")
      }
    }
  }

  /// The class, as far as it can be added; of stack views only the frame counts here.
  private static func viewClass(of view: SceneView) -> ViewClass {
    let known = view.className.flatMap { name in
      ViewClass.all.first { $0.className == (appKitTwins[name] ?? name) }
    }
    guard let known, !containers.contains(known.className) else { return .view }
    return known
  }

  /// Classes that would add constraints, or read edges differently from the proof.
  private static let containers: Set<String> = ["UIStackView", "UIScrollView"]

  private static let appKitTwins = [
    "NSTextField": "UILabel", "NSButton": "UIButton", "NSImageView": "UIImageView",
    "NSSegmentedControl": "UISegmentedControl", "NSSlider": "UISlider", "NSView": "UIView",
  ]

  /// The text of a label or button, unless the log cut it.
  private func text(_ view: SceneView) -> String? {
    guard Self.viewClass(of: view).hasText, let label = view.label, !label.hasSuffix("..."),
      !label.contains("\\")
    else { return nil }
    return label
  }

  private mutating func add(_ constraint: SceneConstraint) {
    if setsRootSize(constraint) { return setRootSize(constraint) }
    let line = scene.line(of: constraint)
    if line.contentPriorities != nil || line.isContentSize && constraint.requiredRelation == nil {
      return setContent(constraint, line.contentPriorities)
    }
    guard let first = anchor(constraint.first) else { return leaveOut(constraint) }
    var second = constraint.second.flatMap(anchor)
    if constraint.second != nil, second == nil { return leaveOut(constraint) }
    if second == nil, !first.attribute.isSize {
      // Positions of masks are measured from the corner of the superview.
      let origin = constraint.origin ?? scene.views[constraint.first.view].parent
      let corner: Attribute = first.attribute.axis == .horizontal ? .left : .top
      second = Anchor(origin.flatMap { items[$0] } ?? layout.root, corner)
    }
    do {
      try layout.add(
        LayoutConstraint(
          first, constraint.relation, to: second, multiplier: constraint.multiplier,
          constant: constraint.constant, priority: constraint.priority, name: constraint.name,
          isActive: line.isActive ?? true))
    } catch {
      omissions.append("\(constraint.name): \(error)")
    }
  }

  /// Whether a line gives the root view its size, which the environment does here.
  private func setsRootSize(_ constraint: SceneConstraint) -> Bool {
    scene.views[constraint.first.view].isRoot && constraint.second == nil
      && constraint.maker.kind == .containerSize
  }

  private mutating func setRootSize(_ constraint: SceneConstraint) {
    var size = layout.environment.size
    if constraint.axis == .horizontal {
      size.width = constraint.constant
    } else {
      size.height = constraint.constant
    }
    setRootSize(size, of: constraint.name)
  }

  private mutating func setRootSize(_ size: Size, of name: String) {
    guard size != layout.environment.size else { return }
    do {
      layout.setEnvironment(try layout.environment.resized(to: size))
    } catch {
      omissions.append("\(name): \(error)")
    }
  }

  /// Gives a view the size and the two priorities that a line states for its content.
  private mutating func setContent(
    _ constraint: SceneConstraint, _ content: LogConstraint.ContentPriorities?
  ) {
    guard let axis = constraint.axis, let item = items[constraint.first.view] else { return }
    var changed = layout
    do {
      var size = ViewProperty.named("intrinsicContentSize").flatMap {
        $0.value(of: item, in: layout)
      }
      if case .size(let width, let height) = size {
        let length = constraint.constant
        size =
          axis == .horizontal
          ? .size(width: length, height: height) : .size(width: width, height: length)
      }
      let values = [
        ("intrinsicContentSize", size),
        ("hugging.\(axis.rawValue)", content.map { .number($0.hugging) }),
        ("compressionResistance.\(axis.rawValue)", content.map { .number($0.resistance) }),
      ]
      for (name, value) in values {
        guard let property = ViewProperty.named(name), let value else { continue }
        try property.set(value, of: item, in: &changed)
      }
      layout = changed
    } catch {
      omissions.append("\(constraint.name): \(error)")
    }
  }

  private mutating func leaveOut(_ constraint: SceneConstraint) {
    let names = constraint.sides.filter { $0.attribute == nil }.map { $0.attributeName }
    omissions.append(
      "\(constraint.name): there is no attribute '\(names.joined(separator: "' and '"))'")
  }

  private func anchor(_ side: SceneConstraint.Side) -> Anchor? {
    guard let attribute = side.attribute, let item = items[side.view] else { return nil }
    return Anchor(item, attribute)
  }
}

extension ConflictScene {
  /// A constraint as the language writes it after `pin`; of a content size, the required part.
  ///
  /// - Parameters:
  ///   - constraint: A constraint of this scene.
  ///   - priority: A priority other than its own.
  /// - Returns: The equation; nil for attributes that the language lacks, such as a content
  ///   height, and for content sizes that may give way in both directions.
  package func equation(of constraint: SceneConstraint, priority: Priority? = nil) -> String? {
    guard let (left, right) = sides(of: constraint) else { return nil }
    let isContentSize = constraint.maker.kind == .contentSize
    guard let stated = isContentSize ? constraint.requiredRelation : constraint.relation else {
      return nil
    }
    let relation = stated == .equal ? "=" : stated.symbol
    let strength = priority ?? constraint.priority
    let suffix = strength.isRequired ? "" : " @\(NumberText.exact(strength.value))"
    return "\(left) \(relation) \(right)\(suffix)"
  }

  /// Both sides of a constraint as the language writes them; nil for attributes that it lacks.
  ///
  /// - Parameters:
  ///   - constraint: A constraint of this scene.
  ///   - change: What is added to its constant; a changed constant is written as people measure it.
  /// - Returns: The sides.
  func sides(
    of constraint: SceneConstraint, adding change: Double = 0
  ) -> (left: String, right: String)? {
    guard let left = text(of: constraint.first) else { return nil }
    let number = change == 0 ? NumberText.exact : NumberText.measured
    // What rounding leaves of a 0 is not a distance.
    let sum = constraint.constant + change
    let constant = change != 0 && sum.magnitude < 1e-6 ? 0 : sum
    var right = number(constant)
    if let second = constraint.second ?? origin(of: constraint) {
      guard let sum = text(of: second, plus: constant, number) else { return nil }
      let factor = constraint.multiplier == 1 ? "" : "\(NumberText.exact(constraint.multiplier)) * "
      right = "\(factor)\(sum)"
    } else if constraint.first.attribute?.isSize != true {
      return nil
    }
    return (left, right)
  }

  /// `card.top + 12`; nil for attributes that the language lacks.
  func text(
    of side: SceneConstraint.Side, plus constant: Double = 0,
    _ number: (Double) -> String = NumberText.exact
  ) -> String? {
    let sign = constant < 0 ? "-" : "+"
    let offset = constant == 0 ? "" : " \(sign) \(number(constant.magnitude))"
    return side.attribute.map { "\(name(of: side.view)).\($0.rawValue)\(offset)" }
  }

  /// The corner that positions of autoresizing masks are measured from.
  private func origin(of constraint: SceneConstraint) -> SceneConstraint.Side? {
    guard let origin = constraint.origin, let axis = constraint.first.attribute?.axis else {
      return nil
    }
    let attribute: Attribute = axis == .horizontal ? .left : .top
    return SceneConstraint.Side(
      view: origin, attribute: attribute, attributeName: attribute.rawValue)
  }
}
