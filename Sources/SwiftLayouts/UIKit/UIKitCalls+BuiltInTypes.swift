import AutoLayout

/// Initializers and static functions of UIKit and Swift.
extension UIKitCalls {
  func constructBuiltIn(
    _ type: String, _ arguments: [Argument], _ node: SyntaxNode, _ frame: Frame
  ) -> Value {
    if type == "NSLayoutConstraint" {
      return evaluator.constraintCalls.longConstraint(arguments, node)
    }
    if let fields = UIKitConstants.structures[type] {
      return structure(type, fields, arguments)
    }
    if let made = evaluator.swiftValues.constructSwift(type, arguments) { return made }
    if type == "UILayoutPriority" {
      guard let value = arguments.first?.value else { return .unknown("a priority isn't known") }
      return evaluator.priority(value).map { .number($0) }
        ?? .unknown(value.unknownReason ?? "a priority isn't known")
    }
    if type == "UIFont" { return font("init", arguments) }
    if type == AffineTransform.typeName { return transform(arguments) }
    if type == "UIColor" { return color(arguments) }
    if Self.attributedTexts.contains(type) { return attributedText(arguments) }
    let chain = evaluator.types.classChain(of: type)
    guard
      chain.contains("UIView") || chain.contains("UIViewController")
        || chain.contains("UILayoutGuide")
    else {
      if let kind = declarations.types[type]?.kind, kind != .extended { return .unknown(type) }
      if SwiftUIFacts.views.contains(type) {
        evaluator.refuse(SwiftUIFacts.refusal(of: type), at: node.place)
      }
      let object = state.make(Object(.instance, type, node.place))
      state[object].isPlaceholder = true
      if Self.imageTypes.contains(type) {
        for argument in arguments { state[object].fields[argument.label] = argument.value }
      }
      if UIKitClasses.looksLikeView(type) { state[object].kind = .view }
      return .object(object)
    }
    let object = evaluator.makeObject(of: type, at: node.place)
    initializeBuiltIn(object, arguments, node, frame)
    return .object(object)
  }

  /// Types of images and the like that are made from a name or sizes and later shown by a view.
  private static let imageTypes: Set<String> = ["UIImage", "UIImage.SymbolConfiguration"]

  private static let attributedTexts: Set<String> = [
    "NSAttributedString", "NSMutableAttributedString", "AttributedString",
  ]

  /// Runs UIKit's own initializers.
  func initializeBuiltIn(
    _ object: ObjectID, _ arguments: [Argument], _ node: SyntaxNode, _ frame: Frame
  ) {
    let chain = evaluator.types.classChain(of: state[object].className)
    let isPlainButton = arguments.isEmpty || arguments.allSatisfy { $0.label == "frame" }
    if isPlainButton, chain.contains("UIButton") {
      state[object].fields["buttonType"] = .symbol("custom", type: nil, arguments: nil)
    }
    for argument in arguments {
      switch argument.label {
      case "arrangedSubviews":
        guard let views = argument.value.asArray else {
          _ = evaluator.hierarchy.noteUnknownView(argument.value, "arranged", node)
          continue
        }
        for value in views {
          if let view = evaluator.hierarchy.asView(value) {
            evaluator.hierarchy.arrange(view, in: object, at: nil)
          } else {
            _ = evaluator.hierarchy.noteUnknownView(value, "arranged", node)
          }
        }
      case "frame":
        let frame = evaluator.coerce(argument.value, to: "CGRect", in: nil)
        evaluator.uikitMembers.setFrame(frame, of: object)
      case "style": setStyle(of: object, argument.value)
      case "progressViewStyle":
        state[object].fields["barStyle"] = .bool(argument.value.asSymbol == "bar")
      case "configuration": configure(object, argument.value)
      default:
        if let field = UIKitValues.arguments[argument.label] {
          state[object].fields[field] = argument.value
        }
      }
    }
  }

