/// The treatment of text that is wider than its view: `NSLineBreakMode`.
///
/// For the size of a text of many lines only ``characterWrap`` differs: the other modes break lines
/// between words and decide what the last line shows.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Break between words.
  case wordWrap
  /// Break between characters.
  case characterWrap
  /// Cut the last line off.
  case clip
  /// End the last line with an ellipsis; the default of labels.
  case tailTruncation
  /// Put an ellipsis into the middle of the last line; the default of buttons.
  case middleTruncation
  /// Start the last line with an ellipsis.
  case headTruncation
}
