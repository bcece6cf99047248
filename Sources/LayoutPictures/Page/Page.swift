import AutoLayout
import LayoutDiagnostics
import TextSizes

/// A page for a browser in one file, which loads nothing: a layout, a session, or the entries of a report.
///
/// Texts of layouts, scripts and documents are data in it, never markup. `Docs/JSON.md` describes the ``json``.
package struct Page {
  /// The kind of a page, which decides what it shows first and the title of its list.
  package enum Kind: String, Sendable {
    /// One layout.
    case layout
    /// The steps of a script.
    case run
    /// Script tests.
    case test
    /// Findings.
    case check
    /// Scenes before and after.
    case diff
    /// Lessons, with the layouts that they begin and end with.
    case lessons
    /// A session that continues while the page is open.
    case live
    /// A session in the page itself.
    case playground
  }

  /// Its kind.
  package var kind: Kind
  /// The heading.
  package var title: String
  /// A line below it.
  package var summary = ""
  /// The steps or findings, in order.
  package var entries: [PageEntry] = []
  /// The scenes that entries refer to by their places.
  package var scenes: [JSONValue] = []

  /// Creates a page.
  package init(_ kind: Kind, title: String, summary: String = "") {
    (self.kind, self.title, self.summary) = (kind, title, summary)
  }

  /// The maximum number of scenes in a report, so that no page grows without end.
  package static let sceneLimit = 300

  /// The number of the format: a page in another format must not be read as this one.
  package static let format = 1.0

  /// The data.
  package var json: JSONValue {
    var parts = PageParts()
    let scenes = scenes.map { parts.take($0) }
    return [
      "format": .number(Self.format), "kind": .string(kind.rawValue),
      "title": .string(VisibleText.shown(title)), "summary": .string(VisibleText.shown(summary)),
      "choices": kind == .live || kind == .playground ? Self.choices : .null,
      "entries": .array(entries.map { $0.json }), "scenes": .array(scenes),
      "parts": .array(parts.all),
    ]
  }

  /// The choices in the tools of a session.
  private static var choices: JSONValue {
    [
      "devices": .strings(Device.all.map { $0.name }),
      "compared": .strings(compared.map { $0.name }),
      "contentSizeCategories": .strings(ContentSizeCategory.allCases.map { $0.rawValue }),
      "directions": .strings(LayoutDirection.allCases.map { $0.shortName }),
      "colors": .strings(Color.names), "fonts": .strings(TextStyle.allCases.map { $0.rawValue }),
      "appearances": .strings(UserInterfaceStyle.allCases.map { $0.rawValue }),
      "languages": .strings(PseudoLanguage.allCases.map { $0.rawValue }),
    ]
  }

  /// The smallest and the largest phone, the standard one, and the largest tablet.
  private static var compared: [Device] {
    let phones = Device.all.filter { $0.idiom == .phone }.sorted { $0.area < $1.area }
    let tablets = Device.all.filter { $0.idiom == .pad }.sorted { $0.area < $1.area }
    var seen: Set<String> = []
    return [phones.first, .standard, phones.last, tablets.last].compactMap { $0 }
      .filter { seen.insert($0.name).inserted }
  }
}

extension Page.Kind {
  /// The sources that a page may load from.
  fileprivate var allowed: String {
    switch self {
    case .live: "; connect-src 'self'"
    case .playground: " 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'"
    case .layout, .run, .test, .check, .diff, .lessons: ""
    }
  }
}

extension Device {
  fileprivate var area: Double { size.width * size.height }
}

/// The file.
extension Page {
  /// The worker that runs lay for the page of a playground, as a separate file.
  package static var worker: String { String(decoding: PackageResources.worker_js, as: UTF8.self) }

  /// The whole file.
  package var html: String {
    let template = String(decoding: PackageResources.page_html, as: UTF8.self)
    return Self.fill(
      template,
      [
        "title": XMLText.escaped(VisibleText.shown(title)),
        "allowed": kind.allowed,
        "style": String(decoding: PackageResources.page_css, as: UTF8.self),
        "script": scripts.map { String(decoding: $0, as: UTF8.self) }.joined(),
        "data": json.line.withoutMarkup,
      ])
  }

  /// In dependency order.
  private var scripts: [[UInt8]] {
    [
      PackageResources.core_js, PackageResources.source_js, PackageResources.stage_js,
      PackageResources.tree_js, PackageResources.details_js, PackageResources.entries_js,
      PackageResources.trials_js, PackageResources.fields_js, PackageResources.tools_js,
      PackageResources.console_js,
      PackageResources.lessons_js,
    ] + (kind == .playground ? [PackageResources.playground_js] : []) + [PackageResources.start_js]
  }

  /// The template with values for its `{{names}}`; the values are not searched for further names.
  private static func fill(_ template: String, _ values: [String: String]) -> String {
    var text = ""
    var rest = template[...]
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      text += rest[..<start.lowerBound]
      text += values[String(rest[start.upperBound..<end.lowerBound])] ?? ""
      rest = rest[end.upperBound...]
    }
    return text + rest
  }
}

extension String {
  /// JSON that can't end the element that contains it.
  fileprivate var withoutMarkup: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
