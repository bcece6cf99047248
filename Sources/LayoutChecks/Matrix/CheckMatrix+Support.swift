import AutoLayout
import InterfaceBuilder

/// Only screens that the app has.
extension CheckMatrix {
  /// What the user asked for, whatever the app supports.
  package struct Wishes: OptionSet, Sendable {
    package let rawValue: Int

    /// Creates wishes from their bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// These devices.
    package static let devices = Wishes(rawValue: 1)
    /// These orientations.
    package static let orientations = Wishes(rawValue: 2)
  }

  /// Removes the screens that an app is never shown on.
  ///
  /// - Parameters:
  ///   - screens: The screens that the app supports.
  ///   - wishes: What of the matrix stays whatever the app supports.
  ///   - shown: How people are told a path.
  /// - Returns: What is left and who says so, such as `portrait only on iPhone: App/Info.plist`; nil if nothing was
  ///   left out.
  package mutating func keep(
    _ screens: SupportedScreens, besides wishes: Wishes, shown: (String) -> String
  ) -> String? {
    var notes: [String] = []
    var sources: Set<String> = []
    for (idiom, name) in Self.names {
      guard let sides = screens.sides[idiom], devices.contains(where: { $0.idiom == idiom }),
        supported[idiom] == nil,
        !wishes.contains(sides.isLandscape.isEmpty ? .devices : .orientations),
        !sides.isLandscape.isSuperset(of: orientations)
      else { continue }
      supported[idiom] = sides.isLandscape
      notes.append(Self.note(sides.isLandscape, name))
      sources.formUnion(sides.sources)
    }
    if notes.isEmpty { return nil }
    let files = sources.sorted().map(shown).joined(separator: ", ")
    return "\(notes.joined(separator: ", ")): \(files)"
  }

  /// The devices that Apple calls this, in any case; nil for other words.
  static func idiom(named word: String) -> UserInterfaceIdiom? {
    names.first { $0.1.lowercased() == word.lowercased() }?.0
  }

  /// Apple's names of devices.
  private static let names: [(UserInterfaceIdiom, String)] = [(.phone, "iPhone"), (.pad, "iPad")]

  private static func note(_ isLandscape: Set<Bool>, _ name: String) -> String {
    guard let first = isLandscape.first else { return "not on \(name)" }
    return "\(first ? "landscape" : "portrait") only on \(name)"
  }
}
