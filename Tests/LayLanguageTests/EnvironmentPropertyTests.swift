import AutoLayout
import LayoutDiagnostics
import Testing

@testable import LayLanguage

/// Each row of the table is a command, a line of saved scripts and a key of `dump json`.
@Suite("Values of the screen") struct EnvironmentPropertyTests {
  /// A value other than that of a new session, as the command takes it.
  static let values: [String: (value: String, json: String)] = [
    "resize": ("320x480", "[320, 480]"), "traits": ("wR pad", "\"wR hC pad ltr L light @2x\""),
    "direction": ("rtl", "\"rightToLeft\""), "era": ("ios7", "\"ios7\""), "scale": ("3", "3"),
    "bars": ("navigation tab hidden status", "\"navigation tab hidden status\""),
    "safeArea": ("(1, 2, 3, 4)", "[1, 2, 3, 4]"), "keyboard": ("300", "300"),
    "contentSizeCategory": ("AX5", "\"AX5\""), "appearance": ("dark", "\"dark\""),
  ]

  @Test(arguments: EnvironmentProperty.all.map { $0.name }) func row(_ name: String) throws {
    let property = try #require(EnvironmentProperty.all.first { $0.name == name })
    let sample = try #require(Self.values[name], "give the test a value of \(name)")
    var script = Script()
    try script.run("device \"iPhone SE\" landscape")
    let before = script.saved
    #expect(before == "device \"iPhone SE\" landscape\n")
    try script.run("\(name) \(sample.value)")
    #expect(script.saved == before + "\(name) \(sample.value)\n")
    #expect(try script.run("dump json").contains("\"\(property.key)\": \(sample.json)"))
    if let none = property.none {
      try script.run("\(name) \(none)")
      #expect(script.saved == before)
    }
  }

  @Test func refusalsNameTheWords() {
    expectError(
      "direction left",
      """
      test.lay:1:11: error: unknown direction 'left'
      direction left
                ^~~~
      use one of: ltr, rtl
      """)
    expectError(
      "era",
      """
      test.lay:1:4: error: expected an era, found the end of the command
      era
         ^
      for example: era ios7
      """)
  }
}
