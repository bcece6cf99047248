import InterfaceBuilder
import LayLanguage
import LayoutChecks
import LayoutDiagnostics
import Platform
import Synchronization

/// `lay fix`, and `lay check --fix`: looks for fixes in documents and makes them.
struct FixRun: Sendable {
  let console: Console
  let options: FixOptions

  /// The totals of all files.
  struct Tally: Sendable {
    /// The number of fixes that were made, or would be.
    var made = 0
    /// The number of files with fixes.
    var files = 0
    /// The number of further fixes that would move views on the canvas.
    var withheld = 0
    /// The number of files that couldn't be read, or aren't documents for iOS in UTF-8.
    var unread = 0
    /// The number of files that couldn't be written.
    var unwritten = 0

    /// `3 fixes in 2 files; 1 more with --unsafe`.
    var text: String {
      func number(_ count: Int, _ noun: String, _ plural: String) -> String {
        "\(count) \(count == 1 ? noun : plural)"
      }
      let done =
        made == 0
        ? "no fixes"
        : "\(number(made, "fix", "fixes")) in \(number(files, "file", "files"))"
      let failed = unread + unwritten
      let parts = [
        done, withheld == 0 ? nil : "\(withheld) more with --unsafe",
        failed == 0 ? nil : "\(number(failed, "file", "files")) could not be fixed",
      ]
      return parts.compactMap { $0 }.joined(separator: "; ")
    }

    /// The exit status.
    var status: ExitStatus { unwritten > 0 ? .outputFailed : unread > 0 ? .failed : .held }
  }

  /// Whether the user is asked about each fix.
  private var asks: Bool {
    options.given.allSatisfy { $0 == "--unsafe" } && Terminal.isTerminal(STDIN_FILENO)
      && Terminal.isTerminal(STDOUT_FILENO)
  }

  /// Fixes the documents among some files.
  ///
  /// - Parameters:
  ///   - work: How each file is checked.
  ///   - count: How many to fix at once.
  /// - Returns: The exit status.
  func run(_ work: [CheckJob], atOnce count: Int) -> ExitStatus {
    let jobs = work.map { FixJob(job: $0, allowsUnsafe: options.allowsUnsafe) }
    let tally = asks ? asked(jobs) : unasked(jobs, atOnce: count)
    if options.diff {
      console.complain(tally.text)
      return tally.status == .held && tally.made > 0 ? .failed : tally.status
    }
    console.note(tally.text)
    return tally.status
  }

  /// Makes all fixes.
  private func unasked(_ jobs: [FixJob], atOnce count: Int) -> Tally {
    let progress = ProgressLine(of: jobs.count)
    return Blocking.wait {
      let tally = Mutex(Tally())
      await OrderedTasks.run(jobs.map { job in { job.run { _ in .take } } }, atOnce: count) {
        file in
        progress.step { tally.withLock { finish(file, &$0) } }
      }
      return tally.withLock { $0 }
    }
  }

  /// Asks about each fix.
  private func asked(_ jobs: [FixJob]) -> Tally {
    var tally = Tally()
    var questions = FixQuestions(console: console)
    for job in jobs where !questions.hasQuit {
      let file = job.run { proposal in questions.decision(on: proposal, in: job.job.shownPath) }
      finish(file, &tally)
    }
    return tally
  }

  /// Writes a file and says what was done.
  private func finish(_ file: FixedFile, _ tally: inout Tally) {
    if let failure = file.failure {
      console.report(failure)
      tally.unread += 1
    }
    guard let document = file.document else { return }
    if options.diff {
      let text = UnifiedDiff(file.original, document.bytes).text(path: file.shownPath)
      if Terminal.isTerminal(STDOUT_FILENO) {
        console.write(String(decoding: text, as: UTF8.self))
      } else {
        console.pass(text)
      }
    } else if !options.isDryRun, let failure = file.write() {
      console.report(failure)
      tally.unwritten += 1
      return
    }
    tally.made += document.made.count
    tally.files += document.made.isEmpty ? 0 : 1
    tally.withheld += document.withheld.count
    if options.diff { return }
    for fix in document.made { tell(options.isDryRun ? "would fix" : "fixed", fix, file) }
    if options.isDryRun { for fix in document.withheld { tell("with --unsafe", fix, file) } }
  }

  /// `Main.storyboard:12:5: fixed: c7 repeats c4 [duplicate]: delete c7`.
  private func tell(_ verb: String, _ fix: Fix, _ file: FixedFile) {
    let place = fix.place.map { ":\($0)" } ?? ""
    console.print(
      VisibleText.line(
        "\(file.shownPath)\(place): \(verb): \(fix.finding) [\(fix.rule)]: \(fix.text)"))
  }
}

/// The fixing of one document.
struct FixJob: Sendable {
  /// The check of the document.
  let job: CheckJob
  /// Whether views may move on the canvas.
  let allowsUnsafe: Bool

  /// The extensions of documents.
  static let endings = FileKind.endings(of: .document)

  /// Looks for fixes, and keeps those that the user accepts; nothing is written yet.
  func run(_ decide: (FixProposal) -> FixDecision) -> FixedFile {
    var file = FixedFile(path: job.path, shownPath: job.shownPath)
    let bytes: [UInt8]
    switch TreeFiles.host.readFile(job.path) {
    case .failure(let error):
      file.failure = "error: cannot read \(job.line): \(error.reason)"
      return file
    case .success(let read): bytes = read
    }
    let (texts, _) = job.translations.texts(besides: job.path, in: job.check.matrix.languages)
    let search = FixSearch(
      job.check, in: texts, assets: NearbyAssets(near: job.path, in: job.project),
      allowsUnsafe: allowsUnsafe, facts: job.facts, within: job.limits.layout)
    do throws(DocumentIssue) {
      file.original = bytes
      file.document = try search.fixed(bytes, decide: decide)
    } catch {
      let place = error.place.map { ":\($0)" } ?? ""
      // In a named folder, only the files that can be fixed count.
      guard error.platform == nil || job.file.isNamed else { return file }
      file.failure = "\(job.line)\(place): error: \(error)"
    }
    return file
  }
}

/// The result of fixing a document.
struct FixedFile: Sendable {
  /// Where the document is.
  let path: String
  /// The path as shown to people.
  let shownPath: String
  /// The document as read.
  var original: [UInt8] = []
  /// The document with its fixes; nil if it couldn't be fixed.
  var document: FixedDocument?
  /// Why it couldn't be fixed, as a line for readers.
  var failure: String?

  /// Whether anything is to be written.
  var isChanged: Bool { document.map { $0.bytes != original } ?? false }

  /// Replaces the document that was read with the fixed one.
  ///
  /// - Returns: Why that wasn't possible, as a line for readers; nil if it was.
  func write() -> String? {
    guard let document, isChanged else { return nil }
    let line = VisibleText.line(shownPath)
    guard case .success(let now) = TreeFiles.host.readFile(path), now == original else {
      return "error: \(line) changed while it was being fixed; nothing was written to it"
    }
    return Files.host.writeFile(path, document.bytes)
      .map { "error: cannot write \(line): \($0.reason)" }
  }
}
