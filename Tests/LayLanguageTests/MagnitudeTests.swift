import Testing

@testable import LayLanguage

/// Numbers that are too large to be added up exactly.
@Suite struct MagnitudeTests {
  private static let setup = """
    add view red
    add label title "T"
    add scroll list
    add hstack row
    pin red.leading = superview.leading as lead

    """

  @Test(arguments: [
    "pin red.width = #", "pin red.top = superview.top - #", "pin red.width = # * title.width",
    "pin red.width = title.width / 0.00000001", "pin 0.000001 * red.width = # * title.width",
    "pin red.width = 9e6 + 9e6", "pin red edges to superview inset #", "pin H:|-#-[red]",
    "pin H:|-gap-[red] metrics gap=#", "pin H:[red(#)]", "set lead.constant -#",
    "when wC { set lead.constant # }", "when wC { pin red.width = # }",
    "pin <NSLayoutConstraint:c9 UIView:red.width == #   (active)>",
    "resize #x100", "resize 100x#", "safeArea # 0 0 0", "keyboard #", "fit red #x0",
    "add view blue #x20", "set title.intrinsicContentSize 20x#", "set red.frame 0 # 10 10",
    "set red.frame 0 0 # 10", "set red.bounds # 0 10 10", "set red.center # 0",
    "set red.layoutMargins #", "set red.additionalSafeAreaInsets #", "set row.spacing #",
    "set list.contentInset #", "set list.contentOffset 0 #", "set red.canvasFrame # 0 1 1",
    "set red.transform (1, 0, 0, 1, #, 0)", "set title.preferredMaxLayoutWidth #",
    "set title.font \"#\"", "convert (0, #) from red to root", "explain red.width vs #",
    "explain red.width vs -#", "expect red.width = 0 ± #",
  ])
  func areRefused(_ form: String) throws {
    for number in ["10000001", "1e14", "1e300"] {
      var script = Script()
      try script.run(Self.setup)
      let before = script.state
      let command = form.replacing("#", with: number)
      do {
        try script.run(command)
        Issue.record("\(command) is not refused")
      } catch let error as ScriptError {
        #expect(error.remedy?.isEmpty == false, "\(error)")
        #expect(error.line == 1 && error.column > 1, "\(error)")
      }
      #expect(script.state == before)
    }
  }

  @Test func errorNamesTheLimit() {
    expectError(
      "pin red.width = 20000000", after: "add view red",
      """
      test.lay:1:5: error: the constant can't be 20000000
      pin red.width = 20000000
          ^~~~~~~~~~~~~~~~~~~~
      use -1e7 to 1e7
      """)
  }

  /// A smaller one times the largest number is less than a point.
  @Test func multipliersMayNotBeTiny() {
    expectError(
      "pin red.width = 0.00000001 * blue.width", after: "add view red\nadd view blue",
      """
      test.lay:1:5: error: the multiplier can't be 1e-08
      pin red.width = 0.00000001 * blue.width
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      use 1e-7 or more, or leave the second item out
      """)
    expectOutput(
      "add view red\nadd view blue\npin red.width = 0.0000001 * blue.width\nget c1.multiplier",
      "1e-07")
  }

  @Test func tagsHaveNoLimit() {
    expectOutput("add view red\nset red.tag 123456789012\nget red.tag", "123456789012")
  }

  /// Numbers in logs are explained, but left out of layouts that can't contain them.
  @Test func ofLogsAreLeftOut() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0x2.width == 1e+09   (active)>",
          "<NSLayoutConstraint:0x3 UIView:0x2.width == 20   (active)>"
      )
      """
    var script = Script(files: Files(["app.log": log]))
    let output = try script.run("open app.log")
    #expect(output.contains("the constant can't be 1000000000; use -1e7 to 1e7"), "\(output)")
    #expect(script.saved.contains("= 20"))
  }
}
