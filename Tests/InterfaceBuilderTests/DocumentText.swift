import AutoLayout
import InterfaceBuilder
import Testing

/// Documents that tests write.
enum DocumentText {
  /// A storyboard with one scene whose root view holds `content`.
  static func storyboard(
    tools: Int = 17701, device: String? = "retina4_7", size: String = "375x667",
    root: String = "view", controller: String = "", resources: String = "",
    rootAttributes: String = "",
    _ content: String
  ) -> String {
    let screen = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
    let parts = size.split(separator: "x")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      \(screen)
      <scenes><scene sceneID="scene"><objects>
      <viewController id="controller">
      \(controller)
      <\(root) key="view" id="root" \(rootAttributes)>
      <rect key="frame" x="0.0" y="0.0" width="\(parts[0])" height="\(parts[1])"/>
      \(content)
      </\(root)>
      </viewController>
      </objects></scene></scenes>
      <resources>\(resources)</resources>
      </document>
      """
  }

  /// A xib with these objects.
  static func xib(tools: Int = 17701, device: String = "retina4_7", _ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="\(device)" orientation="portrait"/>
    <objects>\(objects)</objects>
    </document>
    """
  }

  /// A view that constraints lay out.
  static func view(
    _ id: String, _ name: String = "view", _ attributes: String = "", _ content: String = ""
  )
    -> String
  {
    "<\(name) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\" \(attributes)>"
      + "\(content)</\(name)>"
  }

  /// A frame.
  static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// A constraint between two items, `a.leading b.leading 8`, or on one, `a.width 40`; further words
  /// are attributes.
  static func constraint(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    let first = words[0].split(separator: ".")
    var attributes = "firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\""
    for word in words.dropFirst() {
      let pair = word.split(separator: ".", maxSplits: 1)
      if word.contains("=") {
        let parts = word.split(separator: "=", maxSplits: 1)
        attributes += " \(parts[0])=\"\(parts[1])\""
      } else if Double(word) != nil {
        attributes += " constant=\"\(word)\""
      } else {
        attributes += " secondItem=\"\(pair[0])\" secondAttribute=\"\(pair[1])\""
      }
    }
    return "<constraint \(attributes)/>"
  }

  /// A view's constraints.
  static func constraints(_ texts: String...) -> String { constraints(texts) }

  static func constraints(_ texts: [String]) -> String {
    "<constraints>\(texts.map(constraint).joined())</constraints>"
  }
}

/// The frames of a document's scenes by object id.
struct Opened {
  let document: InterfaceDocument
  private(set) var frames: [String: Rect] = [:]
  private(set) var names: [String: String] = [:]
  private(set) var warnings: [String] = []
  /// The layout of the last scene.
  private(set) var layout = Layout(isSolved: false)

  init(_ text: String, _ options: ImportOptions = ImportOptions()) throws {
    document = try InterfaceDocument(Array(text.utf8))
    warnings = document.warnings.map(\.description)
    for scene in document.scenes {
      for var part in try document.layouts(of: scene, options) {
        part.layout.solve()
        layout = part.layout
        warnings += part.warnings.map(\.description)
        for (id, item) in part.views {
          frames[id] = part.layout.frame(of: item)
          names[id] = part.layout.name(of: item)
        }
      }
    }
  }

  /// The four numbers of a frame.
  func numbers(_ id: String) -> [Double] {
    guard let frame = frames[id] else { return [] }
    return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }
}

extension NearbyFiles {
  /// The files of an app, by path.
  init(contents: [String: [UInt8]]) {
    self.init(
      read: { contents[Self.normalized($0)] },
      names: { folder in Self.names(in: Self.normalized(folder), of: contents) })
  }

  /// Without `./`, and without folders that `..` leaves.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  private static func names(in folder: String, of contents: [String: [UInt8]]) -> [String] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    return Set(
      contents.keys.filter { $0.hasPrefix(prefix) }
        .compactMap { $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init) }
    ).sorted()
  }
}
