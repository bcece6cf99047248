import LayoutDiagnostics

/// A line of a call stack, as a console, a crash report or a debugger prints it.
struct StackFrame: Hashable, Sendable {
  /// The program or library; nil if a debugger leaves it out.
  let image: String?
  /// The function as printed; nil if symbols are missing.
  let function: String?
  /// File and line: `Pier.m:80`.
  let source: String?

  /// Reads `17  Pier  0x0001  -[Quay dock] + 80 (Quay.m:80)`, with or without the address, or what a debugger makes
  /// of it, ``frame #17: 0x0001 Pier`Quay.dock() at Quay.swift:80``; nil for any other text.
  init?(_ text: Substring) {
    let text = text.drop { $0.isWhitespace || "\"*".contains($0) }
    if let number = text.firstRange(of: "frame #"), number.lowerBound == text.startIndex {
      self.init(debugged: text[number.upperBound...].drop { $0.isNumber || $0 == ":" })
      return
    }
    let isNumbered = text.first == "#"
    let digits = text.drop { $0 == "#" }.prefix { $0.isNumber }
    let rest = text[digits.endIndex...]
    guard (1...4).contains(digits.count), rest.first?.isWhitespace == true else { return nil }
    if isNumbered, rest.drop(while: { $0.isWhitespace }).hasPrefix("0x") {
      self.init(debugged: rest)
    } else {
      self.init(listed: rest)
    }
  }

  private init?(debugged text: Substring) {
    let address = text.drop { $0.isWhitespace }
    guard address.hasPrefix("0x") else { return nil }
    var rest = address.drop { !$0.isWhitespace }.drop { $0.isWhitespace }
    if rest.hasPrefix("in ") { rest = rest.dropFirst(3) }
    let tick = rest.firstIndex(of: "`")
    image = tick.map { String(rest[..<$0]) }
    if let tick { rest = rest[rest.index(after: tick)...] }
    let place = rest.ranges(of: " at ").last
    source = place.map { Self.file(rest[$0.upperBound...]) }
    function = Self.name(rest[..<(place?.lowerBound ?? rest.endIndex)])
  }

  private init?(listed text: Substring) {
    let text = text.drop { $0.isWhitespace }
    let address = text.firstRange(of: "0x")
    let head = text[
      ..<(address?.lowerBound ?? text.firstIndex { $0.isWhitespace } ?? text.endIndex)]
    let words = head.split { $0.isWhitespace }
    guard let first = words.first, first[first.startIndex] != "(" else { return nil }
    image = words.joined(separator: " ")
    var rest = text[head.endIndex...]
    if address != nil { rest = rest.drop { !$0.isWhitespace } }
    rest = rest.drop { $0.isWhitespace }
    // Without an address, only what looks like a function tells a frame from a numbered sentence.
    guard address != nil || Self.isFunction(rest) else { return nil }
    let bracket = rest.ranges(of: " (").last
    let inside = bracket.map { rest[$0.upperBound...].prefix { $0 != ")" } }
    let isSource = inside.map { $0.contains(":") && $0.last?.isNumber == true && !$0.contains(" ") }
    source = isSource == true ? inside.map(Self.file) : nil
    function = Self.name(isSource == true ? rest[..<(bracket?.lowerBound ?? rest.endIndex)] : rest)
  }

  private static func isFunction(_ text: Substring) -> Bool {
    ["-[", "+[", "_", "$s"].contains(where: text.hasPrefix)
      || text.hasSuffix(")") && text.holds(":")
      || text.ranges(of: " + ").last.map { text[$0.upperBound...].allSatisfy { $0.isNumber } }
        == true
      || text.holds("objc_")
  }

  /// The function without the frame's offset and the values of its arguments; nil for an address.
  private static func name(_ text: Substring) -> String? {
    var text = text
    if let offset = text.ranges(of: " + ").last, text[offset.upperBound...].first?.isNumber == true
    {
      text = text[..<offset.lowerBound]
    }
    if let values = text.firstRange(of: "(self=") { text = text[..<values.lowerBound] }
    text = text.dropTail { $0.isWhitespace || "\",".contains($0) }
    return text.isEmpty || text == "<redacted>" || text.hasPrefix("0x") ? nil : String(text)
  }

  /// The file without its folder, and the line without the column.
  private static func file(_ text: Substring) -> String {
    let file = text.split(separator: "/").last ?? text
    return file.split(separator: ":").prefix(2).joined(separator: ":")
  }
}

