import AutoLayout
import LayoutDiagnostics

extension LogMessage {
  /// What some messages are about, if their numbers or their neighbors say more than their words.
  enum Topic: Hashable, Sendable {
    /// The end of a report whose list is missing.
    case endOfReport
    /// A constraint between views that aren't in one hierarchy, which may be printed below.
    case unpreparedHierarchy
    /// An assertion that ends in an exception, which says more if it follows.
    case dirtyLayout
    /// A scroll view whose content has no size.
    case scrollableContent
    /// A frame on the canvas that differs from that of the constraints.
    case canvasFrame
    /// The same, where the constraints put a view outside its superview.
    case outsideFrame
    /// Items that are too large for a collection view.
    case itemSize

    /// What the numbers of a message say, in place of what is always said; nil if it has none.
    func told(in text: Substring) -> (topic: Topic, meaning: String, remedy: String?)? {
      switch self {
      case .canvasFrame: CanvasNumbers(text)?.told
      case .itemSize: ItemRoom(text).map { (self, $0.meaning, $0.remedy) }
      case .endOfReport, .unpreparedHierarchy, .dirtyLayout, .scrollableContent, .outsideFrame: nil
      }
    }
  }
}

/// `Expected: x=20, y=30. Actual: x=20, y=40.`, with any blanks and punctuation between the numbers.
private struct CanvasNumbers {
  /// What the constraints give, and what is drawn.
  private let expected, actual: [(name: String, value: Double)]

  init?(_ text: Substring) {
    guard let start = text.firstRange(of: "Expected:"), let middle = text.firstRange(of: "Actual:"),
      start.upperBound <= middle.lowerBound
    else { return nil }
    expected = Self.numbers(in: text[start.upperBound..<middle.lowerBound])
    actual = Self.numbers(in: text[middle.upperBound...].prefix { !$0.isNewline })
    if expected.isEmpty || actual.isEmpty { return nil }
  }

  private static let names = ["x", "y", "width", "height"]

  /// The numbers after names and equals signs, up to the first word that names none.
  private static func numbers(in text: Substring) -> [(name: String, value: Double)] {
    let words = text.split { !($0.isLetter || $0.isNumber || "-.−".contains($0)) }
    let pairs = zip(words, words.dropFirst()).prefix(2 * names.count - 1)
    return pairs.compactMap { name, number in
      var digits = number.first == "−" ? "-\(number.dropFirst())" : String(number)
      while digits.last == "." { digits.removeLast() }
      let value = Double(logged: digits)
      return names.contains(String(name)) ? value.map { (String(name), $0) } : nil
    }
  }

  private static func text(_ numbers: [(name: String, value: Double)]) -> String {
    Sentence.list(numbers.map { "\($0.name) = \(NumberText.measured($0.value))" })
  }

  var told: (topic: LogMessage.Topic, meaning: String, remedy: String?) {
    let meaning =
      "the constraints give \(Self.text(expected)), while the canvas has \(Self.text(actual))"
    let lost = expected.filter { ["x", "y"].contains($0.name) ? $0.value < 0 : $0.value <= 0 }
    if lost.isEmpty { return (.canvasFrame, meaning, nil) }
    let what =
      lost.contains { ["x", "y"].contains($0.name) } ? "outside its superview" : "without an extent"
    return (
      .outsideFrame, meaning,
      "at run time the view is where the constraints put it, \(what) with \(Self.text(lost)): don't update the frame, "
        + "but change the constraint that leads there, such as one with the wrong sign or the wrong second item"
    )
  }
}

/// The size of a collection view whose items are too large, less its content insets.
private struct ItemRoom {
  private let name: String
  private let extent: Double
  /// The insets at both ends of the axis; nil if the text doesn't print them.
  private let insets: (near: Double, far: Double)?
  private let isHeight: Bool

  init?(_ text: Substring) {
    isHeight = text.holds("item height must be less")
    guard let start = text.firstRange(of: "attached to <"),
      case let view = text[start.upperBound...],
      let mark = view.firstRange(of: "frame = "),
      let size = Rect(dumped: view[mark.upperBound...])?.size, size.width.isFinite,
      size.height.isFinite
    else { return nil }
    let words = view[..<mark.lowerBound].prefix { $0 != ";" }
    name = words.filter { !$0.isWhitespace }
    extent = isHeight ? size.height : size.width
    // Top, left, bottom, right.
    let numbers =
      view.firstRange(of: "adjustedContentInset: ").map {
        Rect.numbers(in: view[$0.upperBound...], 4)
      } ?? []
    insets =
      numbers.count < 4
      ? nil : isHeight ? (numbers[0], numbers[2]) : (numbers[1], numbers[3])
  }

  private var room: Double { extent - (insets.map { $0.near + $0.far } ?? 0) }

  var meaning: String {
    let (high, lower, ends) =
      isHeight ? ("high", "lower", "top and bottom") : ("wide", "narrower", "left and right")
    let less = insets.map { insets in
      insets.near == 0 && insets.far == 0
        ? " without content insets at \(ends)"
        : " less content insets of \(NumberText.measured(insets.near)) and \(NumberText.measured(insets.far)) at \(ends)"
    }
    if room <= 0 {
      return "\(name) is \(NumberText.measured(extent)) \(high)\(less ?? ""), so no item fits"
    }
    return
      "\(name) is \(NumberText.measured(extent)) \(high)\(less ?? ""), so items must be \(lower) than "
      + "\(NumberText.measured(room)), less the section's insets\(insets == nil ? " and the content insets" : "")"
  }

  var remedy: String? {
    extent > 0
      ? nil
      : "it has no size yet: set the item size when it has one, as in viewDidLayoutSubviews, and call invalidateLayout"
  }
}
