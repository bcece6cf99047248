import AutoLayout
import InterfaceBuilder

/// A file with what was found in it.
package struct CheckedDocument: Sendable {
  /// The path, as people and other tools are told it.
  package let path: String
  /// What was found, in order of place.
  package let groups: [FindingGroup]
  /// What could not be read, as lines for people.
  package let failures: [String]
  /// What was left out of code, as lines for people: what is checked there is less than all of it.
  package let notes: [String]
  /// The only screens that the app has, and who says so, where others were left out: `portrait only on iPhone: Info.plist`.
  package let screens: String?
  /// What rules could not judge.
  package let leftOut: [LeftOutCount]
  /// Why the file isn't checked though nothing is wrong with it; nil where it is.
  package let skipped: String?
  /// The lines of the file that the groups point to, by number from 1.
  package let excerpts: [Int: String]

  /// Puts together what was found in a file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - groups: What was found in its scenes.
  ///   - failures: What could not be read.
  ///   - notes: What was left out of code.
  ///   - screens: The only screens that the app has, where others were left out.
  ///   - leftOut: What rules could not judge.
  ///   - bytes: The file, from which excerpts are taken.
  package init(
    path: String, groups: [FindingGroup], failures: [String] = [], notes: [String] = [],
    screens: String? = nil, leftOut: [LeftOutCount] = [], bytes: [UInt8] = []
  ) {
    self.path = path
    self.leftOut = leftOut
    self.failures = failures
    self.notes = notes
    self.screens = screens
    skipped = nil
    let groups = Self.inCodePoints(groups, bytes)
    let lines = groups.compactMap { $0.place?.line }
    excerpts = lines.isEmpty ? [:] : Self.lines(Set(lines), of: bytes)
    self.groups = groups.enumerated().sorted { first, second in
      (first.element.place ?? .none, first.offset) < (second.element.place ?? .none, second.offset)
    }.map { $0.element }
  }

  /// Whether something is wrong with it: notes are no faults.
  package var isFaulty: Bool {
    !failures.isEmpty || groups.contains { $0.severity != .note }
  }

  /// The same file with only some of its groups.
  package func showing(_ some: [FindingGroup]) -> CheckedDocument {
    skipped == nil
      ? CheckedDocument(
        path: path, groups: some, failures: failures, notes: notes, screens: screens,
        leftOut: leftOut,
        excerpts: excerpts) : self
  }

  /// The same file with pictures of no more than its first findings.
  package func drawing(atMost count: Int) -> CheckedDocument {
    if pictureCount <= count { return self }
    var left = count
    return showing(
      groups.map { group in
        var group = group
        if group.picture != nil { left -= 1 }
        if left < 0 { group.picture = nil }
        return group
      })
  }

  /// How many of the findings have a picture.
  package var pictureCount: Int { groups.count { $0.picture != nil } }

  init(
    path: String, groups: [FindingGroup], failures: [String], notes: [String], screens: String?,
    leftOut: [LeftOutCount], excerpts: [Int: String]
  ) {
    (self.path, self.groups, self.failures, self.excerpts) = (path, groups, failures, excerpts)
    (self.notes, self.screens, self.leftOut) = (notes, screens, leftOut)
    skipped = nil
  }

  /// A file that can't be checked, for a reason that is nobody's fault.
  package init(path: String, skipped reason: String) {
    (self.path, groups, failures, excerpts, skipped) = (path, [], [], [:], reason)
    (notes, screens, leftOut) = ([], nil, [])
  }

  /// What some files say about the screens of their apps, each once, in order.
  package static func screens(of documents: [CheckedDocument]) -> [String] {
    CheckRule.unique(documents.compactMap { $0.screens })
  }

  /// The groups with columns in code points, which is what other programs count in.
  private static func inCodePoints(_ groups: [FindingGroup], _ bytes: [UInt8]) -> [FindingGroup] {
    // In ASCII both are the same.
    if bytes.allSatisfy({ $0 < 0x80 }) { return groups }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    func converted(_ place: DocumentPlace?) -> DocumentPlace? {
      guard let place, lines.indices.contains(place.line - 1) else { return place }
      return place.inCodePoints(of: lines[place.line - 1])
    }
    return groups.map { group in
      var group = group
      for index in group.subjects.indices {
        group.subjects[index].place = converted(group.subjects[index].place)
      }
      let place = converted(group.cause?.place)
      group.cause?.place = place
      return group
    }
  }

  /// The longest line that is quoted, in characters.
  private static let longest = 100

  private static func lines(_ wanted: Set<Int>, of bytes: [UInt8]) -> [Int: String] {
    var found: [Int: String] = [:]
    for (index, line) in bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).enumerated() where wanted.contains(index + 1) {
      let text = String(decoding: line, as: UTF8.self).drop { $0 == " " || $0 == "\t" }
      let isLong = text.count > Self.longest
      found[index + 1] =
        String(text.prefix(Self.longest).filter { $0 != "\r" }) + (isLong ? "…" : "")
    }
    return found
  }

  /// The groups with their fingerprints, which differ from each other.
  package var fingerprinted: [(group: FindingGroup, fingerprint: String)] {
    var counts: [String: Int] = [:]
    return groups.map { group in
      let base = group.fingerprint
      counts[base, default: 0] += 1
      let count = counts[base] ?? 1
      return (group, count == 1 ? base : "\(base)/\(count)")
    }
  }
}

extension DocumentPlace {
  /// Before every other place.
  fileprivate static let none = DocumentPlace(line: 0, column: 0)
}
