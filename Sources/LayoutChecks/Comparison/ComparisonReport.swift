import LayoutDiagnostics

/// What `lay diff` prints about a file.
package struct ComparisonReport: Sendable {
  /// The path.
  package let path: String
  /// The scenes that differ.
  package let scenes: [ComparedScene]

  /// Compares two versions of a file; nil stands for a file that isn't there.
  package init(path: String, old: [CheckSubject], new: [CheckSubject], check: Check) {
    self.path = path
    scenes = SceneComparison.compare(old, new, check)
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { scenes.isEmpty }

  private static let marks: [LayoutChange.Kind: String] = [
    .added: "+", .removed: "-", .changed: "~", .moved: ">", .found: "!", .fixed: "✓",
  ]
  private static let words: [LayoutChange.Kind: String] = [
    .added: "added", .removed: "removed", .changed: "changed", .moved: "moved",
    .found: "new finding",
    .fixed: "fixed",
  ]

  /// A change as a line: `~ title: text Title → Name`.
  package static func line(_ change: LayoutChange) -> String {
    VisibleText.line("\(marks[change.kind] ?? " ") \(change.text)")
  }

  /// The text for people; nothing where nothing differs.
  package var text: String {
    scenes.map { scene in
      let title = [path, scene.scene].compactMap { $0 }.joined(separator: ": ")
      return ([title] + scene.changes.map { "  " + Self.line($0) })
        .map { $0 + "\n" }.joined()
    }.joined()
  }

  /// The text for a comment on a pull request.
  package var markdown: String {
    scenes.map { scene in
      let title = [path, scene.scene].compactMap { $0 }.map(Self.code).joined(separator: ": ")
      let lines = scene.changes.map { change in
        "- **\(Self.words[change.kind] ?? "")** \(Self.code(change.text))"
      }
      return (["### \(title)", ""] + lines + [""]).map { $0 + "\n" }.joined()
    }.joined()
  }

  /// A text in which nothing has a meaning to Markdown.
  private static func code(_ text: String) -> String {
    let plain = text.filter { !$0.isNewline }
    var longest = 0
    var run = 0
    for character in plain {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return longest == 0 ? "`\(plain)`" : "\(fence) \(plain) \(fence)"
  }
}

extension ComparisonReport: JSONRepresentable {
  /// `document` and `scenes`; `Docs/JSON.md` has the schema.
  package var json: JSONValue {
    [
      "document": .string(path),
      "scenes": .array(
        scenes.map { scene in
          [
            "scene": .string(scene.sceneID),
            "changes": .array(
              scene.changes.map {
                [
                  "kind": .string($0.kind.rawValue), "id": .string($0.id), "text": .string($0.text),
                ]
              }),
          ]
        }),
    ]
  }
}
