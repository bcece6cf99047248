/// The apps of a project file.
struct AppProject: Sendable {
  /// The apps, once for each configuration; none if the file can't be read.
  private(set) var targets: [ProjectTarget] = []
  /// The languages that it is translated into, with `Base`.
  private(set) var regions: [String] = []

  /// An unknown project.
  init() {}

  /// Reads the content of a project file.
  init(_ bytes: [UInt8]) {
    guard let file = ProjectReader.dictionary(bytes), let objects = file["objects"]?.dictionary,
      let root = objects[file["rootObject"]?.text ?? ""]?.dictionary
    else { return }
    targets = ProjectTarget.apps(of: root, objects)
    regions = (root["knownRegions"]?.list ?? []).compactMap { $0.text }
  }
}

/// An app for iOS that a project builds, in one of its configurations.
struct ProjectTarget: Sendable {
  /// The path of its Info.plist, from the folder of the project; nil if it has none, or one in a place known only to
  /// the build.
  let infoPlist: String?
  /// The screens in its build settings.
  private(set) var screens: DeclaredScreens

  /// The kinds of products that have screens of their own.
  private static let products: Set<String> = [
    "com.apple.product-type.application",
    "com.apple.product-type.application.on-demand-install-capable",
    "com.apple.product-type.application.messages",
  ]

  /// The apps of a project, once for each configuration.
  static func apps(
    of root: [String: PropertyList.Value], _ objects: [String: PropertyList.Value]
  ) -> [ProjectTarget] {
    let shared = configurations(of: root, objects)
    let targets = (root["targets"]?.list ?? []).compactMap { objects[$0.text ?? ""]?.dictionary }
    return targets.filter { products.contains($0["productType"]?.text ?? "") }.flatMap { target in
      configurations(of: target, objects).compactMap { own in
        let inherited = shared.first { $0.name == own.name }
        var made = ProjectTarget(target["name"]?.text ?? "") { key in
          (own.settings[key] ?? inherited?.settings[key]).flatMap(text)
        }
        // The contents of a settings file are unknown.
        if own.hasFile || inherited?.hasFile == true { made?.screens.usualIdioms = nil }
        return made
      }
    }
  }

  /// Reads the settings of a target; nil if it is for another system.
  private init?(_ name: String, _ setting: (String) -> String?) {
    let platforms = setting("SUPPORTED_PLATFORMS") ?? setting("SDKROOT") ?? Self.automatic
    guard [Self.system, Self.automatic].contains(where: platforms.contains) else { return nil }
    screens = DeclaredScreens(setting)
    if platforms.contains(Self.system) { screens.usualIdioms = DeclaredScreens.usualIdioms }
    infoPlist = setting("INFOPLIST_FILE").flatMap { Self.path($0, of: name) }
  }

  /// The prefix of the names of iOS and its simulator, and the value for automatic choice.
  private static let (system, automatic) = ("iphone", "auto")

  /// Variables for the project folder in paths.
  private static let projectFolders = ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/"]
  /// Variables for the name of the target in paths.
  private static let targetNames = ["$(TARGET_NAME)", "${TARGET_NAME}", "$(TARGETNAME)"]

  /// A path from the folder of the project; nil if it depends on other settings.
  private static func path(_ setting: String, of target: String) -> String? {
    var path = setting
    for folder in projectFolders where path.hasPrefix(folder) {
      path.removeFirst(folder.count)
    }
    for name in targetNames { path = path.replacing(name, with: target) }
    if path.hasPrefix("./") { path.removeFirst(2) }
    return path.contains("$") || path.hasPrefix("/") || path.hasPrefix("../") ? nil : path
  }

  /// The settings of a project or target by configuration, and whether a file adds to them.
  private static func configurations(
    of owner: [String: PropertyList.Value], _ objects: [String: PropertyList.Value]
  ) -> [(name: String, settings: [String: PropertyList.Value], hasFile: Bool)] {
    let list = objects[owner["buildConfigurationList"]?.text ?? ""]?.dictionary
    return (list?["buildConfigurations"]?.list ?? []).compactMap { id in
      let configuration = objects[id.text ?? ""]?.dictionary
      return configuration.map {
        (
          $0["name"]?.text ?? "", $0["buildSettings"]?.dictionary ?? [:],
          $0["baseConfigurationReference"].map { !isOfPods($0, objects) } ?? false
        )
      }
    }
  }

  /// Whether a settings file is one that CocoaPods writes, which says nothing about devices.
  private static func isOfPods(
    _ id: PropertyList.Value, _ objects: [String: PropertyList.Value]
  ) -> Bool {
    let file = objects[id.text ?? ""]?.dictionary
    return (file?["path"]?.text ?? "").split(separator: "/").last?.hasPrefix("Pods") == true
  }

