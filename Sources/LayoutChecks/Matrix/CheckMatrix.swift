import AutoLayout
import InterfaceBuilder

/// The configurations that everything is checked for: each of some devices in each of some
/// orientations, directions and text sizes.
package struct CheckMatrix: Hashable, Sendable {
  /// The devices.
  package var devices: [Device]
  /// Upright, on the side, or both.
  package var orientations = [false, true]
  /// Left to right, right to left, or both.
  package var directions = [LayoutDirection.leftToRight, .rightToLeft]
  /// The text sizes, smaller ones first.
  package var textSizes = [
    ContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraLarge,
  ]

  /// The texts; nil for those of the document in all configurations, and every translation that there
  /// is on every device, upright and in the usual text size.
  package var languages: [CheckLanguage]?

  /// The supported orientations on a kind of devices, as in ``orientations``; none if the app doesn't run on such
  /// devices, and no entry if it may be shown in all of them.
  var supported: [UserInterfaceIdiom: Set<Bool>] = [:]

  /// Creates a matrix; without devices that of 48 configurations which is usual.
  package init(devices: [Device] = standardDevices) {
    self.devices = devices
  }

  /// The smallest phone that is sold, the usual one, the largest one, and a tablet.
  package static let standardDevices = [
    "iPhone SE", "iPhone 15", "iPhone 16 Pro Max", "iPad (10th generation)",
  ].compactMap(Device.named)

  /// All of them in the document's own language, the usual ones first: configurations that differ least
  /// are neighbors.
  package var configurations: [CheckConfiguration] { configurations(in: .own) }

  private func configurations(in language: CheckLanguage) -> [CheckConfiguration] {
    configurations(in: language, orientations: supportedOrientations)
  }

  private func configurations(
    in language: CheckLanguage, orientations: (Device) -> [Bool]
  ) -> [CheckConfiguration] {
    devices.flatMap { device in
      orientations(device).flatMap { isLandscape in
        (language.direction.map { [$0] } ?? directions).flatMap { direction in
          textSizes.map {
            CheckConfiguration(
              device: device, isLandscape: isLandscape, direction: direction, textSize: $0,
              language: language)
          }
        }
      }
    }
  }

  /// The orientations that count on a device.
  func supportedOrientations(of device: Device) -> [Bool] {
    orientations.filter { supported[device.idiom]?.contains($0) ?? true }
  }

  /// The configurations that make a difference to a subject.
  ///
  /// A subject that no screen of its app could show is checked on all screens: then the app isn't the one that was found.
  ///
  /// - Parameters:
  ///   - size: What decides its size.
  ///   - translations: The languages that it is translated into.
  /// - Returns: The configurations, those of a language together.
  func configurations(
    for size: SubjectSize, translations: [CheckLanguage] = []
  ) -> [CheckConfiguration] {
    let chosen = languages.map { wanted in
      wanted.compactMap { $0.nearest(among: translations) }
    }
    if !supported.isEmpty, devices.allSatisfy({ supportedOrientations(of: $0).isEmpty }) {
      var matrix = self
      matrix.supported = [:]
      return matrix.configurations(for: size, translations: translations)
    }
    guard size == .asDesigned, let device = devices.first else {
      guard let chosen else {
        return configurations + translations.flatMap(usualConfigurations)
      }
      // A document without translations is checked as it is.
      return chosen.isEmpty ? configurations : chosen.flatMap { configurations(in: $0) }
    }
    let all = chosen ?? [.own] + translations
    return (all.isEmpty ? [.own] : all).flatMap { language in
      (language.direction.map { [$0] } ?? directions).map {
        CheckConfiguration(device: device, direction: $0, language: language, isAsDesigned: true)
      }
    }
  }

  /// The configurations with the usual orientation and text size, if these are checked.
  private func usualConfigurations(in language: CheckLanguage) -> [CheckConfiguration] {
    var usual = self
    usual.textSizes = textSizes.contains(.large) ? [.large] : Array(textSizes.prefix(1))
    return usual.configurations(in: language) { Array(supportedOrientations(of: $0).prefix(1)) }
  }
}

/// Only screens that the app has.
extension CheckMatrix {
  /// What the user may ask for, whatever the app supports.
  package enum Wish: Sendable {
    /// The devices that were asked for.
    case devices
    /// The orientations that were asked for.
    case orientations
  }

  /// Removes the screens that an app is never shown on.
  ///
  /// - Parameters:
  ///   - screens: The screens that the app supports.
  ///   - wishes: What of the matrix stays whatever the app supports.
  ///   - shown: How a path is shown to people.
  /// - Returns: What is left and who says so, such as `portrait only on iPhone: App/Info.plist`; nil if nothing was
  ///   left out.
  package mutating func keep(
    _ screens: SupportedScreens, besides wishes: Set<Wish>, shown: (String) -> String
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
