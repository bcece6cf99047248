import Testing

@testable import LayLanguage

/// Exact texts of errors: place, line, caret, remedy.
///
/// Each error also leaves the session as it was.
@Suite struct ErrorTests {
  private static let setup = "add view red\nadd view blue\npin red.width = 100 as wide"

  @Test func unknownCommand() {
    expectError(
      "  pni red.top = 0",
      """
      test.lay:1:3: error: unknown command 'pni'
        pni red.top = 0
        ^~~
      did you mean 'pin'?
      """)
    expectError(
      "frobnicate",
      """
      test.lay:1:1: error: unknown command 'frobnicate'
      frobnicate
      ^~~~~~~~~~
      'help' lists the commands
      """)
  }

  @Test func wordsOfOtherPrograms() {
    expectError(
      "Delete red",
      """
      test.lay:1:1: error: unknown command 'Delete'
      Delete red
      ^~~~~~
      'delete title' is 'remove title' here; 'help delete' lists more
      """)
    #expect(Help.text(for: "delete")?.contains("delete title") == true)
  }

  @Test func namesOfOtherCharacters() {
    expectError(
      "add view 🚀",
      """
      test.lay:1:10: error: expected a name for the new view, found '🚀'
      add view 🚀
               ^~
      a name starts with a letter or '_'; put any other name in double quotes
      """)
  }

  /// If nothing reads Swift, no message suggests writing it.
  @Test func codeInSwift() {
    expectError(
      "let field = UITextField()",
      """
      test.lay:1:1: error: this is Swift, which scripts put in braces
      let field = UITextField()
      ^~~~~~~~~~~~~~~~~~~~~~~~~
      """)
  }

  @Test func severalDevicesBeginAlike() {
    expectError(
      "device iphone",
      """
      test.lay:1:8: error: unknown device 'iphone'
      device iphone
             ^~~~~~
      write: device "iPhone 16"
      """)
    expectError(
      "device \"iPhone 15 Po\"",
      """
      test.lay:1:8: error: unknown device 'iPhone 15 Po'
      device "iPhone 15 Po"
             ^~~~~~~~~~~~~~
      did you mean 'iPhone 15 Pro'? 'help devices' lists them
      """)
  }

  @Test func unknownNames() {
    expectError(
      "add view green\npin rde.top = superview.top".split(separator: "\n").last.map(String.init)
        ?? "",
      after: Self.setup,
      """
      test.lay:1:5: error: unknown view 'rde'
      pin rde.top = superview.top
          ^~~
      did you mean 'red'?
      """)
    expectError(
      "unpin wdie", after: Self.setup,
      """
      test.lay:1:7: error: unknown constraint 'wdie'
      unpin wdie
            ^~~~
      did you mean 'wide'?
      """)
    expectError(
      "unpin red", after: Self.setup,
      """
      test.lay:1:7: error: 'red' is a view, not a constraint
      unpin red
            ^~~
      write: resolve clear red
      """)
    expectError(
      "get wide.frame", after: Self.setup,
      """
      test.lay:1:5: error: 'wide' is a constraint, not a view
      get wide.frame
          ^~~~
      """)
    expectError(
      "add lable title",
      """
      test.lay:1:5: error: unknown view class 'lable'
      add lable title
          ^~~~~
      did you mean 'label'?
      """)
    expectError(
      "add UIVeiw card",
      """
      test.lay:1:5: error: unknown view class 'UIVeiw'
      add UIVeiw card
          ^~~~~~
      did you mean 'UIView'?
      """)
    expectError(
      "set title.text .hidden", after: "add label title",
      """
      test.lay:1:16: error: expected a text in double quotes, found '.'
      set title.text .hidden
                     ^
      write: set title.text hidden
      """)
    expectError(
      "get red.fram", after: Self.setup,
      """
      test.lay:1:9: error: unknown property 'fram'
      get red.fram
              ^~~~
      did you mean 'frame'?
      """)
    expectError(
      "device \"iPhone SEE\"",
      """
      test.lay:1:8: error: unknown device 'iPhone SEE'
      device "iPhone SEE"
             ^~~~~~~~~~~~
      did you mean 'iPhone SE'? 'help devices' lists them
      """)
    expectError(
      "restore befor", after: "checkpoint before",
      """
      test.lay:1:9: error: unknown checkpoint 'befor'
      restore befor
              ^~~~~
      did you mean 'before'?
      """)
    expectError(
      "help pinn",
      """
      test.lay:1:6: error: unknown help topic 'pinn'
      help pinn
           ^~~~
      did you mean 'pin'?
      """)
  }

