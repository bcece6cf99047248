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
    let words: [String]
    let meaning: Meaning
  }

  /// The first sign that a line holds counts.
  private static let signs = [
    Sign(
      words: ["was told to layout its visible cells"],
      meaning: .occasion(
        "A table or collection view is laid out before it is in a window, as the line before the report says, which "
          + "gives cells sizes for a moment. Mend that first: the report may go with it.")),
    Sign(
      words: ["_UIAlertController", "UIAlertControllerTextField", "_UIInterfaceAction"],
      meaning: .owner("an alert or action sheet")),
    Sign(
      words: [
        "TUIKeyboard", "_UIRemoteKeyboard", "UIKeyboardImpl", "UIKeyboardLayoutStar",
        "UIKeyboardTaskQueue", "UIKeyboardDockView", "UIInputSetHostView", "UIInputSetContainer",
        "UITextEffectsWindow", "keyplane that supports", "RTIInputSystemClient", "_UIKBCompatInput",
      ], meaning: .owner("the keyboard")),
    Sign(
      words: ["UIActivityContentView", "UIActivityViewController", "[ShareSheet]", "SHSheet"],
      meaning: .owner("the share sheet")),
    Sign(
      words: ["PUPhotoPicker", "PHPicker", "PUPickerViewController"],
      meaning: .owner("the photo picker")),
    Sign(words: ["MFMailCompose"], meaning: .owner("the screen for mail")),
    Sign(words: ["QLPreview"], meaning: .owner("Quick Look")),
    Sign(words: ["SFSafariView", "_SFBrowser"], meaning: .owner("Safari's screen")),
    Sign(words: ["_UIContextMenu"], meaning: .owner("a context menu")),
    Sign(words: ["_UIDatePicker", "_UICalendar"], meaning: .owner("a date picker")),
    Sign(words: ["_UIStatusBar", "UIStatusBar"], meaning: .owner("the status bar")),
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
