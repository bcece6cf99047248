import LayoutDiagnostics

/// The report of `lay diff` about a file.
package struct ComparisonReport: Sendable {
  /// The path.
  package let path: String
  /// The scenes that differ.
  package let scenes: [ComparedScene]
  /// Why it could not be compared; nothing if it could.
  package let failures: [String]

  /// Below this, in points, moves are only counted.
  package static let usualLeastMove = 1.0

  /// Compares two versions of a file; views that move by less than `leastMove` points are only counted.
  package init(
    path: String, old: ComparedVersion, new: ComparedVersion, check: Check,
    leastMove: Double = usualLeastMove
  ) {
    (self.path, failures) = (path, [])
    scenes = VersionComparison(old: old, new: new, check: check, leastMove: leastMove).scenes
  }

  /// Says why a file could not be compared.
  package init(path: String, failure: String) {
    (self.path, scenes, failures) = (path, [], [failure])
  }

  /// Whether nothing differs, as far as that is known.
  package var isEmpty: Bool { scenes.isEmpty && failures.isEmpty }

  /// The text for readers; nothing if nothing differs.
  package var text: String {
    scenes.map { scene in
      let title = VisibleText.line([path, scene.scene].compactMap { $0 }.joined(separator: ": "))
      return ([title] + ChangeLines.all(of: scene).map { "  " + $0 }).map { $0 + "\n" }.joined()
    }.joined()
  }
}

extension ComparisonReport: JSONRepresentable {
  /// `document`, `failures` and `scenes`; `Docs/JSON.md` has the schema.
  package var json: JSONValue {
    [
      "document": .string(path), "failures": .strings(failures),
      "scenes": .array(
        scenes.map { scene in
          [
            "scene": .string(scene.sceneID), "smallMoves": .number(Double(scene.smallMoves)),
            "changes": .array(scene.changes.map(json)),
          ]
        }),
    ]
  }

  private func json(_ change: LayoutChange) -> JSONValue {
    [
      "kind": .string(change.kind.rawValue), "id": .string(change.id),
      "text": .string(change.text), "line": .number(change.line),
    ]
  }
}

/// The differences of the given files, for a comment on a pull request: counts on top, then a table for each scene.
package struct ComparisonMarkdown {
  /// The files that differ or could not be compared.
  private let reports: [ComparisonReport]

  /// Creates the comment.
  package init(_ reports: [ComparisonReport]) {
    self.reports = reports
  }

  /// Kinds of changes that are reported together, in the order of their tables; longer tables are folded.
  private static let sections: [(kinds: [LayoutChange.Kind], noun: String)] = [
    ([.found, .fixed], "finding"), ([.added, .removed, .changed], "edit"),
    ([.other], "other change"), ([.moved], "moved view"),
  ]
  private static let longestTable = 10

  private static let words: [LayoutChange.Kind: String] = [
    .added: "added", .removed: "removed", .changed: "changed", .other: "other", .moved: "moved",
    .found: "new finding", .fixed: "fixed",
  ]

  /// The comment; empty if nothing differs.
  package var text: String {
    let scenes = reports.flatMap { report in report.scenes.map { (report.path, $0) } }
    let notRead = reports.flatMap { $0.failures }.map { "- \(Self.code($0))" }
    let parts = [
      scenes.isEmpty ? [] : heading(scenes) + [""] + summary(scenes),
      scenes.flatMap { section($0.0, $0.1) },
      notRead.isEmpty ? [] : ["", "#### Could not be compared", ""] + notRead,
    ]
    return parts.joined().map { $0 + "\n" }.joined()
  }

  private func heading(_ scenes: [(path: String, scene: ComparedScene)]) -> [String] {
    let count = scenes.reduce(0) { $0 + $1.scene.changes.count }
    let files = Sentence.count(reports.count, "file")
    return ["### \(Sentence.count(count, "change")) of layouts in \(files)"]
  }

  /// The numbers of changes by kind in each scene.
  private func summary(_ scenes: [(path: String, scene: ComparedScene)]) -> [String] {
    let kinds = LayoutChange.Kind.allCases.filter { kind in
      scenes.contains { $0.scene.changes.contains { $0.kind == kind } }
    }
    let rows = scenes.map { path, scene in
      let counts = kinds.map { kind in scene.changes.count { $0.kind == kind } }
      return Self.row(
        [Self.link(Self.title(path, scene), path, scene.line)]
          + counts.map { $0 == 0 ? "" : "\($0)" })
    }
    return [
      Self.row(["scene"] + kinds.map { Self.words[$0] ?? "" }),
      Self.row([":--"] + kinds.map { _ in "--:" }),
    ] + rows
  }

  // MARK: A scene

  private func section(_ path: String, _ scene: ComparedScene) -> [String] {
    let told = ChangeLines(scene.changes)
    let tables = Self.sections.map { section in
      (section.noun, (told.lines + told.others).filter { section.kinds.contains($0.kind) })
    }
    let short = tables.filter { $0.1.count <= Self.longestTable }.flatMap { $0.1 }
    let long = tables.filter { $0.1.count > Self.longestTable }.flatMap { noun, lines in
      let count = lines.reduce(0) { $0 + $1.count }
      return ["", "<details><summary>\(Sentence.count(count, noun))</summary>", ""]
        + Self.table(lines, path) + ["", "</details>"]
    }
    let small =
      scene.smallMoves == 0
      ? [] : ["", "\(Sentence.count(scene.smallMoves, "view")) moved by less than 1 pt."]
    return ["", "#### \(Self.title(path, scene))"]
      + (short.isEmpty ? [] : [""] + Self.table(short, path)) + long + small
  }

  private static func table(_ lines: [ChangeLines.Line], _ path: String) -> [String] {
    let rows = lines.map { line in
      row([
        words[line.kind] ?? "", code(line.text), line.line.map { link("\($0)", path, $0) } ?? "",
      ])
    }
    return [row(["", "what", "line"]), row([":--", ":--", "--:"])] + rows
  }

  private static func title(_ path: String, _ scene: ComparedScene) -> String {
    [path, scene.scene].compactMap { $0 }.map(code).joined(separator: ": ")
  }

  // MARK: Markdown

  private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  private static func link(_ text: String, _ path: String, _ line: Int?) -> String {
    "[\(text)](\(SARIFReport.address(of: path))\(line.map { "#L\($0)" } ?? ""))"
  }

  /// A text escaped for Markdown, also in tables.
  private static func code(_ text: String) -> String {
    let plain = text.filter { !$0.isNewline }
    var longest = 0
    var run = 0
    for character in plain {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let inside = VisibleText.shown(plain).replacing("|", with: "\\|")
    return longest == 0 ? "`\(inside)`" : "\(fence) \(inside) \(fence)"
  }
}
