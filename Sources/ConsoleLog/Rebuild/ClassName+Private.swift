/// Names that only Apple's frameworks use.
extension ClassName {
  /// Whether a name has the underscore and prefix of Apple's private classes; Swift's mangled names begin with `_Tt`.
  static func isPrivate(_ name: String) -> Bool {
    let letters = name.dropFirst().prefix(2)
    return name.first == "_" && letters.count == 2
      && letters.allSatisfy { $0.isASCII && $0.isUppercase }
  }

  /// Whether all views of a line are private; a layout guide or spacer says nothing, and the content view of a
  /// header holds the app's.
  static func areAllPrivate(_ classes: [String?]) -> Bool {
    classes.allSatisfy { name in
      guard let name, isPrivate(name) else { return false }
      return !name.hasPrefix("_UIHosting")
        && !["LayoutGuide", "LayoutSpacer", "ContentView"].contains(where: name.hasSuffix)
    }
  }

  /// Whether an identifier begins like the names of Apple's classes: `NSWindow-current-width`.
  static func begins(_ identifier: String) -> Bool {
    let word = identifier.prefix { $0.isLetter }
    let isOfKit = ["NS", "UI"].contains { prefix in
      word.hasPrefix(prefix) && word.dropFirst(2).first?.isUppercase == true
    }
    return isOfKit && "-.".contains(identifier[word.endIndex...].first ?? " ")
  }
}
