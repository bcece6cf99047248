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
      let orientation = reader.takeKeyword(of: orientations.keys.sorted())
      let isLandscape = orientation.flatMap { orientations[$0.value] } ?? false
      return Command { resolver throws(Problem) in
        let name = try resolver.file(name)
        guard let device = Device.named(name.value) else {
          throw .unknownDevice(name.value, at: name.range)
        }
        return .environment { $0 = $0.moved(to: device, isLandscape: isLandscape) }
      }
    })

  private static let exampleDevice = NameText.quoted(Device.all.last?.name ?? "")
  private static let orientations = ["portrait": false, "landscape": true]

  /// Everything up to the orientation: names of devices have several words.
  private static func deviceName(_ reader: inout TokenReader) throws(Problem) -> TextSyntax {
    reader.note(Device.all.map { NameText.written($0.name) }, "device")
    return try reader.plainText("a device") { next in
      !orientations.keys.contains { next.isAt(keyword: $0) }
    }
  }
}
