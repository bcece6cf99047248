/// Lessons about views and where they are.
extension Lesson {
  static let add = Lesson(
    name: "add",
    title: "Views in views",
    text: """
      A screen is a tree of views. Each view has one superview, and its place is measured from the \
      superview's top left corner. `dump tree` prints the tree, `card.frame` the place and size of \
      a view as (x, y, width, height), and `draw` a picture.
      `add label note "Today"` makes a view in root, which fills the screen; its class comes \
      first: view, label, button, image and more. `add label note "Today" in card` makes it in the \
      card. A new view is in front of the others in its superview, and goes where its superview \
      goes.
      Every command is a step that `undo` takes back.
      """,
    start: """
      resize 320x120; bars none
      add view card
      pin card.leading = superview.leading + 20
      pin card.top = superview.top + 40
      pin card.width = 280
      pin card.height = 60
      """,
    task: """
      Make a label called title with the text Hello in the card, and a button called send that is \
      on the screen, but not in the card.
      """,
    goal: [
      "expect title in card",
      "expect title.text = \"Hello\"",
      "expect send not in card",
    ],
    hints: [
      "You need two commands that begin with add; one of them ends with the view that the new one goes into.",
      "A class, a name, a text, a place: `add label note \"Today\" in card` is nearly the first one.",
      "`add label title \"Hello\" in card` and `add button send \"Send\"`",
    ],
    solution: """
      add label title "Hello" in card
      add button send "Send"
      """)

  static let pin = Lesson(
    name: "pin",
    title: "Constraints instead of frames",
    text: """
      With Auto Layout nobody sets frames. A constraint is an equation between attributes of two \
      views, as in `pin card.leading = superview.leading + 20`, and the frames follow from all \
      constraints together. Leading is where texts begin: left in English, right in Arabic; \
      trailing is the other side.
      A view needs two equations across, of leading, trailing, centerX and width, and two down, of \
      top, bottom, centerY and height. Numbers count to the right and down, so a margin at the \
      trailing edge or the bottom is subtracted: `pin card.trailing = superview.trailing - 20`.
      `report ambiguity` says what is still missing, and `explain card` says what a frame follows from.
      """,
    start: """
      resize 320x120; bars none
      add view card
      """,
    task: """
      Give the card a margin of 20 points to the left, to the right and above, and a height of 80. \
      It must grow with the screen.
      """,
    goal: [
      "expect card.frame = (20, 20, 280, 80)",
      "resize 400x200; expect card.frame = (20, 20, 360, 80)",
    ],
    hints: [
      "Four equations: three edges, each equal to the same edge of the superview plus or minus 20, and the height.",
      "One of the edges is `pin card.top = superview.top + 20`; the height is a number: `pin card.height = 80`.",
      "All three edges at once: `pin card leading trailing top to superview inset 20`",
    ],
    solution: """
      pin card leading trailing top to superview inset 20
      pin card.height = 80
      """)

  static let ambiguity = Lesson(
    name: "ambiguity",
    title: "What nobody has said",
    text: """
      A layout is ambiguous where other frames would satisfy the constraints just as well. UIKit \
      shows one of them, and perhaps another one tomorrow; there is no message.
      `report ambiguity` lists what is open, between which values, and why. `exercise badge` \
      prints other frames that would also do, and `draw ambiguity` draws dashed edges around what \
      isn't settled. Here the constraint called limit says only how far the trailing edge may go, \
      not where it is.
      `suggest badge` prints the fewest lines that settle a view. They work, but they can't know \
      what you want: take them as a question.
      """,
    start: """
      resize 320x120; bars none
      add view badge
      pin badge.leading = superview.leading + 20
      pin badge.trailing <= superview.trailing - 20 as limit
      pin badge.height = 40
      """,
    task: """
      Make the badge 100 points wide, and center it vertically on every screen. \
      Leave nothing ambiguous.
      """,
    goal: [
      "expect unambiguous",
      "expect badge.frame = (20, 40, 100, 40)",
      "resize 320x200; expect badge.frame = (20, 80, 100, 40)",
    ],
    hints: [
      "Two values are open, `why ambiguous badge` names them: each needs one equation.",
      "A width can be just a number: `pin badge.width = 100`.",
      "The middle is an attribute like the edges: `pin badge.centerY = superview.centerY`",
    ],
    solution: """
      pin badge.width = 100
      pin badge.centerY = superview.centerY
      """)
}