  @Test func equations() {
    expectError(
      "pin red = 20", after: Self.setup,
      """
      test.lay:1:5: error: 'red' names no attribute
      pin red = 20
          ^~~
      add one after a dot, as in red.width
      """)
    expectError(
      "pin red.width 20", after: Self.setup,
      """
      test.lay:1:15: error: expected '=', '<=' or '>=', found '20'
      pin red.width 20
                    ^~
      write: pin red.width = 20
      """)
    expectError(
      "pin red.width =", after: Self.setup,
      """
      test.lay:1:16: error: expected a view's attribute, a number or 'standard', found the end of \
      the command
      pin red.width =
                     ^
      'help pin' shows how it is written
      """)
    expectError(
      "pin red.width > 20", after: Self.setup,
      """
      test.lay:1:15: error: layout has no strict inequalities
      pin red.width > 20
                    ^
      write '>='
      """)
    expectError(
      "pin red.width = 20 @1001", after: Self.setup,
      """
      test.lay:1:21: error: there is no priority 1001
      pin red.width = 20 @1001
                          ^~~~
      priorities go from 1 to 1000; 1000 is required
      """)
    expectError(
      "pin red.width = blue.width * red.width", after: Self.setup,
      """
      test.lay:1:30: error: a constraint can't multiply two attributes
      pin red.width = blue.width * red.width
                                   ^~~~~~~~~
      a multiplier is a number
      """)
    expectError(
      "pin red.width = blue.width / 0", after: Self.setup,
      """
      test.lay:1:30: error: division by zero
      pin red.width = blue.width / 0
                                   ^
      divide by another number
      """)
    expectError(
      "pin red.width = blue.width + red.height + 1", after: Self.setup,
      """
      test.lay:1:30: error: a constraint relates at most two attributes
      pin red.width = blue.width + red.height + 1
                                   ^~~~~~~~~~
      use one constraint for each pair; a.trailing.anchorWithOffset(to: b.leading) stands for the distance of two
      """)
    expectError(
      "pin superview.width = 20",
      """
      test.lay:1:5: error: 'superview' of what? There is no other view in this command
      pin superview.width = 20
          ^~~~~~~~~
      write the view's name
      """)
    expectError(
      "pin red.width = Standard", after: Self.setup,
      """
      test.lay:1:5: error: 'Standard' is the spacing between two views
      pin red.width = Standard
          ^~~~~~~~~~~~~~~~~~~~
      name the other view, or write a number
      """)
    expectError(
      "pin red egdes to superview", after: Self.setup,
      """
      test.lay:1:9: error: unknown form of pin 'egdes'
      pin red egdes to superview
              ^~~~~
      did you mean 'edges'?
      """)
    expectError(
      "pin red.width = 30 as wide", after: Self.setup,
      """
      test.lay:1:23: error: the name 'wide' is taken
      pin red.width = 30 as wide
                            ^~~~
      choose another name
      """)
  }

  @Test("a hexadecimal number is refused, with the one that is meant")
  func hexadecimal() throws {
    expectError(
      "pin red.width = 0x10", after: Self.setup,
      """
      test.lay:1:17: error: numbers are decimal, and this is 0 times 10
      pin red.width = 0x10
                      ^~~~
      write: pin red.width = 16
      """)
    expectError(
      "pin red.width <= 0x1F + 2", after: Self.setup,
      """
      test.lay:1:18: error: numbers are decimal
      pin red.width <= 0x1F + 2
                       ^~~~
      write 31
      """)
    expectError(
      "set red.backgroundColor 0xFF8000", after: Self.setup,
      """
      test.lay:1:25: error: numbers are decimal
      set red.backgroundColor 0xFF8000
                              ^~~~~~~~
      write 16744448, or a color as "#FF8000"
      """)
    // A size may be flat.
    var script = Script()
    try script.run("\(Self.setup); set red.intrinsicContentSize 0x10")
    #expect(try script.run("get red.intrinsicContentSize") == "0x10")
  }

  @Test func engineRefusals() throws {
    var script = Script()
    try script.run(Self.setup)
    for pin in ["red.width = blue.leading", "red.leading = blue.top", "red.top = 20"] {
      let before = script.state
      do {
        try script.run("pin \(pin)")
        Issue.record("no error for \(pin)")
      } catch let error as ScriptError {
        #expect(error.column == 5)
        #expect(
          error.excerpt.hasSuffix("    " + "^" + String(repeating: "~", count: pin.count - 1)))
      }
      #expect(script.state == before)
    }
  }

  @Test func values() {
    expectError(
      "set red.alpha much", after: Self.setup,
      """
      test.lay:1:15: error: expected a number, found 'much'
      set red.alpha much
                    ^~~~
      'help set' shows how it is written
      """)
    expectError(
      "set red.frame 1 2 3", after: Self.setup,
      """
      test.lay:1:15: error: expected x, y, width and height
      set red.frame 1 2 3
                    ^~~~~
      'help set' shows how it is written
      """)
    expectError(
      "resize 320x1e999",
      """
      test.lay:1:12: error: the number 1e999 is too large
      resize 320x1e999
                 ^~~~~
      points and priorities are finite numbers
      """)
    expectError(
      "resize nan",
      """
      test.lay:1:8: error: expected a size such as 320x480, found 'nan'
      resize nan
             ^~~
      for example: resize 600x600
      """)
    expectError(
      "set wide.multiplier 2", after: Self.setup,
      """
      test.lay:1:21: error: multiplier can't be set: wide has no second item
      set wide.multiplier 2
                          ^
      set its secondItem first
      """)
    expectError(
      "add view 3d",
      """
      test.lay:1:10: error: expected a name for the new view, found '3'
      add view 3d
               ^
      a name starts with a letter or '_'; put any other name in double quotes
      """)
  }

  @Test func autoresizing() {
    expectError(
      "set red.autoresizingMask flexibleWidth flexibleHieght", after: Self.setup,
      """
      test.lay:1:40: error: unknown autoresizingMask 'flexibleHieght'
      set red.autoresizingMask flexibleWidth flexibleHieght
                                             ^~~~~~~~~~~~~~
      did you mean 'flexibleHeight'?
      """)
    expectError(
      "set blue.autoresizingBase 10x10", after: Self.setup,
      """
      test.lay:1:27: error: blue does not follow its superview
      set blue.autoresizingBase 10x10
                                ^~~~~
      set its frame and autoresizingMask first
      """)
  }
}
