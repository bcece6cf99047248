import LayoutDiagnostics
import LayoutPictures

/// Pages of HTML that load nothing, for reports; they run no scripts but their own.
enum ReportPage {
  /// A whole page.
  ///
  /// - Parameters:
  ///   - title: The heading, as text.
  ///   - subtitle: The line below it, as text.
  ///   - content: The rest, as HTML.
  ///   - script: What makes controls of the page work; without it nothing may run.
  /// - Returns: The page as HTML.
  static func html(
    title: String, subtitle: String, content: String, script: String = ""
  ) -> String {
    let title = escaped(title)
    let allowed = script.isEmpty ? "" : "; script-src 'unsafe-inline'"
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; img-src data:; style-src 'unsafe-inline'\(allowed)">
      <title>\(title)</title><style>\(style)</style></head>
      <body><header><h1>\(title)</h1>
      <p>\(escaped(subtitle))</p></header>
      <main>\(content)</main>\(script.isEmpty ? "" : "<script>\(script)</script>")</body></html>

      """
  }

  /// A picture with a caption, which also describes it to people who can't see it.
  static func figure(_ caption: String, svg: String) -> String {
    "<figure><figcaption>\(escaped(caption))</figcaption>"
      + image(svg, "\(caption): the layout as a picture") + "</figure>"
  }

  /// A picture, with what it shows in words.
  static func image(_ svg: String, _ words: String) -> String {
    "<img alt=\"\(escaped(words))\" src=\"data:image/svg+xml,\(percentEncoded(svg))\">"
  }

  /// Lines under a heading; nothing without any.
  static func list(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty
      ? "" : "<h2>\(title)</h2><pre>\(escaped(lines.joined(separator: "\n")))</pre>"
  }

  /// A word in a frame.
  static func tag(_ word: String) -> String { "<span class=\"tag \(word)\">\(word)</span>" }

  /// Text that can be neither markup nor hidden control characters.
  static func escaped(_ text: String) -> String {
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
    :root{color-scheme:light dark;--line:#8884;--quiet:#6b6b70;--bad:#c00016;--good:#0a6b2c}
    body{font:15px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:68rem;padding:0 1rem}
    details{border-top:1px solid var(--line);padding:.4rem 0}
    summary{cursor:pointer;display:flex;gap:.75rem;align-items:baseline;flex-wrap:wrap}
    .number,.place{color:var(--quiet);font-size:.85rem}.place{margin-left:auto}
    code,pre{font:13px/1.4 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
    h2{font-size:.85rem;margin:.75rem 0 .25rem}pre{margin:0}
    .pair{display:flex;gap:1rem;flex-wrap:wrap}figure{margin:.75rem 0}figcaption{font-size:.85rem}
    img{max-width:24rem;max-height:32rem;border:1px solid var(--line);background:#fff}
    .tag{border-radius:.5rem;padding:0 .5rem;font-size:.8rem;border:1px solid}
    .failed,.conflict,.error{color:var(--bad)}.passed{color:var(--good)}
    .warning{color:#8a5a00}.moved,.note{color:#0a5cc0}
    .slide{--cut:50%;display:grid;width:fit-content}.slide img{grid-area:1/1}
    .slide img+img{clip-path:inset(0 0 0 var(--cut))}.slide input{grid-area:2/1}
    @media (prefers-color-scheme:dark){.warning{color:#e0b050}.moved,.note{color:#8ab8ff}\
    :root{--quiet:#a0a0a6;--bad:#ff8a80;--good:#7ddc9a}}
    """
}
