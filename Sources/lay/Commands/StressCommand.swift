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
      A FILE is a .storyboard or .xib for iOS, a .lay script or a .swift file; folders are \
      searched as by `lay check`. For every scene it looks for the nearest narrower, wider, \
      shorter and taller screen, the smallest larger text size, the shortest longer text of each \
      label and button, and the languages with which a rule finds something that it doesn't find \
      in the unchanged layout. Texts are the app's translations, and the document's own with words \
      appended, as far as translations get longer. If nothing breaks, it says how far it looked. \
      What is printed is a .lay file, with paths from the working directory, or with --output from \
      the folder of that file; `lay test` fails until the layout is fixed. A .laycheck file counts \
      as for `lay check`.

      EXIT STATUS
        0    nothing breaks
        1    something breaks, or a file can't be read as what it is
        2    the arguments or a .laycheck file are wrong
        3    a limit of time or memory was reached
        66   a file does not exist or cannot be read, or there is nothing to check
        74   the script could not be written
      """)

  @OptionGroup var shared: SharedOptions
  @OptionGroup var limits: LimitOptions

  @Argument(
    help: "Documents, scripts, Swift files, and folders.",
    completion: .file(extensions: ["storyboard", "xib", "lay", "swift"]))
  var files: [String]

  @Option(
    help: ArgumentHelp("Look only for what this rule finds; may be repeated.", valueName: "rule"))
  var rule: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the tests to this file, with paths relative to it; nothing is written if nothing breaks.",
      valueName: "file"),
    completion: .file(extensions: ["lay"]))
  var output: String?

  func validate() throws {
    if let output, !output.hasSuffix(".lay") {
      throw ValidationError("--output takes a file that ends in .lay, as tests do.")
    }
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
    var tally = StressTally()
    var script = ""
    for file in paths {
      var check = try settings.settings(for: file.path).settings.check
      if !rule.isEmpty { check.rules = rule.compactMap(CheckRule.named) }
      do throws(SubjectReader.Refusal) {
        try stress(file.path, check, translations, &tally) { part in
          if output == nil { shared.console.write(part) } else { script += part }
        }
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
    if let output, tally.breaks > 0 { try write(script, to: output, paths.map { $0.path }) }
    shared.console.complain(tally.text)
    if tally.breaks + tally.failed > 0 { throw ExitCode(ExitStatus.failed.rawValue) }
  }

  /// Writes the tests, and says how to run them if the file's folder doesn't contain what they read.
  private func write(_ script: String, to output: String, _ paths: [String]) throws {
    try ReportOptions.write(script, to: output)
    let isOutside = paths.contains { FilePlace.path($0, asNamedIn: output).hasPrefix("../") }
    let readable = paths.first.flatMap { SafeFiles(lookingAt: $0).readable.last }
    guard isOutside, let readable else { return }
    let folder = Files.real(readable) == Files.real(".") ? "." : CheckJob.shown(readable)
    shared.console.complain(
      "note: the tests read files outside of their folder: "
        + "lay test \(output) --read \(folder)")
  }

  private func stress(
    _ path: String, _ check: Check, _ translations: DocumentTranslations,
    _ tally: inout StressTally, print: (String) -> Void
  ) throws(SubjectReader.Refusal) {
    let shown = VisibleText.line(path)
    let bytes: [UInt8]
    switch TreeFiles.host.readFile(path) {
    case .success(let content): bytes = content
    case .failure(let error):
      throw SubjectReader.Refusal(message: "error: cannot read \(shown): \(error.reason)")
    }
    let isDocument = !path.hasSuffix(".lay") && !path.hasSuffix(".swift")
    let host = path.hasSuffix(".swift") ? TreeFiles.host : SafeFiles(lookingAt: path).host
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
      let named = output.map { FilePlace.path(path, asNamedIn: $0) } ?? path
      let script = StressScript(
        path: named, file: output ?? "stress", subject: subject, host: host,
        limits: limits.session)
      let result = StressTest(check).result(of: subject)
      tally.known += result.knownCount
      tally.ranges.merge(result.ranges)
      for found in result.breaks {
        let test = script.test(of: found)
        let place = found.place.map { ":\($0)" } ?? ""
        let scene = subject.scene.map { "\($0), " } ?? ""
        let start = tally.tests > 0 && test != nil ? "reset\n\n" : ""
        let note = test == nil ? " (no command shows it)" : ""
        print(
          start + "# "
            + VisibleText.line(
              "\(named)\(place): \(scene)\(found.summary): \(found.text) [\(found.rule.id)]\(note)")
            + "\n" + (test ?? ""))
        tally.breaks += 1
        tally.tests += test == nil ? 0 : 1
      }
    }
  }
}
