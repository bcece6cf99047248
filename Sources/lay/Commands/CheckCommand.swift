import ArgumentParser
import AutoLayout
import Glibc
import LayoutChecks

/// `lay check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find what is wrong with layouts on any screen, in any text size.",
    discussion: """
      A FILE is a .storyboard or .xib for iOS, or a .lay script; a folder is searched for them, \
      without what git ignores. Every scene is laid out in 48 configurations, and what is found in \
      several of them for the same reason is told once.

      EXIT STATUS
        0    nothing was found
        1    something was found, or a file is no document
        2    the arguments are wrong
        66   a file does not exist or cannot be read
      """)

  @OptionGroup var shared: SharedOptions

  @Argument(
    help: "Documents, scripts and folders.",
    completion: .file(extensions: ["storyboard", "xib", "lay"]))
  var files: [String]

  @Flag(help: "Print JSON lines, one for each file.")
  var json = false

  @Option(
    help: ArgumentHelp("Check on this device; may be repeated.", valueName: "device"))
  var device: [String] = []

  @Option(
    help: ArgumentHelp(
      "Apply this rule beside the usual ones; may be repeated. 'all' applies every rule.",
      valueName: "rule"))
  var rule: [String] = []

  @Option(help: ArgumentHelp("Leave this rule out; may be repeated.", valueName: "rule"))
  var silence: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("How many files at once (default: one per core).", valueName: "number"))
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number of at least 1.") }
    for name in device where Device.named(name) == nil {
      throw ValidationError("There is no device '\(name)'; lay -c 'help devices' lists them.")
    }
    for id in rule + silence where id != Self.everyRule && CheckRule.named(id) == nil {
      throw ValidationError("There is no rule '\(id)'; Docs/Checks/README.md lists them.")
    }
  }

  private static let everyRule = "all"

  private var check: Check {
    var check = Check()
    if !device.isEmpty { check.matrix.devices = device.compactMap(Device.named) }
    check.rules = CheckRule.all.filter { known in
      !silence.contains(known.id)
        && (known.isOnByDefault || rule.contains(known.id) || rule.contains(Self.everyRule))
    }
    return check
  }

  func run() throws {
    let check = check
    let work = try CheckedFiles.files(files).map { path in
      CheckJob(path: path, shownPath: path, check: check)
    }
    let (console, limit, isJSON) = (shared.console, jobs, json)
    let documents = Blocking.wait {
      var documents: [CheckedDocument] = []
      await InOrder.run(work.map { job in { job.run() } }, atOnce: limit) { document in
        for failure in document.failures { console.report(failure) }
        console.write(isJSON ? document.json.line + "\n" : TextReport.text(document))
        documents.append(document)
      }
      return documents
    }
    if !isJSON { console.note(TextReport.summary(documents)) }
    let isClean = documents.allSatisfy { $0.groups.isEmpty && $0.failures.isEmpty }
    if !isClean { throw ExitCode(ExitStatus.failed.rawValue) }
  }
}
