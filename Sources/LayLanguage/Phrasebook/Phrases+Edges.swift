extension Phrase.Topic {
  /// Pinning edges, and filling.
  static let edges = Phrase.Topic(
    "Edges",
    #"""
    (pin|align) [edges|sides|four edges|four sides] {view} [edges|sides|each edge|every edge|each side|every side|four edges|four sides] \#
      (to|with|in|inside|into) [edges|sides|bounds|borders|four sides|frame] {place} [edges|bounds|sides] \#
      [<inset>]
      SnapKit: pin {view} edges to {place}[ inset {inset}]
      - pin title to card → pin title edges to card
      - pin the title to the edges of the card with 16pt margins → pin title edges to card inset 16
    (put|pin) {view} {inset:number} (from|above|below|inside) ({edges} {place}|{place} {edges})
      words: pin {view} {edges*} to {place} inset {inset}
      - put ok 24 above the bottom of the safe area → pin ok bottom to safeArea inset 24
      - pin title 40 below safe area top → pin title top to safeArea inset 40
    pin {view} [edges|sides] ([on|to] (sides|edges)|to edges) [<inset>]
      words: pin {view} edges to superview[ inset {inset}]
      - pin title to all edges → pin title edges to superview
      - pin title on all sides with 8 → pin title edges to superview inset 8
    (fill {place} with {view}|[make] {view} [should|must|has to|needs to] (fill|fills|to fill) [up] [in|into] [entire|whole] {place} \#
      [<inset>]|fill {view} [to|into|in|over] [fit|fill] [entire|whole] {place} [<inset>])
      words: pin {view} edges to {place}[ inset {inset}]
      - make title fill card → pin title edges to card
      - stretch title to fill the whole card inset 8 → pin title edges to card inset 8
    [make] {view} (fullscreen|full screen|fill)
      words: pin {view} edges to superview
      - make card full screen → pin card edges to superview
      - card full screen → pin card edges to superview
    (pin|fill|make) {view} [as] (full|fill|entire|whole) {span} [to|in|inside|as|with] [{place}] [<inset>]
      words: pin {view} {span} to {place|superview}[ inset {inset}]
      - make title full width → pin title horizontal to superview
      - make title full width of card with 16 padding → pin title horizontal to card inset 16
    (pin|fill) {view} {span} [to|in|across|inside] [{place}] [<inset>]
      words: pin {view} {span} to {place|superview}[ inset {inset}]
      - stretch title horizontally → pin title horizontal to superview
      - stretch title vertically in card by 8 → pin title vertical to card inset 8
    pin {edges} {view} (to|with|in) {place} [<inset>]
      words: pin {view} {edges*} to {place}[ inset {inset}]
      - pin the top and leading edges of title to card → pin title top leading to card
      - pin top of title to safe area with 20 → pin title top to safeArea inset 20
    (pin|put) {view} [.] {edges} (to|in|inside|with) {place} <inset>
      words: pin {view} {edges*} to {place} inset {inset}
      - pin title's top and bottom to card with 8 → pin title top bottom to card inset 8
      - pin title leading to card by 16 → pin title leading to card inset 16
    pin {edges} {view}
      words: pin {view} {edges*} to superview
      - pin the top of title → pin title top to superview
      - pin top and left of title → pin title top left to superview
    pin {view} [.] {edges}
      words: pin {view} {edges*} to superview
      - pin title top → pin title top to superview
      - pin title top leading → pin title top leading to superview
    ((pin|align|dock) {view} to|(pin|put|stays|stay|align|dock) {view} (at|in|on|along|against)) [very] {edges} \#
      [corner|side|edge|edges|sides] [(in|inside) {place}|{place}] [<inset>]
      words: pin {view} {edges*} to {place|superview}[ inset {inset}]
      - put title at the top → pin title top to superview
      - keep ok in the bottom right corner of card with 12 → pin ok bottom right to card inset 12
    put {view} to [very] {edges} [corner] [(in|inside) {place}] [<inset>]|put {view} to {edges} corner {place} \#
      [<inset>]
      words: pin {view} {edges*} to {place|superview}[ inset {inset}]
      - move title to the left side → pin title left to superview
      - move ok to the bottom right corner of card with 12 → pin ok bottom right to card inset 12
    (put|pin|make|align|inset|offset) {view} [is|be|sit] {gap:number} [in] (from|off|away from) {edges} \#
      [edge|side|corner|edges] [(in|inside) {place}|{place}]
      words: pin {view} {edges*} to {place|superview} inset {gap}
      - put title 20 from the top → pin title top to superview inset 20
      - keep ok 12 points from the bottom of the card → pin ok bottom to card inset 12
    {view} [<be>] {gap:number} [in] (from|off|away from) {edges} [edge|side|edges] [(in|inside) {place}|{place}]
      words: pin {view} {edges*} to {place|superview} inset {gap}
      - title 20 from the top → pin title top to superview inset 20
      - title should be 20 from the leading edge of card → pin title leading to card inset 20
    ((inset|pad|put|make) {view} [is] (inset|padded)|inset {view}) [by|with] {gap:number} [on sides|around] \#
      [in|inside|from] [{place}]
      words: pin {view} edges to {place|superview} inset {gap}
      - make title inset by 16 → pin title edges to superview inset 16
      - make title inset 16 in card → pin title edges to card inset 16
    [pin] {view} [:] {a:edge} {x:number} {b:edge} {y:number} [{c:edge} {z:number}] [{d:edge} {w:number}]
      CSS?: pin {view} {a} to superview inset {x}; pin {view} {b} to superview inset {y}[; \#
    pin {view} {c} to superview inset {z}][; pin {view} {d} to superview inset {w}]
      - title top 8 leading 16 → pin title top to superview inset 8; pin title leading to superview inset 16
      - title: leading 16, trailing 16, top 8 → pin title leading to superview inset 16; pin title trailing to superview inset 16; pin title top to superview inset 8
    (add|put|pin) {gap:number} [in] (padding|margin|margins|inset|space) (around|on all sides of|to) {view}
      CSS?: pin {view} edges to superview inset {gap}
      - add 20 padding around card → pin card edges to superview inset 20
      - put 8 points of space around title → pin title edges to superview inset 8
    (put|pin|make) {view} [stay|stays|is] above (home indicator|bottom safe area)
      Interface Builder: pin {view} bottom to safeArea
      - keep ok above the home indicator → pin ok bottom to safeArea
      - pin ok above home indicator → pin ok bottom to safeArea
    (put|pin|make|push|slide) {view} [down] [stay|stays|is] (below|under|beneath) (status bar|notch|navigation bar|nav \#
      bar|dynamic island|top safe area)
      Interface Builder: pin {view} top to safeArea
      - keep title below the notch → pin title top to safeArea
      - put title under the nav bar → pin title top to safeArea
    [make] {view} ({edge} (margin|padding|inset|offset)|(margin|padding|inset|offset) {edge}) [to|=|:|is] \#
      {number}
      CSS: pin {view} {edge} to superview inset {number}
      - title top margin 8 → pin title top to superview inset 8
      - set title's margin left: 8 → pin title left to superview inset 8
    {view} [should|must|has to] (be|sit|go|stay|is) (at|on|in) [very] {edges} [corner] [in] [{place}] [<inset>]
      words: pin {view} {edges*} to {place|superview}[ inset {inset}]
      - title should be at the top → pin title top to superview
      - ok should be at the bottom of card with 16 points margin → pin ok bottom to card inset 16
    (('make|'keep|'let|'force) {view}|{view} [should|must|has to]) [be|stay|stays|remain] (inside|within) {place} \#
      [<inset>]
      words: pin {view}.leading >= {place}.leading[ + {inset}]; pin {view}.trailing <= {place}.trailing[ - {inset}]; \#
    pin {view}.top >= {place}.top[ + {inset}]; pin {view}.bottom <= {place}.bottom[ - {inset}]
      - keep title inside card → pin title.leading >= card.leading; pin title.trailing <= card.trailing; pin title.top >= card.top; pin title.bottom <= card.bottom
      - keep ok inside card with a margin of 8 → pin ok.leading >= card.leading + 8; pin ok.trailing <= card.trailing - 8; pin ok.top >= card.top + 8; pin ok.bottom <= card.bottom - 8
      - keep ok within the safe area → pin ok.leading >= safeArea.leading; pin ok.trailing <= safeArea.trailing; pin ok.top >= safeArea.top; pin ok.bottom <= safeArea.bottom
    (put|make) {view} (at|to) [x] {x:number} [y] {y:number}
      words: pin {view}.leading = superview.leading + {x}; pin {view}.top = superview.top + {y}
      - place title at 10, 20 → pin title.leading = superview.leading + 10; pin title.top = superview.top + 20
      - position ok at x 8 y 16 → pin ok.leading = superview.leading + 8; pin ok.top = superview.top + 16
    [make] {view} [to|should|must] (put|stay|stays|is|be|'stick|'sticks) (above|to) keyboard [<gap>]|(put|pin) {view} [stay|stays|be] \#
      above keyboard [<gap>]
      words: pin {view}.bottom = keyboardLayoutGuide.top - {gap|8}
      - keep ok above the keyboard → pin ok.bottom = keyboardLayoutGuide.top - 8
      - ok should stay above the keyboard with 12 → pin ok.bottom = keyboardLayoutGuide.top - 12
    {view} . frame [maxwidth] : . infinity [alignment : . leading]|{view} . frame maxwidth : . infinity \#
      [alignment : . leading]
      SwiftUI: pin {view} horizontal to superview
      - title.frame(maxWidth: .infinity) → pin title horizontal to superview
      - title.frame(maxWidth: .infinity, alignment: .leading) → pin title horizontal to superview
    make {view} pin to {edges} [of {place}|{place}|in {place}] [<inset>]
      words: pin {view} {edges*} to {place|superview}[ inset {inset}]
      - make the button stick to the bottom of the card with a gap of 10 points → pin ok bottom to card inset 10
      - make title stick to the top → pin title top to superview
    {view} [should|must] (is|have|gets|needs|need) [at] (margin|padding|inset|margins|gap) {gap:number} \#
      [around|on sides|on each side|on every side|everywhere|around it] [in|inside|from|to] [{place}]
      CSS?: pin {view} edges to {place|superview} inset {gap}
      - card has a margin of 20 all around → pin card edges to superview inset 20
      - title should have padding 8 on every side → pin title edges to superview inset 8
    {view} [should|must] [is|be] [inset|indented|padded] {gap:number} [in] from (both|either|each) \#
      (sides|edges|side|edge) [in|inside] [{place}]
      words: pin {view} horizontal to {place|superview} inset {gap}
      - card is inset 16 from both sides of the screen → pin card horizontal to root inset 16
      - title should be 8 from either edge → pin title horizontal to superview inset 8
    {view} [should|must] [is|be] at most {number} wide (but|and) [should|must|otherwise] [should|must|otherwise] fill \#
      [width] [{place}]|{view} [should|must] fill [width] [{place}] (but|and) [should|must] (never|not) [be|get] wider than {number}
      words?: pin {view}.width <= {number}; pin {view} horizontal to {place|superview} @750; pin {view}.centerX = {place|superview}.centerX
      - card should be at most 400 wide but otherwise fill the screen → pin card.width <= 400; pin card horizontal to root @750; pin card.centerX = root.centerX
      - title should fill the card but never get wider than 300 → pin title.width <= 300; pin title horizontal to card @750; pin title.centerX = card.centerX
    (pin|put|make) {view} {inset:number} [in] from (every|each|four) (edge|edges|side|sides) [in|inside] [{place}]
      words: pin {view} edges to {place|superview} inset {inset}
      - pin the card 20 points from every edge of the screen → pin card edges to root inset 20
      - keep title 8 from each side of card → pin title edges to card inset 8
    (leave|put|add|have|use) ((margin|padding|inset|space|margins) {gap:number}|{gap:number} [in] (margin|padding|inset|space|margins)) \#
      ((left and right|on left and right|on both sides|on either side|horizontally) {view}|(left and right|on left and right|horizontally) (around|for) {view})
      words: pin {view} horizontal to superview inset {gap}
      - leave a margin of 16 left and right of the card → pin card horizontal to superview inset 16
      - put 8 points of space on both sides of title → pin title horizontal to superview inset 8
    (make|pin|put) {view} [have] {gap:number} [in] (margin|margins|padding|inset|space) (on both sides|on either side|left and right|on left and right|horizontally)
      words: pin {view} horizontal to superview inset {gap}
      - give the card a 24pt margin on both sides → pin card horizontal to superview inset 24
      - give title 8 points of space left and right → pin title horizontal to superview inset 8
    (constrain|pin) {view} to parent [edges] start and end [<inset>]
      Android: pin {view} horizontal to superview[ inset {inset}]
      - constrain title to parent start and end with 16dp → pin title horizontal to superview inset 16
      - pin card to parent start and end → pin card horizontal to superview
    """#)
}
