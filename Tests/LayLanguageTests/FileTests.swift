import Testing

@testable import LayLanguage

/// `source`, `save` and `open`.
@Suite struct FileTests {
  @Test func sourcedFilesAreOneStep() throws {
    var script = Script(
      files: Files([
        "dir/a.lay": "add view red\ncheckpoint early\nsource b.lay\nget red.width",
        "dir/b.lay": "pin red.width = 40\n",
      ]))
    #expect(try script.run("source a.lay", name: "dir/main.lay") == "40")
    #expect(script.interpreter.session.history == ["source a.lay"])
    #expect(script.interpreter.session.checkpoints == ["early"])
    #expect(try script.run("undo\nredo\nrestore early\nsave").hasSuffix("add view red"))
  }

  @Test func failingFileChangesNothing() {
    expectError(
      "source a.lay", after: "add view blue",
      files: Files(["a.lay": "add view red\ncheckpoint x\nsource b.lay", "b.lay": "\n  remove rde"]
      ),
      """
      b.lay:2:10: error: unknown view 'rde'
        remove rde
               ^~~
      did you mean 'red'?
      """)
  }

  @Test func filesCannotSourceThemselves() {
    expectError(
      "source a.lay", files: Files(["a.lay": "source b.lay", "b.lay": "source a.lay"]),
      """
      b.lay:1:8: error: 'a.lay' would source itself
      source a.lay
             ^~~~~
      """)
  }

  @Test func theNameOfASavedFileSaysItsForm() throws {
    let files = Files()
    var script = Script(files: files)
    try script.run("add view red\nsave a.lay\nsave a.json\nsave Card.swift\nsave other.swift")
    #expect(files["a.lay"] == script.saved)
    #expect(files["a.json"] == (try script.run("dump json")) + "\n")
    #expect(files["Card.swift"]?.contains("class Card: UIView") == true)
    #expect(files["other.swift"] == (try script.run("dump swift")) + "\n")
    expectError(
      "save a.png",
      """
      test.lay:1:6: error: 'save' writes no pictures
      save a.png
           ^~~~~
      'render a.png' does
      """)
    expectError(
      "save Main.storyboard",
      """
      test.lay:1:6: error: lay writes no documents of Interface Builder
      save Main.storyboard
           ^~~~~~~~~~~~~~~
      a name that ends in .swift gets the layout as code, one in .lay as a script
      """)
  }

  @Test func showingWhatIsNotHiddenPrintsIt() throws {
    var script = Script()
    try script.run("add view card 100x50\nadd label title \"Hello\" in card")
    let tree = """
      <UIView: card; frame = (0 0; 100 50)>
         | <UILabel: title; frame = (0 0; 39 20.5); text = 'Hello'>
      """
    #expect(try script.run("show card") == tree)
    #expect(script.interpreter.session.history.count == 2)
    // With one that is hidden, it shows that one.
    #expect(try script.run("hide title\nshow card title\nget title.hidden") == "false")
    #expect(try script.run("each i in 1...2 { show title }").hasPrefix("<UILabel: title;"))
  }

  @Test func deepChainsEnd() {
    var files: [String: String] = [:]
    for number in 0..<100 { files["f\(number)"] = "source f\(number + 1)" }
    expectError(
      "source f0", files: Files(files),
      """
      f15:1:8: error: files source each other too deeply
      source f16
             ^~~
      """)
  }

  @Test func missingFile() {
    expectError(
      "source \"no such.lay\"",
      """
      test.lay:1:8: error: can't read 'no such.lay': No such file or directory
      source "no such.lay"
             ^~~~~~~~~~~~~
      """)
  }

  @Test func savedFileIsWhatSavePrints() throws {
    let files = Files()
    var script = Script(files: files)
    let printed = try script.run("add view red\nsave out-1.lay\nsave")
    #expect(files["out-1.lay"] == printed + "\n")
  }

  @Test(arguments: ["save -", "save \"-\""]) func dashPrints(_ command: String) throws {
    let files = Files()
    var script = Script(files: files)
    #expect(try script.run("add view red\n\(command)", name: "dir/a.lay") == script.run("save"))
    #expect(files["-"] == nil)
    #expect(files["dir/-"] == nil)
    try script.run("save ./-")
    #expect(files["./-"] == script.saved)
  }

  @Test(arguments: [
    "Unable to simultaneously satisfy constraints.\n(\n)\n",
    "Unable to simultaneously satisfy constraints.\n(\n    <private>\n)\n",
    "They can't be constrained because they have no common ancestor.",
  ])
  func logsWithoutConstraints(_ log: String) {
    expectError(
      "open app.log", after: "add view red", files: Files(["app.log": log]),
      """
      test.lay:1:6: error: the log has no constraint that can be read, so nothing is rebuilt
      open app.log
           ^~~~~~~
      copy the report with its list, from '(' to ')'; 'lay explain' explains other texts
      """)
  }
}
