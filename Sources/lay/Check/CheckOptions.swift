import ArgumentParser
import AutoLayout
import InterfaceBuilder
import LayLanguage
import LayoutChecks
import LayoutDiagnostics

/// The rules and screens to check, from the command line in place of `.laycheck`.
struct CheckOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Check on this device; may be repeated.", valueName: "device"))
  var device: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Check with these texts: languages that the document is translated into, 'own' for its own, \
      or 'double', 'accented', 'bounded', 'rtl'; with commas between them.
      """, valueName: "names"))
  var languages: String?

  @Option(
    help: ArgumentHelp(
      "Check in these text sizes, such as L,XXL,AX3.", valueName: "names"))
  var sizes: String?

  @Option(
    help: ArgumentHelp(
      "Apply this rule in addition to the usual ones; may be repeated. 'all' applies every rule.",
      valueName: "rule"))
  var rule: [String] = []

  @Option(help: ArgumentHelp("Leave this rule out; may be repeated.", valueName: "rule"))
  var silence: [String] = []

  @Option(
    help: ArgumentHelp(
      "Keep results in this directory, and check only what has changed; not with --html, because pictures aren't kept.",
      valueName: "directory"),
    completion: .directory)
  var cache: String?

  func validate() throws {
    for name in device where Device.named(name) == nil {
      throw ValidationError("There is no device '\(name)'; lay -c 'help devices' lists them.")
    }
    if silence.contains(Rule.every) {
      throw ValidationError("--silence takes the id of a rule: without rules, nothing is checked.")
    }
    for (option, list) in [("--languages", languages), ("--sizes", sizes)]
    where list != nil && Self.names(list).isEmpty {
      throw ValidationError("\(option) takes at least one name: without any, nothing is checked.")
    }
    for name in Self.names(sizes) where ContentSizeCategory(rawValue: name) == nil {
      let all = ContentSizeCategory.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw ValidationError("There is no text size '\(name)'; use one of \(all).")
    }
    for id in rule + silence where id != Rule.every && CheckRule.named(id) == nil {
      throw ValidationError("There is no rule '\(id)'; lay reference --checks lists them.")
    }
  }

  private static func names(_ list: String?) -> [String] {
    (list ?? "").split { $0 == "," || $0 == " " }.map(String.init)
  }

  /// The rules that the command line leaves, all of them declared.
  func rules(_ usual: [CheckRule]) -> [CheckRule] {
    CheckRule.adding(rule, to: usual).filter { !silence.contains($0.id) }
  }

  /// The work on some files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - translations: Finds the texts of documents in other languages.
  ///   - limits: How much a script among them may contain and do, and how large layouts may be.
  ///   - drawing: Whether findings get pictures.
  ///   - fixing: Whether to look for fixes as well, which takes about as long as the check.
  /// - Returns: A job for each file.
  /// - Throws: A ``Failure`` when a `.laycheck` file can't be read or understood.
  func work(
    on files: [CheckedFile], _ translations: DocumentTranslations, _ limits: Limits, drawing: Bool,
    fixing: Bool = false
  ) throws -> [CheckJob] {
    var settings = SettingsFiles()
    // Cached results have no pictures.
    let store = drawing ? nil : try cache.map { try CheckCache(directory: $0) }
    let options =
      [
        device, [languages ?? "", sizes ?? ""], rule, silence, fixing ? ["fixes"] : [],
      ]
      .map { $0.joined(separator: " ") }.joined(separator: "|") + "|\(limits.layout)"
    let project = ProjectFiles(NearbyFiles(TreeFiles.host))
    let apps = AppScreens(NearbyFiles(TreeFiles.host))
    let code = AppCode(NearbyFiles(TreeFiles.host))
    return try files.map { file in
      let found = try settings.settings(for: file.path)
      var (check, wishes) = (found.settings.check, found.settings.wishes)
      if !device.isEmpty {
        check.matrix.devices = device.compactMap(Device.named)
        wishes.insert(.devices)
      }
      if languages != nil {
        check.matrix.languages = Self.names(languages).map(CheckLanguage.init(named:))
      }
      if sizes != nil {
        check.matrix.textSizes = Self.names(sizes).compactMap(ContentSizeCategory.init(rawValue:))
          .sorted()
      }
      check.rules = rules(check.rules)
      if drawing { check = check.withPictures() }
      let screens =
        file.isPartOfApp
        ? check.matrix.keep(
          apps.screens(near: Files.absolute(file.path)), besides: wishes, shown: CheckJob.shown)
        : nil
      if file.isPartOfApp {
        let languages = apps.languages(near: Files.absolute(file.path))
        check.isLeftToRightOnly =
          !languages.isEmpty && !languages.contains(where: LanguageTag.isRightToLeft)
      }
      return CheckJob(
        file: file, check: check, screens: screens, translations: translations, project: project,
        code: code,
        isUnbuilt: !file.isNamed && file.isPartOfApp && apps.leavesOut(Files.absolute(file.path)),
        cache: store.map { ($0, "\(options)\n\(found.text)") }, looksForFixes: fixing,
        limits: limits)
    }
  }

  /// Does the work; each file is handed on in order, as soon as it is done.
  static func run(
    _ work: [CheckJob], atOnce count: Int, take: @escaping @Sendable (CheckedDocument) -> Void
  ) -> [CheckedDocument] {
    Blocking.wait {
      var documents: [CheckedDocument] = []
      var pictures = Check.mostPictures
      await OrderedTasks.run(work.map { job in { job.run() } }, atOnce: count) { document in
        take(document)
        let kept = document.drawing(atMost: pictures)
        pictures -= kept.pictureCount
        documents.append(kept)
      }
      return documents
    }
  }
}

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

  /// The options that were given, by name.
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
  /// - Throws: A ``Failure`` when one can't be written.
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
  /// - Throws: A ``Failure`` when that isn't possible.
  static func write(_ text: String, to path: String) throws {
    guard let error = TreeFiles.host.write(text, to: path) else { return }
    throw Failure(
      status: .outputFailed, message: "error: cannot write \(path): \(error.reason)")
  }
}
