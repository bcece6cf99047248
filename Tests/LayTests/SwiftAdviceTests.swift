import Testing

/// Advice in Swift, typed where Swift is read.
@Suite("Advice in Swift", .enabled(if: Program.readsSwift))
struct SwiftAdviceTests {
  /// A session, and a view that is ambiguous in it.
  @Test(
    "runs on the session and settles the view",
    arguments: [
      (
        """
        add label title "A"
        add label detail "B"
        pin H:|-20-[title]-8-[detail]-20-|
        pin title, detail top to safeArea inset 20
        """, "title"
      ),
      ("add view card\npin card.leading = safeArea.leading + 20", "card"),
      (
        "add view card\npin card.leadingMargin = root.leadingMargin\npin card.top >= root.top",
        "card"
      ),
      (
        "add scroll list\npin list edges to root\nadd view page in list\npin page.top = list.top",
        "list"
      ),
      ("add view box 40x40", "box"),
    ])
  func runs(session: String, view: String) throws {
    let told = try Program().input("\(session)\nsuggest \(view) --as swift\n").run()
    #expect(told.status == 0 && told.stdout.contains("("), "\(told.stdout)\(told.stderr)")
    let typed =
      "\(session)\nswift {\n\(told.stdout)}\nexpect unambiguous \(view)\nexpect satisfied\n"
    let run = try Program().input(typed).run()
    #expect(run.status == 0, "\(typed)\(run.stderr)")
  }
}
