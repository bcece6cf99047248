import ArgumentParser
import LayLanguage
import LayoutChecks

/// The report files of `lay check` for other programs.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write a SARIF 2.1.0 report to this file.", valueName: "file"),
    completion: .file())
  var sarif: String?

  @Option(
    help: ArgumentHelp(
      "Let the rules of the SARIF report link to the page Docs/Checks/README.md at this address.",
      valueName: "address"))
  var rulePage: String?

  @Option(
    help: ArgumentHelp("Write a code quality report for GitLab to this file.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var gitlab: String?

  @Option(
    help: ArgumentHelp("Write a JUnit report to this file.", valueName: "file"),
    completion: .file())
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write a page with pictures to this file; all files are checked again then, whatever --cache has.",
      valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: String?

  /// Those that were given, by name.
  var given: [String] {
    let options = [
      ("--sarif", sarif), ("--rule-page", rulePage), ("--gitlab", gitlab), ("--junit", junit),
      ("--html", html),
    ]
    return options.filter { $0.1 != nil }.map { $0.0 }
  }

  func validate() throws {
    guard let rulePage else { return }
    if sarif == nil { throw ValidationError("--rule-page needs --sarif.") }
    if !rulePage.contains("://") || rulePage.contains("#") {
      throw ValidationError("--rule-page takes a whole address without #, such as https://….")
    }
  }

  /// Writes the reports that were asked for.
  ///
  /// - Throws: A ``Failure`` where one can't be written.
  func write(_ documents: [CheckedDocument], rules: [CheckRule]) throws {
    let reports = [
      (
        sarif,
        {
          SARIFReport.text(
            documents, rules: rules, page: rulePage, version: Version.current,
            absolute: Files.absolute)
        }
      ),
      (gitlab, { GitLabReport.text(documents) }), (junit, { JUnitCheckReport.text(documents) }),
      (html, { CheckPage(documents: documents).text }),
    ]
    for (path, text) in reports {
      if let path { try Self.write(text(), to: path) }
    }
  }

  /// Writes a file.
  ///
  /// - Throws: A ``Failure`` where that isn't possible.
  static func write(_ text: String, to path: String) throws {
    guard let error = TreeFiles.host.write(text, to: path) else { return }
    throw Failure(
      status: .outputFailed, message: "error: cannot write \(path): \(error.reason)")
  }
}
