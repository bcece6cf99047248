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

  /// Compares two versions of a file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - old: The old version.
  ///   - new: The new version.
  ///   - check: The rules and screens to check in both.
  ///   - leastMove: Views that move by less, in points, are only counted.
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
      "text": .string(change.text),
      "line": change.line.map { .number(Double($0)) } ?? .null,
    ]
  }
}
