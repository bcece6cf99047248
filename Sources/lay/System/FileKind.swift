import ConsoleLog
import InterfaceBuilder
import LayLanguage

/// What a file is, as its content shows for certain, or else its name.
enum FileKind {
  case script
  case document
  case code
  /// Anything else, which may be a console log.
  case other

  private static let endings: [(ending: String, kind: FileKind)] = [
    (".lay", .script), (".storyboard", .document), (".xib", .document), (".swift", .code),
  ]

  /// The extensions of files of these kinds, each with its dot.
  static func endings(of kinds: FileKind...) -> [String] {
    endings.filter { kinds.contains($0.kind) }.map { $0.ending }
  }

  init(_ path: String, _ bytes: [UInt8]) {
    let named = Self.endings.first { path.hasSuffix($0.ending) }?.kind
    self = Self.certain(bytes) ?? named ?? .other
  }

  /// Lines of logs begin with `<`, too.
  private static let documentStarts = ["<?xml", "<!--", "<document", "<archive"]
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// The most bytes before code begins; any license is shorter.
  private static let longestStart = 1 << 14

  /// What the beginning of a file shows for certain; nil if it may be a script or a log.
  private static func certain(_ bytes: [UInt8]) -> FileKind? {
    let start = TextDecoding.utf8(bytes).drop {
      $0 == 0x20 || (0x09...0x0D).contains($0) || byteOrderMark.contains($0)
    }
    if documentStarts.contains(where: { start.starts(with: $0.utf8) }) { return .document }
    let lines = String(decoding: start.prefix(longestStart), as: UTF8.self)
      .split { $0.isNewline }.map { $0.drop { $0.isWhitespace } }
    let first = lines.first { line in
      !line.isEmpty && !["//", "/*", "*"].contains(where: line.hasPrefix)
    }
    return first.map(SwiftText.begins(with:)) == true ? .code : nil
  }

  /// Says what a file is that a command doesn't read, and which line reads it.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - path: Its path, if that matters; empty if only the content does.
  ///   - name: Its name in the line; `-` for standard input.
  ///   - isLog: Whether it is a console log, if that is known.
  /// - Returns: The advice; nil if no command reads it.
  static func advice(
    on bytes: [UInt8], at path: String, named name: String, isLog: Bool? = nil
  ) -> String? {
    let (noun, command) =
      switch FileKind(path, bytes) {
      case .script: ("a script", "run")
      case .document: ("a storyboard or xib", "check")
      case .code: ("Swift code", "check")
      case .other: ("a console log", "explain")
      }
    if command == "explain", !(isLog ?? !ConsoleLog(bytes: bytes).isEmpty) { return nil }
    return "this is \(noun); write: lay \(command) \(Shell.quoted(name))"
  }

  /// The error about a file that is neither a script, a document nor Swift code.
  static func refusal(of bytes: [UInt8], at path: String, isLog: Bool? = nil) -> String {
    let reason =
      bytes.isEmpty
      ? "the file is empty"
      : advice(on: bytes, at: path, named: path, isLog: isLog)
        ?? "this isn't a document, a script, Swift code or a console log; "
        + "name a .storyboard, .xib, .lay or .swift file, or a log with layout messages"
    return "\(path): error: \(reason)"
  }
}
