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

  /// The button of the log, where it has only one, with only one label; nil elsewhere.
  private var onlyButton: Int? {
    let buttons = views.indices.filter { views[$0].className?.hasSuffix("Button") == true }
    let labels = views.count { $0.className == "UIButtonLabel" }
    return buttons.count == 1 && labels == 1 ? buttons[0] : nil
  }
}
