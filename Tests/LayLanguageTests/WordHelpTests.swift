import Testing

@testable import LayLanguage

/// Help about words, and their completion.
@Suite("help and completion of words") struct WordHelpTests {
  @Test(
    "help knows every word of values, paths and UIKit",
    arguments: [
      ("UISwitch", "add switch"), ("insetBy", "insetBy: "), ("max", "max: "),
      ("contentHuggingPriority", "hugging.horizontal"), ("addSubview(_:)", "add view red in card"),
      ("UIView.frame", "set red.frame"), ("layer.cornerRadius", "set red.cornerRadius"),
      ("hugging", "hugging.vertical"), ("centerX", "an attribute of constraints"),
      ("multiplier", "of a constraint"), ("Compact-Regular", "portrait: iPhone"),
      ("wR hR", "landscape: iPad"), ("\"pin\"", "constrain"),
      ("setContentHuggingPriority(_:for:)", "set red.hugging"),
    ] as [(String, String)])
  func help(_ topic: String, _ expected: String) throws {
    var script = Script()
    let output = try script.run("help \(topic)")
    #expect(output.lowercased().contains(expected.lowercased()), "\(output)")
  }

  @Test("unknown words are refused with a suggestion")
  func unknown() throws {
    var script = Script()
    let error = try #require(throws: ScriptError.self) { try script.run("help pni") }
    #expect("\(error)".contains("did you mean 'pin'?"))
  }

  @Test(
    "completion knows colors, text styles, parts of values and what is in parentheses",
    arguments: [
      ("set red.backgroundColor systemB", ["systemBlue", "systemBrown", "systemBackground"]),
      ("set title.font cal", ["callout"]),
      ("get red.frame.si", ["red.frame.size"]), ("get red.frame.size.w", ["red.frame.size.width"]),
      ("set red.center.", ["red.center.x", "red.center.y"]),
      ("get max(re", ["red."]), ("get max(red.widt", ["red.width"]),
      ("get max(44,ti", ["title."]), ("get red.width+tit", ["title."]), ("let gap = re", ["red."]),
      ("let gap = mi", ["min("]),
      ("import x.storyboard lang", ["language"]),
      ("preview iPad language acc", ["accented"]),
      ("pin H:|-(8)-[re", ["H:|-(8)-[red"]),
    ] as [(String, [String])])
  func completion(_ line: String, _ expected: [String]) throws {
    var script = Script()
    try script.run("add view red; add label title \"T\"")
    let found = Completion.complete(line, session: script.interpreter.session)
    let texts = found.candidates.map(\.text)
    #expect(expected.allSatisfy(texts.contains), "\(texts)")
  }

  @Test(
    "other words are looked for everywhere",
    arguments: [
      ("ambiguity", "report"), ("priorities", "help issues"), ("safe area", "help guides"),
      ("equalTo", "pin"), ("stacks", "arrange"), ("xyzzy", ""), ("lys", ""),
    ])
  func search(_ words: String, _ expected: String) throws {
    var script = Script()
    guard !expected.isEmpty else {
      #expect(throws: ScriptError.self) { try script.run("help \(words)") }
      return
    }
    let output = try script.run("help \(words)")
    #expect(output.contains(expected), "\(output)")
  }
}
