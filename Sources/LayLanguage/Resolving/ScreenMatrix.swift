import AutoLayout

/// Screens that a layout is shown or tested on: `"iPhone SE" iPad landscape rtl text XXL AX3`.
struct ScreenMatrix: Sendable {
  /// One of the screens.
  struct Screen: Hashable, Sendable {
    /// `iPhone SE landscape rtl XXL`.
    let name: String
    private let device: Device
    private let isLandscape: Bool
    private let direction: LayoutDirection?
    private let textSize: PropertyValue?

    fileprivate init(
      _ device: Device, isLandscape: Bool, _ direction: LayoutDirection?,
      _ textSize: PropertyValue?
    ) {
      (self.device, self.isLandscape) = (device, isLandscape)
      (self.direction, self.textSize) = (direction, textSize)
      let words = [isLandscape ? "landscape" : nil, direction?.shortName, textSize?.description]
      name = ([device.name] + words.compactMap { $0 }).joined(separator: " ")
    }

    /// A layout on the screen, solved.
    func showing(_ layout: Layout) -> Layout {
      var environment = layout.environment.moved(to: device, isLandscape: isLandscape)
      if let direction { environment.direction = direction }
      // The words come from the property's own table.
      if let textSize {
        try? EnvironmentProperty.contentSizeCategory.set(textSize, in: &environment)
      }
      var copy = layout
      copy.setEnvironment(environment)
      copy.solve()
      return copy
    }
  }

  private var devices: [Device] = []
  private var orientations = [false]
  private var directions = [LayoutDirection?.none]
  private var textSizes = [PropertyValue?.none]

  /// Every screen, grouped by device.
  var screens: [Screen] {
    devices.flatMap { device in
      orientations.flatMap { isLandscape in
        directions.flatMap { direction in
          textSizes.map { Screen(device, isLandscape: isLandscape, direction, $0) }
        }
      }
    }
  }

  private static let keywords = ["landscape", "rtl", "text"]
  private static let deviceNames = Device.all.map { NameText.written($0.name) }

  /// The default devices: a small phone, a current phone and a tablet.
  private static let usualDevices = ["iPhone SE", "iPhone 16", "iPad Pro 11"]
    .compactMap { Device.named($0) }

  /// Reads devices and what varies, up to the end or to a word with another meaning.
  init(_ reader: inout TokenReader, before others: [String] = []) throws(Problem) {
    func isAtKeyword(_ words: [String]) -> Bool {
      words.contains { reader.isAt(keyword: $0) } || reader.isAtEnd
    }
    let keywords = Self.keywords + others
    reader.note(Self.deviceNames, "device")
    while !isAtKeyword(keywords) {
      devices.append(try Self.device(&reader))
      reader.note(Self.deviceNames, "device")
    }
    if devices.isEmpty { devices = Self.usualDevices }
    if reader.take(keyword: "landscape") { orientations.append(true) }
    if reader.take(keyword: "rtl") { directions.append(.rightToLeft) }
    guard reader.take(keyword: "text") else { return }
    repeat { textSizes.append(try Self.textSize(&reader)) } while !isAtKeyword(keywords)
  }

  private static func device(_ reader: inout TokenReader) throws(Problem) -> Device {
    let name = try reader.plainName("a device")
    guard let device = Device.named(name.value) else {
      throw .unknownDevice(name.value, at: name.range)
    }
    return device
  }

  private static func textSize(_ reader: inout TokenReader) throws(Problem) -> PropertyValue {
    let property = EnvironmentProperty.contentSizeCategory
    return .choice(try property.word(try reader.plainName(property.expected, of: property.words)))
  }
}

extension EnvironmentProperty {
  /// The word among the property's that a name means, ignoring case and spaces.
  func word(_ name: Name) throws(Problem) -> String {
    let folded = NameText.folded(name.value)
    if let word = words.first(where: { NameText.folded($0) == folded }) { return word }
    let what = expected.split(separator: " ").dropFirst().joined(separator: " ")
    throw .unknown(what, name, oneOf: words)
  }
}
