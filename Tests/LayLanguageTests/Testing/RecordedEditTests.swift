import Testing

@testable import LayLanguage

@Suite("An update of a file")
struct RecordedEditTests {
  @Test("touches the recorded lines and nothing else")
  func replacing() {
    let text = "say a  \n#> old\n#> lines\n\tsay b\n\t#> old\n# end"
    let edits = [
      RecordedEdit(lines: 2...3, recording: ["one", "", "three"]),
      RecordedEdit(lines: 5...5, recording: [""]),
    ]
    #expect(
      RecordedEdit.apply(edits, to: text)
        == "say a  \n#> one\n#>\n#> three\n\tsay b\n\t#>\n# end")
  }

  @Test("keeps carriage returns and the byte order mark")
  func lineEnds() {
    let edit = RecordedEdit(lines: 2...2, recording: ["x", "y"])
    #expect(
      RecordedEdit.apply([edit], to: "\u{FEFF}say\r\n#> a\r\nsay\r\n")
        == "\u{FEFF}say\r\n#> x\r\n#> y\r\nsay\r\n")
  }

  @Test("of lines that have gone changes nothing")
  func outOfRange() {
    let edit = RecordedEdit(lines: 3...4, recording: ["x"])
    #expect(RecordedEdit.apply([edit], to: "a\nb") == "a\nb")
  }
}
