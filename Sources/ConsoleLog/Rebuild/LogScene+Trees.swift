import AutoLayout

extension LogScene {
  /// Adds the views of trees, or what these show of views that constraints mention.
  mutating func addTrees(of log: ConsoleLog) {
    var places: [Int?] = []
    for node in log.nodes {
      places.append(
        node.kind == .frame ? add(node, in: node.parent.flatMap { places[$0] }) : nil)
    }
    guard scene.constraints.isEmpty else { return }
    // Anything else at the top is another window, in front of the largest.
    let tops = views.indices.filter { views[$0].parent == nil && views[$0].area > 0 }
    if let top = tops.max(by: { views[$0].area < views[$1].area }) { scene.views[top].isTop = true }
  }

  /// The place of a node's view.
  private mutating func add(_ node: TreeNode, in parent: Int?) -> Int {
    let place = placed(node, in: parent)
    if let held = node.heldAddress.flatMap({ placeOfView[$0] }), views[held].parent == nil,
      !scene.ancestry(of: place).contains(held)
    {
      scene.views[held].parent = place
    }
    return place
  }

  private mutating func placed(_ node: TreeNode, in parent: Int?) -> Int {
    let address = node.item.exactAddress
    let known = address.flatMap { placeOfView[$0] }
    let place = known ?? views.count
    if known == nil { scene.views.append(SceneView()) }
    if let address { placeOfView[address] = place }
    var view = views[place]
    // Of several trees the first counts.
    guard view.node == nil else { return place }
    view.node = node
    view.address = view.address ?? node.item.address
    view.className = node.item.className
    view.label = view.label ?? node.item.label
    if view.parent == nil, let parent, known == nil || !scene.ancestry(of: parent).contains(place) {
      view.parent = parent
    }
    view.frame = node.frame.map { frame in
      guard let parent = parent.flatMap({ views[$0].node }) else { return frame }
      let offset = parent.contentOffset ?? Point(x: 0, y: 0)
      let height = parent.frame?.size.height ?? 0
      let y = parent.isFlipped ? frame.origin.y : height - frame.origin.y - frame.size.height
      return Rect(
        origin: Point(x: frame.origin.x - offset.x, y: y - offset.y), size: frame.size)
    }
    scene.views[place] = view
    return place
  }
}

extension SceneView {
  /// How much it covers; 0 if no tree says.
  fileprivate var area: Double {
    guard let frame, frame.isFinite, !frame.isEmpty else { return 0 }
    return frame.size.width * frame.size.height
  }
}

extension LogScene {
  /// Gives views that a mask places their superview, from which the mask measures, where no line names it.
  ///
  /// The label of a button lies in a button of its own; other views count as being in one superview.
  mutating func addSuperviewsOfMasks() {
    let lost = constraints.filter { line in
      let isPosition = line.second == nil && line.first.attribute?.isSize == false
      return line.isOfMask && isPosition && line.origin == nil
    }.map { $0.first.view }
    var shared: Int?
    for view in lost where views[view].parent == nil {
      let isOfButton = views[view].className == "UIButtonLabel"
      let place = isOfButton ? onlyButton ?? views.count : shared ?? views.count
      if place == views.count { scene.views.append(SceneView()) }
      if scene.ancestry(of: place).contains(view) { continue }
      if !isOfButton { shared = place }
      scene.views[view].parent = place
      scene.views[view].isParentGuessed = isOfButton && views[place].className != nil
    }
  }

  /// The button of the log, where it has only one, with only one label; nil otherwise.
  private var onlyButton: Int? {
    let buttons = views.indices.filter { views[$0].className?.hasSuffix("Button") == true }
    let labels = views.count { $0.className == "UIButtonLabel" }
    return buttons.count == 1 && labels == 1 ? buttons[0] : nil
  }
}
