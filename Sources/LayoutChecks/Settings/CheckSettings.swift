import AutoLayout
import LayoutDiagnostics

/// The settings of a `.laycheck` file: the configurations and rules for the files beside and below it.
package struct CheckSettings: Sendable {
  /// A problem in a file, with its place.
  package struct Issue: Error, Hashable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// The problem and its remedy.
    package let reason: String
  }

  /// The configurations and rules, and what is left out of them.
  package private(set) var check = Check()
  /// The configurations that it asks for explicitly, whatever the app supports.
  package private(set) var wishes: Set<CheckMatrix.Wish> = []
  /// The files that searches of folders leave out.
  private var excluded: [PathPattern] = []

  /// The settings of a place without a file.
  package init() {}

  /// Reads a file; what files above it say holds unless a line says otherwise.
  ///
  /// - Throws: When a line isn't valid in such a file.
  package init(text: String, in outer: CheckSettings = CheckSettings()) throws(Issue) {
    (check, wishes) = (outer.check, outer.wishes)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    for (index, line) in lines.enumerated() {
      var words = try Self.words(line, index + 1)
      if words.isEmpty { continue }
      let first = words.removeFirst()
      switch first {
      case "check": try read(&words, index + 1)
      case "silence": try readSilence(words, index + 1)
      case "severity": try readSeverity(words, index + 1)
      case "exclude": try readExcluded(words, index + 1)
      case Self.rootWord where words.isEmpty: continue
      default:
        throw Issue(
          line: index + 1,
          reason: "\(first.quoted) is unknown; write check, silence, severity, exclude or root")
      }
    }
  }

  /// Whether searches of folders leave out the file at a path from the folder of the settings.
  package func excludes(_ path: String) -> Bool { excluded.contains { $0.matches(path) } }

  // MARK: Lines

  /// Words; those in double quotes may have spaces, and `#` begins a comment.
  private static func words(_ line: Substring, _ number: Int) throws(Issue) -> [String] {
    var words: [String] = []
    var rest = line.drop { $0.isWhitespace }
    while let first = rest.first, first != "#" {
      if first == "\"" {
        let inside = rest.dropFirst()
        guard let end = inside.firstIndex(of: "\"") else {
          throw Issue(line: number, reason: "a double quote is not closed")
        }
        words.append(String(inside[..<end]))
        rest = inside[inside.index(after: end)...]
      } else {
        words.append(String(rest.prefix { !$0.isWhitespace && $0 != "\"" }))
        rest = rest.drop { !$0.isWhitespace && $0 != "\"" }
      }
      rest = rest.drop { $0.isWhitespace }
    }
    return words
  }

  private mutating func read(_ words: inout [String], _ line: Int) throws(Issue) {
    let kind = words.isEmpty ? "" : words.removeFirst()
    guard Self.kinds.contains(kind) else {
      throw Issue(
        line: line,
        reason: "check \(kind.quoted) is unknown; there are \(Self.kinds.joined(separator: ", "))")
    }
    guard !words.isEmpty else { throw Issue(line: line, reason: "check \(kind) needs a value") }
    switch kind {
    case "devices":
      wishes.insert(.devices)
      check.matrix.devices = try words.map { name throws(Issue) in
        guard let device = Device.named(name) else {
          throw Issue(
            line: line, reason: "there is no device \(name.quoted); 'help devices' lists them")
        }
        return device
      }
    case "sizes": check.matrix.textSizes = try Self.choices(words, Self.sizes, line).sorted()
    case "orientations": try readOrientations(words, line)
    case "languages": check.matrix.languages = words.map(CheckLanguage.init(named:))
    case "directions": check.matrix.directions = try Self.choices(words, Self.directions, line)
    case "touch-target":
      guard words.count == 1, let points = Double(words[0]), (1...200).contains(points) else {
        throw Issue(line: line, reason: "write check touch-target and a number of points, 1 to 200")
      }
      check.leastTarget = points
    default: try readRules(words, line)
    }
  }

  private static let kinds = [
    "devices", "sizes", "orientations", "directions", "languages", "touch-target", "rules",
  ]
  private static let sizes = ContentSizeCategory.allCases.map { ($0.rawValue, $0) }
  private static let sides = [("portrait", false), ("landscape", true)]
  private static let directions = [
    ("ltr", LayoutDirection.leftToRight), ("rtl", LayoutDirection.rightToLeft),
  ]

  private static func choices<Value>(
    _ words: [String], _ known: [(String, Value)], _ line: Int
  ) throws(Issue) -> [Value] {
    try words.map { word throws(Issue) in
      guard let found = known.first(where: { $0.0.lowercased() == word.lowercased() }) else {
        let all = known.map { $0.0 }.joined(separator: ", ")
        throw Issue(line: line, reason: "\(word.quoted) is unknown; there are \(all)")
      }
      return found.1
    }
  }

  /// Rules that are off by default are added.
  private mutating func readRules(_ words: [String], _ line: Int) throws(Issue) {
    for id in words where id != Rule.every && CheckRule.named(id) == nil {
      throw Issue(line: line, reason: Self.noRule(id))
    }
    check.rules = CheckRule.adding(words, to: check.rules)
  }

  /// Reads the orientations of all devices, or of a family of them.
  private mutating func readOrientations(_ words: [String], _ line: Int) throws(Issue) {
    guard let idiom = words.first.flatMap({ CheckMatrix.idiom(named: $0) }) else {
      wishes.insert(.orientations)
      check.matrix.orientations = try Self.choices(words, Self.sides, line)
      return
    }
    guard words.count > 1 else {
      throw Issue(line: line, reason: "write check orientations \(words[0]) portrait")
    }
    check.matrix.supported[idiom] = Set(
      try Self.choices(Array(words.dropFirst()), Self.sides, line))
  }

  private mutating func readSeverity(_ words: [String], _ line: Int) throws(Issue) {
    guard words.count == 2, let severity = Rule.Severity(rawValue: words[1]) else {
      throw Issue(line: line, reason: "write severity RULE error, warning or note")
    }
    guard let rule = Rule.named(words[0]) else {
      throw Issue(line: line, reason: Self.noRule(words[0]))
    }
    check.severities[rule] = severity
  }

  /// The line that says that nothing above a file counts.
  private static let rootWord = "root"

  /// Whether nothing above a file counts.
  package static func isRoot(_ text: String) -> Bool {
    text.split { $0.isNewline }.contains { line in
      line.prefix { $0 != "#" }.split { $0.isWhitespace } == [rootWord[...]]
    }
  }

  private static func noRule(_ id: String) -> String {
    "there is no rule \(id.quoted); 'lay reference --checks' lists them"
  }

  private mutating func readExcluded(_ words: [String], _ line: Int) throws(Issue) {
    guard !words.isEmpty else { throw Issue(line: line, reason: "exclude needs a pattern") }
    excluded += try words.map { word throws(Issue) in
      guard let pattern = PathPattern(word) else {
        throw Issue(
          line: line,
          reason:
            "\(word.quoted) is not below this file; write a path from here, such as Vendor or **/*.xib"
        )
      }
      return pattern
    }
  }

  private mutating func readSilence(_ words: [String], _ line: Int) throws(Issue) {
    guard let place = words.firstIndex(of: "because"), place >= 1, place <= 2,
      words.count == place + 2, !words[place + 1].isEmpty
    else {
      throw Issue(line: line, reason: "write silence RULE [VIEW] because \"REASON\"")
    }
    guard CheckRule.named(words[0]) != nil else {
      throw Issue(line: line, reason: Self.noRule(words[0]))
    }
    check.silencedRules.append(
      SilencedRule(rule: words[0], view: place == 2 ? words[1] : nil, reason: words[place + 1]))
  }
}

extension String {
  /// The word between quotes; of a long one only how it begins, as a file of settings may be anything.
  fileprivate var quoted: String { count > 40 ? "'\(prefix(40))…'" : "'\(self)'" }
}
