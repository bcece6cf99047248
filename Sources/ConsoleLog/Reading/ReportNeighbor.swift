/// A line right before a report that tells whose views the report is about, or why it appears at that point.
package struct ReportNeighbor: Hashable, Sendable {
  /// What such a line tells.
  enum Meaning: Hashable, Sendable {
    /// Whose views the system was working on.
    case owner(String)
    /// What happened, and what to do about it, in two sentences.
    case occasion(String)
  }

  /// What the line tells.
  let meaning: Meaning
  /// The line.
  let text: String

  /// The part of a line that tells it.
  private struct Sign: Sendable {
    let meaning: Meaning
    let words: [String]

    init(_ meaning: Meaning, _ words: String...) {
      self.meaning = meaning
      self.words = words
    }
  }

  /// The first sign that a line holds counts.
  private static let signs = [
    Sign(
      .occasion(
        "A table or collection view is laid out before it is in a window, as the line before the report says, which "
          + "gives cells sizes for a moment. Mend that first: the report may go with it."),
      "was told to layout its visible cells"),
    Sign(
      .owner("an alert or action sheet"), "_UIAlertController", "UIAlertControllerTextField",
      "_UIInterfaceAction"),
    Sign(
      .owner("the keyboard"), "TUIKeyboard", "_UIRemoteKeyboard", "UIKeyboardImpl",
      "UIKeyboardLayoutStar", "UIKeyboardTaskQueue", "UIKeyboardDockView", "UIInputSetHostView",
      "UIInputSetContainer", "UITextEffectsWindow", "keyplane that supports",
      "RTIInputSystemClient", "_UIKBCompatInput"),
    Sign(
      .owner("the share sheet"), "UIActivityContentView", "UIActivityViewController",
      "[ShareSheet]", "SHSheet"),
    Sign(
      .owner("the photo picker"), "PUPhotoPicker", "PHPicker", "PUPickerViewController"),
    Sign(.owner("the screen for mail"), "MFMailCompose"),
    Sign(.owner("Quick Look"), "QLPreview"),
    Sign(.owner("Safari's screen"), "SFSafariView", "_SFBrowser"),
    Sign(.owner("a context menu"), "_UIContextMenu"),
    Sign(.owner("a date picker"), "_UIDatePicker", "_UICalendar"),
    Sign(.owner("the status bar"), "_UIStatusBar", "UIStatusBar"),
  ]

  /// How many lines a message before a report may have.
  private static let reach = 4

  /// Reads the lines before the head of a report, the last one last; nil if none of them tells anything.
  ///
  /// What belongs to another report or to its list tells nothing about this one.
  init?(before lines: ArraySlice<LogText.Line>) {
    let near = lines.reversed().drop { $0.text.allSatisfy { $0.isWhitespace } }
      .prefix(Self.reach).prefix { line in
        !line.text.allSatisfy { $0.isWhitespace } && !LineSplitter.holdsConstraint(line.text)
          && Template.head(in: line.text) == nil && !Template.isLastFoot(line.text)
      }
    for line in near {
      let sign = Self.signs.first { sign in sign.words.contains(where: line.text.holds) }
      if let sign {
        (meaning, text) = (sign.meaning, String(line.text))
        return
      }
    }
    return nil
  }

  /// Whose views the line is about; nil if it tells something else.
  var owner: String? {
    if case .owner(let name) = meaning { name } else { nil }
  }

  /// Whether the line names a view by its address.
  func names(_ address: String?) -> Bool {
    address.map { $0.count > 4 && text.holds($0) } ?? false
  }
}
