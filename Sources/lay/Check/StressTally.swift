import LayoutChecks
import LayoutDiagnostics

/// The totals of `lay stress` for all files.
struct StressTally {
  /// The number of changes that break something.
  var breaks = 0
  /// The number of them that a test shows.
  var tests = 0
  /// The scenes and views that were tried, or left out because not all of their code can be read.
  var subjects = 0
  /// The number of files that couldn't be checked.
  var failed = 0
  /// The number of findings without any change.
  var known = 0
  /// The ranges that all tests searched.
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
