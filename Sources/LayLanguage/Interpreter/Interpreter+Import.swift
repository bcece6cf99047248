import AutoLayout
import InterfaceBuilder

/// `import`.
extension Interpreter {
  mutating func importDocument(_ path: Name, scene: Name?, _ statement: Statement)
    throws(Problem) -> Outcome
  {
    let file = FilePath.resolve(path.value, relativeTo: statement.source.name)
    let document = try document(file, at: path.range)
    let parts = document.parts
    guard let first = parts.first else {
      throw Problem("'\(file)' has no scene with a view", at: path.range)
    }
    var chosen = first
    if let scene {
      guard let found = parts.first(where: { $0.isNamed(scene.value) }) else {
        throw .unknown(
          "scene", scene.value, at: scene.range, candidates: parts.map(\.name),
          otherwise: "there are: \(parts.map(\.name).joined(separator: ", "))")
      }
      chosen = found
    }
    let imported = document.layout(of: chosen)
    let warnings = (document.warnings(in: chosen.scene) + imported.warnings).map { issue in
      "\(path.value)\(issue.place.map { ":\($0)" } ?? ""): warning: \(issue)"
    }
    let changes = session.commit(imported.layout, as: statement.text)
    return Outcome(
      output: Self.summary(chosen, of: parts, imported.layout),
      diagnostics: warnings + changes.broken.map(\.description), changes: changes,
      endsSession: false)
  }

  private func document(_ file: String, at range: SourceRange) throws(Problem)
    -> InterfaceDocument
  {
    let bytes: [UInt8]
    do { bytes = try host.readFile(file).get() } catch {
      throw Problem("can't read '\(file)': \(error.reason)", at: range)
    }
    do { return try InterfaceDocument(bytes) } catch {
      let place = error.place.map { ":\($0)" } ?? ""
      throw Problem("\(file)\(place): \(error.reason)", at: range, remedy: error.remedy)
    }
  }

  /// What was opened, and what else could be.
  private static func summary(
    _ chosen: DocumentPart, of parts: [DocumentPart], _ layout: Layout
  ) -> String {
    let views = layout.items.count { layout.viewClass(of: $0) != nil }
    let counts = "\(counted(views, "view")), \(counted(layout.constraints.count, "constraint"))"
    let others = parts.filter { $0.root != chosen.root || $0.scene.id != chosen.scene.id }
    let rest = others.isEmpty ? "" : "; other scenes: \(others.map(\.name).joined(separator: ", "))"
    return "opened \(chosen.name): \(counts)\(rest)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
