extension Phrase.Topic {
  /// Phrases for centering, aligning, and placing views next to others.
  static let places = Phrase.Topic(
    "Places",
    #"""
    [make] {view} [to be|should be|must be] center [(in|inside|on|to|within|with) {place}]
      words: pin {view} center to {place|superview}
      - title centered in card → pin title center to card
      - make title centered → pin title center to superview
    center {view} [(in|inside|on|to|within|with) {place}]
      words: pin {view} center to {place|superview}
      - center ok in card → pin ok center to card
      - center title → pin title center to superview
    ((put|pin|align) {view} [in|at|to|into|with]|{view} [<be>|sits|goes|should sit|should go] (in|at)) [very] \#
      (center|centers) [{place}|(in|of|with) {place}]
      words: pin {view} center to {place|superview}
      - put title in the middle → pin title center to superview
      - pin title to the center of card → pin title center to card
    ([make] {view} center|center {view}) (both|both ways|horizontally and vertically|vertically and \#
      horizontally|in both directions) [(in|inside|on|to|within|with) {place}]
      words: pin {view} center to {place|superview}
      - center title both ways → pin title center to superview
      - center ok horizontally and vertically in card → pin ok center to card
    center {view} ({middle} [(in|inside|on|to|within|with) {place}]|(in|inside|on|to|within|with) {place} \#
      {middle}) [<gap>]
      Interface Builder: pin {view}.{middle} = {place|superview}.{middle}[ + {gap}]
      - center title horizontally in card → pin title.centerX = card.centerX
      - center ok in the card vertically → pin ok.centerY = card.centerY
    {middle} center {view} [(in|inside|on|to|within|with) {place}]
      Interface Builder: pin {view}.{middle} = {place|superview}.{middle}
      - horizontally center title → pin title.centerX = superview.centerX
      - vertically center ok in card → pin ok.centerY = card.centerY
    [make] {view} [to be|should be|must be] ({middle} center|center {middle}) [(in|inside|on|to|within|with) {place}]
      Interface Builder: pin {view}.{middle} = {place|superview}.{middle}
      - title horizontally centered → pin title.centerX = superview.centerX
      - make ok vertically centered in card → pin ok.centerY = card.centerY
    center {views} [(in|inside|on|to|within|with) {place}]
      words: each item in {views,} { pin item center to {place|superview} }
      - center title and ok in card → each item in title, ok { pin item center to card }
      - center title, ok → each item in title, ok { pin item center to superview }
    center {views} {middle} [(in|inside|on|to|within|with) {place}]
      words: each item in {views,} { pin item.{middle} = {place|superview}.{middle} }
      - center title and ok vertically in card → each item in title, ok { pin item.centerY = card.centerY }
      - center title, ok horizontally → each item in title, ok { pin item.centerX = superview.centerX }
    align [up] {edge:alignment} [edges] [of|for|on] {views}
      Interface Builder: align {views*} {edge}
      - align leading title ok → align title ok leading
      - align the baselines of title and ok → align title ok lastBaseline
    (align [up]|make) {views} [aligned] (by|on|at|along|to|with|using) {edge:alignment} [edges|edge|each other]
      Interface Builder: align {views*} {edge}
      - align title and ok by their baselines → align title ok lastBaseline
      - line up title and ok on top → align title ok top
    {edge:alignment} align {views}
      Interface Builder: align {views*} {edge}
      - left-align title and ok → align title ok left
      - baseline align title, ok → align title ok lastBaseline
    make {views} {edge:alignment} aligned
      Interface Builder: align {views*} {edge}
      - make title and ok left aligned → align title ok left
      - make title ok baseline aligned → align title ok lastBaseline
    align {view} {edge:alignment} (with|to) {other:view} [{same:alignment}]
      words: pin {view}.{edge} = {other}.{same|{edge}}
      - align title top with ok → pin title.top = ok.top
      - align title's leading edge to ok's leading edge → pin title.leading = ok.leading
    [make] {view} [<be>] {edge:alignment} [aligned|align] (with|to) {other:view}
      words: pin {view}.{edge} = {other}.{edge}
      - title should be left aligned with ok → pin title.left = ok.left
      - make title leading aligned to ok → pin title.leading = ok.leading
    align {edge:alignment} {view} (with|to) [{same:alignment}] {other:view}
      words: pin {view}.{edge} = {other}.{same|{edge}}
      - align the top of title with ok → pin title.top = ok.top
      - align the bottom of title to the top of ok → pin title.bottom = ok.top
    align {view} (with|to) {edge:alignment} {other:view}
      words?: align {other} {view} {edge}
      - align the button with the left edge of the title → align title ok left
      - align title with the centerX of ok → align ok title centerX
    align {view} (with|to) {other:view} [on|at|by] {edge:alignment}
      words: align {other} {view} {edge}
      - align title with ok top → align ok title top
      - align title to ok on leading → align ok title leading
    [pin|make] {a:start} ([is] (to|with|at|from) {b:anchor}|{gap:number} (from|below|after|past) {b:anchor}) \#
      [<gap>]
      words: pin {a} = {b}[ {gap~}]
      - pin title top to ok bottom → pin title.top = ok.bottom
      - pin the top of title to the bottom of ok with 8 → pin title.top = ok.bottom + 8
    [pin|make] {a:end} ([is] (to|with|at|from) {b:anchor}|{gap:number} (from|above|before) {b:anchor}) [<gap>]
      words: pin {a} = {b}[ {gap-}]
      - pin title trailing to ok leading → pin title.trailing = ok.leading
      - pin the bottom of title to the top of ok with 8 → pin title.bottom = ok.top - 8
    [pin|make] {a:start} at least {gap:number} (from|after|below) {b:anchor}
      words: pin {a} >= {b} {gap~}
      - title leading at least 16 from card leading → pin title.leading >= card.leading + 16
      - pin ok top at least 8 below title bottom → pin ok.top >= title.bottom + 8
    [pin|make] {a:end} at least {gap:number} (from|before|above) {b:anchor}
      words: pin {a} <= {b} {gap-}
      - title trailing at least 16 from card trailing → pin title.trailing <= card.trailing - 16
      - pin title bottom at least 8 above ok top → pin title.bottom <= ok.top - 8
    [pin|make] {a:start} {gap:number} (from|inside) {place}
      words: pin {a} = {place}.{a.1} {gap~}
      - title leading 16 from card → pin title.leading = card.leading + 16
      - pin title top 20 inside safe area → pin title.top = safeArea.top + 20
    [pin|make] {a:end} {gap:number} (from|inside) {place}
      words: pin {a} = {place}.{a.1} {gap-}
      - title trailing 16 from card → pin title.trailing = card.trailing - 16
      - pin ok bottom 20 from the safe area → pin ok.bottom = safeArea.bottom - 20
    [pin|make] {a:anchor} to {b:anchor} ((plus|+) {more:number}|(minus|-) {less:number})
      UIKit: pin {a} = {b}[ + {more}][ - {less}]
      - set title.top to card.top + 8 → pin title.top = card.top + 8
      - pin title bottom to ok top minus 8 → pin title.bottom = ok.top - 8
    [pin|make] {a:anchor} to {place} . {b:edge} [(plus|+) {more:number}|(minus|-) {less:number}]
      UIKit: pin {a} = {place}.{b}[ + {more}][ - {less}]
      - pin title.top to superview.top → pin title.top = superview.top
      - pin title.top to safeArea.top + 8 → pin title.top = safeArea.top + 8
    [pin] {a:anchor} ([is] {bound}|equals|is [equal|same] [to|as]) {b:anchor} [(times|*) {factor:number}] \#
      [(plus|+) {more:number}|(minus|-) {less:number}]
      words: pin {a} {bound|=} {b}[ * {factor}][ + {more}][ - {less}]
      - card height = title height * 2 + 16 → pin card.height = title.height * 2 + 16
      - title top equals card top plus 8 → pin title.top = card.top + 8
      - top of title is at least bottom of ok + 8 → pin title.top >= ok.bottom + 8
    (put|pin|make) {view} [is] [{gap:number}] [to|at|on|pt] {beside} {other:view} [<gap>]
      words: pin {view}.{beside} {gap|8}
      - put ok 8 below title → pin ok.top = title.bottom + 8
      - place title under ok 20 apart → pin title.top = ok.bottom + 20
      - put ok to the right of title with 12 spacing → pin ok.leading = title.trailing + 12
    {view} [<be>|should start|should begin|starts|begins|sits|goes|comes|follows|should sit|should go|should come|must sit|must go|must come] [{gap:number}] \#
      [to|at|on] {beside} {other:view} [<gap>]
      words: pin {view}.{beside} {gap|8}
      - ok below title → pin ok.top = title.bottom + 8
      - title should be 20 above ok → pin title.bottom = ok.top - 20
    [make] [vertical|vertically] gap [between] {view} and {other:view} [<be>] {gap:number} [vertically]
      words?: pin {other}.top = {view}.bottom + {gap|8}
      - spacing between title and ok 8 → pin ok.top = title.bottom + 8
      - vertical gap between title and ok should be 20 → pin ok.top = title.bottom + 20
    [make] [horizontal|horizontally] gap [between] {view} and {other:view} [<be>] {gap:number} [horizontally]
      words?: pin {other}.leading = {view}.trailing + {gap|8}
      - spacing between title and ok 8 → pin ok.leading = title.trailing + 8
      - horizontal gap between title and ok should be 20 → pin ok.leading = title.trailing + 20
    (leave|make|add|put|pin|use) [vertical] {gap:number} [gap|vertical gap|vertically] between {view} and \#
      {other:view} [vertically]
      words?: pin {other}.top = {view}.bottom + {gap}
      - leave 8 points between title and ok → pin ok.top = title.bottom + 8
      - put 20 vertical space between title and ok → pin ok.top = title.bottom + 20
    (leave|make|add|put|pin|use) [horizontal] {gap:number} [gap|horizontal gap|horizontally] between {view} and \#
      {other:view} [horizontally]
      words?: pin {other}.leading = {view}.trailing + {gap}
      - leave 8 points between title and ok → pin ok.leading = title.trailing + 8
      - put 20 horizontal space between title and ok → pin ok.leading = title.trailing + 20
    [how much|what|what is|how far|how big is] [is] gap [is|be] [there] between {view} and {other:view}
      words: get {other}.top - {view}.bottom; get {other}.leading - {view}.trailing
      - how much space is between title and ok → get ok.top - title.bottom; get ok.leading - title.trailing
      - what is the distance between title and ok → get ok.top - title.bottom; get ok.leading - title.trailing
    [make] {view} [<be>|stay] at least {gap:number} [away|apart] from {other:view}
      words?: pin {other}.top >= {view}.bottom + {gap}
      - keep title at least 8 away from ok → pin ok.top >= title.bottom + 8
      - title must be at least 8 points from ok → pin ok.top >= title.bottom + 8
    (distribute|space|spread|space out) {views} [evenly|equally|out] [{axis}] [(in|inside|across) {place}] [<gap>]
      words?: distribute {views*} {axis|vertically}[ {gap}]
      - distribute title ok → distribute title ok vertically
      - space title and ok evenly with 12 → distribute title ok vertically 12
    (align [up]|put|lay out|layout|arrange) {views} [in|as] {axis} [<gap>]
      words: distribute {views*} {axis}[ {gap}]
      - line up title and ok in a row → distribute title ok horizontally
      - put title and ok side by side with 12 → distribute title ok horizontally 12
    align {views}
      words?: align {views*} leading
      - align title and ok → align title ok leading
      - line the title and ok → align title ok leading
    align {views}
      words?: align {views*} centerY
      - align title and ok → align title ok centerY
      - line the title and ok → align title ok centerY
    align {views} {edge:alignment}
      Interface Builder: align {views*} {edge}
      - align title and ok leading → align title ok leading
      - align title and ok bottom edges → align title ok bottom
    (assert|verify|ensure|check|make sure|confirm|expect) [that] {view} [stay|stays|is|be] (below|under|beneath) {other:view}
      words: expect {view}.top >= {other}.bottom
      - check that ok stays below title → expect ok.top >= title.bottom
      - make sure ok is under title → expect ok.top >= title.bottom
    (assert|verify|ensure|check|make sure|confirm|expect) [that] {view} [stay|stays|is|be] above {other:view}
      words: expect {view}.bottom <= {other}.top
      - check that title stays above ok → expect title.bottom <= ok.top
      - make sure title is above ok → expect title.bottom <= ok.top
    (make|put) {views} [on|at|with|have|share] [same] {edge:alignment}
      Interface Builder?: align {views*} {edge}
      - give the title and the button the same left edge → align title ok left
      - make title and ok share the same top → align title ok top
    {a:anchor} [should|must|has to|needs to] [is|be] (align|align up|aligned|lined up|flush|level|even) (with|to) \#
      {b:anchor}
      words: pin {a} = {b}
      - title's right edge should line up with the card's right edge → pin title.right = card.right
      - bottom of title flush with top of ok → pin title.bottom = ok.top
    {view} [should|must] [is|be|sit|sits] flush [with|to|in|on] [very] {edges} [edge|side|corner] [in|with|to] [{place}]
      words: pin {view} {edges*} to {place|superview}
      - title is flush left in card → pin title left to card
      - ok flush with the bottom of the card → pin ok bottom to card
    {view} (starts|begins|sits|ends|stops|should start|should begin|should end|should stop) {gap:number} [in] (from|off|before|after) \#
      {edges} [edge|side] [(in|inside) {place}|{place}]
      words: pin {view} {edges*} to {place|superview} inset {gap}
      - title starts 16 from the left → pin title left to superview inset 16
      - ok ends 12 points before the bottom of card → pin ok bottom to card inset 12
    {view} (sits|goes|stays|lives|belongs) (at|on|in|along) [very] {edges} [corner|edge|side] [(in|inside) {place}|{place}] \#
      [<inset>]
      words: pin {view} {edges*} to {place|superview}[ inset {inset}]
      - title sits at the top → pin title top to superview
      - ok goes in the bottom right corner of card with 12 → pin ok bottom right to card inset 12
    lay {views} out [in|as] {axis} [<gap>]
      words: distribute {views*} {axis}[ {gap}]
      - lay title and ok out side by side → distribute title ok horizontally
      - lay title, ok out in a column with 12 → distribute title ok vertically 12
    (put|nudge|shift|slide|push|bump|offset) {view} ([by] {number} [to|towards|more] ('left|'right|sideways)|[to|towards] ('left|'right) \#
      [by] {number})
      words?: explain {view}.leading
      - move ok 20 points to the left → explain ok.leading
      - nudge title right by 4 → explain title.leading
    (put|nudge|shift|slide|push|bump|offset) {view} ([by] {number} (up|down|upwards|downwards|higher|lower)|(up|down|upwards|downwards|higher|lower) \#
      [by] {number})
      words?: explain {view}.top
      - shift title down 10 → explain title.top
      - move ok up by 4 points → explain ok.top
    center {views} (as group|as one|together) [(in|inside|on|to|within|with) {place}]
      words?: embed {views*} in vstack {@new vstack}; pin {@new vstack} center to {place|superview}
      - center title and ok as a group → embed title ok in vstack vstack1; pin vstack1 center to superview
      - center title and ok together in card → embed title ok in vstack vstack1; pin vstack1 center to card
    pin {views} to {edges} [edge|edges|side|sides] [(in|inside) {place}|{place}] [<inset>]
      words: each item in {views,} { pin item {edges*} to {place|superview}[ inset {inset}] }
      - pin title and ok to the left edge of card → each item in title, ok { pin item left to card }
      - pin title, ok to the top with 8 → each item in title, ok { pin item top to superview inset 8 }
    pin {views} to {place} [edges] [<inset>]
      words?: each item in {views,} { pin item edges to {place}[ inset {inset}] }
      - pin everything to the safe area → each item in card { pin item edges to safeArea }
      - pin title and ok to card with 8 → each item in title, ok { pin item edges to card inset 8 }
    (respect|avoid|keep clear of|stay clear of|mind) (notch|safe area|home indicator|dynamic island|status bar)
      answer: pin views to the safe area instead of their superview: pin VIEW.top = safeArea.top + 8, or pin VIEW edges to safeArea
      - respect the notch
      - avoid the home indicator
    there (should|must) be [at least] {gap:number} [gap] between {view} and {other:view}
      words?: pin {other}.top = {view}.bottom + {gap}
      - there should be 12 points between title and ok → pin ok.top = title.bottom + 12
      - there must be 8 of space between title and ok → pin ok.top = title.bottom + 8
    there (should|must) be [at least] {gap:number} [gap] between {view} and {other:view}
      words?: pin {other}.leading = {view}.trailing + {gap}
      - there should be 12 points between title and ok → pin ok.leading = title.trailing + 12
      - there must be 8 of space between title and ok → pin ok.leading = title.trailing + 8
    {view} and {other:view} (should|must|can|may) (not|never) (overlap|touch|cover each other|collide)
      words?: pin {other}.top >= {view}.bottom
      - title and ok should never overlap → pin ok.top >= title.bottom
      - title and ok must not touch → pin ok.top >= title.bottom
    {view} and {other:view} (should|must|can|may) (not|never) (overlap|touch|cover each other|collide)
      words?: pin {other}.leading >= {view}.trailing
      - title and ok should never overlap → pin ok.leading >= title.trailing
      - title and ok must not touch → pin ok.leading >= title.trailing
    center (view|views|something|label|button|image)
      answer: name the view, as in: pin title center to superview
      - how do I center a view
      - how do I center something
    make (two views|views|something) (same|equal) (size|width|height)
      answer: name the views, as in: pin ok.width = title.width, or pin ok size to title
      - how do I make two views the same size
      - how can I make views the same width
    pin to {place}
      answer: name the view, as in: pin title edges to {place} inset 8, or pin title.top = {place}.top + 8
      - how can I pin to the safe area
      - how do I pin to card
    [pin|make] (bottom {view}|{view} [.] bottom) [is|be] {gap:number} (above|over) {other:view}
      words: pin {view}.bottom = {other}.top - {gap}
      - pin the bottom of title 8 above ok → pin title.bottom = ok.top - 8
      - title's bottom is 12 above ok → pin title.bottom = ok.top - 12
    [pin|make] (top {view}|{view} [.] top) [is|be] {gap:number} (below|under|beneath) {other:view}
      words: pin {view}.top = {other}.bottom + {gap}
      - pin the top of ok 8 below title → pin ok.top = title.bottom + 8
      - ok's top is 12 under title → pin ok.top = title.bottom + 12
    [make|put] {view} center [(in|inside) {place}] [but|and] {gap:number} (higher|up|further up|above center)
      words: pin {view}.centerX = {place|superview}.centerX; pin {view}.centerY = {place|superview}.centerY - {gap}
      - make the title centered in the card but 20 points higher → pin title.centerX = card.centerX; pin title.centerY = card.centerY - 20
      - title centered and 8 higher → pin title.centerX = superview.centerX; pin title.centerY = superview.centerY - 8
    [make|put] {view} center [(in|inside) {place}] [but|and] {gap:number} (lower|down|further down|below center)
      words: pin {view}.centerX = {place|superview}.centerX; pin {view}.centerY = {place|superview}.centerY + {gap}
      - make the title centered in the card but 20 points lower → pin title.centerX = card.centerX; pin title.centerY = card.centerY + 20
      - title centered and 8 lower → pin title.centerX = superview.centerX; pin title.centerY = superview.centerY + 8
    (put|pin|align) {view} [in|at|to] (bottom center|center bottom|center (in|of) {place} at bottom) [(in|of) {place}|{place}] [<inset>]
      words: pin {view}.centerX = {place|superview}.centerX; pin {view} bottom to {place|superview}[ inset {inset}]
      - put ok in the middle of the card at the bottom → pin ok.centerX = card.centerX; pin ok bottom to card
      - pin ok at the bottom center with 16 → pin ok.centerX = superview.centerX; pin ok bottom to superview inset 16
    (put|pin|align) {view} [in|at|to] (top center|center top|center (in|of) {place} at top) [(in|of) {place}|{place}] [<inset>]
      words: pin {view}.centerX = {place|superview}.centerX; pin {view} top to {place|superview}[ inset {inset}]
      - put ok in the middle of the card at the top → pin ok.centerX = card.centerX; pin ok top to card
      - pin ok at the top center with 16 → pin ok.centerX = superview.centerX; pin ok top to superview inset 16
    (put|nudge|shift|slide|push|bump) {view} [little|bit|slightly|further|more] (up|down|higher|lower) [little|bit|slightly]
      words?: explain {view}.top
      - move the card lower → explain card.top
      - push title up a little → explain title.top
    """#)
}
