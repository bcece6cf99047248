extension Phrase.Topic {
  /// Centering, aligning, and views beside others.
  static let places = Phrase.Topic(name: "Places", phrases: [
    Phrase(
      "[make] {view} center [(in|inside|on|to|within|with) {place}]", "pin {view} center to {place|superview}",
      said: ["title centered in card": "pin title center to card", "make title centered": "pin title center to superview"]),
    Phrase(
      "center {view} [(in|inside|on|to|within|with) {place}]", "pin {view} center to {place|superview}",
      said: ["center ok in card": "pin ok center to card", "center title": "pin title center to superview"]),
    Phrase(
      "(put|pin|align) {view} (in|at|to|into|with) [very] (center|centers) [{place}|(in|of|with) {place}]", "pin {view} center to {place|superview}",
      said: ["put title in the middle": "pin title center to superview", "pin title to the center of card": "pin title center to card"]),
    Phrase(
      "([make] {view} center|center {view}) (both|both ways|horizontally and vertically|vertically and horizontally|in both directions) [(in|inside|on|to|within|with) {place}]",
      "pin {view} center to {place|superview}",
      said: ["center title both ways": "pin title center to superview", "center ok horizontally and vertically in card": "pin ok center to card"]),
    Phrase(
      "center {view} ({middle} [(in|inside|on|to|within|with) {place}]|(in|inside|on|to|within|with) {place} {middle}) [<gap>]",
      "pin {view}.{middle} = {place|superview}.{middle}[ + {gap}]", .interfaceBuilder,
      said: ["center title horizontally in card": "pin title.centerX = card.centerX",
        "center ok in the card vertically": "pin ok.centerY = card.centerY"]),
    Phrase(
      "{middle} center {view} [(in|inside|on|to|within|with) {place}]", "pin {view}.{middle} = {place|superview}.{middle}", .interfaceBuilder,
      said: ["horizontally center title": "pin title.centerX = superview.centerX", "vertically center ok in card": "pin ok.centerY = card.centerY"]),
    Phrase(
      "[make] {view} ({middle} center|center {middle}) [(in|inside|on|to|within|with) {place}]", "pin {view}.{middle} = {place|superview}.{middle}", .interfaceBuilder,
      said: ["title horizontally centered": "pin title.centerX = superview.centerX", "make ok vertically centered in card": "pin ok.centerY = card.centerY"]),
    Phrase(
      "center {views} [(in|inside|on|to|within|with) {place}]", "each item in {views,} { pin item center to {place|superview} }",
      said: ["center title and ok in card": "each item in title, ok { pin item center to card }",
        "center title, ok": "each item in title, ok { pin item center to superview }"]),
    Phrase(
      "center {views} {middle} [(in|inside|on|to|within|with) {place}]", "each item in {views,} { pin item.{middle} = {place|superview}.{middle} }",
      said: ["center title and ok vertically in card": "each item in title, ok { pin item.centerY = card.centerY }",
        "center title, ok horizontally": "each item in title, ok { pin item.centerX = superview.centerX }"]),

    Phrase(
      "align [up] {edge:alignment} [edges] [of|for|on] {views}", "align {views*} {edge}", .interfaceBuilder,
      said: ["align leading title ok": "align title ok leading", "align the baselines of title and ok": "align title ok lastBaseline"]),
    Phrase(
      "(align [up]|make) {views} [aligned] (by|on|at|along|to|with|using) {edge:alignment} [edges|edge|each other]", "align {views*} {edge}", .interfaceBuilder,
      said: ["align title and ok by their baselines": "align title ok lastBaseline", "line up title and ok on top": "align title ok top"]),
    Phrase(
      "{edge:alignment} align {views}", "align {views*} {edge}", .interfaceBuilder,
      said: ["left-align title and ok": "align title ok left", "baseline align title, ok": "align title ok lastBaseline"]),
    Phrase(
      "make {views} {edge:alignment} aligned", "align {views*} {edge}", .interfaceBuilder,
      said: ["make title and ok left aligned": "align title ok left", "make title ok baseline aligned": "align title ok lastBaseline"]),
    Phrase(
      "align {view} {edge:alignment} (with|to) {other:view} [{same:alignment}]", "pin {view}.{edge} = {other}.{same|{edge}}",
      said: ["align title top with ok": "pin title.top = ok.top", "align title's leading edge to ok's leading edge": "pin title.leading = ok.leading"]),
    Phrase(
      "align {edge:alignment} {view} (with|to) [{same:alignment}] {other:view}", "pin {view}.{edge} = {other}.{same|{edge}}",
      said: ["align the top of title with ok": "pin title.top = ok.top", "align the bottom of title to the top of ok": "pin title.bottom = ok.top"]),
    Phrase(
      "align {view} (with|to) {other:view} [on|at|by] {edge:alignment}", "align {other} {view} {edge}",
      said: ["align title with ok top": "align ok title top", "align title to ok on leading": "align ok title leading"]),
    Phrase(
      "[pin|make] {a:start} ([is] (to|with|at|from) {b:anchor}|{gap:number} (from|below|after|past) {b:anchor}) [<gap>]", "pin {a} = {b}[ {gap~}]",
      said: ["pin title top to ok bottom": "pin title.top = ok.bottom", "pin the top of title to the bottom of ok with 8": "pin title.top = ok.bottom + 8"]),
    Phrase(
      "[pin|make] {a:end} ([is] (to|with|at|from) {b:anchor}|{gap:number} (from|above|before) {b:anchor}) [<gap>]", "pin {a} = {b}[ {gap-}]",
      said: ["pin title trailing to ok leading": "pin title.trailing = ok.leading",
        "pin the bottom of title to the top of ok with 8": "pin title.bottom = ok.top - 8"]),
    Phrase(
      "[pin] {a:anchor} ([is] {bound}|equals|is [equal|same] [to|as]) {b:anchor} [(plus|+) {more:number}|(minus|-) {less:number}]", "pin {a} {bound|=} {b}[ + {more}][ - {less}]",
      said: ["title top equals card top plus 8": "pin title.top = card.top + 8", "top of title is at least bottom of ok + 8": "pin title.top >= ok.bottom + 8"]),

    Phrase(
      "(put|pin|make) {view} [is] [{gap:number}] [to|at|on|pt] {beside} {other:view} [<gap>]", "pin {view}.{beside} {gap|8}",
      said: ["put ok 8 below title": "pin ok.top = title.bottom + 8", "place title under ok 20 apart": "pin title.top = ok.bottom + 20",
        "put ok to the right of title with 12 spacing": "pin ok.leading = title.trailing + 12"]),
    Phrase(
      "{view} [<be>] [{gap:number}] [to|at|on] {beside} {other:view} [<gap>]", "pin {view}.{beside} {gap|8}",
      said: ["ok below title": "pin ok.top = title.bottom + 8", "title should be 20 above ok": "pin title.bottom = ok.top - 20"]),
    Phrase(
      "[vertical|vertically] gap [between] {view} and {other:view} [<be>] [{gap:number}] [vertically]", "pin {other}.top = {view}.bottom + {gap|8}", isGuess: true,
      said: ["spacing between title and ok 8": "pin ok.top = title.bottom + 8", "vertical gap between title and ok should be 20": "pin ok.top = title.bottom + 20"]),
    Phrase(
      "[horizontal|horizontally] gap [between] {view} and {other:view} [<be>] [{gap:number}] [horizontally]", "pin {other}.leading = {view}.trailing + {gap|8}", isGuess: true,
      said: ["spacing between title and ok 8": "pin ok.leading = title.trailing + 8", "horizontal gap between title and ok should be 20": "pin ok.leading = title.trailing + 20"]),
    Phrase(
      "(leave|make|add|put|pin|use) [vertical] {gap:number} [gap|vertical gap|vertically] between {view} and {other:view} [vertically]", "pin {other}.top = {view}.bottom + {gap}", isGuess: true,
      said: ["leave 8 points between title and ok": "pin ok.top = title.bottom + 8", "put 20 vertical space between title and ok": "pin ok.top = title.bottom + 20"]),
    Phrase(
      "(leave|make|add|put|pin|use) [horizontal] {gap:number} [gap|horizontal gap|horizontally] between {view} and {other:view} [horizontally]", "pin {other}.leading = {view}.trailing + {gap}", isGuess: true,
      said: ["leave 8 points between title and ok": "pin ok.leading = title.trailing + 8", "put 20 horizontal space between title and ok": "pin ok.leading = title.trailing + 20"]),
    Phrase(
      "(distribute|space|spread|space out) {views} [evenly|equally|out] [{axis}] [<gap>]", "distribute {views*} {axis|vertically}[ {gap}]", isGuess: true,
      said: ["distribute title ok": "distribute title ok vertically", "space title and ok evenly with 12": "distribute title ok vertically 12"]),
    Phrase(
      "(align [up]|put|lay out|layout|arrange) {views} [in|as] {axis} [<gap>]", "distribute {views*} {axis}[ {gap}]",
      said: ["line up title and ok in a row": "distribute title ok horizontally", "put title and ok side by side with 12": "distribute title ok horizontally 12"]),
    Phrase(
      "align {views}", "align {views*} leading", isGuess: true,
      said: ["align title and ok": "align title ok leading", "line the title and ok": "align title ok leading"]),
    Phrase(
      "align {views}", "align {views*} centerY", isGuess: true,
      said: ["align title and ok": "align title ok centerY", "line the title and ok": "align title ok centerY"]),
  ])
}
