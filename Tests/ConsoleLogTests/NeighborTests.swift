import Testing

@testable import ConsoleLog

/// What stands right before a report tells of it.
@Suite("The line before a report")
struct NeighborTests {
  private static let widths = [
    "<NSLayoutConstraint:0x6001 UIView:0x70011.width == 300   (active)>",
    "<NSLayoutConstraint:0x6002 UIView:0x70011.width == 320   (active)>",
  ]

  private func text(_ before: String, _ lines: [String] = widths) -> String {
    ConsoleLog("\(before)\n\(SampleLog.report(lines, broken: lines[0]))").explanation
  }

  @Test(
    "says whose the views may be where no class is the app's",
    arguments: [
      (
        "Pier[7:7] Can't find keyplane that supports type 4 for keyboard iPhone-PortraitBay-NumberPad",
        "about the keyboard"
      ),
      ("[Text] <TUIKeyboardContent: 0x7f9> has no layout", "about the keyboard"),
      ("_UIRemoteKeyboards moved\n", "about the keyboard"),
      ("<_UIAlertControllerView: 0x7f9> is too wide", "about an alert or action sheet"),
      ("PHPickerViewController appeared", "about the photo picker"),
    ])
  func owners(_ line: String, _ words: String) {
    #expect(text(line).contains("The line before the report is \(words), and no class"), "\(line)")
  }

  @Test("says nothing where a class is the app's, a library made the lines, or the app tells of it")
  func foreign() {
    let line = "<TUIKeyboardContent: 0x7f9> has no layout"
    let own = Self.widths.map { $0.replacing("UIView", with: "Pier.TideView") }
    let masonry = Self.widths.map {
      $0.replacing("NSLayoutConstraint", with: "MASLayoutConstraint")
    }
    for lines in [own, masonry] { #expect(!text(line, lines).contains("line before the report")) }
    #expect(!text("name = UIKeyboardWillShowNotification").contains("line before the report"))
    #expect(!text("\(line)\n\nPier[7:7] moored").contains("line before the report"))
  }

  @Test("says nothing about the second of two reports")
  func second() {
    let first = SampleLog.report(Self.widths, broken: Self.widths[0])
    let others = Self.widths.map { $0.replacing("0x70011", with: "0x70012") }
    let second = SampleLog.report(others, broken: others[0])
    let text = ConsoleLog("<TUIKeyboardContent: 0x7f9>\n\(first)\(second)").explanation
    #expect(text.ranges(of: "The line before the report").count == 1, "\(text)")
  }

  @Test("makes views the system's that it names by their address")
  func address() {
    let message = """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      the item width must be less than the width of the UICollectionView minus the section insets left and right values.
      The relevant UICollectionViewFlowLayout instance is <_UIAlertControllerCollectionViewFlowLayout: 0x7f9>, and it is attached to <UICollectionView: 0x70011; frame = (0 0; 270 88)>.
      """
    let lines = Self.widths.map { $0.replacing("UIView", with: "UICollectionView") }
    let text = text(message, lines)
    #expect(
      text.contains("There is nothing of yours to change: the views belong to an alert"), "\(text)")
    #expect(
      text.contains("UICollectionView:0x70011, which is an alert's.\n  Nothing of yours to change.")
    )
  }

  @Test("tells that a table was laid out outside a window")
  func occasion() {
    let warning =
      "[TableView] Warning once only: UITableView was told to layout its visible cells and other contents without being in the view hierarchy. Table view: <UITableView: 0x7f9>"
    let own = Self.widths.map { $0.replacing("UIView", with: "Pier.TideView") }
    #expect(
      text(warning, own).contains("A table or collection view is laid out before it is in a window")
    )
  }
}
