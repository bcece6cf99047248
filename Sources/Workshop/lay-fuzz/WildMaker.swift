import AutoLayout
import Fuzzing
import LayLanguage
import LayoutSession

/// Makes up commands from a grammar of everything that a session can contain, with numbers that people don't write.
///
/// Most are accepted, so layouts become large and old; names are those in the session, or of things that are gone.
struct WildMaker {
  private var choices: Damage
  private var names = 0

  /// Starts a sequence of commands that depends only on a seed.
  init(seed: UInt64) {
    choices = Damage(seed: seed ^ 0x57_494C_44)
  }

  /// The maximum number of views: more make a session slow, not wild.
  private static let viewLimit = 40
  private static let numbers = [
    "0", "-0", "1e-9", "-1e-9", "1e9", "-1e9", "8", "20", "33.3", "-8", "100", "320.5", "1000",
    "0.5",
  ]
  private static let classes = [
    "view", "view", "label", "label", "button", "textfield", "textview", "image", "switch",
    "slider",
    "segmented", "progress", "scroll", "hstack", "vstack", "hstack", "vstack", "guide", "navbar",
    "toolbar", "tabbar", "searchbar", "stepper",
  ]
  private static let texts = [
    "", "Hi", "Save all changes", "a\\nb", "名前", "word word word word word",
  ]
  private static let priorities = ["", "", "", "", " @1", " @250", " @500", " @750", " @999"]
  private static let edges: [Axis: [String]] = [
    .horizontal: [
      "leading", "trailing", "left", "right", "centerX", "leadingMargin", "trailingMargin",
    ],
    .vertical: [
      "top", "bottom", "centerY", "firstBaseline", "lastBaseline", "topMargin", "bottomMargin",
    ],
  ]
  private static let guides = [
    "superview", "superview", "root", "safeArea", "root.safeArea", "topLayoutGuide",
    "bottomLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "keyboardLayoutGuide",
  ]
  private static let settings = [
    "hugging.horizontal 252", "hugging.vertical 1000", "compressionResistance.horizontal 1",
    "compressionResistance.vertical 1000", "axis vertical", "axis horizontal", "alignment center",
    "alignment firstBaseline", "alignment leading", "distribution fillEqually",
    "distribution equalSpacing", "distribution fillProportionally", "distribution equalCentering",
    "numberOfLines 0", "numberOfLines 1", "alpha 0", "hidden true", "hidden false", "font 17",
    "isLayoutMarginsRelativeArrangement true", "semanticContentAttribute forceRightToLeft",
    "insetsLayoutMarginsFromSafeArea false", "preservesSuperviewLayoutMargins true",
    "translatesAutoresizingMaskIntoConstraints true",
  ]
  private static let surroundings = [
    "rotate", "direction rtl", "direction ltr", "device \"iPhone 16\"", "device \"iPad\"",
    "device \"iPhone SE\"", "contentSizeCategory AX3", "contentSizeCategory L", "keyboard 300",
    "keyboard hidden", "bars navigation tab", "bars none", "era ios7", "era ios13", "era ios26",
    "safeArea default", "traits wR hC", "traits default", "scale 3",
  ]
  private static let looks = [
    "report ambiguity", "report issues", "report conflicts", "dump trace", "dump json", "dump tree",
    "dump groups", "dump variations",
  ]

  /// The next command.
  mutating func next(in session: Session) -> String {
    let layout = session.layout
    let views = layout.items.dropFirst().map { layout.name(of: $0) }.map(NameText.quoted)
    guard views.count > 2 else { return addition(to: ["root"]) }
    switch below(20) {
    case 0, 1: return views.count < Self.viewLimit ? addition(to: views) : "remove \(pick(views))"
    case 2...6: return equation(views)
    case 7: return shortForm(views)
    case 8, 9: return change(of: layout, views)
    case 10: return "set \(pick(views)).\(pick(Self.settings))"
    case 11: return number(views)
    case 12: return move(views)
    case 13: return block(views)
    case 14: return stepInTime(session)
    case 15: return pick(Self.surroundings)
    case 16: return "resize \(below(1400))x\(below(1400))"
    case 17: return help(views)
    default: return look(views)
    }
  }

  private mutating func addition(to parents: [String]) -> String {
    let (kind, parent) = (pick(Self.classes), below(2) == 0 ? "root" : pick(parents))
    let text = ["label", "button", "textfield"].contains(kind) ? " \"\(pick(Self.texts))\"" : ""
    return "add \(kind) \(newName())\(text) in \(parent)"
  }

  private mutating func anchorable(_ views: [String]) -> String {
    below(4) == 0 ? pick(Self.guides) : pick(views)
  }

  private mutating func equation(_ views: [String]) -> String {
    let relation = pick(["=", "=", "=", ">=", "<="])
    let end = pick(Self.priorities)
    if below(3) == 0 {
      let size = pick(["width", "height"])
      let right =
        below(2) == 0
        ? pick(Self.numbers)
        : "\(pick(["", "2 x ", "0.5 x ", "16/9 x "]))\(anchorable(views)).\(size)"
      return "pin \(pick(views)).\(size) \(relation) \(right)\(end)"
    }
    let ends = Self.edges[below(2) == 0 ? .horizontal : .vertical] ?? []
    let (one, other) = (pick(ends), pick(ends))
    let constant = below(6) == 0 ? "Standard" : pick(Self.numbers)
    return
      "pin \(pick(views)).\(one) \(relation) \(anchorable(views)).\(other) + \(constant)\(end)"
  }

