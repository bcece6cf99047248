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
        remedy: "give one of them a different hugging priority (the lower one grows) or "
          + "compression resistance (the lower one shrinks)"),
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

  static let ambiguities = Section(
    title: "Ambiguous layouts",
    messages: [
      LogMessage(
        "ambiguous for _UI",
        "ambiguous for UIInputSet",
        "ambiguous for UIKeyboard",
        "ambiguous for UITextEffects",
        "ambiguous for UILayoutContainerView",
        "ambiguous for UITransitionView",
        "ambiguous for UIDropShadowView",
        "ambiguous for UIViewControllerWrapperView",
        "ambiguous for UIWindow",
        "UIInputSet…ambiguous",
        meaning: "{>ambiguous for|the view} is one of the system's views",
        remedy: "nothing of yours to change"),
      LogMessage(
        "Scrollable content size is ambiguous for",
        "has ambiguous scrollable content",
        "Scrollable Content Size Ambiguity",
        meaning: "nothing says how large the content of {>ambiguous for|the scroll view} is",
        remedy: "connect its content to all four edges, and give it a width (for a page "
          + "that scrolls down: that of the scroll view) and a height, or views between top "
          + "and bottom that have one",
        topic: .scrollableContent),
      LogMessage(
        "Position and size are ambiguous",
        "Size and position are ambiguous",
        meaning: "nothing says where {>ambiguous for|the view} is or how large it is",
        remedy: "give it two positions or a position and a size on each axis"),
      LogMessage(
        "Horizontal position and width are ambiguous",
        "Width and horizontal position are ambiguous",
        meaning:
          "{>ambiguous for|the view} has no definite width and no definite horizontal position",
        remedy: "add leading and trailing, or one of them (or centerX) and a width"),
      LogMessage(
        "Vertical position and height are ambiguous", "Height and vertical position are ambiguous",
        meaning:
          "{>ambiguous for|the view} has no definite height and no definite vertical position",
        remedy: "add top and bottom, or one of them (or centerY) and a height"),
      LogMessage(
        "Horizontal position is ambiguous for",
        meaning: "{>ambiguous for|the view} has no definite horizontal position",
        remedy: "add a leading, trailing or centerX constraint"),
      LogMessage(
        "Vertical position is ambiguous for",
        meaning: "{>ambiguous for|the view} has no definite vertical position",
        remedy: "add a top, bottom or centerY constraint"),
      LogMessage(
        "Width is ambiguous for",
        "Width and height are ambiguous",
        "Size is ambiguous for",
        "Height is ambiguous for",
        meaning: "{>ambiguous for|the view}: {<< ambiguous for|the size is} not determined",
        remedy: "add a size, or the second edge on that axis; among views with content, give one a "
          + "different hugging or compression resistance priority"),
      LogMessage(
        "Position is ambiguous for",
        meaning: "nothing says where {>ambiguous for|the view} is",
        remedy: "add a position on each axis"),
      LogMessage(
        "are ambiguous for",
        meaning: "{>ambiguous for|the view}: {<< ambiguous for|several lengths are} not determined",
        remedy:
          "give each position that is named an edge or a center, and each size a width or height of its own "
          + "or the opposite edge"),
      LogMessage(
        "Detected missing constraints for",
        meaning: "{>constraints for |a view} has too few constraints for a size and place "
          + "(AppKit)",
        remedy: "add two positions, or a position and a size, on each axis; or leave its "
          + "translatesAutoresizingMaskIntoConstraints true. Ignore it for the system's own "
          + "views (NSAlert, split views)"),
      LogMessage(
        "AMBIGUOUS LAYOUT",
        meaning: "the variables listed can have several values: minX and Width "
          + "horizontally, minY and Height vertically",
        remedy: "add a constraint on that axis: a position for min, a size or second edge "
          + "for a size"),
      LogMessage(
        "has an ambiguous layout",
        meaning: "the constraints do not determine the position or size of a view",
        remedy: "add a position and a size on each axis",
        evidence: .trace(
          orElse:
            "the trace that says which variables are free is missing below it: copy it as well, or "
            + "print it with po [[UIWindow keyWindow] _autolayoutTrace]")),
      LogMessage(
        "has ambiguous layout",
        meaning: "the constraints do not determine the position or size of a view",
        remedy: "add a position and a size on each axis",
        evidence: .trace(orElse: "_autolayoutTrace says which variables are free")),
    ])
}
