import AutoLayout

/// A screen and a reader that a layout is checked for.
package struct CheckConfiguration: Hashable, Sendable {
  /// The device.
  package var device: Device
  /// Whether it lies on its side.
  package var isLandscape = false
  /// The reading direction of the user's language.
  package var direction = LayoutDirection.leftToRight
  /// The text size that the reader prefers.
  package var textSize = ContentSizeCategory.large
  /// The texts.
  package var language = CheckLanguage.own
  /// Whether the screen is the one that the document was designed on, whatever the device.
  package var isAsDesigned = false

  /// Creates a configuration; without more than a device, the usual one.
  package init(
    device: Device, isLandscape: Bool = false, direction: LayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large, language: CheckLanguage = .own,
    isAsDesigned: Bool = false
  ) {
    self.device = device
    self.isLandscape = isLandscape
    self.direction = direction
    self.textSize = textSize
    self.language = language
    self.isAsDesigned = isAsDesigned
  }

  /// The prefix of the name of a configuration that shows the document as designed.
  package static let designedName = "on the canvas"

  /// Where something is so: `on iPhone SE`, `on the canvas`.
  var placeText: String { Self.placeText(name) }

  /// Where something is so in the configuration of a name.
  package static func placeText(_ name: String) -> String {
    name.hasPrefix(designedName) ? name : "on \(name)"
  }

  /// `iPhone SE landscape rtl AX3 in de`: what is usual is left out.
  package var name: String {
    let parts = [
      isLandscape ? "landscape" : nil,
      direction == .rightToLeft && language.direction == nil ? "rtl" : nil,
      textSize == .large ? nil : textSize.rawValue, language.name.map { "in \($0)" },
    ]
    return ([isAsDesigned ? Self.designedName : device.name] + parts.compactMap { $0 }).joined(
      separator: " ")
  }

  /// The screen of a subject in this configuration; `base` is the one that it was designed on.
  func environment(from base: Environment, as size: SubjectSize) -> Environment {
    var environment = base
    if size != .asDesigned {
      environment = base.moved(to: device, isLandscape: isLandscape)
      // A canvas without a device has no pixels of its own.
      try? environment.setScale(nil)
    }
    if size == .wideAsScreen {
      let row = Size(width: environment.size.width, height: base.size.height)
      environment = (try? environment.resized(to: row)) ?? environment
      try? environment.setSafeArea(.zero)
    }
    // Apps on these devices use at least their system, whichever version saved the document.
    if size != .asDesigned { environment.era = max(environment.era, .current) }
    environment.direction = direction
    if size != .asDesigned { environment.contentSizeCategory = textSize }
    return environment
  }
}
