import AutoLayout

/// A storyboard or xib for iOS: its scenes with their views and constraints, as saved.
public struct InterfaceDocument: Sendable {
  /// The major number of the version of Interface Builder that saved it; 0 if it doesn't say.
  package let toolsVersion: Int
  /// The screen of the canvas.
  let device: CanvasDevice
  /// Whether constraints are used at all; older documents have only autoresizing masks.
  let usesAutoLayout: Bool
  /// Whether the document is a storyboard, not a xib.
  let isStoryboard: Bool
  /// Whether it is for tablets only: `iOS.CocoaTouch.iPad`.
  let isForTablets: Bool
  /// Whether it is shown only while the app starts.
  package let isLaunchScreen: Bool
  /// The sizes of the images that views may show, in points.
  let images: [String: Size]
  /// The colors of its app's catalogs and of the system that it stores, by name.
  let colors: [String: Color]
  /// The names of images that are system symbols, whose size depends on where they are shown.
  let symbols: Set<String>
  /// The scenes in order; a xib counts as one.
  package let scenes: [DocumentScene]
  /// The omitted parts, in document order.
  public let warnings: [DocumentIssue]
  /// The outermost element.
  let root: Node

  /// Reads the bytes of a file.
  ///
  /// - Throws: When they aren't a document for iOS, with the place that says so.
  public init(_ bytes: [UInt8]) throws(DocumentIssue) {
    guard let root = try XMLReader.read(bytes).root else {
      throw DocumentIssue("the file is empty", at: nil)
    }
    try DocumentKind.check(root)
    self.root = root
    toolsVersion = Self.majorNumber(root["toolsVersion"] ?? "")
    usesAutoLayout = root.isYes("useAutolayout")
    device = CanvasDevice.read(from: root)
    images = Self.images(in: root)
    colors = Self.colors(in: root)
    isForTablets = root["targetRuntime"]?.lowercased().hasSuffix("ipad") == true
    isLaunchScreen = root.isYes("launchScreen")
    symbols = Set(
      (root.child("resources")?.children("image") ?? []).filter { $0["catalog"] == "system" }
        .compactMap { $0["name"] })
    let scenes = root.child("scenes")
    isStoryboard = scenes != nil
    var reader = SceneReader(
      usesAutoLayout: usesAutoLayout, controllers: ControllerGraph(root),
      canvas: Environment(device: device.device, isLandscape: device.isLandscape).size)
    if let scenes {
      self.scenes = scenes.children("scene").compactMap { reader.storyboardScene($0) }
    } else if let objects = root.child("objects") {
      var scene = reader.scene(objects, id: Self.xibScene, name: Self.name(ofXib: objects))
      scene.controllerClass = Self.owner(in: objects)?["customClass"]
      self.scenes = [scene]
    } else {
      self.scenes = []
    }
    let issues = reader.warnings + [CanvasDevice.issue(in: root)].compactMap { $0 }
    warnings = issues.sorted { ($0.place ?? .start) < ($1.place ?? .start) }
  }

  /// The id of the one scene of a xib.
  static let xibScene = "xib"

  /// The name of a xib in the app's code: the class of its owner, or of its first view; nil if both are UIKit's.
  private static func name(ofXib objects: Node) -> String? {
    let view = objects.children.first { $0.name.lowercased().contains("view") }
    return [owner(in: objects), view].compactMap { $0?["customClass"] }.first { $0 != "NSObject" }
  }

  private static func owner(in objects: Node) -> Node? {
    objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }

  private static func majorNumber(_ version: String) -> Int {
    Int(version.prefix { $0.isASCII && $0.isNumber }) ?? 0
  }

  private static func images(in root: Node) -> [String: Size] {
    let found = (root.child("resources")?.children("image") ?? []).compactMap {
      (image: Node) -> (String, Size)? in
      guard let name = image["name"], let width = image.number("width"),
        let height = image.number("height"), width >= 0, height >= 0
      else { return nil }
      return (name, Size(width: width, height: height))
    }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }
}

extension InterfaceDocument {
  private static func colors(in root: Node) -> [String: Color] {
    let named = (root.child("resources")?.children ?? []).compactMap { resource in
      resource.child("color")?.color.flatMap { color in resource["name"].map { ($0, color) } }
    }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// The color of an element: its own, the one in the app's catalogs, or the copy that the document stores.
  func color(of element: Node, _ assets: NearbyAssets?) -> Color? {
    if let color = element.color { return color }
    let name = element["name"]
    return name.flatMap { assets?.color(named: $0) }
      ?? (name ?? element["systemColor"]).flatMap { colors[$0] }
  }
}

/// The kinds of documents that can be opened.
enum DocumentKind {
  /// Substrings of `targetRuntime`, and the platforms that they stand for.
  private static let otherPlatforms: [(mark: String, platform: String)] = [
    ("macosx", "macOS"), ("cocoa.osx", "macOS"), ("appletv", "tvOS"), ("watchkit", "watchOS"),
    ("xros", "visionOS"), ("ibcocoa", "macOS"),
  ]
  private static let iOS = "ios.cocoatouch"
  private static let rootName = "document"

  /// Refuses everything but storyboards and xibs for iOS.
  static func check(_ root: Node) throws(DocumentIssue) {
    if root.name == "archive" {
      throw DocumentIssue(
        "this is a document of Xcode 4 or earlier", at: root.place,
        remedy: "open and save it in Xcode 5 or later")
    }
    guard root.name == rootName else {
      throw DocumentIssue(
        "the root element is <\(root.name)>, not <\(rootName)>", at: root.place,
        remedy: "open a .storyboard or .xib")
    }
    let runtime = (root["targetRuntime"] ?? "").lowercased()
    if runtime.hasPrefix(iOS) { return }
    let type = (root["type"] ?? "").lowercased()
    if let other = otherPlatforms.first(where: { runtime.contains($0.mark) }) {
      throw DocumentIssue(
        "this is a document for \(other.platform)", at: root.place,
        remedy: "only documents for iOS can be opened", platform: other.platform)
    }
    if let other = otherPlatforms.first(where: { type.contains($0.mark) }), runtime.isEmpty {
      throw DocumentIssue(
        "this is a document for \(other.platform)", at: root.place,
        remedy: "only documents for iOS can be opened", platform: other.platform)
    }
    throw DocumentIssue(
      "the target runtime '\(root["targetRuntime"] ?? "")' is unknown", at: root.place,
      remedy: "only documents for iOS can be opened")
  }
}
