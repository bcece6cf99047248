import AutoLayout
import ConsoleLog
import Fuzzing
import LayLanguage
import LayoutDiagnostics

/// What is read.
enum Subject: String {
  case logs
  case formats
  case scripts
  case code

  /// What came of a text.
  struct Trial {
    /// Whether it could be read.
    var isRead: Bool
    /// What does not hold.
    var fault: String?
  }

  /// The text to try.
  func text(from originals: [String], _ number: Int, _ damage: inout Damage) -> String {
    let original = originals[number % originals.count]
    guard self == .formats else { return damage.damaged(original, with: originals) }
    let format = number % 2 == 0 ? Self.format(&damage) : damage.pick(original.formats)
    return damage.below(3) == 0 ? damage.damaged(format, with: [original]) : format
  }

  /// Reads a text, and does with it what can be done.
  func trial(_ text: String) -> Trial {
    switch self {
    case .logs: Self.explain(text)
    case .formats: Self.run("pin " + text.replacing("\n", with: " "), after: Self.views)
    case .scripts: Self.run(text, after: "")
    case .code: CodeTrial.run(text)
    }
  }

  private static func explain(_ text: String) -> Trial {
    let log = ConsoleLog(text)
    _ = log.explanation
    _ = log.json.description
    _ = LogScene(log)
    return Trial(isRead: !log.isEmpty)
  }

  // MARK: Formats

  private static let views = "add view a; add view b; add view c; add label title \"T\""

  /// A format from the grammar of Apple's Visual Format Language.
  private static func format(_ damage: inout Damage) -> String {
    func number(_ damage: inout Damage) -> String {
      damage.pick(["0", "8", "20", "100.5", "-4", "1e6"])
    }
    func predicates(_ damage: inout Damage) -> String {
      let list = (0...damage.below(2)).map { _ in
        damage.pick(["", "==", ">=", "<="]) + damage.pick([number(&damage), "a", "b"])
          + damage.pick(["", "@750", "@1000", "@0", "@20.5"])
      }
      return "(\(list.joined(separator: ",")))"
    }
    var text = damage.pick(["H:", "V:", ""]) + damage.pick(["|", ""])
    for _ in 0...damage.below(5) {
      text += damage.pick(["", "-", "-\(number(&damage))-", "-\(predicates(&damage))-"])
      text +=
        "[\(damage.pick(["a", "b", "c", "title", "nosuch"]))"
        + damage.pick(["", predicates(&damage)]) + "]"
    }
    return text + damage.pick(["", "-|", "-8-|", "|"])
      + damage.pick(["", "", " align top", " direction leftToRight", " metrics gap=3"])
  }

  // MARK: Scripts

  private static func run(_ text: String, after setup: String) -> Trial {
    var interpreter = newInterpreter()
    for statement in statements(of: setup) { _ = try? interpreter.execute(statement) }
    var isRead = false
    for statement in statements(of: text).prefix(60) {
      let before = interpreter.script
      do throws(ScriptError) {
        _ = try interpreter.execute(statement)
        isRead = true
      } catch {
        if interpreter.script != before {
          return Trial(isRead: isRead, fault: "refused, but changed: \(error)")
        }
      }
    }
    guard isRead else { return Trial(isRead: false) }
    let saved = interpreter.script
    var again = newInterpreter()
    do throws(ScriptError) {
      for statement in try Source(name: "saved", text: saved).statements() {
        _ = try again.execute(statement)
      }
    } catch {
      return Trial(isRead: true, fault: "what is saved can't be run: \(error)")
    }
    return Trial(isRead: true, fault: again.script == saved ? nil : "save, run, save differs")
  }

  private static func statements(of text: String) -> [Statement] {
    (try? Source(name: "fuzz", text: text).statements()) ?? []
  }

  private static func newInterpreter() -> Interpreter {
    Interpreter(
      host: Host(
        readFile: { _ in .failure(HostError(reason: "there are no files")) },
        writeFile: { _, _ in nil }))
  }
}

extension String {
  /// The formats in a page or script, one of them at least.
  fileprivate var formats: [String] {
    let found = split(separator: "\n").compactMap { line -> String? in
      let start = line.firstRange(of: "H:") ?? line.firstRange(of: "V:")
      return start.map { String(line.suffix(from: $0.lowerBound)) }
    }
    return found.isEmpty ? ["H:|-[a]-|"] : found
  }
}
