import AutoLayout
import LayoutDiagnostics
import LayoutSession
import SwiftLayouts

/// Swift statements on the session.
extension Interpreter {
  /// Runs Swift statements, or opens the view or controller that the code declares, as one undo step.
  ///
  /// Damage from web pages is repaired if `mends` says so.
  mutating func run(
    swift range: SourceRange, of source: Source, as title: String, mends: Bool = true
  ) throws(Problem) -> Outcome {
    let trees = try syntaxTrees(of: String(source.text[range]), at: range, mends: mends)
    let result: SwiftScene.Result
    var next = scene
    var opened: (document: SwiftDocument, type: String)?
    do throws(SwiftIssue) { opened = try next.open(trees) } catch {
      throw Problem(error, in: range, of: source)
    }
    if let opened, opened.document.errors.isEmpty,
      let made = try layout(of: opened.type, in: opened.document, at: range)
    {
      scene = next
      return show(made, of: opened.document, as: title)
    }
    do throws(SwiftIssue) {
      next = scene
      result = try next.run(
        trees, on: session.layout, values: session.definitions.values,
        reports: ["_autolayoutTrace": { $0.trace() }])
    } catch {
      throw Problem(error, in: range, of: source)
    }
    if let layout = result.layout { try limits.check(layout, at: range) }
    var definitions = session.definitions
    for (name, value) in result.values.sorted(by: { $0.key < $1.key })
    where definitions.values[name] != value && name.canBeName {
      try blaming(range) { () throws(LayoutError) in try definitions.set(name, to: value) }
    }
    scene = next
    let output = result.output.joined(separator: "\n")
    guard let layout = result.layout else {
      if definitions == session.definitions {
        return .look(output).warning(lines: result.remarks)
      }
      return Outcome(session.commit(definitions, as: title), output: output)
        .warning(lines: result.remarks)
    }
    return Outcome(session.commit(layout, definitions, as: title), output: output)
      .warning(lines: result.remarks)
  }

  /// Whether a name is a variable of Swift or of lay.
  private func isVariable(_ name: String) -> Bool {
    scene.declares(name) || session.definitions.values[name] != nil
  }

  /// Whether a name is taken by a variable of Swift, a view or a constraint.
  private func isNamed(_ name: String) -> Bool {
    let layout = session.unsolvedLayout
    return scene.declares(name) || layout.item(named: name) != nil
      || layout.constraint(named: name) != nil
  }

  /// The syntax tree of statements; repaired if that helps, because web pages lose line breaks.
  private func syntaxTrees(of code: String, at range: SourceRange, mends: Bool) throws(Problem)
    -> [UInt8]
  {
    func parsed(_ code: String) throws(Problem) -> [UInt8] {
      do { return try host.parseSwift([("statements", Array(code.utf8))]).get() } catch {
        throw Problem(error.reason, at: range)
      }
    }
    let first = try parsed(code)
    var (mended, trees) = (code, first)
    for _ in 0..<(mends ? SwiftRepair.limit : 0) {
      let errors = SwiftScene.syntaxErrors(in: trees)
      guard let better = SwiftRepair.repaired(mended, errors) else { break }
      mended = better
      trees = try parsed(mended)
    }
    return SwiftScene.syntaxErrors(in: trees).isEmpty ? trees : first
  }

  /// Runs a typed statement that isn't a line of lay as Swift, if it is Swift; otherwise reports what is wrong with it,
  /// as Swift if it may be Swift, or else as a line of lay.
  ///
  /// - Throws: What is wrong with a statement that can only be Swift.
  mutating func swiftOutcome(of statement: Statement, after problem: Problem) throws(ScriptError)
    -> Result<Outcome, Problem>
  {
    guard
      let kind = SwiftText.kind(
        of: statement.text, knows: isNamed, declares: isVariable),
      kind != .possible || !problem.namesLine && !isOfLayout(statement.text)
    else { return .failure(problem) }
    guard statement.source.isTyped else {
      guard kind != .possible else { return .failure(problem) }
      let text = Excerpt.clipped(statement.text)
      return .failure(
        Problem(
          "this is Swift, which scripts put in braces", at: statement.range,
          remedy: text == statement.text ? "write: swift { \(text) }" : "put 'swift {' before it"))
    }
    do throws(Problem) {
      return .success(
        try run(
          swift: statement.range, of: statement.source, as: statement.text,
          mends: kind != .possible))
    } catch {
      // Without a parser, a phrase may still say what is meant.
      if kind == .code, case .success = host.parseSwift([]) {
        throw ScriptError(error, in: statement.source)
      }
      return .failure(kind == .possible && error.isOfSyntax ? problem : error)
    }
  }

  /// Whether a text is just the name of a view or constraint.
  private func isOfLayout(_ text: String) -> Bool {
    let layout = session.unsolvedLayout
    return layout.item(named: text) != nil || layout.constraint(named: text) != nil
  }
}

