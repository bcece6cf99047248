import Testing

@testable import LayLanguage

/// Exact texts of what fails when an expectation does not hold.
@Suite struct ExpectationErrorTests {
  @Test func expectations() {
    let setup = "resize 600x600\nadd view red\npin red edges to superview inset 20"
    expectError(
      "expect red.frame = (20, 20, 560, 561)", after: setup,
      """
      test.lay:1:20: error: red.frame is (20, 20, 560, 560), expected (20, 20, 560, 561): \
      1 too short
      expect red.frame = (20, 20, 560, 561)
                         ^~~~~~~~~~~~~~~~~~
      """)
    expectError(
      "expect red.width >= 600 ± 0.5", after: setup,
      """
      test.lay:1:8: error: red.width is 560, expected >= 600: 40 too small
      expect red.width >= 600 ± 0.5
             ^~~~~~~~~~~~~~~~
      """)
    expectError(
      "expect red.width = 2 * red.height", after: setup,
      """
      test.lay:1:8: error: red.width is 560, expected = 2 * red.height is 1120: 560 too small
      expect red.width = 2 * red.height
             ^~~~~~~~~~~~~~~~~~~~~~~~~~
      """)
    expectError(
      "expect ambiguous red", after: setup,
      """
      test.lay:1:18: error: red is not ambiguous: its frame is (20, 20, 560, 560)
      expect ambiguous red
                       ^~~
      """)
    expectError(
      "expect unambiguous", after: "add view red\npin red.top = superview.top",
      """
      test.lay:1:1: error: the layout is ambiguous
      expect unambiguous
      ^~~~~~~~~~~~~~~~~~
      red: AMBIGUOUS LAYOUT for red.minX, red.width, red.height
      """)
    expectError(
      "expect satisfied c1", after: setup + "\ndeactivate c1",
      """
      test.lay:1:18: error: c1 is not active
      expect satisfied c1
                       ^~
      'activate' switches it on
      """)
    expectError(
      "expect conflict c1 c2", after: setup,
      """
      test.lay:1:17: error: no conflict lists c1 and c2
      expect conflict c1 c2
                      ^~~~~
      there is no conflict
      """)
    expectError(
      "expect error \"unknown view\" { add view blue }", after: setup,
      """
      test.lay:1:31: error: expected an error, but the command succeeds
      expect error "unknown view" { add view blue }
                                    ^~~~~~~~~~~~~
      """)
    expectError(
      "expect error \"no such\" { get nosuch.frame }", after: setup,
      """
      test.lay:1:14: error: expected an error with "no such", but it is: unknown view 'nosuch'
      expect error "no such" { get nosuch.frame }
                   ^~~~~~~~~
      """)
  }
}
