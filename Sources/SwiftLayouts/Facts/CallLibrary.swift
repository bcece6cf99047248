import AutoLayout

/// A library whose methods make constraints immediately.
struct CallLibrary: Sendable {
  /// The imported module.
  let module: String
  private let verbs: [LibraryVerb]
  /// The prefixes of its methods; those without a line in the table aren't read.
  private let prefixes: [String]
  /// Methods that aren't read, and whose names don't have these prefixes.
  private let unread: Set<String>

  /// The methods with a name, those with labels first.
  func verbs(_ name: String) -> [LibraryVerb] { verbs.filter { $0.name == name } }

  /// Whether a method of the library makes constraints.
  func has(_ name: String) -> Bool {
    verbs.contains { $0.name == name } || unread.contains(name)
      || prefixes.contains { name.hasPrefix($0) }
  }

  /// Whether its methods are identified with certainty, by unique names or an import.
  func isUsed(_ imports: Set<String>) -> Bool { !prefixes.isEmpty || imports.contains(module) }

  static let all: [CallLibrary] = [.pureLayout, .tinyConstraints]

  /// Relations by the words of the libraries.
  static let relations: [String: Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    "equalOrLess": .lessThanOrEqual, "equalOrGreater": .greaterThanOrEqual,
  ]
}

extension CallLibrary {
  private static let edges: [String: Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing,
  ]

  /// PureLayout's axes are lines: views along the vertical one share their horizontal center.
  private static let axes: [String: Attribute] = [
    "vertical": .centerX, "horizontal": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
  ]

  private static let dimensions: [String: Attribute] = ["width": .width, "height": .height]

  /// Source: `ALView+PureLayout.m` of the library.
  static let pureLayout: CallLibrary = {
    let inset = LibraryVerb.Constant.inset(["withInset"], flips: true)
    let insets = LibraryVerb.Constant.inset(["with", "withInsets"], flips: true)
    let offset = LibraryVerb.Constant.offset("withOffset", sign: 1)
    let sides = LibraryVerb.Attributes.of(.top, .leading, .bottom, .trailing)
    let edge = LibraryVerb.Attributes.argument(edges)
    let axis = LibraryVerb.Attributes.argument(axes)
    let size = LibraryVerb.Attributes.argument(dimensions)
    return CallLibrary(
      module: "PureLayout",
      verbs: [
        .init("autoPinEdge", with: "toSuperviewEdge", relates: edge, to: .superview, inset),
        .init(
          "autoPinEdge", with: "toSuperviewMargin", relates: edge, to: .superview, at: .margin,
          inset),
        .init("autoPinEdge", with: "toSuperviewSafeArea", relates: edge, to: .safeArea, inset),
        .init("autoPinEdge", relates: edge, to: .argument(["of"]), at: .argument("to"), offset),
        .init("autoPinEdgesToSuperviewEdges", relates: sides, to: .superview, insets),
        .init(
          "autoPinEdgesToSuperviewMargins", relates: sides, to: .superview, at: .margin, insets),
        .init("autoPinEdgesToSuperviewSafeArea", relates: sides, to: .safeArea, insets),
        .init("autoAlignAxis", with: "toSuperviewAxis", relates: axis, to: .superview, offset),
        .init("autoAlignAxis", relates: axis, to: .argument(["toSameAxisOf"]), offset),
        .init("autoCenterInSuperview", relates: .of(.centerX, .centerY), to: .superview),
        .init("autoSetDimension", relates: size, to: .nothing, .size("toSize")),
        .init("autoSetDimensions", relates: .of(.width, .height), to: .nothing, .size("to")),
        .init("autoMatch", relates: size, to: .argument(["of"]), at: .argument("to"), offset),
      ],
      prefixes: [
        "autoPin", "autoAlign", "autoCenter", "autoSetDimension", "autoMatch", "autoDistribute",
        "autoConstrain",
      ], unread: [])
  }()

