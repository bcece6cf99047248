import LayLanguage
import LayoutDiagnostics
import LayoutPictures
import LayoutSession

/// What a script did, command by command, as one page of HTML without scripts: the pictures before and
/// after, what was printed, what moved and what broke.
struct RunReport {
  /// A command that ran.
  private struct Step {
    let title: String
    let place: String
    let output: String
    let reports: [String]
    let moved: [String]
    /// The pictures before and after, by their places in ``pictures``; the same where nothing moved.
    let before: Int?
    let after: Int?
    let isFailure: Bool
  }

  private let name: String
  private var steps: [Step] = []
  private var pictures: [String] = []
  private var latest: Int?

  /// Later commands have no pictures, so that no page grows without end.
  private static let pictureLimit = 300
  /// How many moved views are named.
  private static let moveLimit = 40

  init(of name: String) { self.name = name }

  /// Adds a command that was carried out.
  mutating func add(_ statement: Statement, _ outcome: Outcome, _ interpreter: Interpreter) {
    let before = latest
    if pictures.isEmpty || outcome.changes != nil { draw(interpreter) }
    let moved = outcome.changes?.moved(first: Self.moveLimit)
    let rest = (moved?.count ?? 0) - (moved?.moves.count ?? 0)
    let moves =
      (moved?.moves ?? []).map { move in
        let frames = [move.from, move.to].compactMap { $0 }.map { "\($0)" }
        return "\(move.name) \(frames.joined(separator: " → "))"
      } + (rest > 0 ? ["… and \(rest) more"] : [])
    steps.append(
      Step(
        title: statement.text, place: Self.place(of: statement), output: outcome.output,
        reports: outcome.diagnostics, moved: moves, before: before, after: latest,
        isFailure: false))
  }

  /// Adds the command at which the script ended, and why it did.
  mutating func add(failureOf statement: Statement, _ reason: String) {
    steps.append(
      Step(
        title: statement.text, place: Self.place(of: statement), output: "",
        reports: [reason], moved: [], before: latest, after: latest, isFailure: true))
  }

  private static func place(of statement: Statement) -> String {
    "\(statement.source.name):\(statement.line)"
  }

  private mutating func draw(_ interpreter: Interpreter) {
    guard pictures.count < Self.pictureLimit else {
      latest = nil
      return
    }
    let svg = Drawing(of: interpreter.session.layout).svg()
    if svg != pictures.last { pictures.append(svg) }
    latest = pictures.count - 1
  }

  // MARK: HTML

  /// The whole page.
  var html: String {
    let failed = steps.contains { $0.isFailure }
    return ReportPage.html(
      title: name,
      subtitle: "\(steps.count) command\(steps.count == 1 ? "" : "s"), "
        + (failed ? "stopped by an error" : "all carried out"),
      content: steps.enumerated().map { section($0.offset + 1, $0.element) }.joined())
  }

  private func section(_ number: Int, _ step: Step) -> String {
    let marks = [
      step.isFailure ? "failed" : nil, step.reports.isEmpty || step.isFailure ? nil : "conflict",
      step.moved.isEmpty ? nil : "moved",
    ].compactMap { $0 }
    let parts = [
      ReportPage.list("Printed", step.output.isEmpty ? [] : [step.output]),
      ReportPage.list("Moved", step.moved),
      ReportPage.list(step.isFailure ? "Error" : "Reported", step.reports),
      step.before == step.after
        ? figure("Layout", step.after) + missing(step)
        : "<div class=\"pair\">\(figure("Before", step.before))\(figure("After", step.after))</div>",
    ]
    return """
      <details\(marks.isEmpty ? "" : " open")><summary><span class="number">\(number)</span>\
      <code>\(ReportPage.escaped(step.title))</code>\(marks.map(ReportPage.tag).joined())\
      <span class="place">\(ReportPage.escaped(step.place))</span></summary>\(parts.joined())</details>

      """
  }

  /// Says why there is no picture.
  private func missing(_ step: Step) -> String {
    guard step.after == nil, !pictures.isEmpty else { return "" }
    return "<p>No picture: a page has at most \(Self.pictureLimit).</p>"
  }

  private func figure(_ caption: String, _ picture: Int?) -> String {
    guard let picture, pictures.indices.contains(picture) else { return "" }
    return ReportPage.figure(caption, svg: pictures[picture])
  }
}
