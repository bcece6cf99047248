extension Phrase.Topic {
  /// Stack views.
  static let stacks = Phrase.Topic(name: "Stack views", phrases: [
    Phrase(
      "(add|put|arrange) {view:named} <in> {stack}", "arrange {view} in {stack}",
      said: ["add ok to the stack": "arrange ok in stack", "put the title label inside the stack view": "arrange title in stack"]),
    Phrase(
      "(add|put|arrange) {views} <in> {stack}", "each item in {views,} { arrange item in {stack} }",
      said: ["put title and ok in the stack": "each item in title, ok { arrange item in stack }",
        "arrange title, ok in stack": "each item in title, ok { arrange item in stack }"]),
    Phrase(
      "(add|put|nest) {view:named} <in> {parent}", "move {view} to {parent}", isGuess: true,
      said: ["add ok to title": "move ok to title", "nest ok inside title": "move ok to title"]),
    Phrase(
      "(take|remove|pull) {views:someViews} (out|from) {stack}", "unarrange {views*}", isGuess: true,
      said: ["take inner out of the stack": "unarrange inner", "pull inner from stack": "unarrange inner"]),
    Phrase(
      "(vstack|stack {views} vertically|stack) {views:views} [vertically] [<called> {name:newName}]",
      "embed {views*} in vstack {name|{@new vstack}}", .swiftUI,
      said: ["stack title ok": "embed title ok in vstack vstack1",
        "vstack title and ok called list": "embed title ok in vstack list"]),
    Phrase(
      "(hstack {views}|stack {views} horizontally) [<called> {name:newName}]",
      "embed {views*} in hstack {name|{@new hstack}}", .swiftUI,
      said: ["hstack title ok": "embed title ok in hstack hstack1",
        "stack title and ok horizontally called bar": "embed title ok in hstack bar"]),
    Phrase(
      "embed {views:someViews} (in|inside|into|with|using) [new] (stack|stack view|stackview|uistackview|vstack|vertical stack|vertical stack view|vertical stackview|column) [[<called>] {name:newName}]",
      "embed {views*} in vstack {name|{@new vstack}}", .interfaceBuilder,
      said: ["embed title and ok in a vertical stack view": "embed title ok in vstack vstack1",
        "wrap title ok in a stack view called list": "embed title ok in vstack list"]),
    Phrase(
      "embed {views:someViews} (in|inside|into|with|using) [new] (hstack|horizontal stack|horizontal stack view|horizontal stackview|row) [[<called>] {name:newName}]",
      "embed {views*} in hstack {name|{@new hstack}}", .interfaceBuilder,
      said: ["wrap title and ok in a horizontal stack": "embed title ok in hstack hstack1",
        "embed title and ok in a row called actions": "embed title ok in hstack actions"]),
    Phrase(
      "(put|make) {views} (in|inside|into) [new] (vertical stack|vertical stack view|vstack)", "embed {views*} in vstack {@new vstack}",
      said: ["put title and ok in a vertical stack": "embed title ok in vstack vstack1", "put title, ok into a new vstack": "embed title ok in vstack vstack1"]),
    Phrase(
      "(put|make) {views} (in|inside|into) [new] (horizontal stack|horizontal stack view|hstack)", "embed {views*} in hstack {@new hstack}",
      said: ["put title and ok in a horizontal stack": "embed title ok in hstack hstack1", "put title, ok into a new hstack": "embed title ok in hstack hstack1"]),
    Phrase(
      "make {stack} [to|be|go|run|axis] {axis:way}", "set {stack}.axis {axis}",
      said: ["make the stack vertical": "set stack.axis vertical", "turn stack horizontal": "set stack.axis horizontal"]),
    Phrase(
      "[make] {stack} (items|children|views|arranged subviews|subviews) [is|be|have] (equal|same) (widths|heights|width|height|sizes|size)",
      "set {stack}.distribution fillEqually",
      said: ["make stack children equal width": "set stack.distribution fillEqually",
        "give the stack views equal sizes": "set stack.distribution fillEqually"]),
    Phrase(
      "(distribute|fill) {stack} (equally|evenly)", "set {stack}.distribution fillEqually",
      said: ["fill stack equally": "set stack.distribution fillEqually", "distribute the stack evenly": "set stack.distribution fillEqually"]),
    Phrase(
      "make [gap] (between|in|for) ({stack}|(views|items) in {stack}) [to|is|be|=] {gap:number}", "set {stack}.spacing {gap}",
      said: ["set spacing in stack to 12": "set stack.spacing 12", "make the gap between items in the stack 12": "set stack.spacing 12"]),
    Phrase(
      "(space|make) {stack} [items|children|views] {gap:number} [apart]", "set {stack}.spacing {gap}",
      said: ["space stack 12": "set stack.spacing 12", "space the stack items 12 apart": "set stack.spacing 12"]),
    Phrase(
      "make [custom] gap after {view} [in {stack}] [to|=|is|be|by] {gap:number}", "set {view}.customSpacing {gap}", .uiKit,
      said: ["set custom spacing after inner to 20": "set inner.customSpacing 20", "set the spacing after inner in stack to 24": "set inner.customSpacing 24"]),
    Phrase(
      "add [new] [vertical] (stack|stack view|stackview|vstack) (with|of|containing|from|for|holding|around) {views}", "embed {views*} in vstack {@new vstack}", .swiftUI,
      said: ["add a stack view with title and ok": "embed title ok in vstack vstack1", "create a vertical stack of title and ok": "embed title ok in vstack vstack1"]),
    Phrase(
      "add [new] (horizontal (stack|stack view|stackview)|hstack|row) (with|of|containing|from|for|holding|around) {views}", "embed {views*} in hstack {@new hstack}", .swiftUI,
      said: ["add an hstack with title and ok": "embed title ok in hstack hstack1", "create a horizontal stack of title and ok": "embed title ok in hstack hstack1"]),
    Phrase(
      "align {stack} [items|views|children|arranged subviews] [to|at|in] {value}", "set {stack}.alignment {value}", .uiKit,
      said: ["align stack items center": "set stack.alignment center", "align the stack's children to leading": "set stack.alignment leading"]),
  ])
}
