import AutoLayout
import Testing

@Suite("What NSLayoutConstraint refuses")
struct LegalityTests {
  private static let location =
    "A multiplier of 0 or a nil second item together with a location for the first attribute "
    + "creates an illegal constraint of a location equal to a constant. "
    + "Location attributes must be specified in pairs."
  private static let direction =
    "A constraint cannot be made between a leading/trailing attribute and a right/left "
    + "attribute. Use leading/trailing for both or neither."

  @Test(
    "pairs of attributes",
    arguments: [
      (Attribute.leading, Attribute.left, direction),
      (.right, .trailing, direction),
      (.leftMargin, .leading, direction),
      (.width, .leading, "Invalid pairing of layout attributes: width and leading"),
      (.top, .height, "Invalid pairing of layout attributes: top and height"),
      (.leading, .top, "Invalid pairing of layout attributes: leading and top"),
      (.firstBaseline, .centerX, "Invalid pairing of layout attributes: firstBaseline and centerX"),
    ] as [(Attribute, Attribute, String)])
  func illegalPairs(first: Attribute, second: Attribute, reason: String) throws {
    var builder = try LayoutBuilder()
    let red = try builder.view("red")
    let error = #expect(throws: LayoutError.self) {
      try builder.pin(red, first, builder.layout.root, second)
    }
    #expect(error?.reason == reason)
    #expect(builder.layout.constraints.isEmpty)
  }

  @Test(
    "pairs that are legal",
    arguments: [
      (Attribute.width, Attribute.height), (.leading, .trailing), (.left, .right),
      (.centerX, .leading), (.centerX, .left), (.top, .lastBaseline), (.leading, .leadingMargin),
      (.centerY, .centerYWithinMargins),
    ])
  func legalPairs(first: Attribute, second: Attribute) throws {
    var builder = try LayoutBuilder()
    let red = try builder.view("red")
    try builder.pin(red, first, builder.layout.root, second)
    #expect(builder.layout.constraints.count == 1)
  }

  @Test("a location and a constant", arguments: Attribute.allCases)
  func locationAgainstConstant(attribute: Attribute) throws {
    var builder = try LayoutBuilder()
    let red = try builder.view("red")
    if attribute.isSize {
      try builder.pin(red, attribute, 20)
    } else {
      let error = #expect(throws: LayoutError.self) { try builder.pin(red, attribute, 20) }
      #expect(error?.reason == Self.location)
    }
  }

  @Test("multiplier 0")
  func zeroMultiplier() throws {
    var builder = try LayoutBuilder()
    let red = try builder.view("red")
    let root = builder.layout.root
    let location = #expect(throws: LayoutError.self) {
      try builder.pin(red, .top, root, .top, times: 0)
    }
    #expect(location?.reason == Self.location)
    let size = #expect(throws: LayoutError.self) {
      try builder.pin(red, .width, root, .width, times: 0)
    }
    #expect(size?.reason == "a multiplier of 0 takes the second item out of the equation")
  }

  @Test(
    "numbers that are none or too large",
    arguments: [Double.nan, .infinity, -.infinity, 1.0001e7, -1.0001e7, 1e300])
  func beyondTheLimit(number: Double) throws {
    var builder = try LayoutBuilder()
    let red = try builder.view("red")
    let root = builder.layout.root
    #expect(throws: LayoutError.self) { try builder.pin(red, .width, number) }
    #expect(throws: LayoutError.self) { try builder.pin(red, .top, root, .top, number) }
    #expect(throws: LayoutError.self) { try builder.pin(red, .top, root, .top, times: number) }
    #expect(throws: LayoutError.self) { try Layout.priority(number) }
    let width = try builder.pin(red, .width, 20)
    #expect(throws: LayoutError.self) { try builder.layout.setConstant(number, of: width) }
    #expect(builder.layout.constraint(width).constant == 20)
  }

  @Test("numbers up to the limit", arguments: [1e7, -1e7, 1e-7])
  func withinTheLimit(number: Double) throws {
    var builder = try LayoutBuilder()
    let red = try builder.view("red")
    let root = builder.layout.root
    let top = try builder.pin(red, .top, root, .top, number)
    try builder.pin(red, .width, root, .width, times: number)
    try builder.layout.setConstant(-number, of: top)
    #expect(builder.layout.constraint(top).constant == -number)
  }

  @Test("priorities", arguments: [0, -1, 0.999, 1000.1, 1e308])
  func priorityOutOfRange(number: Double) {
    #expect(throws: LayoutError.self) { try Layout.priority(number) }
  }

  @Test("priorities of every size in range", arguments: [1, 49.5, 250, 999.5, 1000])
  func priorityInRange(number: Double) throws {
    #expect(try Layout.priority(number).value == number)
  }

  @Test("guides have no margins and no baselines")
  func guides() throws {
    var builder = try LayoutBuilder()
    let gap = try builder.layout.addGuide(named: "gap", in: builder.layout.root)
    let root = builder.layout.root
    for attribute in [Attribute.leadingMargin, .firstBaseline, .centerXWithinMargins] {
      let other: Attribute = attribute.axis == .horizontal ? .leading : .top
      #expect(throws: LayoutError.self) { try builder.pin(gap, attribute, root, other) }
    }
    #expect(throws: LayoutError.self) {
      try builder.pin(builder.layout.window, .width, root, .width)
    }
  }
}
