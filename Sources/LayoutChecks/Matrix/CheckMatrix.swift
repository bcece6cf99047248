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

  /// Creates a matrix; without devices that of 48 configurations which is usual.
  package init(devices: [Device] = standardDevices) {
    self.devices = devices
  }

  /// The smallest phone that is sold, the usual one, the largest one, and a tablet.
  package static let standardDevices = [
    "iPhone SE", "iPhone 15", "iPhone 16 Pro Max", "iPad (10th generation)",
  ].compactMap(Device.named)

  /// All of them, the usual ones first: configurations that differ least are neighbors.
  package var configurations: [CheckConfiguration] {
    devices.flatMap { device in
      orientations.flatMap { isLandscape in
        directions.flatMap { direction in
          textSizes.map {
            CheckConfiguration(
              device: device, isLandscape: isLandscape, direction: direction, textSize: $0)
          }
        }
      }
    }
  }

  /// Those that make a difference to a subject.
  func configurations(for size: SubjectSize) -> [CheckConfiguration] {
    guard size == .asDesigned, let device = devices.first else { return configurations }
    return directions.map { CheckConfiguration(device: device, direction: $0, isAsDesigned: true) }
  }
}
