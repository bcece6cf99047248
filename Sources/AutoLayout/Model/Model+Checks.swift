/// Checks of names and items; each refusal has its reason.
extension Model {
  /// Refuses a name that something has already, or that can't be a name.
  func checkFree(_ name: String) throws(LayoutError) {
    try Name.check(name)
    if let owner = names[name] {
      let what =
        switch owner {
        case .item: "a view or guide"
        case .constraint: "a constraint"
        case .group: "a group"
        }
      throw LayoutError("there is \(what) named '\(name)' already", remedy: "choose another name")
    }
  }

  /// Refuses guides and the window where a view is to hold something.
  func checkIsView(_ item: Item.ID) throws(LayoutError) {
    guard self[item].isView else {
      throw LayoutError("\(self[item].name) is a layout guide, not a view")
    }
    if item == Self.window {
      throw LayoutError("the window holds only the root view", remedy: "use root")
    }
  }

  /// Refuses to move, remove or rename what every layout has, and what UIKit makes.
  func checkIsMovable(_ item: Item.ID, verb: String) throws(LayoutError) {
    let isFixed = item == Self.window || item == Self.root || !self[item].isNamed
    if isFixed { throw LayoutError("\(self[item].name) can't be \(verb)") }
  }

  /// Refuses to give the root view a frame of its own.
  func checkIsNotRoot(_ item: Item.ID) throws(LayoutError) {
    if item == Self.root {
      throw LayoutError("the root view fills the screen", remedy: "use device or resize")
    }
  }
}
