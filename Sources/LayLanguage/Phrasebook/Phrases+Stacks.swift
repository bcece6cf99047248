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
    make {stack} [to|be|go|run|axis] {axis:way}
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
    """#)
}
