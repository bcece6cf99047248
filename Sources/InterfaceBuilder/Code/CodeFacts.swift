/// What the code of a class does with its outlets, as far as its text shows.
package struct CodeFacts: Hashable, Sendable {
  /// An effect of code on a view or constraint.
  package enum Influence: Sendable, CaseIterable {
    /// It writes the text, or says how it is shown.
    case text
    /// It chooses the font.
    case font
    /// It lets the text shrink.
    case shrinking
    /// It places the view itself, or removes it.
    case frame
    /// It scales, moves or turns the view, and never undoes that.
    case transform
    /// It arranges what a stack holds in another direction.
    case axis
    /// It hides the view, and never shows it.
    case hiding
    /// It changes the constraint, or activates and deactivates it; or it makes constraints for the view.
    case constraint
  }

  /// An ability that shows in certain words of the code.
  package enum Ability: Sendable, CaseIterable {
    /// Making constraints.
    case constraints
    /// Giving a view a size: by constraints, by what it adds, or by an intrinsic size.
    case size
    /// Saying how large the cells of collections are.
    case itemSizes
    /// Saying how tall rows are.
    case rowHeights
    /// Sizing or replacing the header of a table.
    case tableHeader
    /// Sizing or replacing the footer of a table.
    case tableFooter
  }

  /// The effects on outlets of the class itself.
  var own = Outlets()
  /// The effects on outlets of other objects, such as those of a data source on the outlets of cells.
  var others = Outlets()
  /// Its abilities.
  var abilities: Set<Ability> = []
  /// The words in it.
  var names: Set<String> = []
  /// The classes that it declares, with their superclasses.
  var bases: [Substring: Substring] = [:]
  /// Whether it doesn't support landscape on phones.
  package internal(set) var isUpright = false

  /// The facts about code that isn't available.
  package init() {}

  /// The effects of code on outlets, by name.
  struct Outlets: Hashable, Sendable {
    private var names: [Influence: Set<String>] = [:]
    /// The outlets that it shows, at least sometimes.
    private var shown: Set<String> = []
    /// The outlets whose transforms it resets.
    private var restored: Set<String> = []

    mutating func note(_ influence: Influence, on name: String) {
      names[influence, default: []].insert(name)
    }

    mutating func noteShown(_ name: String) { shown.insert(name) }

    mutating func noteRestored(_ name: String) { restored.insert(name) }

    func has(_ influence: Influence, on name: String) -> Bool {
      if influence == .hiding, shown.contains(name) { return false }
      if influence == .transform, restored.contains(name) { return false }
      return names[influence]?.contains(name) ?? false
    }

    mutating func formUnion(_ other: Outlets) {
      names.merge(other.names) { $0.union($1) }
      shown.formUnion(other.shown)
      restored.formUnion(other.restored)
    }
  }
}

extension CodeFacts {
  /// Whether the code does something to an outlet of its class.
  ///
  /// In its own files a class also reaches outlets through other names of itself, such as `strongSelf`; but there, a
  /// name that many of UIKit's classes have counts as UIKit's.
  package func has(_ influence: Influence, on outlet: String) -> Bool {
    own.has(influence, on: outlet)
      || !Self.commonNames.contains(outlet) && others.has(influence, on: outlet)
  }

  /// Whether the code does something to an outlet of another object.
  package func reaches(_ influence: Influence, on outlet: String) -> Bool {
    others.has(influence, on: outlet)
  }

  /// The properties of UIKit's classes that outlets are named after.
  private static let commonNames: Set<String> = [
    "view", "contentView", "imageView", "textLabel", "detailTextLabel",
  ]

  /// The superclass of a class that several targets declare differently.
  private static let unknownBase: Substring = "?"

  /// Adds what other code does, such as an extension of the same class.
  mutating func formUnion(_ other: CodeFacts) {
    own.formUnion(other.own)
    others.formUnion(other.others)
    abilities.formUnion(other.abilities)
    names.formUnion(other.names)
    bases.merge(other.bases) { $0 == $1 ? $0 : Self.unknownBase }
    isUpright = isUpright || other.isUpright
  }
}

/// Classes that derive from others.
extension CodeFacts {
  /// A class and its superclasses, up to the first that the app doesn't have.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - facts: What the code of a class does.
  /// - Returns: The names; each class derives from the next.
  static func ancestry(
    of name: String, _ facts: (_ className: String) -> CodeFacts
  ) -> [String] {
    var names = [name]
    while names.count <= longestChain, let last = names.last,
      let base = facts(last).bases[Substring(last)]
    {
      names.append(String(base))
    }
    return names
  }

  /// The combined facts about a class and its superclasses.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - facts: What the code of a class does.
  /// - Returns: All of it, without what an app adds to UIKit's classes.
  package static func whole(
    of name: String, _ facts: (_ className: String) -> CodeFacts
  ) -> CodeFacts {
    ancestry(of: name, facts).filter { !$0.hasPrefix(system) }.reduce(into: CodeFacts()) {
      $0.formUnion(facts($1))
    }
  }

  /// The first class above another one that the app doesn't have; nil if the code of the class isn't known.
  package static func base(
    of name: String, _ facts: (_ className: String) -> CodeFacts
  ) -> String? {
    let names = ancestry(of: name, facts)
    return names.count > 1 && names.count <= longestChain ? names.last : nil
  }

  /// Whether all code of a class is known and can't do something.
  ///
  /// - Parameters:
  ///   - ability: What the code can't do.
  ///   - name: The name of the class.
  ///   - facts: What the code of a class does.
  /// - Returns: True if neither the class nor any of its superclasses can do it.
  package static func lacks(
    _ ability: Ability, _ name: String, _ facts: (_ className: String) -> CodeFacts
  ) -> Bool {
    guard let base = base(of: name, facts), base.hasPrefix(system) else { return false }
    // All views except plain ones may have an intrinsic size.
    return (ability != .size || base == plainView) && !whole(of: name, facts).can(ability)
  }

  /// Whether the code has a word that shows an ability.
  package func can(_ ability: Ability) -> Bool { abilities.contains(ability) }

  /// The greatest length of an inheritance chain that is followed.
  private static let longestChain = 12
  /// The prefix of UIKit's classes, and the class without contents.
  private static let (system, plainView) = ("UI", "UIView")
}
