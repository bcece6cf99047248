import AutoLayout
import LayLanguage
import LayoutChecks
import LayoutDiagnostics

/// The breaks of a layout, as commands that a test can run.
struct StressScript {
  /// The document, script or Swift file, as commands name it.
  let path: String
  /// The file to which the commands are written; the path is relative to it.
  let file: String
  let subject: CheckSubject
  /// The files that the commands may use.
  let host: Host
  /// Their limits.
  let limits: Limits

  /// A test that fails because of a break; nil if no command shows it.
  ///
  /// It has been run: it fails, and where possible it passes without the change.
  func test(of found: StressBreak) -> String? {
    let failing = found.expectations.filter { fails(commands(found) + [$0]) == true }
    let best = failing.first { fails([opening(found.change)] + [$0]) == false } ?? failing.first
    return best.map { (commands(found) + [$0]).map { $0 + "\n" }.joined() }
  }

  private func commands(_ found: StressBreak) -> [String] {
    [opening(found.change)] + change(found)
  }

  private func opening(_ change: StressChange) -> String {
    let file = NameText.quoted(path)
    if path.hasSuffix(".lay") { return "source \(file)" }
    if path.hasSuffix(".swift") { return "import \(file) type \(subject.sceneID)" }
    var language = ""
    if case .translation(let name) = change.texts {
      language = " language \(NameText.quoted(name))"
    }
    return "import \(file) scene \(NameText.quoted(subject.sceneID))\(language)"
  }

  private func change(_ found: StressBreak) -> [String] {
    switch found.change {
    case .size(let size):
      ["resize \(NumberText.exact(size.width))x\(NumberText.exact(size.height))"]
    case .category(let category): ["contentSizeCategory \(category.rawValue)"]
    case .text(_, let text):
      ["set \(NameText.quoted(found.view ?? "")).text \(NameText.quoted(text))"]
    case .language(let language):
      language.direction == .rightToLeft ? ["direction rtl"] : []
    }
  }

  /// Whether the last of the given commands is an expectation that doesn't hold; nil if another command fails.
  private func fails(_ commands: [String]) -> Bool? {
    var interpreter = Interpreter(host: host)
    interpreter.limits = limits
    do throws(ScriptError) {
      let text = commands.joined(separator: "\n")
      try interpreter.run(try Source(name: file, text: text).statements()) { _, _ in true }
      return false
    } catch {
      return error.isUnmetExpectation ? true : nil
    }
  }
}

/// The totals of `lay stress` for all files.
struct StressTally {
  /// The number of changes that break something.
  var breaks = 0
  /// The number of those that a test shows.
  var tests = 0
  /// The number of scenes and views that were tried, or left out because not all of their code can be read.
  var subjects = 0
  /// The number of files that couldn't be checked.
  var failed = 0
  /// The number of findings that exist without any change.
  var known = 0
  /// The combined ranges that were searched.
  var ranges = StressRanges()

  /// `2 breaks, each with a test`, `nothing breaks: 320 to 1366 pt wide, …`.
  var text: String {
    let found = breaks == 0 ? (failed == 0 ? nothing : nil) : breaksText
    let unread = "\(Sentence.count(failed, "file")) could not be checked"
    return [found, known == 0 ? nil : knownText, failed == 0 ? nil : unread].compactMap { $0 }
      .joined(separator: "; ")
  }

  private var nothing: String {
    let ranges = ranges.text
    return "nothing breaks" + (ranges.isEmpty ? "" : ": \(ranges)")
  }

  private var knownText: String {
    let (verb, object) = known == 1 ? ("exists", "it") : ("exist", "them")
    return
      "\(Sentence.count(known, "finding")) \(verb) without any change; 'lay check' lists \(object)"
  }

  private var breaksText: String {
    let each = tests == breaks ? (breaks == 1 ? "" : ", each") : ", \(tests) of them"
    return "\(Sentence.count(breaks, "break"))\(each) with a test"
  }
}
