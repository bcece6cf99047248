import AutoLayout
import LayoutDiagnostics

/// The contents of an asset catalog: its image and color sets, and the names of its symbol sets.
struct AssetCatalog: Sendable {
  /// The file that describes a set or group.
  static let contents = "Contents.json"

  /// The folders of image sets by name.
  private(set) var sets: [String: String] = [:]
  /// The folders of color sets by name.
  private(set) var colors: [String: String] = [:]
  /// The names of symbol sets.
  private(set) var symbolSets: Set<String> = []
  /// The number of its folders.
  private(set) var folderCount = 0

  private static let imageSet = ".imageset"
  private static let symbolSet = ".symbolset"
  private static let colorSet = ".colorset"
  /// The suffixes of folders that are named after their contents.
  static let endings = [imageSet, symbolSet]
  /// Other folders in catalogs, which contain no images of views.
  private static let noGroups = ["set", ".json", ".launchimage", ".stickerpack"]
  private static let deepest = 16

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - folder: The catalog.
  ///   - files: The access to the folders.
  ///   - limit: The most folders to read.
  init(_ folder: String, files: NearbyFiles, limit: Int) {
    read(folder, prefix: "", depth: Self.deepest, files, limit)
  }

  private mutating func read(
    _ folder: String, prefix: String, depth: Int, _ files: NearbyFiles, _ limit: Int
  ) {
    guard folderCount < limit, depth > 0 else { return }
    folderCount += 1
    for name in files.names(folder).sorted() {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(Self.imageSet) {
        let key = prefix + name.dropLast(Self.imageSet.count)
        if sets[key] == nil { sets[key] = path }
      } else if name.hasSuffix(Self.colorSet) {
        let key = prefix + name.dropLast(Self.colorSet.count)
        if colors[key] == nil { colors[key] = path }
      } else if name.hasSuffix(Self.symbolSet) {
        symbolSets.insert(prefix + name.dropLast(Self.symbolSet.count))
      } else if !Self.noGroups.contains(where: name.hasSuffix) {
        let group = Self.givesNamespace(path, files) ? "\(prefix)\(name)/" : prefix
        read(path, prefix: group, depth: depth - 1, files, limit)
      }
    }
  }

  private static func givesNamespace(_ group: String, _ files: NearbyFiles) -> Bool {
    guard let bytes = files.read("\(group)/\(contents)"),
      let read = try? JSONValue(file: bytes)
    else { return false }
    return read["properties"]?["provides-namespace"] == .bool(true)
  }
}

/// Reads the `Contents.json` of a color set.
enum ColorSet {
  /// The color in both appearances; nil if the file has none.
  static func read(_ bytes: [UInt8]) -> Color? {
    let file = try? JSONValue(file: bytes)
    let entries = (file?["colors"]?.elements ?? []).filter { $0["color"] != nil }
    func found(in style: UserInterfaceStyle) -> Color? {
      entries.min { rank($0, style) < rank($1, style) }?["color"].flatMap(color)
    }
    return found(in: .light).map { light in
      Color(light: light, dark: found(in: .dark) ?? light)
    }
  }

  /// A rank for an appearance on any screen and device; better matches have smaller numbers.
  private static func rank(_ entry: JSONValue, _ style: UserInterfaceStyle) -> Int {
    let idiom = entry["idiom"]?.text ?? "universal"
    let isElsewhere = entry["display-gamut"]?.text == "display-P3" || idiom != "universal"
    let appearances = entry["appearances"]?.elements ?? []
    let looks = appearances.map { $0["value"]?.text == style.rawValue ? 0 : 2 }.max() ?? 1
    return looks + (isElsewhere ? 3 : 0)
  }

  private static func color(_ value: JSONValue) -> Color? {
    if let reference = value["reference"]?.text {
      return Color(text: reference.replacing("Color", with: ""))
    }
    let components = value["components"]
    func part(_ name: String) -> Double? { components?[name]?.text.flatMap(number) }
    // Alpha is never a byte value, with or without a decimal point.
    let alpha = components?["alpha"]?.text.flatMap { Double($0) }.map { min(max($0, 0), 1) } ?? 1
    if let white = part("white") {
      return Color(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    return value["color-space"]?.text == "display-p3"
      ? Color(displayP3: [red, green, blue], alpha: alpha)
      : Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A component from 0 to 1: written as such with a decimal point, or without one as a byte, perhaps hexadecimal.
  private static func number(_ text: String) -> Double? {
    let number =
      if text.lowercased().hasPrefix("0x") {
        Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.contains(".") {
        Double(text)
      } else {
        Int(text).map { Double($0) / 255 }
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension Color {
  /// A Display P3 color, converted to sRGB.
  ///
  /// Both have the same white point and the same transfer curve (CSS Color Module Level 4, sections 10.2 and 18).
  init(displayP3 parts: [Double], alpha: Double) {
    let linear = parts.map { part in
      let part = min(max(part, 0), 1)
      return part <= 0.04045 ? part / 12.92 : Self.power((part + 0.055) / 1.055, 12, root: 5)
    }
    let inSRGB = Self.fromP3.map { row in
      let part = min(max(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }, 0), 1)
      return part <= 0.0031308 ? part * 12.92 : 1.055 * Self.power(part, 5, root: 12) - 0.055
    }
    self.init(red: inSRGB[0], green: inSRGB[1], blue: inSRGB[2], alpha: alpha)
  }

  private static let fromP3 = [
    [1.2249402, -0.2249404, 0], [-0.0420570, 1.0420571, 0], [-0.0196376, -0.0786361, 1.0982736],
  ]

  /// A power with a rational exponent of a number from 0 to 1, by Newton's method.
  private static func power(_ base: Double, _ exponent: Int, root: Int) -> Double {
    func whole(_ number: Double, _ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { product, _ in product * number }
    }
    let wanted = whole(base, exponent)
    var guess = 1.0
    for _ in 0..<60 {
      guess -= (guess - wanted / whole(guess, root - 1)) / Double(root)
    }
    return guess
  }
}