extension StackFrame: CustomStringConvertible {
  /// `-[Quay dock] (Quay.m:80) in Pier`.
  var description: String {
    let place = source.map { " (\($0))" } ?? ""
    return (function ?? "a function without a name") + place + (image.map { " in \($0)" } ?? "")
  }

  /// Whether it is code of the app, or of a library that the app brings; what starts the app, or only passes a call on, doesn't count.
  var isOfApp: Bool {
    guard let image else { return source != nil }
    let isSystem =
      Self.systemImages.contains(image) || image.hasPrefix("lib") && image.hasSuffix(".dylib")
    let isStart =
      ["main", "start", "UIApplicationMain"].contains(function)
      || function.map { $0.hasSuffix("$main") || $0.hasSuffix("5$mainyyFZ") } == true
    let isTrampoline = function?.hasSuffix("objc_msgSend") == true
    return !isSystem && !isStart && !isTrampoline
  }

  /// Whether it starts a program or a thread, so no more frames can follow.
  var isStart: Bool {
    ["main", "start", "UIApplicationMain"].contains(function)
      || ["thread_start", "start_wqthread", "_pthread_", "$main", "clone"].contains {
        function?.holds($0) == true
      }
  }

  private static let systemImages: Set<String> = [
    "???", "AVFAudio", "AVFoundation", "AVKit", "AXRuntime", "Accessibility", "AppKit",
    "AppKitMacHelper", "AttributeGraph", "BackBoardServices", "BaseBoard", "BoardServices",
    "CFNetwork", "CarPlay", "ChatKit", "Combine", "Contacts", "ContactsUI", "CoreAudio",
    "CoreAutoLayout", "CoreData", "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation",
    "CoreMedia", "CoreMotion", "CoreText", "CoreUI", "CoreVideo", "EventKitUI", "Foundation",
    "FrontBoard", "FrontBoardServices", "GameKit", "GraphicsServices", "HIToolbox", "IOKit",
    "ImageIO", "JavaScriptCore", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit",
    "Network", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook",
    "ReplayKit", "SafariServices", "SceneKit", "Security", "ShareSheet", "Social", "SpriteKit",
    "StoreKit", "SwiftUI", "SwiftUICore", "TextInput", "TextInputUI", "UIFoundation", "UIKit",
    "UIKitCore", "UIKitMacHelper", "UIKitServices", "UserNotificationsUI", "VideoToolbox",
    "ViewBridge", "Vision", "WatchKit", "WebCore", "WebKit", "WebKitLegacy", "XCTest",
    "XCTestCore", "dyld", "dyld_sim",
  ]
}

/// The call stack below a message.
struct CallStack {
  /// The frames, the innermost first.
  let frames: [StackFrame]
  /// The number of its last line.
  let lastLine: Int
  /// Whether it breaks off before the function that starts the program or the thread.
  let isTorn: Bool

  /// Reads the first stack that begins in some of the lines.
  init?(in lines: ArraySlice<LogText.Line>, beginningIn near: ArraySlice<LogText.Line>) {
    guard let start = near.firstIndex(where: { StackFrame($0.text) != nil }) else { return nil }
    let found = lines[start...].prefix { StackFrame($0.text) != nil }
    frames = found.compactMap { StackFrame($0.text) }
    lastLine = found.last?.number ?? 0
    let behind = lines[found.endIndex...].first { line in line.text.contains { !$0.isWhitespace } }
    isTorn = behind == nil && frames.last.map { !$0.isStart } ?? false
  }

  /// What the app called, in words; nil if no function is known.
  var purpose: String? {
    let functions = frames.reversed().compactMap { $0.function }
    return functions.lazy.compactMap { function in
      Self.purposes.first { function.holds($0.function) }?.words
    }.first
  }

  /// What functions of the system's that an app calls are for, by what their names hold.
  private static let purposes: [(function: String, words: String)] = [
    ("ystemLayoutSizeFitting", "a view was being measured (systemLayoutSizeFitting)"),
    ("setAttributedText", "a text was being set"), ("setText:", "a text was being set"),
    ("addSubview", "a view was being added (addSubview)"),
    ("removeFromSuperview", "a view was being removed (removeFromSuperview)"),
    ("activateConstraints", "constraints were being activated"),
    ("reloadData", "a table or collection was being reloaded (reloadData)"),
    ("presentViewController", "a view controller was being presented"),
    ("layoutIfNeeded", "a layout was asked for (layoutIfNeeded)"),
  ]

  /// The innermost frame that is the app's.
  var ownFrame: StackFrame? { frames.first { $0.isOfApp } }
}