  private func structure(_ type: String, _ fields: [String], _ arguments: [Argument]) -> Value {
    if type == "CGRect", arguments.first?.label == "origin", arguments.count == 2,
      case .structure(_, let origin) = evaluator.coerce(arguments[0].value, to: "CGPoint", in: nil),
      case .structure(_, let size) = evaluator.coerce(arguments[1].value, to: "CGSize", in: nil)
    {
      return .structure(type, origin.merging(size) { first, _ in first })
    }
    // `CGRect(0, 0, 10, 10)`, which many apps add to UIKit's types.
    if arguments.count == fields.count, arguments.allSatisfy({ $0.label.isEmpty }) {
      let named = zip(fields, arguments).map { Argument(label: $0, value: $1.value, node: $1.node) }
      return structure(type, fields, named)
    }
    var made: [String: Double] = [:]
    for field in fields {
      guard let argument = arguments.first(where: { $0.label == field }) else {
        guard arguments.isEmpty else { return .unknown("a value of \(type) isn't known") }
        made[field] = 0
        continue
      }
      guard let number = evaluator.number(argument.value) else {
        return .unknown(argument.value.unknownReason ?? "a number isn't known")
      }
      made[field] = number
    }
    return .structure(type, made)
  }

  /// Static functions.
  func callStatic(
    _ name: String, _ type: String, _ arguments: [Argument], _ node: SyntaxNode, _ frame: Frame
  ) -> Value? {
    switch (type, name) {
    case ("NSLayoutConstraint", "activate"):
      evaluator.constraintCalls.activate(arguments.first?.value, true, at: node.place)
    case ("NSLayoutConstraint", "deactivate"):
      evaluator.constraintCalls.activate(arguments.first?.value, false, at: node.place)
    case ("NSLayoutConstraint", "constraints"):
      return evaluator.constraintCalls.visualFormat(arguments, node)
    case ("UIView", _) where ViewCalls.animations.contains(name):
      runAnimations(of: name, arguments, node)
    case (UIKitConstants.configuration, _):
      return makeConfiguration(name, at: node.place)
    case ("UIFont", _): return font(name, arguments)
    case ("CGFloat", "maximum"), ("CGFloat", "minimum"):
      return callBuiltIn(function: name == "maximum" ? "max" : "min", arguments, node, frame)
    default: return nil
    }
    return .void
  }

  /// Runs the closures of animations immediately, because only the presentation changes gradually.
  ///
  /// The completion of an animation comes later.
  private func runAnimations(of name: String, _ arguments: [Argument], _ node: SyntaxNode) {
    let closures = arguments.filter { if case .closure = $0.value { true } else { false } }
    let isNamed = closures.contains { $0.label == "animations" }
    for argument in closures {
      let isChange = isNamed ? argument.label == "animations" : argument.label != "completion"
      if isChange {
        _ = evaluator.apply(argument.value, [], at: node.place)
      } else {
        evaluator.lookInto([argument], of: name, node)
      }
    }
  }

  /// Functions of Swift and UIKit.
  func callBuiltIn(
    function name: String, _ arguments: [Argument], _ node: SyntaxNode, _ frame: Frame
  ) -> Value? {
    if let made = evaluator.swiftValues.callNumeric(function: name, arguments) { return made }
    let values = arguments.map { $0.value }
    switch name {
    case "zip":
      guard values.count == 2, let a = evaluator.swiftValues.elements(of: values[0]),
        let b = evaluator.swiftValues.elements(of: values[1])
      else {
        return .unknown("the sequences to zip aren't known")
      }
      return .array(zip(a, b).map { .tuple([("", $0), ("", $1)]) })
    case "with":
      guard values.count == 2 else { return nil }
      _ = evaluator.apply(values[1], [values[0]], at: node.place)
      return values[0]
    case "NSLocalizedString":
      return arguments["value"] ?? values.first
    case "CGSizeMake", "CGPointMake", "CGRectMake", "UIEdgeInsetsMake", "CGVectorMake":
      let type = String(name.dropLast("Make".count))
      return structure(type, UIKitConstants.structures[type] ?? [], arguments)
    default: return evaluator.liveCalls.callLive(function: name, values, at: node.place)
    }
  }
}
