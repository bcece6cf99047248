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
    if before == nil || outcome.changes != nil { draw(interpreter) }
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

  /// Adds the command at which the script ended.
  mutating func add(failureOf statement: Statement, _ error: ScriptError) {
    steps.append(
      Step(
        title: statement.text, place: Self.place(of: statement), output: "",
        reports: [error.description], moved: [], before: latest, after: latest, isFailure: true))
  }

  private static func place(of statement: Statement) -> String {
    "\(statement.source.name):\(statement.line)"
  }

  private mutating func draw(_ interpreter: Interpreter) {
    guard pictures.count < Self.pictureLimit else { return }
    let svg = Drawing(of: interpreter.session.layout).svg()
    if svg != pictures.last { pictures.append(svg) }
    latest = pictures.count - 1
  }

  // MARK: HTML

  /// The whole page.
  var html: String {
    let failed = steps.contains { $0.isFailure }
    let title = Self.escaped(name)
    let sections = steps.enumerated().map { section($0.offset + 1, $0.element) }.joined()
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <title>\(title)</title><style>\(Self.style)</style></head>
      <body><header><h1>\(title)</h1>
      <p>\(steps.count) command\(steps.count == 1 ? "" : "s"), \
      \(failed ? "stopped by an error" : "all carried out")</p></header>
      <main>\(sections)</main></body></html>

      """
  }

  private func section(_ number: Int, _ step: Step) -> String {
    let marks = [
      step.isFailure ? "failed" : nil, step.reports.isEmpty || step.isFailure ? nil : "conflict",
      step.moved.isEmpty ? nil : "moved",
    ].compactMap { $0 }
    let tags = marks.map { "<span class=\"tag \($0)\">\($0)</span>" }.joined()
    let parts = [
      Self.list("Printed", step.output.isEmpty ? [] : [step.output]),
      Self.list("Moved", step.moved),
      Self.list(step.isFailure ? "Error" : "Reported", step.reports),
      step.before == step.after
        ? figure("Layout", step.after)
        : "<div class=\"pair\">\(figure("Before", step.before))\(figure("After", step.after))</div>",
    ]
    return """
      <details\(marks.isEmpty ? "" : " open")><summary><span class="number">\(number)</span>\
      <code>\(Self.escaped(step.title))</code>\(tags)\
      <span class="place">\(Self.escaped(step.place))</span></summary>\(parts.joined())</details>

      """
  }

  private func figure(_ caption: String, _ picture: Int?) -> String {
    guard let picture, pictures.indices.contains(picture) else { return "" }
    return "<figure><figcaption>\(caption)</figcaption>"
      + "<img alt=\"\(caption): the layout as a picture\" src=\"data:image/svg+xml,"
      + "\(Self.percentEncoded(pictures[picture]))\"></figure>"
  }

  private static func list(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty
      ? "" : "<h2>\(title)</h2><pre>\(escaped(lines.joined(separator: "\n")))</pre>"
  }

  /// Text that can be neither markup nor hidden control characters.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { XMLText.escaped(VisibleText.shown($0)) }.joined(separator: "\n")
  }

  private static func percentEncoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      let isPlain =
        byte >= 0x30 && byte <= 0x39 || byte >= 0x41 && byte <= 0x5A
        || byte >= 0x61 && byte <= 0x7A || [0x20, 0x2D, 0x2E, 0x2F, 0x3A, 0x3D].contains(byte)
      encoded += isPlain ? [byte] : [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static let style = """
    :root{color-scheme:light dark;--line:#8884;--quiet:#6b6b70}
    body{font:15px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:68rem;padding:0 1rem}
    details{border-top:1px solid var(--line);padding:.4rem 0}
    summary{cursor:pointer;display:flex;gap:.75rem;align-items:baseline;flex-wrap:wrap}
    .number,.place{color:var(--quiet);font-size:.85rem}.place{margin-left:auto}
    code,pre{font:13px/1.4 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
    h2{font-size:.85rem;margin:.75rem 0 .25rem}pre{margin:0}
    .pair{display:flex;gap:1rem;flex-wrap:wrap}figure{margin:.75rem 0}figcaption{font-size:.85rem}
    img{max-width:24rem;max-height:32rem;border:1px solid var(--line);background:#fff}
    .tag{border-radius:.5rem;padding:0 .5rem;font-size:.8rem;border:1px solid}
    .failed,.conflict{color:#c00016}.moved{color:#0a5cc0}
    @media (prefers-color-scheme:dark){.failed,.conflict{color:#ff8a80}.moved{color:#8ab8ff}\
    :root{--quiet:#a0a0a6}}
    """
}
