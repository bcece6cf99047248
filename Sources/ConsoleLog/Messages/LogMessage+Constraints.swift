extension LogMessage {
  static let constraints = Section(
    title: "Constraints",
    messages: [
      LogMessage(
        "Unable to activate constraint with …\"_NS",
        "Unable to activate constraint with …NSRemoteView",
        meaning:
          "{>with anchors |>with items |a view} and {> and |another}, which are the system's, "
          + "are not in the same view hierarchy",
        remedy: "nothing of yours to change, unless you constrain one of them; a newer system may "
          + "have mended it",
        certainty: .usual),
      LogMessage(
        "Could not resolve symbolic constant for constraint",
        meaning: "a constraint asks for the standard space, and UIKit has none between these edges",
        remedy:
          "give it a number, such as 0 or 8: in Interface Builder in place of Use Standard Value, in a format in "
          + "place of -; what is in a scroll view goes to the edges of its content"),
      LogMessage(
        "Unable to activate constraint with … because they have no common ancestor",
        "they have no common ancestor",
        meaning:
          "{>with anchors |>with items |a view} and {> and |another} are not in the same view "
          + "hierarchy",
        remedy: "call addSubview for both views first, then activate the constraint"),
      LogMessage(
        "hierarchy is not prepared for the constraint…UIVisualEffectView",
        meaning: "{>for the constraint: |a constraint} ties a view to an effect view, whose "
          + "subviews are in its contentView",
        remedy: "add both views to the same hierarchy: what is inside goes into contentView with "
          + "addSubview, and is constrained to it", topic: .unpreparedHierarchy),
      LogMessage(
        "hierarchy is not prepared for the constraint",
        meaning: "{>for the constraint: |a constraint} was added to a view that does not "
          + "contain one of its items",
        remedy: "call addSubview for both first, and set isActive instead of calling "
          + "addConstraint", topic: .unpreparedHierarchy),
      LogMessage(
        "owningView hierarchy unprepared for constraint",
        meaning:
          "a layout guide ({>self = |of a view}) and the view that was constrained to it are "
          + "not in the same view hierarchy",
        remedy: "call addSubview for the view before the constraint is activated",
        topic: .unpreparedHierarchy),
      LogMessage(
        "Impossible to set up layout with view hierarchy unprepared",
        meaning:
          "a constraint was in use whose views are not in the same view hierarchy; a message "
          + "above may name it",
        remedy: "call addSubview for both first, and set isActive instead of calling "
          + "addConstraint", topic: .unpreparedHierarchy),
      LogMessage(
        "Unable to install constraint on view",
        meaning: "{>constraint:|a constraint} is held by {> view:|a view} that does not "
          + "contain both of its items",
        remedy: "set isActive instead of calling addConstraint, after both views have "
          + "superviews; where a view was moved, deactivate its constraints first"),
      LogMessage(
        "Location attributes must be specified in pairs", "multiplier of 0 or a nil second item",
        meaning: "an edge or center of {>NSLayoutConstraint for |a view} was set to a "
          + "number: the second item is nil, or the multiplier 0",
        remedy:
          "find out what is nil, as with a breakpoint on the line: the superview before addSubview, an outlet before the "
          + "view is loaded, the view of another controller (addSubview to nil does nothing); only width and height can "
          + "be constants"),
      LogMessage(
        "between a leading/trailing attribute and a right/left attribute",
        meaning:
          "one side follows the reading direction (leading, trailing), and the other doesn't "
          + "(left, right)",
        remedy: "use leading and trailing on both sides"),
      LogMessage(
        "Invalid pairing of layout attributes", "relates anchors of incompatible types",
        meaning: "{>incompatible types: |a constraint} pairs a size with a position, or a "
          + "horizontal attribute with a vertical one",
        remedy: "pair sizes with sizes and edges with edges of the same axis; for a part of "
          + "a size as a distance, use a spacer view or guide with that size"),
      LogMessage(
        "Constraint items must each be", "Constraint must contain a first layout item",
        meaning:
          "an item of a constraint of {>NSLayoutConstraint for |a view} is nil, or neither a "
          + "view nor a layout guide",
        remedy: "pass a view or guide, not an anchor, controller or number, and find out which "
          + "outlet or variable is nil"),
      LogMessage(
        " nsli_…unrecognized selector",
        meaning:
          "{>-[|an object} was used as an item of a constraint or a visual format, and isn't "
          + "a view",
        remedy: "give the dictionary of views the type [String: UIView], with no optionals "
          + "or controllers in it"),
      LogMessage(
        "Mutating a priority from required to not on an installed constraint",
        meaning: "the priority of an active constraint went from {>existing priority was "
          + "|required} to {>passed priority |another}, and 1000 can't be entered or left",
        remedy: "deactivate the constraint, change the priority, activate it; or start with "
          + "999"),
      LogMessage(
        "passed a nil layout anchor", "Unexpected use of internal layout attribute",
        "Assertion failure in -[…nsli_lowerAttribute",
        meaning:
          "a constraint was made with a view or anchor that is nil",
        remedy: "find out which outlet, superview or optional was nil in that line"),
      LogMessage(
        "not satisfying: [constraints isKindOfClass", "not satisfying: [constraint isKindOfClass",
        meaning: "addConstraints or removeConstraints was given nil, or something that isn't an "
          + "array of constraints",
        remedy: "find out which variable was nil; setting isActive of the constraints is safer"),
      LogMessage(
        "Unknown layout attribute",
        meaning: "a constraint of {>NSLayoutConstraint for |a view} has no attribute where "
          + "it has an item",
        remedy: "use .notAnAttribute only where the second item is nil"),
      LogMessage(
        "Cannot modify constraints for",
        meaning: "code constrains {>constraints for |a bar}, which its controller lays out",
        remedy: "remove these constraints; change heights with additionalSafeAreaInsets, or "
          + "use a bar of your own"),
      LogMessage(
        "Do not add subviews directly to the visual effect view",
        meaning: "a view was added to a UIVisualEffectView itself",
        remedy: "add it to its contentView"),
      LogMessage(
        "It's illegal to set priority:",
        meaning: "{>set priority:|this number} isn't a valid priority",
        remedy: "use a number above 0 and up to 1000"),
      LogMessage(
        "is not finite!…That's illegal",
        meaning: "a number of a constraint of {>firstAnchor:|a view} is "
          + "{>constant:|>multiplier:|not finite}",
        remedy: "look for a division by 0, often by a width or height before the first "
          + "layout"),
      LogMessage(
        "with a constant that exceeds internal limits",
        meaning: "a constant of a constraint, or an intrinsic size, is greater than the "
          + "engine can take",
        remedy: "use a number such as 10000 in place of greatestFiniteMagnitude; a "
          + "breakpoint on _NSLayoutConstraintNumberExceedsLimit finds the line"),
      LogMessage(
        "UIViewAlertForUnsatisfiableConstraints",
        "LAYOUT_CONSTRAINTS_NOT_SATISFIABLE",
        "UIConstraintBasedLayoutDebugging category",
        meaning: "this is the end of a report of clashing constraints, and the report is "
          + "missing",
        remedy: "copy the list of constraints above it; a symbolic breakpoint of this name "
          + "stops where the clash is made",
        topic: .endOfReport),
    ])

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