/// Distinguishes Swift statements from lines of lay by their signs.
package enum SwiftText {
  /// Modules that layout code imports; `import` is also a command, for files.
  private static let modules: Set<Substring> = [
    "UIKit", "Foundation", "SnapKit", "PureLayout", "TinyConstraints", "Cartography", "Masonry",
    "SwiftUI", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "MapKit", "WebKit",
    "PhotosUI", "AVKit", "AVFoundation", "StoreKit", "PassKit", "MessageUI", "SafariServices",
    "QuartzCore",
  ]
  private static let modifiers: Set<Substring> = [
    "final", "public", "open", "internal", "private", "fileprivate",
  ]
  private static let declarations: Set<Substring> = [
    "class", "struct", "enum", "extension", "protocol", "actor",
  ]

  /// Whether a line begins a Swift file: it imports a known module, or declares a type.
  package static func begins(with line: Substring) -> Bool {
    let words = line.split { $0.isWhitespace || $0 == ":" || $0 == "{" || $0 == "(" }
    // This is an attribute; no line of lay begins that way.
    if let first = words.first, first.first == "@" {
      return first.dropFirst().first?.isLetter == true
    }
    if words.count == 2, words[0] == "import" { return modules.contains(words[1]) }
    let rest = words.drop { modifiers.contains($0) }
    guard rest.count > 1, let first = rest.first else { return false }
    return declarations.contains(first) && rest.dropFirst().first?.first?.isUppercase == true
  }

  /// The certainty.
  enum Kind {
    /// It can only be Swift: it begins like a file, or prints.
    case code
    /// It is certainly Swift unless it is a phrase: a type is called or has a member, or a method is called on
    /// something.
    case certain
    /// It may be Swift.
    case possible
  }

  private static let keywords: Set<String> = [
    "let", "var", "if", "for", "func", "guard", "switch", "while", "repeat", "return", "defer",
    "class", "struct", "enum", "extension", "final", "import", "print", "view", "self",
  ]

  /// How certain it is that a text that isn't a line of lay is Swift; nil if it doesn't look like it.
  static func kind(
    of text: String, knows isNamed: (String) -> Bool, declares isVariable: (String) -> Bool
  ) -> Kind? {
    let first = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let rest = text.dropFirst(first.count)
    // A line that begins like a command of lay is one with a mistake; only 'let' is a word of both languages.
    if first != "let", CommandDefinition.named(first) != nil, rest.first?.isWhitespace ?? true {
      return begins(with: text[...]) ? .code : nil
    }
    let scan = CallScan(text)
    if text.hasPrefix("print(") || begins(with: text[...]) { return .code }
    if scan.hasCertainCall || first.hasPrefix("UI") && rest.hasPrefix(".") { return .certain }
    if keywords.contains(first) || scan.hasCall || text.hasPrefix("[") { return .possible }
    let goesOn = rest.isEmpty || rest.hasPrefix(".") || rest.hasPrefix("[")
    // Only variables can be reassigned: a view or constraint keeps its name.
    return goesOn && isNamed(first) || rest.hasPrefix(" =") && isVariable(first) ? .possible : nil
  }
}

/// The calls in a text.
private struct CallScan {
  /// Whether a name is immediately followed by a parenthesis.
  private(set) var hasCall = false
  /// Whether a method is called on something, or a type is called.
  private(set) var hasCertainCall = false

  init(_ text: String) {
    var word = ""
    var isMember = false
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if character == "(", let first = word.first {
        hasCall = true
        if isMember || first.isUppercase { hasCertainCall = true }
      }
      isMember = character == "." && !word.isEmpty || character == "." && isMember
      word = ""
    }
  }
}

extension Source {
  /// Whether the user types it: at the prompt, on standard input or on the command line.
  var isTyped: Bool { ["<repl>", "<stdin>", "<journal>", "-c"].contains(name) }
}

extension Problem {
  private static let notSwift = "this isn't Swift: "

  /// Whether a statement isn't Swift at all.
  fileprivate var isOfSyntax: Bool { message.hasPrefix(Self.notSwift) }

  /// An issue of Swift statements in a part of a source.
  init(_ issue: SwiftIssue, in range: SourceRange, of source: Source) {
    let text = source.text[range]
    guard let place = issue.place, place.line > 0 else {
      self.init(issue.reason, at: range)
      return
    }
    var start = text.startIndex
    for _ in 1..<place.line {
      start = text.utf8[start...].firstIndex(of: Byte.newline).map(text.utf8.index(after:)) ?? start
    }
    start = text.utf8.index(start, offsetBy: place.column - 1, limitedBy: text.endIndex) ?? start
    let word = text[start...].prefix { !$0.isWhitespace && $0 != "(" && $0 != "." }
    let end = word.isEmpty ? text.endIndex : word.endIndex
    let isSyntax = issue.kind == .syntax
    self.init(isSyntax ? Self.notSwift + issue.reason : issue.reason, at: start..<end)
  }
}
