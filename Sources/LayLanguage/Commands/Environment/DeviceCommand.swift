import AutoLayout

extension CommandDefinition {
  static let device = CommandDefinition(
    name: "device",
    topic: .environment,
    syntax: ["device DEVICE [portrait | landscape]"],
    summary: "choose the device whose screen the root view fills",
    explanation: """
      'help devices' lists the devices with their sizes. The device is upright unless you say \
      landscape.
      """,
    examples: ["device \(exampleDevice) landscape\nget root.frame"],
    parse: { reader throws(Problem) in
      let name = try deviceName(&reader)
      guard let device = Device.named(name.value) else {
        throw .unknownDevice(name.value, at: name.range)
      }
      let orientation = reader.takeKeyword(of: orientations.keys.sorted())
      let isLandscape = orientation.flatMap { orientations[$0.value] } ?? false
      return .environment { $0 = $0.moved(to: device, isLandscape: isLandscape) }
    })

  private static let exampleDevice = NameText.quoted(Device.all.last?.name ?? "")
  private static let orientations = ["portrait": false, "landscape": true]

  /// A device's name, with or without quotes: everything up to the orientation.
  private static func deviceName(_ reader: inout TokenReader) throws(Problem) -> Name {
    if let quoted = reader.takeString() { return quoted }
    let start = reader.current.range
    _ = try reader.name("a device")
    while !reader.isAtEnd, !orientations.keys.contains(reader.word()?.lowercased() ?? "") {
      reader.advance()
    }
    let range = reader.range(from: start)
    return Name(String(reader.source.text[range]), range)
  }
}
