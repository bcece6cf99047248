import AutoLayout

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
    devices.flatMap { device in
      orientations.flatMap { isLandscape in
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

  /// Those that make a difference to a subject.
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
    guard size == .asDesigned, let device = devices.first else {
      guard let chosen else {
        return configurations + translations.flatMap { usual.configurations(in: $0) }
      }
      // What isn't translated at all is checked as it is.
      return chosen.isEmpty ? configurations : chosen.flatMap { configurations(in: $0) }
    }
    let all = chosen ?? [.own] + translations
    return (all.isEmpty ? [.own] : all).flatMap { language in
      (language.direction.map { [$0] } ?? directions).map {
        CheckConfiguration(device: device, direction: $0, language: language, isAsDesigned: true)
      }
    }
  }

  /// The usual orientation and text size, where they are among those that are checked.
  private var usual: CheckMatrix {
    var usual = self
    usual.orientations = Array(orientations.prefix(1))
    usual.textSizes = textSizes.contains(.large) ? [.large] : Array(textSizes.prefix(1))
    return usual
  }
}