  /// Source: `TinyConstraints.swift` and `TinyConstraints+superview.swift` of the library.
  static let tinyConstraints: CallLibrary = {
    let insets = LibraryVerb.Constant.inset(["insets"], flips: false)
    let offset = LibraryVerb.Constant.offset("offset", sign: 1)
    let view = LibraryVerb.Target.argument(["to", "in"])
    let size = LibraryVerb.Attributes.of(.width, .height)
    let center = LibraryVerb.Attributes.of(.centerX, .centerY)
    let edges: [Attribute] = [
      .top, .bottom, .left, .right, .leading, .trailing, .centerX, .centerY,
    ]
    let groups: [(String, LibraryVerb.Attributes)] = [
      ("edges", .of(.top, .left, .bottom, .right)), ("horizontal", .of(.left, .right)),
      ("vertical", .of(.top, .bottom)), ("origin", .of(.left, .top)),
    ]
    let pairs: [(String, Attribute, Attribute)] = [
      ("topToBottom", .top, .bottom), ("bottomToTop", .bottom, .top),
      ("leftToRight", .left, .right), ("rightToLeft", .right, .left),
      ("leadingToTrailing", .leading, .trailing), ("trailingToLeading", .trailing, .leading),
      ("widthToHeight", .width, .height), ("heightToWidth", .height, .width),
    ]
    let ofSuperview = (edges + [.width, .height]).map { attribute in
      // Only the trailing edge moves inward.
      LibraryVerb(
        "\(attribute.rawValue)ToSuperview", relates: .of(attribute), to: .superview,
        .offset("offset", sign: attribute == .trailing ? -1 : 1))
    }
    let ofViews = edges.map { LibraryVerb($0.rawValue, relates: .of($0), to: view, offset) }
    let ofSizes = [Attribute.width, .height].flatMap { attribute -> [LibraryVerb] in
      let (name, side) = (attribute.rawValue, LibraryVerb.Attributes.of(attribute))
      return [
        .init(name, with: "to", "in", relates: side, to: view, offset),
        .init(name, with: "min", "max", relates: side, to: .nothing, .limits),
        .init(name, relates: side, to: .nothing, .size("")),
      ]
    }
    let ofGroups = groups.map { name, edges in
      LibraryVerb("\(name)ToSuperview", relates: edges, to: .superview, insets)
    }
    let ofPairs = pairs.map { name, first, second in
      LibraryVerb(
        name, relates: .of(first), to: .argument(["of"]), at: .fixed(second), offset)
    }
    return CallLibrary(
      module: "TinyConstraints",
      verbs: ofSuperview + ofViews + ofSizes + ofGroups + ofPairs + [
        .init("edges", relates: groups[0].1, to: view, insets),
        .init("origin", relates: groups[3].1, to: view, insets),
        .init("size", relates: size, to: .nothing, .size("")),
        .init("center", relates: center, to: view, offset),
        .init("centerInSuperview", relates: center, to: .superview, offset),
      ], prefixes: [], unread: ["aspectRatio", "stack", "sizeToSuperview"])
  }()
}

/// A method of a library that makes constraints for its receiver, a view.
struct LibraryVerb: Sendable {
  enum Attributes {
    case fixed([Attribute])
    /// The word of the first argument, which stands for an attribute.
    case argument([String: Attribute])

    static func of(_ attributes: Attribute...) -> Self { .fixed(attributes) }
  }

  enum Target {
    /// There is no target: the constraints are about sizes alone.
    case nothing
    case superview, safeArea
    /// An argument with one of the given labels.
    case argument([String])
  }

  enum Second {
    case same, margin
    case fixed(Attribute)
    /// The word of an argument with a label.
    case argument(String)
  }

  enum Constant {
    case zero
    /// An argument with a label, times 1 or -1.
    case offset(String, sign: Double)
    /// Insets, or one for all sides: far edges move the other way, and their inequalities may be reversed.
    case inset([String], flips: Bool)
    /// A number or a size.
    case size(String)
    /// Arguments `min` and `max`.
    case limits
  }

  /// The name of the method.
  let name: String
  /// The possible labels of its argument; empty for any.
  let labels: [String]
  /// The attributes of the view.
  let attributes: Attributes
  /// The target of the relation.
  let target: Target
  /// Which attribute of the target is meant.
  let second: Second
  /// The kind of constant.
  let constant: Constant

  init(
    _ name: String, with labels: String..., relates attributes: Attributes, to target: Target,
    at second: Second = .same, _ constant: Constant = .zero
  ) {
    self.name = name
    self.labels = labels
    self.attributes = attributes
    self.target = target
    self.second = second
    self.constant = constant
  }
}

/// Libraries whose constraints aren't read.
enum UnreadLibraries {
  static let all: Set<String> = ["Anchorage", "EasyPeasy", "Stevia"]

  /// Why a constraint of such a library is left out.
  static func reason(_ name: String) -> String { "\(name) isn't read" }

  private static let relations: Set<String> = ["==", "<=", ">="]

  /// Stevia's methods.
  ///
  /// Source: `Sources/Stevia` of the library.
  private static let steviaMethods: Set<String> = [
    "layout", "fillContainer", "fillHorizontally", "fillVertically", "centerInContainer",
    "centerHorizontally", "centerVertically", "heightEqualsWidth", "followEdges", "top", "bottom",
    "left", "right", "leading", "trailing", "width", "height", "size", "minWidth", "maxWidth",
    "minHeight", "maxHeight",
  ]

  /// Stevia's attributes: `a.Top == b.Bottom + 8`.
  private static let steviaAttributes: Set<String> = [
    "Top", "Bottom", "Left", "Right", "Leading", "Trailing", "Width", "Height", "CenterX",
    "CenterY",
  ]

  /// The library to which an expression belongs as a statement; nil for other expressions.
  static func kind(of node: SyntaxNode, imports: Set<String>) -> String? {
    guard let head = node.child(at: 0), head.kind == .member, let base = head.child(at: 0) else {
      return nil
    }
    if node.kind == .call {
      if imports.contains("EasyPeasy"), head.text == "layout", base.text == "easy" {
        return "EasyPeasy"
      }
      return imports.contains("Stevia") && steviaMethods.contains(head.text) ? "Stevia" : nil
    }
    guard node.kind == .infix, relations.contains(node.text) else { return nil }
    if imports.contains("Stevia"), steviaAttributes.contains(head.text) { return "Stevia" }
    let isAnchor = head.text.hasSuffix("Anchor") || head.text.hasSuffix("Anchors")
    return imports.contains("Anchorage") && isAnchor ? "Anchorage" : nil
  }
}
