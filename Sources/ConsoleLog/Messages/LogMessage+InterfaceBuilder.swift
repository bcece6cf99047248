extension LogMessage {
  static let interfaceBuilder = Section(
    title: "Interface Builder",
    messages: [
      LogMessage(
        "will be different at run time",
        meaning: "{>Frame for |>frame for |the view} is drawn in another place or size than "
          + "its constraints give it",
        remedy:
          "nothing to change at run time; Update Frames (⌥⌘=) moves it on the canvas, unless the "
          + "drawn frame is what you want: then change the constraints",
        topic: .canvasFrame),
      LogMessage(
        "Expected: x=", "Expected: width=", "Expected: height=", "Expected: y=",
        "Expected: x…Actual: x", "Expected: y…Actual: y", "Expected: width…Actual: width",
        "Expected: height…Actual: height",
        meaning: "the constraints give {>>Expected: |this frame}; the second is what is "
          + "drawn on the canvas",
        remedy: "nothing to change at run time; Update Frames (⌥⌘=), or change the constraints",
        topic: .canvasFrame),
      LogMessage(
        "Misplaced View",
        meaning: "a view is drawn in another place or size than its constraints give it",
        remedy: "nothing to change at run time; Update Frames (⌥⌘=), or change the constraints",
        topic: .canvasFrame),
      LogMessage(
        "constraint is missing, which may cause overlapping",
        "constraints are missing, which may cause overlapping",
        meaning: "{<< missing, which|an edge is} missing, so that a longer text or "
          + "translation can run over its neighbor or off the screen",
        remedy: "connect that edge to the neighbor or superview, with >= 8 where the view should "
          + "stay small"),
      LogMessage(
        "Fixed width constraints may cause clipping",
        meaning: "a view with text has a fixed width, and longer texts, translations or "
          + "larger fonts are cut off",
        remedy: "change = to >=, or remove the width and pin leading and trailing"),
      LogMessage(
        "with a center constraint may cause clipping",
        "with a fixed center constraint may cause clipping",
        meaning: "a view with text is centered between fixed edges, so that longer texts "
          + "are cut off",
        remedy: "make one of the edges >= or remove the center"),
      LogMessage(
        "without any layout constraints may clip",
        meaning: "a view has no constraints, so it keeps the frame of the canvas on every "
          + "screen",
        remedy: "add constraints, at least a position on each axis; an autoresizing mask is "
          + "enough where nothing changes size"),
      LogMessage(
        "Need constraints for:", "Needs constraints for:",
        meaning: "{>>constraints for:|a position or size} is not determined",
        remedy: "add it; in a scroll view, connect the content to all four edges and give "
          + "it a size; in a stack view, give the views content or a size"),
      LogMessage(
        "Content Priority Ambiguity",
        "hugging priority to ",
        "compression resistance priority to ",
        meaning: "views beside each other have the same priority, and nothing says which "
          + "one grows or shrinks",
        remedy: "give one of them another hugging priority (who grows: the lower one) or "
          + "compression resistance (who shrinks: the lower one)"),
      LogMessage(
        "Constraint referencing items turned off in current configuration",
        meaning: "a constraint is installed where one of its views is not, in a variation "
          + "for size classes",
        remedy: "clear Installed of the constraint for the same variation as that of the "
          + "view"),
      LogMessage(
        "Unsupported configuration of constraint attributes",
        meaning: "a constraint ({<: warning|>id: |in the document}) relates attributes that "
          + "don't belong together",
        remedy: "open the document as source, look for this id, and choose both items of "
          + "the constraint again",
        certainty: .usual),
      LogMessage(
        "Safe Area Layout Guide before iOS 9.0", "Safe Area Layout Guide Before iOS 9.0",
        meaning: "the document uses the safe area, and the app's deployment target is too "
          + "old for it",
        remedy: "raise the target to iOS 9 or later, or clear Use Safe Area Layout Guides "
          + "in the File inspector"),
      LogMessage(
        "Automatic Preferred Max Layout Width",
        meaning: "a label that wraps leaves its width to the layout, which needs iOS 8",
        remedy: "raise the deployment target, or set Preferred Width to Explicit"),
    ])
}
