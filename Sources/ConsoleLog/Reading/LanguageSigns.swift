/// What a log shows of the language in which its app is written.
struct LanguageSigns: Hashable, Sendable {
  /// Whether something is Objective-C's.
  private(set) var showsObjectiveC = false
  /// Whether something is Swift's.
  private(set) var showsSwift = false

  /// The language of remedies: Objective-C only where nothing is Swift's, because apps in both are fixed in Swift.
  var language: CodeLanguage { showsObjectiveC && !showsSwift ? .objectiveC : .swift }

  /// Notes that the app ran on a system older than Swift.
  mutating func noteOldSystem() { showsObjectiveC = true }

  // MARK: Text

  /// Notes what a line of text shows: a method, a frame of a stack, or a file.
  mutating func note(_ line: LogText.Line) {
    guard Self.mayShow(line.text) else { return }
    if let frame = StackFrame(line.text) { return note(frame) }
    for sign in ["-[", "+["] {
      for place in line.text.ranges(of: sign) {
        note(className: Self.className(of: line.text[place.upperBound...]))
      }
    }
    note(source: line.text)
  }

  private mutating func note(_ frame: StackFrame) {
    // What is compiled into the app may be a library's.
    guard frame.isOfApp else { return }
    let function = frame.function ?? ""
    if ["$s", "_$s", "_T0", "@objc "].contains(where: function.hasPrefix) { showsSwift = true }
    if ["-[", "+["].contains(where: function.hasPrefix) {
      let name = Self.className(of: function.dropFirst(2))
      if name.contains(".") {
        note(className: name)
      } else if !Self.isOfLibrary(name) {
        showsObjectiveC = true
      }
    }
    note(source: (frame.source ?? "")[...])
  }

  /// The class in `Quay dock]` or `Quay(Harbour) dock]`.
  private static func className(of method: Substring) -> Substring {
    method.prefix { $0 != " " && $0 != "(" && $0 != "]" }
  }

  /// Notes the files that a text names with a line, such as `Quay.m:80`.
  ///
  /// Those in folders may be the system's.
  private mutating func note(source text: Substring) {
    for word in text.split(whereSeparator: { $0.isWhitespace || "([\"'@,".contains($0) }) {
      guard !word.contains("/"), let mark = word.firstIndex(where: { ":#".contains($0) }),
        word[word.index(after: mark)...].first?.isNumber == true
      else { continue }
      let file = word[..<mark]
      if file.hasSuffix(".swift") { showsSwift = true }
      if file.hasSuffix(".m") || file.hasSuffix(".mm") { showsObjectiveC = true }
    }
  }

  /// Whether a text holds a method's name or a file's ending, in one pass, as most lines have neither.
  private static func mayShow(_ text: Substring) -> Bool {
    var (before, last): (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      switch (before, last, byte) {
      case (_, UInt8(ascii: "-"), UInt8(ascii: "[")), (_, UInt8(ascii: "+"), UInt8(ascii: "[")),
        (_, UInt8(ascii: "$"), UInt8(ascii: "s")),
        (UInt8(ascii: "."), UInt8(ascii: "m"), UInt8(ascii: ":")),
        (UInt8(ascii: "."), UInt8(ascii: "m"), UInt8(ascii: "#")),
        (UInt8(ascii: "."), UInt8(ascii: "m"), UInt8(ascii: "m")),
        (UInt8(ascii: "."), UInt8(ascii: "s"), UInt8(ascii: "w")):
        return true
      default: (before, last) = (last, byte)
      }
    }
    return false
  }

  // MARK: Classes

  /// Notes what a constraint shows: its class, the line of code that a library prints, and its views.
  mutating func note(_ constraint: LogConstraint) {
    if constraint.className.hasPrefix("MAS") { showsObjectiveC = true }
    if constraint.className.hasPrefix("SnapKit.") { showsSwift = true }
    for item in constraint.items {
      if let name = item.className { note(className: name[...]) }
    }
  }

  /// Notes what the name of a class shows.
  ///
  /// Swift's have a module, or are mangled with one. Objective-C's have a prefix: `QYBoatCell`.
  mutating func note(className name: Substring) {
    if name.hasPrefix("_Tt") {
      if !Self.systemModules.contains(where: name.holds) { showsSwift = true }
    } else if let dot = name.firstIndex(of: ".") {
      if !Self.systemModules.contains(String(name[..<dot])) { showsSwift = true }
    } else if Self.hasOwnPrefix(name), !ClassName.isOfFrameworks(String(name)),
      !Self.isOfLibrary(name), !Self.systemPrefixes.contains(where: name.hasPrefix)
    {
      showsObjectiveC = true
    }
  }

  /// Whether a name begins with two capitals or more and then a word.
  private static func hasOwnPrefix(_ name: Substring) -> Bool {
    let capitals = name.prefix { $0.isASCII && $0.isUppercase }
    let isWord = name[capitals.endIndex...].first.map { $0.isASCII && $0.isLowercase } ?? false
    return capitals.count >= 3 && isWord && LogItem.isClass(name)
  }

  /// Those of frameworks whose views no report shows, but whose methods messages name.
  private static let systemPrefixes = [
    "AX", "BS", "CA", "CF", "CG", "CI", "CK", "CN", "CT", "FBS", "GK", "MTK", "MTL", "PDF", "PH",
    "PK",
    "PL", "RTI", "SCN", "SK", "TI", "XC",
  ]

  private static let systemModules: Set<String> = [
    "UIKit", "UIKitCore", "SwiftUI", "SwiftUICore", "AppKit", "Foundation", "SnapKit", "WebKit",
    "MapKit", "PDFKit", "AVKit",
  ]

  /// Whether a class is one of a library in Objective-C, which Swift apps use as well.
  private static func isOfLibrary(_ name: Substring) -> Bool {
    libraryPrefixes.contains(where: name.hasPrefix)
  }

  private static let libraryPrefixes = [
    "ABI", "AFNetworking", "CAPBridge", "CDV", "DZNEmpty", "FBSDK", "FIR", "FLAnimated",
    "FSCalendar",
    "FSPager", "GAD", "GID", "GMS", "GTM", "IQ", "JSQ", "MBBackground", "MBProgress", "MGL",
    "MJRefresh", "RCT", "RNS", "RNC", "RNGesture", "SDAnimated", "SDWebImage", "SVProgress",
    "TPKeyboard", "TTTAttributed", "YYAnimated", "YYLabel",
  ]
}
