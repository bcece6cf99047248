extension Phrase.Topic {
  /// Stack views.
  static let stacks = Phrase.Topic(
    "Stack views",
    #"""
    (add|put|arrange) {view:named} <in> {stack}
      words: arrange {view} in {stack}
      - add ok to the stack → arrange ok in stack
      - put the title label inside the stack view → arrange title in stack
    (add|put|arrange) {views} <in> {stack}
      words: each item in {views,} { arrange item in {stack} }
      - put title and ok in the stack → each item in title, ok { arrange item in stack }
      - arrange title, ok in stack → each item in title, ok { arrange item in stack }
    (add|nest|drop) {view:named} <in> {parent}
      words?: move {view} to {parent}
      - add ok to title → move ok to title
      - nest ok inside title → move ok to title
    (take|remove|pull) {views:someViews} (out|from) {stack}
      words?: unarrange {views*}
      - take inner out of the stack → unarrange inner
      - pull inner from stack → unarrange inner
    add [new] {kind:classWord} [<called>] {name:newName} [<in> {parent}] [with] spacing [of] {spacing:number} [<in> \#
      {parent}]
      words: add {kind} {name} spacing {spacing}[ in {parent}]
      - add a vertical stack called list with spacing 8 → add vstack list spacing 8
      - add a horizontal stack bar in card with a spacing of 8 → add hstack bar spacing 8 in card
    add [new] (stack|stack view|stackview|uistackview) [<called>] {name:newName} [.] [axis] {axis:way} [[with] spacing [of] \#
      {spacing:number}] [<in> {parent}]
      UIKit: add stack {name} axis {axis}[ spacing {spacing}][ in {parent}]
      - add stackview list vertical → add stack list axis vertical
      - add UIStackView bar .horizontal spacing 8 in card → add stack bar axis horizontal spacing 8 in card
    (vstack|stack) {views} [vertically] [<called> {name:newName}]
      SwiftUI: embed {views*} in vstack {name|{@new vstack}}
      - stack title ok → embed title ok in vstack vstack1
      - vstack title and ok called list → embed title ok in vstack list
    stack {views} [vertically] <gap>
      SwiftUI: embed {views*} in vstack {@new vstack}; set {@new vstack}.spacing {gap}
      - stack title and ok vertically with 8 spacing → embed title ok in vstack vstack1; set vstack1.spacing 8
      - stack title and ok with spacing 12 → embed title ok in vstack vstack1; set vstack1.spacing 12
    (hstack {views}|stack {views} horizontally) <gap>
      SwiftUI: embed {views*} in hstack {@new hstack}; set {@new hstack}.spacing {gap}
      - stack title and ok horizontally with 8 spacing → embed title ok in hstack hstack1; set hstack1.spacing 8
      - hstack title ok spacing 12 → embed title ok in hstack hstack1; set hstack1.spacing 12
    (hstack {views}|stack {views} horizontally) [<called> {name:newName}]
      SwiftUI: embed {views*} in hstack {name|{@new hstack}}
      - hstack title ok → embed title ok in hstack hstack1
      - stack title and ok horizontally called bar → embed title ok in hstack bar
    embed {views:someViews} (in|inside|into|with|using) [new] (stack|stack \#
      view|stackview|uistackview|vstack|vertical stack|vertical stack view|vertical stackview|column) [[<called>] \#
      {name:newName}]
      Interface Builder: embed {views*} in vstack {name|{@new vstack}}
      - embed title and ok in a vertical stack view → embed title ok in vstack vstack1
      - wrap title ok in a stack view called list → embed title ok in vstack list
    embed {views:someViews} (in|inside|into|with|using) [new] (hstack|horizontal stack|horizontal stack \#
      view|horizontal stackview|row) [[<called>] {name:newName}]
      Interface Builder: embed {views*} in hstack {name|{@new hstack}}
      - wrap title and ok in a horizontal stack → embed title ok in hstack hstack1
      - embed title and ok in a row called actions → embed title ok in hstack actions
    (put|make) {views} (in|inside|into) [new] (vertical stack|vertical stack view|vstack)
      words: embed {views*} in vstack {@new vstack}
      - put title and ok in a vertical stack → embed title ok in vstack vstack1
      - put title, ok into a new vstack → embed title ok in vstack vstack1
    (put|make) {views} (in|inside|into) [new] (horizontal stack|horizontal stack view|hstack)
      words: embed {views*} in hstack {@new hstack}
      - put title and ok in a horizontal stack → embed title ok in hstack hstack1
      - put title, ok into a new hstack → embed title ok in hstack hstack1
    make {stack} [to|into|be|go|run|axis] {axis:way}
      words: set {stack}.axis {axis}
      - make the stack vertical → set stack.axis vertical
      - turn stack horizontal → set stack.axis horizontal
    [make] {stack} (items|children|views|arranged subviews|subviews) [is|be|have] (equal|same) \#
      (widths|heights|width|height|sizes|size)
      words: set {stack}.distribution fillEqually
      - make stack children equal width → set stack.distribution fillEqually
      - give the stack views equal sizes → set stack.distribution fillEqually
    (distribute|fill) {stack} (equally|evenly)
      words: set {stack}.distribution fillEqually
      - fill stack equally → set stack.distribution fillEqually
      - distribute the stack evenly → set stack.distribution fillEqually
    make [gap] (between|in|for) ({stack}|(views|items) in {stack}) [to|is|be|=] {gap:number}
      words: set {stack}.spacing {gap}
      - set spacing in stack to 12 → set stack.spacing 12
      - make the gap between items in the stack 12 → set stack.spacing 12
    (space|make) {stack} [items|children|views] {gap:number} [apart]
      words: set {stack}.spacing {gap}
      - space stack 12 → set stack.spacing 12
      - space the stack items 12 apart → set stack.spacing 12
    make [custom] gap after {view} [in {stack}] [to|=|is|be|by] {gap:number}
      UIKit: set {view}.customSpacing {gap}
      - set custom spacing after inner to 20 → set inner.customSpacing 20
      - set the spacing after inner in stack to 24 → set inner.customSpacing 24
    add [new] [vertical] (stack|stack view|stackview|vstack) (with|of|containing|from|for|holding|around) \#
      {views}
      SwiftUI: embed {views*} in vstack {@new vstack}
      - add a stack view with title and ok → embed title ok in vstack vstack1
      - create a vertical stack of title and ok → embed title ok in vstack vstack1
    add [new] (horizontal (stack|stack view|stackview)|hstack|row) (with|of|containing|from|for|holding|around) \#
      {views}
      SwiftUI: embed {views*} in hstack {@new hstack}
      - add an hstack with title and ok → embed title ok in hstack hstack1
      - create a horizontal stack of title and ok → embed title ok in hstack hstack1
    align {stack} [items|views|children|arranged subviews] [to|at|in] {value}
      UIKit: set {stack}.alignment {value}
      - align stack items center → set stack.alignment center
      - align the stack's children to leading → set stack.alignment leading
    embed (in|into|with) [new] (stack|stack view|stackview|vstack|vertical stack|vertical stack view) \#
      [:] {views}
      Interface Builder: embed {views*} in vstack {@new vstack}
      - embed in stack view title ok → embed title ok in vstack vstack1
      - embed in a vertical stack: title and ok → embed title ok in vstack vstack1
    embed (in|into|with) [new] (hstack|horizontal stack|horizontal stack view) [:] {views}
      Interface Builder: embed {views*} in hstack {@new hstack}
      - embed in horizontal stack title ok → embed title ok in hstack hstack1
      - embed in an hstack: title and ok → embed title ok in hstack hstack1
    embed {views} (in|inside|into|with|using) [new] (vstack|vertical stack|vertical stack view|stack|stack view) <gap>
      SwiftUI: embed {views*} in vstack {@new vstack}; set {@new vstack}.spacing {gap}
      - wrap title and ok in a stack view with 8 → embed title ok in vstack vstack1; set vstack1.spacing 8
      - embed title and ok in a vertical stack with 12 spacing → embed title ok in vstack vstack1; set vstack1.spacing 12
    embed {views} (in|inside|into|with|using) [new] (hstack|horizontal stack|horizontal stack view) <gap>
      SwiftUI: embed {views*} in hstack {@new hstack}; set {@new hstack}.spacing {gap}
      - wrap title and ok in a horizontal stack view spacing 10 → embed title ok in hstack hstack1; set hstack1.spacing 10
      - embed title and ok in an hstack with 12 spacing → embed title ok in hstack hstack1; set hstack1.spacing 12
    put {view} (above|over) {other:view} in [new] (vertical stack|vertical stack view|vstack|stack|stack view|column)
      words: embed {view} {other} in vstack {@new vstack}
      - put title above ok in a vertical stack → embed title ok in vstack vstack1
      - put ok over title in a stack view → embed ok title in vstack vstack1
    put {view} (left of|left|before|beside|next to) {other:view} in [new] (horizontal stack|horizontal stack view|hstack|stack|stack view|row)
      words: embed {view} {other} in hstack {@new hstack}
      - put title next to ok in a horizontal stack → embed title ok in hstack hstack1
      - put ok left of title in a row → embed ok title in hstack hstack1
    add [new] (row|hstack|horizontal stack|horizontal stack view) (with|of|containing|holding) {kind:classWord} and \#
      {other:classWord} [<in> {parent}]
      words: add hstack {@new hstack}[ in {parent}]; add {kind} {kind+} in {@new hstack}; add {other} {other+} in {@new hstack}
      - add a row with a label and a switch → add hstack hstack1; add label label1 in hstack1; add switch switch1 in hstack1
      - add a horizontal stack with an image and a label to card → add hstack hstack1 in card; add image image1 in hstack1; add label label1 in hstack1
    add [new] (column|vstack|stack|stack view|vertical stack|vertical stack view) (with|of|containing|holding) {kind:classWord} and \#
      {other:classWord} [<in> {parent}]
      words?: add vstack {@new vstack}[ in {parent}]; add {kind} {kind+} in {@new vstack}; add {other} {other+} in {@new vstack}
      - add a stack view with a label and a switch → add vstack vstack1; add label label1 in vstack1; add switch switch1 in vstack1
      - add a column with an image and a label to card → add vstack vstack1 in card; add image image1 in vstack1; add label label1 in vstack1
    make {stack} {axis:way} (with|and) {gap:number} [gap|space] [between] [items|views|children|subviews]
      words: set {stack}.axis {axis}; set {stack}.spacing {gap}
      - make the stack horizontal with 8 points between the items → set stack.axis horizontal; set stack.spacing 8
      - make stack vertical with 12 spacing → set stack.axis vertical; set stack.spacing 12
    (move|take|get|pull) {view} out {stack}
      words: unarrange {view}
      - move inner out of the stack → unarrange inner
      - get inner out of the stack → unarrange inner
    put {view} (first|at start|at beginning|at front) [in|inside] {stack}
      words: arrange {view} in {stack} at 0
      - put ok first in the stack → arrange ok in stack at 0
      - put title at the start of the stack → arrange title in stack at 0
    put {view} (last|at end|at very end|at back) [in|inside] {stack}
      words: arrange {view} in {stack}
      - put ok at the end of the stack → arrange ok in stack
      - put title last in the stack → arrange title in stack
    (double|triple|halve) [gap] [in] {stack}
      words?: get {stack}.spacing
      - double the spacing of the stack → get stack.spacing
      - halve the gap in stack → get stack.spacing
    {stack} [should|must] (have|is|get) (no|without|zero) gap|remove gap (from|in|of) {stack}
      words: set {stack}.spacing 0
      - the stack should have no spacing → set stack.spacing 0
      - remove the spacing from the stack → set stack.spacing 0
    (space out|space|spread|spread out) {stack} [evenly|equally|out]|(equal|even) gap (in|of) {stack}
      words: set {stack}.distribution equalSpacing
      - space out the stack → set stack.distribution equalSpacing
      - equal spacing in the stack → set stack.distribution equalSpacing
    add {count} [new] {kind:classes} [in|as] (side by side|row|horizontally) [<in> {parent}]
      words: add hstack {@new hstack}[ in {parent}]; each i in 1...{count} { add {kind} "{kind}\(i)" in {@new hstack} }
      - add two buttons side by side → add hstack hstack1; each i in 1...2 { add button "button\(i)" in hstack1 }
      - add 3 labels in a row to card → add hstack hstack1 in card; each i in 1...3 { add label "label\(i)" in hstack1 }
    add {count} [new] {kind:classes} [in|as] (column|vertically|under each other|below each other) [<in> {parent}]
      words: add vstack {@new vstack}[ in {parent}]; each i in 1...{count} { add {kind} "{kind}\(i)" in {@new vstack} }
      - add two buttons vertically → add vstack vstack1; each i in 1...2 { add button "button\(i)" in vstack1 }
      - add 3 labels in a column to card → add vstack vstack1 in card; each i in 1...3 { add label "label\(i)" in vstack1 }
    (add|put|arrange) {views} <in> {stack} (with|and) {gap:number} [gap|apart] [between|in between|between them]
      words: each item in {views,} { arrange item in {stack} }; set {stack}.spacing {gap}
      - put title and ok in the stack with 12 between them → each item in title, ok { arrange item in stack }; set stack.spacing 12
      - add title, ok to stack with 8 spacing → each item in title, ok { arrange item in stack }; set stack.spacing 8
    (add|put) (things|views|something|items|subviews|view) <in> {stack}
      answer: name the views, as in: arrange title in {stack}
      - how do I add things to the stack
      - add views to stack
    """#)
}
