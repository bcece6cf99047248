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
        ("hugging.\(axis.rawValue)", content.map { .number($0.hugging.value) }),
        ("compressionResistance.\(axis.rawValue)", content.map { .number($0.resistance.value) }),
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
    let names = [constraint.first, constraint.second].compactMap { $0 }
      .filter { $0.attribute == nil }.map { $0.attributeName }
    omissions.append(
      "\(constraint.name): there is no attribute '\(names.joined(separator: "' and '"))'")
  }

  private func anchor(_ side: SceneConstraint.Side) -> Anchor? {
    guard let attribute = side.attribute, let item = items[side.view] else { return nil }
    return Anchor(item, attribute)
  }
}
