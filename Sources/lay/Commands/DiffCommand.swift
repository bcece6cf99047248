import ArgumentParser
import LayLanguage
import LayoutChecks

/// `lay diff`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say what differs between two versions of a layout.",
    discussion: """
      `lay diff OLD NEW` compares two storyboards, xibs or scripts. `lay diff REV -- PATHS` \
      compares the working tree with a revision of git, `lay diff REV REV -- PATHS` two revisions; \
      options come before --. Swift files are compared if they are named, and in folders with \
      --swift. Views and constraints are told apart by their object ids, in scripts by names and \
      by what they demand. Other differences in a document follow: classes, accessibility, \
      outlets, actions, colors and everything else that Interface Builder stores. Then come the \
      frames that differ (>), with the screens on which they do, and what `lay check` finds now \
      and didn't before (!), or no longer (✓). A .laycheck file beside the file or above it counts \
      as it does there.

      EXIT STATUS
        0    nothing differs
        1    something differs, or a file isn't a document
        2    the arguments or a .laycheck file are wrong
        3    a limit of time or memory was reached
        66   a file or revision does not exist
        74   the page could not be written
      """)

  @OptionGroup var shared: SharedOptions
  @OptionGroup var limits: LimitOptions

  @Argument(help: "The old file, or a revision before --.")
  var old: String

  @Argument(help: "The new file, or a second revision before --.")
  var new: String?

  @Flag(help: "With revisions: also compare Swift files in folders.")
  var swift = false

  @Flag(help: "Also list moves of less than 1 point, which are otherwise only counted.")
  var allMoves = false

  @Flag(
    help: "Print Markdown, for a comment on a pull request: counts, and a table for each scene.")
  var markdown = false

  @Option(
    help: ArgumentHelp(
      "Write a page with pictures before and after to this file.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: String?

  @Flag(help: "Print JSON lines, one for each file.")
  var json = false

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("With revisions: where to look, after --.", valueName: "path"))
  var paths: [String] = []

  func validate() throws {
    if markdown, json { throw ValidationError("--markdown and --json can't be combined.") }
    if paths.isEmpty, new == nil {
      throw ValidationError("Name two files, or revisions and -- with paths after them.")
    }
    if !paths.isEmpty,
      let option = [old, new].compactMap({ $0 }).first(where: { $0.hasPrefix("-") })
    {
      throw ValidationError("'\(option)' isn't a revision.")
    }
  }

  func run() throws {
    Watchdog.start(limits.resources())
    let files =
      paths.isEmpty
      ? [try ComparedFile.files(old, new ?? old)]
      : wanted(try ComparedFile.changed(from: old, to: new, in: paths))
    var reports: [ComparisonReport] = []
    var settings = SettingsFiles()
    for file in files {
      var check = try settings.settings(for: file.location).settings.check
      check.matrix.languages = [.own]
      if html != nil { check = check.withPictures() }
      do throws(SubjectReader.Refusal) {
        let report = ComparisonReport(
          path: file.path, old: try version(file.old), new: try version(file.new), check: check,
          leastMove: allMoves ? 0 : ComparisonReport.usualLeastMove)
        if report.isEmpty { continue }
        reports.append(report)
        if !markdown { shared.console.write(json ? report.json.line + "\n" : report.text) }
      } catch {
        shared.console.report(error.message)
        reports.append(ComparisonReport(path: file.path, failure: error.message))
        if json { shared.console.write(reports[reports.count - 1].json.line + "\n") }
      }
    }
    if markdown {
      shared.console.write(ComparisonMarkdown(reports).text)
    }
    if let html,
      let error = TreeFiles.host.write(DiffPage(reports: reports).text, to: html)
    {
      throw Failure(
        status: .outputFailed, message: "error: cannot write \(html): \(error.reason)")
    }
    if !reports.isEmpty { throw ExitCode(ExitStatus.failed.rawValue) }
  }

  /// The requested files that can be compared on this machine; reports how many others there are.
  private func wanted(_ files: [ComparedFile]) -> [ComparedFile] {
    let asked = files.filter { swift || $0.isNamed || !$0.isCode }
    let readable = asked.filter { !$0.isUnreadable }
    note(files.count - asked.count, "not compared without --swift")
    note(asked.count - readable.count, "not compared: lay-swift is missing")
    return readable
  }

  private func note(_ count: Int, _ words: String) {
    if count == 0 { return }
    shared.console.complain(
      "note: \(count) Swift file\(count == 1 ? " is" : "s are") \(words)")
  }

  private func version(_ version: ComparedFile.Version?) throws(SubjectReader.Refusal)
    -> ComparedVersion
  {
    guard let version else { return ComparedVersion() }
    do throws(SubjectReader.Refusal) {
      var reader = SubjectReader(path: version.path, host: version.host)
      reader.limits = limits.session
      return try reader.version(version.bytes)
    } catch {
      let place = version.revision.map { " (in \($0))" } ?? ""
      throw SubjectReader.Refusal(message: error.message + place)
    }
  }
}
