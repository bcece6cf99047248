/// Checks of names and items; each refusal has its reason.
extension Model {
  /// Refuses a name that is taken, or that can't be a name.
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

/// Checks of names for views, guides and constraints.
extension Name {
  /// Words that mean something in an equation and can't name a view or constraint, folded.
  static let reserved: Set<String> = Set(
    ["superview", "safeAreaLayoutGuide", "notAnAttribute", "standard"].map(folded)
      + GuideKind.allCases.map { folded($0.rawValue) })

  private static let shortestReserved = reserved.map { $0.utf8.count }.min() ?? 0

  /// Refuses names that could not be typed back.
  static func check(_ name: String) throws(LayoutError) {
    if name.isEmpty {
      throw LayoutError("a name can't be empty", remedy: "write one letter or more")
    }
    if name.utf8.count >= shortestReserved, reserved.contains(folded(name)) {
      throw LayoutError("'\(name)' has a meaning of its own", remedy: "choose another name")
    }
    let isUnprintable: (UInt8) -> Bool = {
      $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    if name.utf8.contains(where: isUnprintable) {
      throw LayoutError(
        "a name can't hold control characters, \" or \\", remedy: "choose another name")
    }
    let space = UInt8(ascii: " ")
    if name.utf8.first == space || name.utf8.last == space {
      throw LayoutError("a name can't begin or end with a space", remedy: "choose another name")
    }
  }

  /// The name as the language reads it back: in double quotes unless it is a plain word.
  package static func typeable(_ name: String) -> String {
    let isWord = name.unicodeScalars.enumerated().allSatisfy { place, scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "_": true
      case "0"..."9", "-": place > 0
      default: false
      }
    }
    return isWord ? name : "\"\(name)\""
  }
}

/// A dictionary of names whose copies share what they have in common.
///
/// A history keeps a copy of the model for each command. One plain dictionary would be copied whole for each command;
/// here, only the small part that a name falls into is copied.
struct SharedNames<Value: Sendable>: Sendable {
  private static var partCount: Int { 256 }

  /// The parts, chosen by the hash of the name.
  private var parts = [[String: Value]](repeating: [:], count: partCount)

  subscript(name: String) -> Value? {
    get { parts[Self.part(of: name)][name] }
    set { parts[Self.part(of: name)][name] = newValue }
  }

  /// All names, in no order.
  var keys: [String] { parts.flatMap { $0.keys } }

  private static func part(of name: String) -> Int {
    Int(UInt(bitPattern: name.hashValue) % UInt(partCount))
  }
}

extension String {
  /// Whether it can name a view, guide or constraint.
  package var canBeName: Bool {
    do throws(LayoutError) {
      try Name.check(self)
      return true
    } catch {
      return false
    }
  }
}
