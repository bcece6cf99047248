import AutoLayout

/// Members that depend on the screen and the user's settings.
struct EnvironmentMembers: EvaluatorPart {
  let evaluator: Evaluator

  /// A member that depends on the screen.
  func environmentMember(_ name: String, of path: String) -> Value? {
    switch "\(path).\(name)" {
    case "UIScreen.main.bounds", "UIScreen.main.nativeBounds",
      "UICoordinateSpace.coordinateSpace.bounds":
      return screen(name)
    case "UIScreen.main.coordinateSpace", "UIScreen.main.fixedCoordinateSpace":
      return .symbol(name, type: "UICoordinateSpace", arguments: nil)
    // It doesn't rotate with the screen.
    case "UICoordinateSpace.fixedCoordinateSpace.bounds": return screen("fixedBounds")
    // It excludes the status bar, and has a meaning only on old systems.
    case "UIScreen.main.applicationFrame":
      return .unknown("the status bar decides the application frame")
    case "UIScreen.main.scale", "UIScreen.main.nativeScale": return .number(environment.scale)
    case "UIDevice.current.userInterfaceIdiom":
      return .symbol(
        environment.traits.userInterfaceIdiom?.rawValue ?? "phone",
        type: "UIUserInterfaceIdiom", arguments: nil)
    case "UIScreen.main.traitCollection", "UITraitCollection.current":
      return .symbol("traits", type: "UITraitCollection", arguments: nil)
    default:
      if let known = textSize(name, of: path) { return known }
      switch path {
      case "UITraitCollection.traits": return trait(name)
      case "UITraitCollection.otherTraits": return live?.other.flatMap { trait(name, of: $0) }
      default: return nil
      }
    }
  }

  /// The whole screen, even if the app has only a part of it: in points in its current orientation, or in pixels in its
  /// native one.
  private func screen(_ name: String) -> Value {
    let upright = environment.device.size
    let turns = name == "bounds" && environment.isLandscape
    let size = turns ? upright.transposed : upright
    let scale = name == "nativeBounds" ? environment.scale : 1
    return Value(Rect(x: 0, y: 0, width: size.width * scale, height: size.height * scale))
  }

  /// A member of the user's text size.
  private func textSize(_ name: String, of path: String) -> Value? {
    guard path.hasPrefix("UIContentSizeCategory.") || path == "UIApplication.shared" else {
      return nil
    }
    switch name {
    case "preferredContentSizeCategory": return trait(name)
    case "isAccessibilityCategory":
      return .bool(path.hasPrefix("UIContentSizeCategory.accessibility"))
    default: return nil
    }
  }

  /// A trait of the screen.
  private func trait(_ name: String) -> Value? {
    if name.hasSuffix("SizeClass") { evaluator.readsSizeClasses = true }
    if name == "preferredContentSizeCategory" { evaluator.readsTextSize = true }
    return trait(name, of: environment)
  }

  private func trait(_ name: String, of environment: Environment) -> Value? {
    let traits = environment.traits
    switch name {
    case "horizontalSizeClass":
      return .symbol(
        traits.horizontalSizeClass?.rawValue ?? "unspecified", type: "UIUserInterfaceSizeClass",
        arguments: nil)
    case "verticalSizeClass":
      return .symbol(
        traits.verticalSizeClass?.rawValue ?? "unspecified", type: "UIUserInterfaceSizeClass",
        arguments: nil)
    case "userInterfaceIdiom":
      return .symbol(
        traits.userInterfaceIdiom?.rawValue ?? "phone", type: "UIUserInterfaceIdiom", arguments: nil
      )
    case "preferredContentSizeCategory":
      return .symbol(
        "\(environment.contentSizeCategory)", type: "UIContentSizeCategory", arguments: nil)
    case "displayScale": return .number(environment.scale)
    case "layoutDirection":
      return .symbol(environment.direction.rawValue, type: nil, arguments: nil)
    default: return nil
    }
  }
}

extension Evaluator {
  var environmentMembers: EnvironmentMembers { EnvironmentMembers(evaluator: self) }
}

/// `#available`: whether the newest known system has something.
enum Availability {
  /// The newest known iOS, from Xcode 26.
  static let newestSystem = [26, 0]

  /// Whether a condition holds: `*` stands for every platform that isn't named.
  static func verdict(_ condition: SyntaxNode) -> Verdict {
    let named = condition.children(.platform).map { $0.text.split(separator: " ") }
    let own = named.first { $0.first == "iOS" || $0.first == "iOSApplicationExtension" }
    guard let own else { return answer(true, condition) }
    guard own.count == 2, let version = numbers(own[1]) else {
      return .open("a version isn't known")
    }
    return answer(!newestSystem.lexicographicallyPrecedes(version), condition)
  }

  private static func answer(_ isAvailable: Bool, _ condition: SyntaxNode) -> Verdict {
    isAvailable == (condition.text == "#available") ? .yes : .no
  }

  /// The numbers of a version: `15`, `4` and `1` of `15.4.1`.
  private static func numbers(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: ".").prefix(2).map { Int($0) }
    let known = parts.compactMap { $0 }
    return known.isEmpty || known.count < parts.count ? nil : known
  }
}
