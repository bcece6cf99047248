/// A report in JUnit's XML, which continuous integration reads: of tests as of checks.
///
/// Its times are the only part that two runs may print differently.
package enum JUnitText {
  /// The outcome of a case.
  package enum Outcome {
    /// It passed, with a note.
    case passed(note: String = "")
    /// It wasn't run.
    case skipped(reason: String)
    /// It failed: in a line, and in full.
    case failed(summary: String, text: String)
  }

  /// A test, or a file that was checked.
  package struct Case {
    private let name: String
    private let className: String
    private let duration: Duration
    fileprivate let outcome: Outcome

    /// Creates a case.
    package init(name: String, className: String, duration: Duration, outcome: Outcome) {
      (self.name, self.className) = (name, className)
      (self.duration, self.outcome) = (duration, outcome)
    }

    fileprivate var text: String {
      "<testcase name=\"\(XMLText.attribute(name))\" classname=\"\(XMLText.attribute(className))\" "
        + "time=\"\(XMLText.seconds(duration))\">\(content)</testcase>"
    }

    private var content: String {
      switch outcome {
      case .passed(let note):
        note.isEmpty ? "" : "<system-out>\(XMLText.escaped(note))</system-out>"
      case .skipped(let reason): "<skipped message=\"\(XMLText.attribute(reason))\"/>"
      case .failed(let summary, let text):
        "<failure message=\"\(XMLText.attribute(summary))\">\(XMLText.escaped(text))</failure>"
      }
    }

    fileprivate static func total(_ cases: [Case]) -> Duration {
      cases.reduce(.zero) { $0 + $1.duration }
    }
  }

  /// The whole document, with its final newline.
  package static func text(suite: String, _ cases: [Case]) -> String {
    let failed = cases.count { if case .failed = $0.outcome { true } else { false } }
    let skipped = cases.count { if case .skipped = $0.outcome { true } else { false } }
    let time = XMLText.seconds(Case.total(cases))
    let totals =
      "tests=\"\(cases.count)\" failures=\"\(failed)\" skipped=\"\(skipped)\" time=\"\(time)\""
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites \(totals)>",
        "  <testsuite name=\"\(suite)\" \(totals)>",
      ] + cases.map { "    \($0.text)" } + ["  </testsuite>", "</testsuites>", ""]
    return lines.joined(separator: "\n")
  }
}

/// A command that GitHub's runners turn into an annotation of a file.
package struct GitHubAnnotation {
  private let level: String
  private let file: String
  private let place: (line: Int, column: Int)?
  private let title: String
  private let message: String

  /// Creates an annotation of a file, or of a place in it, with a title above the message.
  ///
  /// The level is `error`, `warning` or `notice`.
  package init(
    level: String, file: String, place: (line: Int, column: Int)?, title: String, message: String
  ) {
    (self.level, self.file, self.place, self.title) = (level, file, place, title)
    self.message = message
  }

  /// `::error file=Main.storyboard,line=3,col=5,title=overlap::…`.
  package var line: String {
    let place = place.map { ",line=\($0.line),col=\($0.column)" } ?? ""
    let title = title.isEmpty ? "" : ",title=\(Self.property(title))"
    return "::\(level) file=\(Self.property(file))\(place)\(title)::\(Self.data(message))"
  }

  /// Escapes what the runner would misread, as it does itself (`@actions/core`, command.ts).
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
