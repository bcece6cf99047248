extension LogMessage {
  static let formatSign = "Unable to parse constraint format"

  private static func format(
    _ reasons: String..., meaning: String, remedy: String, slip: String? = nil
  ) -> LogMessage {
    LogMessage(
      pieces: reasons.map { [formatSign, $0] }, meaning: meaning, remedy: remedy, slip: slip)
  }

  /// The reasons that the parser of visual formats gives.
  static let formats = Section(
    title: "Visual formats",
    messages: [
      format(
        "doesn't have a superview",
        meaning: "the view beside | has no superview",
        remedy: "call addSubview before the constraints are made"),
      format(
        "is not a key in the views dictionary",
        meaning: "the format names '{< is not a key|a view}', which the dictionary of views "
          + "doesn't have",
        remedy: "correct the name in the format, or add it to the dictionary under this name",
        slip: "{< is not a key|}"),
      format(
        "Encountered metric with name",
        meaning: "'{>metric with name|a name}' is in neither the metrics nor the views",
        remedy: "correct the name in the format, or add it to the metrics",
        slip: "{>metric with name|}"),
      format(
        "Expected a number or",
        meaning: "instead of a blank or something else, a number or the name of a metric must come "
          + "here",
        remedy: "write -8- or -(name)- without blanks; a variable goes into the metrics"),
      format(
        "Expected a view or '|'",
        meaning: "a distance leads nowhere",
        remedy: "end it with a [view] or |"),
      format(
        "Expected a view. View names",
        meaning: "a name in brackets is empty, or doesn't begin with a letter or _",
        remedy: "write the key of the dictionary: letters, digits and _, without dots or "
          + "self"),
      format(
        "Expected a view", "No view was specified",
        meaning: "there is no [view] where one must be",
        remedy: "put a view between the distances; a format made from a list needs at least "
          + "one view"),
      format(
        "not possible to set a space equal to",
        meaning: "the name of a view stands where a distance must be",
        remedy: "use a number or metric, or a spacer view: [a][spacer(==b)][c]"),
      format(
        "Expected a '-' here",
        meaning: "a distance must have - on both sides",
        remedy: "write -8-; several in parentheses: -(>=8,<=20)-"),
      format(
        "Cannot tell if this - is a minus sign",
        meaning: "a negative number stands without parentheses",
        remedy: "write -(-8)-"),
      format(
        "Expected a ']' here",
        "Expected ']' after specifying thickness",
        "must end with ')'",
        "Expected a ')'",
        "ran out of character fodder",
        meaning: "a bracket isn't closed, or something stands before it that may not, such "
          + "as a blank",
        remedy: "write [view] or [view(==80@750)]"),
      format(
        "Expected the end of the format string",
        meaning: "something comes after the last |",
        remedy: "end the format there"),
      format(
        "Expected more input",
        meaning: "the format ends too early",
        remedy: "end it with a [view] or |"),
      format(
        "Unknown relation",
        meaning: "a relation is written wrong",
        remedy: "use ==, >= or <="),
      format(
        "Invalid priority specified",
        meaning: "{>priority specified: |a number} isn't a valid priority",
        remedy: "use a number above 0 and up to 1000"),
      format(
        "Options mask required views to be aligned", "format option not valid",
        meaning: "the options align views along the axis of the format",
        remedy: "use top, bottom, centerY or baselines for H:, and leading, trailing, left, "
          + "right or centerX for V:"),
      format(
        "non-ASCII characters", "empty string",
        meaning: "the format is empty, or has letters such as é or long dashes in it",
        remedy: "use plain ASCII, also for names of views"),
      LogMessage(
        formatSign,
        meaning: "a visual format string has a mistake at the caret below it",
        remedy: "look for a view that is missing from the dictionary, or a bracket",
        certainty: .usual),
    ])
}
