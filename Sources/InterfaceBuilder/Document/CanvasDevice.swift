import AutoLayout

/// The screen that Interface Builder's canvas showed.
struct CanvasDevice: Sendable {
  /// The device.
  let device: Device
  /// Interface Builder's name for it, such as `retina4_7`; nil in documents that don't name it.
  let id: String?
  /// Whether it is in landscape.
  let isLandscape: Bool

  /// Interface Builder's names of screens → the device with that screen.
  private static let names: [String: String] = [
    "retina3_5": "iPhone 4s", "retina4_0": "iPhone 5s", "retina4_7": "iPhone 8",
    "retina5_5": "iPhone 8 Plus", "retina5_9": "iPhone X", "retina6_1": "iPhone 11",
    "retina6_5": "iPhone 11 Pro Max", "retina5_4": "iPhone 13 mini", "retina6_0": "iPhone 13",
    "retina6_7": "iPhone 13 Pro Max", "retina6_12": "iPhone 15",
    "retina6_72": "iPhone 15 Pro Max", "retina6_3": "iPhone 16 Pro",
    "retina6_9": "iPhone 16 Pro Max", "ipad9_7": "iPad", "ipad10_5": "iPad Pro 10.5",
    "ipad10_9rounded": "iPad (10th generation)", "ipad12_9": "iPad Pro 12.9",
    "ipad12_9rounded": "iPad Pro 12.9", "ipad13_0rounded": "iPad Pro 13-inch",
  ]
  private static let tablet = "ipad"

  /// The screens of simulated metrics, which choose the canvas in documents of Xcode 5 to 7.
  private static let metrics: [(prefix: String, device: String)] = [
    ("retina47", "iPhone 8"), ("retina4_7", "iPhone 8"), ("retina55", "iPhone 8 Plus"),
    ("retina4", "iPhone 5s"),
  ]
  private static let oldPhone = "iPhone 4s"

  /// The canvas of a document.
  static func read(from root: Node) -> CanvasDevice {
    guard let element = root.child("device"), let id = element["id"] else {
      return CanvasDevice(
        device: Device.named(oldDevice(of: root)) ?? .standard, id: nil, isLandscape: false)
    }
    let device = Device.named(names[id] ?? fallback(for: id)) ?? .standard
    return CanvasDevice(
      device: device, id: id, isLandscape: element["orientation"] == "landscape")
  }

  /// The problem with the device that a document names.
  static func issue(in root: Node) -> DocumentIssue? {
    guard let element = root.child("device"), let id = element["id"], names[id] == nil else {
      return nil
    }
    return DocumentIssue(
      "the device '\(id.prefix(40))' is unknown; its screen is taken to be that of \(fallback(for: id))",
      at: element.place)
  }

  private static func fallback(for id: String) -> String {
    id.hasPrefix(tablet) ? "iPad" : "iPhone 15"
  }

  private static func oldDevice(of root: Node) -> String {
    if root["targetRuntime"]?.lowercased().hasSuffix(tablet) == true { return "iPad" }
    let destination = root.child(key: "defaultSimulatedMetrics")?.child(key: "destination")
    let type = destination?["type"] ?? ""
    return metrics.first { type.hasPrefix($0.prefix) }?.device ?? oldPhone
  }

  /// The keys of the variations in effect, weakest first; without a device, the canvas has any size.
  var variationKeys: [String] {
    guard id != nil else { return [] }
    let sizeClasses = Environment(device: device, isLandscape: isLandscape).traits.sizeClasses
    return VariationKey.all.filter { $0.sizeClasses.include(sizeClasses) }.map { $0.text }
  }
}
