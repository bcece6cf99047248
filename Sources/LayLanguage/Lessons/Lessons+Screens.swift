/// Lessons about stack views, screens, and what Xcode says.
extension Lesson {
  static let stacks = Lesson(
    name: "stacks",
    title: "Stack views",
    text: """
      A stack view puts views one after the other, and makes the constraints for that itself. You \
      say how: the axis, the spacing, the alignment, the distribution. You place only the stack \
      view. A hidden view in it takes no room, which your own constraints can't do.
      `add vstack list; arrange save in list` makes one and moves a view into it, and `embed save \
      share delete in vstack list` does both for several views. The spacing is a property: `add \
      vstack list; set list.spacing 12`.
      `dump constraints` shows what it has made.
      """,
    start: """
      resize 320x160; bars none
      add button save "Save"
      add button share "Share"
      add button delete "Delete"
      """,
    task: """
      Put the three buttons into a vertical stack view called menu, 8 points apart, and pin it \
      with a margin of 20 points to the left, to the right and above.
      """,
    goal: [
      "expect delete in menu",
      "expect share.frame.width = 280",
      "expect share.top = save.bottom + 8",
      "hide share; expect delete.top = save.bottom + 8",
      "expect unambiguous",
    ],
    hints: [
      "Three commands: one puts the buttons into a stack view, one sets its spacing, one pins it.",
      "Begin with `embed save share delete in vstack menu`. No button needs a constraint.",
      "`embed save share delete in vstack menu; set menu.spacing 8`; then pin it as you would any view.",
    ],
    solution: """
      embed save share delete in vstack menu
      set menu.spacing 8
      pin menu leading trailing top to superview inset 20
      """)

  static let sizeClasses = Lesson(
    name: "sizeClasses",
    title: "Size classes",
    text: """
      One layout serves many screens. UIKit sorts them by size classes: compact or regular across, \
      wC or wR, and compact or regular down, hC or hR. A phone is wC hR in portrait and hC in \
      landscape; an iPad is wR hR. `help hC` lists devices.
      `when wR { set row.spacing 24 }` changes something for some size classes only; a block may \
      also add, hide, install and pin. `dump variations` prints the existing blocks.
      `rotate` rotates the phone, `device iPad` switches to another device, and `report \
      sizeclasses` looks for ambiguity and conflicts on a screen of each pair.
      """,
    start: """
      rotate
      add vstack row spacing 16 distribution fillEqually
      add image photo 240x300 in row
      add label title "Lighthouse" in row
      pin row edges to safeArea inset 16
      """,
    task: """
      The phone has been rotated, and the photo has become a strip. Put the photo beside the title \
      where the height is compact, and leave it above the title everywhere else.
      """,
    goal: [
      "expect row.axis = horizontal",
      "rotate; expect row.axis = vertical",
      "device iPad; expect row.axis = vertical",
    ],
    hints: [
      "The direction of a stack view is its axis: `set row.axis horizontal`. But that holds everywhere.",
      "Put it into a block that begins with when and the size class of a compact height.",
      "`when hC { set row.axis horizontal }`",
    ],
    solution: "when hC { set row.axis horizontal }")

  static let log = Lesson(
    name: "log",
    title: "Reading a log",
    text: """
      `report conflicts` prints here what Xcode's console would. Read it from the inside: each \
      line between the parentheses is a required constraint, and together they ask for more than \
      there is. H: is across, V: is down, | is the superview's edge, and what is in single quotes \
      is the name that the developer gave the constraint. The line at the end was broken.
      Names with Encapsulated-Layout are the system's. Here a table view has given its cell an \
      estimated height of 44, before asking the cell how tall it is. You can't change that, so one \
      of yours has to give way for a moment: with priority 999 it still wins against everything \
      that isn't required.
      `report conflicts --what-if` tries 999 for each of them, and `explain photo.height vs 60` \
      adds up. For the log of an app, type log and paste it; in the shell, lay explain FILE does \
      the same.
      """,
    start: """
      resize 320x100; bars none
      add view cell
      pin cell leading trailing top to superview
      pin cell.height = 44 as UIView-Encapsulated-Layout-Height
      add image photo 60x60 in cell
      pin photo.leading = cell.leading + 8
      pin photo.width = 60
      pin photo.height = 60 as photoHeight
      pin photo.top = cell.top + 8 as photoTop
      pin photo.bottom = cell.bottom - 8 as photoBottom
      """,
    task: """
      The photo must be 60 points high and 8 below the cell's top, without a conflict. When the \
      table view takes its 44 back, the cell must know that it is 76 high, with 8 points below the \
      photo.
      """,
    goal: [
      "expect satisfied",
      "expect cell.height = 44",
      "expect photo.frame = (8, 8, 60, 60)",
      "unpin UIView-Encapsulated-Layout-Height; expect cell.height = 76",
    ],
    hints: [
      "Four constraints are listed. One is the system's, and two are in the task: which one is left?",
      "`report conflicts --what-if` says after each constraint where the photo would be if that one were at 999.",
      "`set priority photoBottom 999`",
    ],
    solution: "set priority photoBottom 999")
}
