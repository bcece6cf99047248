import ArgumentParser
import InterfaceBuilder
import LayLanguage
import LayoutChecks
import LayoutDiagnostics

/// `lay stress`.
struct StressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stress",
    abstract: "Find what breaks a layout first, and print a test that fails.",
    discussion: """
      A FILE is a .storyboard or .xib for iOS, a .lay script or a .swift file; folders are searched as by \
      `lay check`. For every scene it looks for the widest narrower and the narrowest wider screen, the \
      smallest larger text size, the shortest longer text of each label and button, and the languages with \
      which a rule finds something that it doesn't find in the layout as it is. Texts grow no more than \
      translations do. What is printed is a .lay file: save it in a folder that holds FILE, and \
      `lay test` fails until the layout is mended. A .laycheck file counts as for `lay check`.

      EXIT STATUS
        0    nothing breaks
        1    something breaks, or a file can't be read as what it is
        2    the arguments or a .laycheck file are wrong
        3    a limit of time or memory was reached
        66   a file does not exist or cannot be read, or there is nothing to check
      """)

  @OptionGroup var shared: SharedOptions
  @OptionGroup var limits: LimitOptions

  @Argument(
    help: "Documents, scripts, Swift files, and folders.",
    completion: .file(extensions: ["storyboard", "xib", "lay", "swift"]))
  var files: [String]

  @Option(
    help: ArgumentHelp("Look for what this rule finds only; may be repeated.", valueName: "rule"))
  var rule: [String] = []

  func validate() throws {
    for id in rule {
      guard let known = CheckRule.named(id) else {
        throw ValidationError("There is no rule '\(id)'; lay reference --checks lists them.")
      }
      guard known.scope == .everywhere else {
        throw ValidationError("What '\(id)' finds is the same on all screens; lay check finds it.")
      }
    }
  }

  func run() throws {
    Watchdog.start(limits.resources())
    var settings = SettingsFiles()
    let paths = try settings.included(CheckedFiles.files(files))
    if paths.isEmpty {
      throw Failure(
        status: .noInput,
        message: "error: there is nothing to check in \(files.joined(separator: ", "))")
    }
    let translations = DocumentTranslations()
    var tally = Tally()
    for file in paths {
      var check = try settings.settings(for: file.path).settings.check
      if !rule.isEmpty { check.rules = rule.compactMap(CheckRule.named) }
      do throws(SubjectReader.Refusal) {
        try stress(file.path, check, translations, &tally)
      } catch {
        if error.platform != nil, !file.isNamed { continue }
        shared.console.report(error.message)
        tally.failed += 1
      }
    }
    if tally.subjects + tally.failed == 0 {
      throw Failure(
        status: .noInput,
        message:
          "error: there is nothing to check in \(files.joined(separator: ", ")): no scene or view")
    }
    shared.console.complain(tally.text)
    if tally.breaks + tally.failed > 0 { throw ExitCode(ExitStatus.failed.rawValue) }
  }

  /// What was found.
  private struct Tally {
    var breaks = 0
    var tests = 0
    /// The scenes and views that were tried, or left out because not all of their code can be read.
    var subjects = 0
    var failed = 0
    /// What is wrong without any change.
    var known = 0

    var text: String {
      let unread = "\(failed == 1 ? "1 file" : "\(failed) files") could not be checked"
      let found = breaks == 0 ? (failed == 0 ? "nothing breaks" : nil) : breaksText
      return [found, known == 0 ? nil : knownText, failed == 0 ? nil : unread].compactMap { $0 }
        .joined(separator: "; ")
    }

    private var knownText: String {
      "\(known == 1 ? "1 finding exists" : "\(known) findings exist") without any change; 'lay check' lists \(known == 1 ? "it" : "them")"
    }

    private var breaksText: String {
      let count = breaks == 1 ? "1 break" : "\(breaks) breaks"
      return
        "\(count)\(tests == breaks ? (breaks == 1 ? "" : ", each") : ", \(tests) of them") with a test"
    }
  }

  private func stress(
    _ path: String, _ check: Check, _ translations: DocumentTranslations, _ tally: inout Tally
  ) throws(SubjectReader.Refusal) {
    let shown = VisibleText.line(path)
    let bytes: [UInt8]
    switch Files.host.readFile(path) {
    case .success(let content): bytes = content
    case .failure(let error):
      throw SubjectReader.Refusal(message: "error: cannot read \(shown): \(error.reason)")
    }
    let isDocument = !path.hasSuffix(".lay") && !path.hasSuffix(".swift")
    let host = path.hasSuffix(".swift") ? Files.host : SafeFiles(lookingAt: path).host
    let texts =
      isDocument ? translations.texts(besides: path, in: check.matrix.languages).texts : []
    let assets = isDocument ? NearbyAssets(near: path, files: NearbyFiles(host)) : nil
    let reader = SubjectReader(
      path: shown, host: host, texts: texts, assets: assets, limits: limits.session)
    for subject in try reader.subjects(bytes) {
      tally.subjects += 1
      if !subject.isComplete {
        shared.console.complain(
          "\(shown): note: \(subject.scene ?? "a part") is left out: not all of its code can be read"
        )
      }
      let script = StressScript(path: path, subject: subject, host: host)
      let result = StressTest(check).breaks(of: subject)
      tally.known += result.known
      for found in result.breaks {
        let test = script.test(of: found)
        let place = found.place.map { ":\($0)" } ?? ""
        let scene = subject.scene.map { "\($0), " } ?? ""
        let start = tally.tests > 0 && test != nil ? "reset\n\n" : ""
        let note = test == nil ? " (no command shows it)" : ""
        shared.console.write(
          start + "# "
            + VisibleText.line(
              "\(path)\(place): \(scene)\(found.summary): \(found.text) [\(found.rule.id)]\(note)")
            + "\n" + (test ?? ""))
        tally.breaks += 1
        tally.tests += test == nil ? 0 : 1
      }
    }
  }
}
