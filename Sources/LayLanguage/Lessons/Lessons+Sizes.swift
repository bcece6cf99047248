/// Lessons about sizes of contents, priorities, and conflicts.
extension Lesson {
  static let hugging = Lesson(
    name: "hugging",
    title: "Which of two labels grows",
    text: """
      Labels, buttons and images have a size of their own, the intrinsic content size: \
      `name.intrinsicContentSize`. It is a wish. Hugging is how strongly a view resists being \
      larger than that, and compression resistance how strongly it resists being smaller.
      Here two labels share a row that is wider than both. One has to grow, but both hug with \
      priority 251: a tie, so the layout is ambiguous. `report ambiguity` says so, and `explain \
      value.width` names the one that lost. `draw` shows one way out of several.
      A priority is set like any property: `set value.compressionResistance.horizontal 749`. The \
      view with the higher one keeps its size.
      """,
    start: """
      resize 320x60; bars none
      add label name "Gate"
      add label value "C 12"
      pin name.leading = superview.leading + 20
      pin value.leading = name.trailing + 8
      pin value.trailing = superview.trailing - 20
      pin name, value top to superview inset 20
      """,
    task: """
      The name should be as wide as its text, whatever that is, and the value should take the rest \
      of the row.
      """,
    goal: [
      "expect unambiguous",
      "expect value.trailing = superview.trailing - 20",
      "set name.text \"Boarding gate\"; expect name.width = name.intrinsicContentSize.width",
    ],
    hints: [
      "Don't pin a width: it would be wrong for the next text. Which of the two must resist growing more?",
      "`suggest name` prints a line that ends the tie; would it make the right one grow?",
      "`set name.hugging.horizontal 252`",
    ],
    solution: "set name.hugging.horizontal 252")

  static let priorities = Lesson(
    name: "priorities",
    title: "Wishes",
    text: """
      Every constraint has a priority from 1 to 1000. With 1000, which is usual, it is required. \
      With less it is a wish: it is fulfilled as far as the required ones allow, and stronger \
      wishes come before weaker ones. An unfulfilled wish is no error.
      `pin card.bottom = superview.bottom @750` is a wish, and `set priority tall 750` turns an \
      existing constraint into one, here the height.
      `explain card.leading` says which constraints a value follows from, and `explain card.width \
      vs 300` what prevents another value.
      """,
    start: """
      resize 320x120; bars none
      add view card
      pin card.centerX = superview.centerX
      pin card.leading >= superview.leading + 20 as margin
      pin card.top = superview.top + 20
      pin card.height = 80 as tall
      """,
    task: """
      The card should be 300 points wide, but keep 20 points to both sides where the screen is too \
      narrow for that. No constraint may be broken.
      """,
    goal: [
      "expect satisfied",
      "expect card.width = 280",
      "resize 480x120; expect card.frame = (90, 20, 300, 80)",
    ],
    hints: [
      "300 and two margins of 20 are more than 320. The margins are required, so the width must be a wish.",
      "A priority is written after an equation, as in `pin card.bottom = superview.bottom @750`.",
      "`pin card.width = 300 @750`",
    ],
    solution: "pin card.width = 300 @750")

  static let conflicts = Lesson(
    name: "conflicts",
    title: "More than there is room for",
    text: """
      Required constraints that contradict each other are a conflict. UIKit breaks one of them, \
      writes "Unable to simultaneously satisfy constraints" into Xcode's console, and continues \
      with a wrong layout. At the prompt a warning sign counts what is wrong.
      `report conflicts` prints what Xcode would print, a report for each broken constraint. \
      `report conflicts --what-if` tries what happens without each of those that it lists, and \
      `why broken wide` adds up what clashes.
      One of each list has to go, or to give way. Which one is a question about the design, and \
      UIKit doesn't know the answer: it breaks what comes first by its rules. `unpin wide` removes \
      a constraint.
      """,
    start: """
      resize 320x160; bars none
      add view card
      pin card.leading = superview.leading + 20 as start
      pin card.trailing = superview.trailing - 20 as finish
      pin card.width = 300 as wide
      pin card.top = superview.top + 20 as above
      pin card.bottom = superview.bottom - 20 as below
      pin card.height = 100 as tall
      """,
    task: """
      The design says: 20 points to the left, to the right and above, 100 high, on every screen. \
      Somebody pinned more than that. Remove what is too much.
      """,
    goal: [
      "expect satisfied",
      "expect card.frame = (20, 20, 280, 100)",
      "resize 400x200; expect card.frame = (20, 20, 360, 100)",
    ],
    hints: [
      "There are two reports, one across and one down. Look in each for what the design doesn't ask for.",
      "Across, the width follows from both margins: `unpin wide`. Down, UIKit breaks the height, but the design wants it.",
      "`unpin wide below`",
    ],
    solution: "unpin wide below")

  static let growingText = Lesson(
    name: "growingText",
    title: "Text that grows",
    text: """
      Texts become longer: in German, with real data, with the large text sizes that many people \
      use. A label shows one line unless it may have more, and a fixed height cuts off what comes \
      below.
      So leave the height to the text. `set title.numberOfLines 0` allows as many lines as it \
      takes; a chain of constraints from the top of the card over the label to the bottom of the \
      card makes the card as tall as that.
      `report issues` tells what is odd now, `contentSizeCategory AX3` sets a very large text \
      size, and `set title.text "Ring the bell"` another text. The third line of the goal tries 81 \
      texts at once.
      """,
    start: """
      resize 320x120; bars none
      add view card
      pin card leading trailing top to superview inset 16
      pin card.height = 44 as tall
      add label title "Platform 3 is closed until Sunday evening" in card
      pin title leading top to card inset 12
      """,
    task: """
      The card should go around its title with 12 points on all four sides, however long the text \
      is and however large.
      """,
    goal: [
      "expect unambiguous",
      "expect title.numberOfLines = 0",
      "forall text t in title length 0...80 { expect title inside card }",
      "contentSizeCategory AX3; expect card.height = title.height + 24",
    ],
    hints: [
      "Three things are wrong: the label has one line only, it has no trailing edge, and the card's height is a number.",
      "The height must follow from the text: `unpin tall`, and pin the label's trailing edge and bottom to the card.",
      "`set title.numberOfLines 0`, `unpin tall` and `pin title trailing bottom to card inset 12`",
    ],
    solution: """
      set title.numberOfLines 0
      unpin tall
      pin title trailing bottom to card inset 12
      """)
}
