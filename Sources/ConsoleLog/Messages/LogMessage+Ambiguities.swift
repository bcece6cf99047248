extension LogMessage {
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