  /// A setting; the elements of a list are separated by spaces.
  private static func text(_ value: PropertyList.Value) -> String? {
    value.text ?? value.list?.compactMap { $0.text }.joined(separator: " ")
  }
}

/// The files that the projects of a working tree build into their targets.
struct BuiltFiles: Sendable {
  /// The names, without their folders; nil if the projects don't list all of them.
  private let names: Set<String>?

  /// Files of tools that generate projects, or add files to them without listing the files.
  private static let generators: Set<String> = [
    "Package.swift", "Project.swift", "project.yml", "BUILD", "BUILD.bazel", "CMakeLists.txt",
  ]
  private static let project = ".xcodeproj"
  private static let specification = ".podspec"
  /// The project objects for folders that are built as a whole, since Xcode 16.
  private static let wholeFolder = "PBXFileSystemSynchronizedRootGroup"
  /// The comment after the name of a file that a target copies or compiles.
  private static let mark = " in Resources */"
  private static let comment = "/* "
  /// Larger projects aren't read.
  private static let limit = 16 << 20

  /// Reads the projects of a tree.
  init(below top: String, _ files: NearbyFiles) {
    var projects: [String] = []
    var isOpen = !files.isWorkingTree(top)
    files.visitFolders(below: top) { folder, found in
      if found.contains(where: { Self.generators.contains($0) || $0.hasSuffix(Self.specification) })
      {
        isOpen = true
      }
      projects += found.filter { $0.hasSuffix(Self.project) }
        .map { "\(folder)/\($0)/project.pbxproj" }
    }
    var names: Set<String> = []
    for path in projects where !isOpen {
      guard let bytes = files.read(path), bytes.count <= Self.limit else {
        isOpen = true
        break
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains(Self.wholeFolder) { isOpen = true }
      for before in text.split(separator: Self.mark).dropLast() {
        if let name = before.split(separator: Self.comment).last { names.insert(String(name)) }
      }
    }
    self.names = isOpen || names.isEmpty ? nil : names
  }

  /// Whether, according to the projects, no target builds a file.
  func lacks(_ name: String) -> Bool { names.map { !$0.contains(name) } ?? false }
}

/// Reads the old form of property lists, as in Xcode's `project.pbxproj`: `{ key = value; }`, `( value, value, )`,
/// words and texts in quotes.
///
/// A file that contains anything else isn't a project, and nothing is known.
struct ProjectReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Values nested deeper than in any project end the reading, so that no file can exhaust the stack.
  private static let deepest = 32

  /// The outermost dictionary; nil if the bytes aren't such a list.
  static func dictionary(_ bytes: [UInt8]) -> [String: PropertyList.Value]? {
    var reader = ProjectReader(bytes: bytes)
    return reader.value(depth: 0)?.dictionary
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Consumes a character, if it is the next significant one.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips blanks and comments of both kinds.
  private mutating func skipBlanks() {
    while let byte = current {
      let rest = bytes[position...]
      if byte <= 0x20 {
        position += 1
      } else if rest.starts(with: "//".utf8) {
        position = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if rest.starts(with: "/*".utf8) {
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
        position = min(position + 2, bytes.count)
      } else {
        return
      }
    }
  }

  // MARK: Values

  private mutating func value(depth: Int) -> PropertyList.Value? {
    guard depth < Self.deepest else { return nil }
    if take("{") { return dictionary(depth: depth) }
    if take("(") { return list(depth: depth) }
    return text().map { .text($0) }
  }

  private mutating func dictionary(depth: Int) -> PropertyList.Value? {
    var found: [String: PropertyList.Value] = [:]
    while !take("}") {
      guard let key = text(), take("="), let value = value(depth: depth + 1), take(";") else {
        return nil
      }
      found[key] = value
    }
    return .dictionary(found)
  }

  private mutating func list(depth: Int) -> PropertyList.Value? {
    var found: [PropertyList.Value] = []
    while !take(")") {
      guard let value = value(depth: depth + 1) else { return nil }
      found.append(value)
      if !take(",") { return take(")") ? .list(found) : nil }
    }
    return .list(found)
  }

  /// A word or a text in quotes.
  private mutating func text() -> String? {
    if take("\"") { return quoted() }
    let start = position
    while let byte = current, Self.isPlain(byte) { position += 1 }
    return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Whether a byte needs no quotes: any byte except blanks and the punctuation of lists.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x20 && !"{}()=;,\"<>".utf8.contains(byte)
  }

  /// Reads the rest of a quoted text; characters after a backslash stand for themselves, which is enough for settings.
  private mutating func quoted() -> String? {
    var content: [UInt8] = []
    while let byte = current {
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: content, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        content.append(byte)
        continue
      }
      if let escaped = current { content.append(escaped) }
      position += 1
    }
    return nil
  }
}
