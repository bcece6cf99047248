import Testing

@testable import LayLanguage

/// The numbered constraints of the Auto Layout Cookbook, as the guide prints them.
@Suite struct CookbookTests {
  static let constraints = """
    Stack View.Leading = Superview.LeadingMargin
    Stack View.Top = Top Layout Guide.Bottom + Standard
    Bottom Layout Guide.Top = Stack View.Bottom + Standard
    Root Stack View.Trailing = Superview.TrailingMargin
    Root Stack View.Top = Top Layout Guide.Bottom + 20.0
    Bottom Layout Guide.Top = Root Stack View.Bottom + 20.0
    Image View.Height = Image View.Width
    First Name Text Field.Width = Middle Name Text Field.Width
    First Name Text Field.Width = Last Name Text Field.Width
    Scroll View.Leading = Superview.LeadingMargin
    Scroll View.Trailing = Superview.TrailingMargin
    Scroll View.Top = Superview.TopMargin
    Bottom Layout Guide.Top = Scroll View.Bottom + 20.0
    Stack View.Leading = Scroll View.Leading
    Stack View.Trailing = Scroll View.Trailing
    Stack View.Top = Scroll View.Top
    Stack View.Bottom = Scroll View.Bottom
    Stack View.Width = Scroll View.Width
    Red View.Leading = Superview.LeadingMargin
    Red View.Trailing = Superview.TrailingMargin
    Red View.Top = Top Layout Guide.Bottom + 20.0
    Bottom Layout Guide.Top = Red View.Bottom + 20.0
    Blue View.Top = Top Layout Guide.Bottom + Standard (Priority 750)
    Blue View.Top >= Superview.Top + 20.0
    Bottom Layout Guide.Top = Blue View.Bottom + Standard (Priority 750)
    Superview.Bottom >= Blue View.Bottom + 20.0
    Green View.Leading = Yellow View.Trailing + Standard
    Yellow View.Width = Green View.Width
    Orange View.Leading = Purple View.Trailing + Standard
    Orange View.Width = 2.0 x Purple View.Width
    Red View.Width = 2.0 x Blue View.Width (Priority 750)
    Blue View.Width >= 150.0
    Name Text Field.Leading = Name Label.Trailing + Standard
    Name Text Field.Top = Top Layout Guide.Bottom + 20.0
    Name label.Baseline = Name Text Field.Baseline
    Name Label.Top >= Top Layout Guide.Bottom + 20.0
    Name Label.Top = Top Layout Guide.Bottom + 20.0 (Priority 249)
    First Name Label.Baseline = First Name Text Field.Baseline
    Middle Name Text Field.Top = First Name Text Field.Bottom + Standard
    Middle Name Label.Top >= Top Layout Guide.Bottom + Standard
    Middle Name Label.Top = Top Layout Guide.Bottom + Standard (Priority 249)
    Long Button.Leading = Short Button.Trailing + Standard
    Short Button.Width = Long Button.Width
    Leading Dummy View.Leading = Superview.LeadingMargin
    Center Dummy View.Leading = Short Button.Trailing
    Trailing Dummy View.Trailing = Superview.TrailingMargin
    Superview.TrailingMargin >= Long Button.Trailing
    Leading Dummy View.Height = 0.0
    Long Button.Top = Short Button.Bottom + Standard
    View.height = 0.0 * NotAnAttribute + 40.0
    Button_2.leading = 1.0 * Button_1.trailing + 8.0
    Button_1.leading = 1.0 * Button_2.leading + 0.0
    Button_1.width = 1.0 * Button_2.width + 0.0
    View.centerX = 1.0 * Superview.centerX + 0.0
    View.height = 2.0 * View.width + 0.0
    Button_1.trailing = 1.0 * Button_2.leading - 8.0
    Superview.centerY = 1.0 * View.centerY + 0.0
    View.width = 0.5 * View.height + 0.0
    """.split(separator: "\n").map(String.init)

  private static let setup = [
    "Stack View", "Root Stack View", "Image View", "First Name Text Field",
    "Middle Name Text Field", "Last Name Text Field", "Scroll View", "Red View", "Blue View",
    "Green View", "Yellow View", "Orange View", "Purple View", "Name Label", "Name Text Field",
    "First Name Label", "Middle Name Label", "Long Button", "Short Button", "Leading Dummy View",
    "Center Dummy View", "Trailing Dummy View", "View", "Button_1", "Button_2",
  ].map { "add view \"\($0)\"" }.joined(separator: "\n")

  @Test(arguments: constraints) func constraint(_ line: String) throws {
    var script = Script()
    try script.run(Self.setup)
    script.interpreter.phraseUse = .run
    try script.run(line, name: "<repl>")
    #expect(script.interpreter.session.layout.constraints.count == 1)
  }

  @Test func misprintIsCorrected() {
    expectError(
      "pin Bottom Layout Guide.Top = Long Button.Botton + 20.0", after: Self.setup,
      """
      test.lay:1:29: error: 'pin bottomLayoutGuide.Top = "Long Button".Botton + 20.0' fails: unknown attribute 'Botton'
      pin Bottom Layout Guide.Top = Long Button.Botton + 20.0
                                  ^
      did you mean 'bottom'?
      """)
  }
}
