import AutoLayout
import Testing

@testable import LayLanguage

/// Equations in every notation that Apple's documents use.
@Suite struct EquationTests {
  private static let setup = """
    add view red
    add view blue
    add view "Red View"
    add view "Blue View"
    add label "Name Label" "Name"
    add textfield "Name Text Field"
    add view View
    add view "View 2"
    add button Button_1 "1"
    add button Button_2 "2"
    add view my-view
    """

  static let notations: [(pin: String, equation: String)] = [
    ("red.leading = superview.leadingMargin + 8 @750", "red.leading = root.leadingMargin + 8 @750"),
    ("Red View.Leading = Superview.LeadingMargin", #""Red View".leading = root.leadingMargin"#),
    (
      "Blue View.Top = Top Layout Guide.Bottom + Standard (Priority 750)",
      #""Blue View".top = root.topLayoutGuide.bottom + 8 @750"#
    ),
    ("Red View.Width = 2.0 x Blue View.Width", #""Red View".width = 2 * "Blue View".width"#),
    (
      "Button_2.leading = 1.0 * Button_1.trailing + 8.0", "Button_2.leading = Button_1.trailing + 8"
    ),
    ("View.height = 0.0 * NotAnAttribute + 40.0", "View.height = 40"),
    ("View.height = 0.0 * Not An Attribute + 40.0", "View.height = 40"),
    (
      "Name label.Baseline = Name Text Field.Baseline",
      #""Name Label".lastBaseline = "Name Text Field".lastBaseline"#
    ),
    ("Bottom Layout Guide.Top = red.Bottom + 20.0", "root.bottomLayoutGuide.top = red.bottom + 20"),
    ("Superview.TrailingMargin >= red.Trailing", "root.trailingMargin >= red.trailing"),
    ("superview.bottom = red.bottom + 20", "root.bottom = red.bottom + 20"),
    ("20 <= red.width", "red.width >= 20"),
    ("20 = red.width + 5", "red.width = 15"),
    ("red.leading + 8 = blue.leading", "red.leading = blue.leading - 8"),
    ("red.width ≥ 200% * blue.width", "red.width >= 2 * blue.width"),
    ("red.width ≤ 2/1 x blue.width", "red.width <= 2 * blue.width"),
    (
      "red.width == 1:2 blue.width".replacing("2 blue", with: "2 * blue"),
      "red.width = 0.5 * blue.width"
    ),
    ("red.width = blue.width * 2", "red.width = 2 * blue.width"),
    ("red.width = blue.width x 2 + 1", "red.width = 2 * blue.width + 1"),
    ("red.width = blue.width / 2", "red.width = 0.5 * blue.width"),
    ("2 * red.width = blue.width", "red.width = 0.5 * blue.width"),
    ("-1 * red.width <= -20", "red.width >= 20"),
    ("red.leading - blue.trailing = 8", "red.leading = blue.trailing + 8"),
    ("8 = red.leading - blue.trailing", "red.leading = blue.trailing + 8"),
    ("red.trailing = blue.trailing-8", "red.trailing = blue.trailing - 8"),
    ("my-view.trailing = blue.trailing - 8", "my-view.trailing = blue.trailing - 8"),
    ("View 2.width = 10", #""View 2".width = 10"#),
    (#""View 2".width = 10"#, #""View 2".width = 10"#),
    ("red.Center X = superview.Center X", "red.centerX = root.centerX"),
    ("red.centery = blue.CENTERY", "red.centerY = blue.centerY"),
    ("red.Center X Within Margins = blue.centerX", "red.centerXWithinMargins = blue.centerX"),
    ("red.top = Safe Area.Top", "red.top = root.safeArea.top"),
    ("red.top = superview.safeArea.top", "red.top = root.safeArea.top"),
    ("red.top = root.safeAreaLayoutGuide.top", "red.top = root.safeArea.top"),
    (
      "blue.leading = red.layoutMarginsGuide.leading",
      "blue.leading = red.layoutMarginsGuide.leading"
    ),
    ("red.width = 1e2", "red.width = 100"),
    ("red.width = 40 @required", "red.width = 40"),
    ("red.width = 40 @999.5", "red.width = 40 @999.5"),
    ("red.leading = blue.trailing + Standard", "red.leading = blue.trailing + 8"),
    ("red.leading = superview.leading + Standard", "red.leading = root.leading + 20"),
    ("red.trailing = superview.trailing - Standard", "red.trailing = root.trailing - 20"),
  ]

  @Test(arguments: notations) func notation(_ pin: String, _ equation: String) {
    expectPin(pin, after: Self.setup, equation)
  }

  @Test func namesTheConstraint() {
    expectOutput(
      "add view red\npin red.width = 20 @750 as wide\npin red.height = 1 as \"two words\" @2\nsave",
      """
      device "\(Device.standard.name)"
      add view red
      pin red.width = 20 @750 as wide
      pin red.height = 1 @2 as "two words"
      """)
  }

  @Test func shorthandsNameTheirConstraints() {
    expectOutput(
      """
      add view red
      add view blue
      pin red edges to superview inset 8 as box
      pin blue horizontal to red inset 1 2 3 4 @750
      pin blue center to root.safeArea
      pin blue size to red
      save
      """,
      """
      device "\(Device.standard.name)"
      add view red
      add view blue
      pin red.leading = root.leading + 8 as box-leading
      pin root.trailing = red.trailing + 8 as box-trailing
      pin red.top = root.top + 8 as box-top
      pin root.bottom = red.bottom + 8 as box-bottom
      pin blue.leading = red.leading + 2 @750
      pin red.trailing = blue.trailing + 4 @750
      pin blue.centerX = root.safeArea.centerX
      pin blue.centerY = root.safeArea.centerY
      pin blue.width = red.width
      pin blue.height = red.height
      group box = box-leading box-trailing box-top box-bottom
      """)
  }

  @Test func shorthandsTakeNamesOfSeveralWords() throws {
    var script = Script()
    try script.run(
      "add view \"Red View\"\nadd view \"Blue View\"\npin \"Red View\" edges to \"Blue View\" inset 4"
    )
    #expect(script.interpreter.session.layout.constraints.count == 4)
  }
}