  private mutating func shortForm(_ views: [String]) -> String {
    let (one, two) = (pick(views), pick(views))
    return pick([
      "pin \(one) edges to superview inset \(pick(Self.numbers))", "pin \(one) center to \(two)",
      "pin \(one) horizontal to safeArea", "pin \(one) size to \(two)\(pick(Self.priorities))",
      "align \(one) \(two) firstBaseline", "align \(one) \(two) centerX",
      "distribute \(one) \(two) horizontally 8", "pin H:|-[\(one)]-[\(two)]",
      "pin V:[\(one)]-[\(two)]-|",
      "pin V:|-(>=8)-[\(one)(44@750)]", "embed \(one) \(two) in vstack \(newName())",
    ])
  }

  private mutating func change(of layout: Layout, _ views: [String]) -> String {
    let known = layout.constraints.map { NameText.quoted(layout.constraint($0).name) }
    guard !known.isEmpty else { return equation(views) }
    let (one, two) = (pick(known), pick(known))
    return pick([
      "set \(one).constant \(pick(Self.numbers))", "set \(one).constant \(pick(Self.numbers))",
      "set priority \(one) \(pick(["1", "250", "750", "999", "1000"]))", "deactivate \(one)",
      "activate \(one)", "unpin \(one)", "swap \(one) \(two)", "uninstall \(one)", "install \(one)",
      "group g\(below(3)) = \(one) \(two)", "set \(one).placeholder true",
      "set \(one).code \"view.swift:\(1 + below(90)):9\"", "set \(one).relation >=",
    ])
  }

  private mutating func number(_ views: [String]) -> String {
    let (view, number) = (pick(views), pick(Self.numbers))
    return pick([
      "set \(view).frame \(number) \(pick(Self.numbers)) \(below(300)) \(below(300))",
      "set \(view).spacing \(number)", "set \(view).layoutMargins \(number)",
      "set \(view).intrinsicContentSize \(below(300))x\(below(90))",
      "set \(view).text \"\(pick(Self.texts))\"",
      "set \(view).contentOffset \(number) \(number)", "set \(view).transform rotated 0.3",
      "set \(view).canvasFrame \(below(99)) \(below(99)) \(below(300)) \(below(300))",
    ])
  }

  private mutating func move(_ views: [String]) -> String {
    let (one, two) = (pick(views), pick(views))
    return pick([
      "hide \(one)", "show \(one)", "hide \(one)", "show \(one)", "remove \(one)",
      "move \(one) to \(two)", "move \(one) to root at 0", "bring \(one) to front",
      "send \(one) to back", "exchange \(one) \(two)", "unarrange \(one)",
      "arrange \(one) in \(two)",
      "rename \(one) \(newName())", "uninstall \(one)", "install \(one)",
    ])
  }

  private mutating func block(_ views: [String]) -> String {
    let (one, two) = (pick(views), pick(views))
    return pick([
      "when \(pick(["wC", "wR", "hC", "wC hR"])) { \(equation(views)); hide \(one) }",
      "when \(pick(["wC", "hR"])) { add view \(newName()); set \(two).spacing 12 }",
      "each i in 1...3 { add label \"w\\(i)\" \"Row\" in \(one) }",
      "each v in \(one), \(two) { set v.hugging.vertical 252 }",
      "define d\(below(3))(x) { hide x; pin x.width >= 10 }", "d\(below(3)) \(one)",
      "let k\(below(4)) = \(one)", "let k\(below(4)) = \(one).frame",
      "pin k\(below(4)).height = 30",
      "forall width w in 300...340 { expect \(one).width >= 0 }",
      "expect error \"\" { pin nosuch.top = 0 }", "on layout of \(one) { set \(two).alpha 0.5 }",
    ])
  }

  private mutating func stepInTime(_ session: Session) -> String {
    let done = 1 + below(min(12, max(1, session.history.count)))
    return pick([
      "undo", "undo \(done)", "redo", "redo \(done)", "checkpoint p\(below(3))",
      "restore p\(below(3))",
    ])
  }

  private mutating func help(_ views: [String]) -> String {
    pick([
      "resolve missing \(pick(views))", "resolve reset \(pick(views))", "resolve constants",
      "resolve frames", "resolve clear \(pick(views))", "silence overlap", "unsilence overlap",
      "sizeToFit \(pick(views))", "\(pick(["pni", "frob", "set"])) \(pick(views))",
    ])
  }

  private mutating func look(_ views: [String]) -> String {
    let view = pick(views)
    return pick(
      Self.looks + [
        "explain \(view).width", "suggest \(view)", "exercise \(view)", "fit \(view) compressed",
        "why ambiguous \(view)", "dump constraints \(view)", "get \(view).frame",
      ])
  }

  private mutating func newName() -> String {
    names += 1
    return "n\(names % 60)"
  }

  private mutating func below(_ limit: Int) -> Int { choices.below(limit) }

  private mutating func pick<Value>(_ values: [Value]) -> Value { choices.pick(values) }
}
