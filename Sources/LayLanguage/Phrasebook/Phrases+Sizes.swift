extension Phrase.Topic {
  /// Widths, heights and proportions.
  static let sizes = Phrase.Topic(
    "Sizes",
    #"""
    [make|pin|constrain] {view} [<be>] {number} [in] {extent}
      words: pin {view}.{extent} = {number}
      - make card 200 wide → pin card.width = 200
      - title should be 44 pt tall → pin title.height = 44
    [make|pin] {view} [.] {extent:dimension} [constraint] [<be>|to|at|:] {number}
      CSS: pin {view}.{extent} = {number}
      - title width 100 → pin title.width = 100
      - set title's height to 44 → pin title.height = 44
    [make|pin|add] [fixed] {extent:dimension} [constraint] [of|for|on] {view} [<be>|to|at|:] {number}
      words: pin {view}.{extent} = {number}
      - height of title 44 → pin title.height = 44
      - set the width of title to 100 → pin title.width = 100
    make {view} [have] [fixed] {extent:dimension} {number}
      words: pin {view}.{extent} = {number}
      - give title a height of 44 → pin title.height = 44
      - give title a fixed width of 100 → pin title.width = 100
    [make|pin|add] {number} [fixed] {extent:dimension} [constraint] (to|for|on) {view}
      words: pin {view}.{extent} = {number}
      - add a 44 height constraint to title → pin title.height = 44
      - set 100 width on title → pin title.width = 100
    [make|pin] {view} [<be>] {bound} {number} [in] {extent}
      words: pin {view}.{extent} {bound} {number}
      - make title at least 44 tall → pin title.height >= 44
      - ok should be no more than 200 points wide → pin ok.width <= 200
    [make|pin] {view} [.] {extent:dimension} [<be>|to] {bound} {number}
      words: pin {view}.{extent} {bound} {number}
      - title width at least 100 → pin title.width >= 100
      - make title's height at most 200 → pin title.height <= 200
    [make|pin|add] [{view}] {bound} {extent:dimension} [constraint] [of|for|on|to] [{view}] [<be>|to] {number} \#
      [(for|on) {view}]
      words: pin {view}.{extent} {bound} {number}
      - minimum height of ok is 44 → pin ok.height >= 44
      - title max width 300 → pin title.width <= 300
      - set the min width of title to 100 → pin title.width >= 100
    [make|pin] {extent:dimension} {view} [<be>|to] {bound} {number}
      words: pin {view}.{extent} {bound} {number}
      - width of title at least 100 → pin title.width >= 100
      - make the height of title at most 200 → pin title.height <= 200
    [make|pin] {view} [.] {extent:dimension} [<be>|to] (between|from) {low:number} (and|to|-) {high:number}
      words: pin {view}.{extent} >= {low}; pin {view}.{extent} <= {high}
      - title height between 20 and 60 → pin title.height >= 20; pin title.height <= 60
      - make title's width from 100 to 200 → pin title.width >= 100; pin title.width <= 200
    (limit|cap|restrict) ({view} [.] {extent:dimension}|{extent:dimension} {view}) (to|at) {number}
      words: pin {view}.{extent} <= {number}
      - limit title width to 300 → pin title.width <= 300
      - cap the height of ok at 60 → pin ok.height <= 60
    [make] {view} [is|be] (no|not|never) [be|get] {extent:more} than {number}
      words: pin {view}.{extent} <= {number}
      - title no wider than 300 → pin title.width <= 300
      - make title not taller than 60 → pin title.height <= 60
    [make|size|resize|pin] ([fixed] {view} [.] [size]|size {view}) [<be>|to|at] {size}
      words: pin {view}.width = {size.1}; pin {view}.height = {size.2}
      - make card 100x50 → pin card.width = 100; pin card.height = 50
      - card.size = 100x50 → pin card.width = 100; pin card.height = 50
      - set the size of card to 100 by 50 → pin card.width = 100; pin card.height = 50
    make {view} {number} square
      words: pin {view}.width = {number}; pin {view}.height = {number}
      - make ok 44 square → pin ok.width = 44; pin ok.height = 44
      - keep title 30 pt square → pin title.width = 30; pin title.height = 30
    [('make|'let|'keep|'set|'force)] {view} [into] (square|as wide as tall|as tall as wide|as wide as high)
      Interface Builder: pin {view}.width = {view}.height
      - make ok square → pin ok.width = ok.height
      - make title a square → pin title.width = title.height
    [make|add|pin|constrain] [aspect ratio] {view} [to|with|have|should have|must have|at|.] \#
      [aspect|aspect ratio|ratio|aspectratio] \#
      [to|=|is|be|:] {ratio} [aspect|aspect ratio|ratio]
      Interface Builder: pin {view}.width = {ratio} * {view}.height
      - give card a 16:9 aspect ratio → pin card.width = 16/9 * card.height
      - card.aspectRatio = 16:9 → pin card.width = 16/9 * card.height
      - set aspect ratio of card to 4/3 → pin card.width = 4/3 * card.height
    add [{ratio}] aspect ratio [constraint] {ratio} (to|for|on) {view}
      Interface Builder: pin {view}.width = {ratio} * {view}.height
      - add an aspect ratio of 16:9 to card → pin card.width = 16/9 * card.height
      - add aspect ratio constraint 4:3 on card → pin card.width = 4/3 * card.height
    [make|pin] (same|equal|matching) {dimension} [constraint|constraints] [for|on|between] {views}
      Interface Builder: pin {views=dimension}
      - equal widths title ok → pin title.width = ok.width
      - same height for title and ok → pin title.height = ok.height
    [make|pin] {views} [should|must] [have|is|to|with|be] [be|have] (same|equal|equally) (in {dimension}|{dimension})
      Interface Builder: pin {views=dimension}
      - title and ok same width → pin title.width = ok.width
      - make title and ok the same height → pin title.height = ok.height
      - all the subviews of card should have the same width → pin title.width = ok.width = stack.width
    [make|pin] {view} [have|is|be] (same|equal) {dimension} [as|to|with] {other:view}
      words: pin {view}.{dimension} = {other}.{dimension}
      - make ok the same width as title → pin ok.width = title.width
      - title has the same height as ok → pin title.height = ok.height
    [make|pin|match] ({view} [.] {dimension}|{dimension} {view}) (same as|equals|equal to|to|match|matches|to \#
      match|is) ({other:view} [.] [{dimension}]|{dimension} {other:view})
      words: pin {view}.{dimension} = {other}.{dimension}
      - match title width to ok → pin title.width = ok.width
      - make the width of title equal to the width of ok → pin title.width = ok.width
    [make|pin|match] {views} (same|equal|equally) (size|sizes|big|sized)
      words: pin {views=width}; pin {views=height}
      - make title and ok same size → pin title.width = ok.width; pin title.height = ok.height
      - title and ok equal sizes → pin title.width = ok.width; pin title.height = ok.height
    [make|pin] {view} (same size|as big|as large|size) [as|to] {other:view}
      words: pin {view} size to {other}
      - make title the same size as ok → pin title size to ok
      - make title as big as ok → pin title size to ok
    [make|pin] {view} [<be>] as {extent} as {other:place}
      words: pin {view}.{extent} = {other}.{extent}
      - make ok as wide as the stack → pin ok.width = stack.width
      - title should be as tall as ok → pin title.height = ok.height
    [make|pin] {view} [<be>] {fraction} [as] {extent} as {other:place}
      words: pin {view}.{extent} = {fraction} * {other}.{extent}
      - make title half as wide as card → pin title.width = 0.5 * card.width
      - title should be twice as tall as ok → pin title.height = 2 * ok.height
    [make|pin|put] {view} [<be>] [at|to] {fraction} ({extent:dimension} {other:place}|{other:place} [.] {extent:dimension})
      CSS: pin {view}.{extent} = {fraction} * {other}.{extent}
      - make title half the width of card → pin title.width = 0.5 * card.width
      - title is 50% of the card's width → pin title.width = 50% * card.width
    [make|pin] ({view} [.] {extent:dimension}|{extent:dimension} {view}) [<be>|to|:] [{bound}] {fraction} \#
      ([{extent:dimension}] {other:place}|{other:place} [.] {extent:dimension})
      CSS: pin {view}.{extent} {bound|=} {fraction} * {other}.{extent}
      - ok width at most half of card → pin ok.width <= 0.5 * card.width
      - title width half of card → pin title.width = 0.5 * card.width
      - set the width of title to 50% of card → pin title.width = 50% * card.width
    ({view} [.] (layout_width|width) [to|=|:]|make {view} [.] (layout_width|width)) \#
      (match_parent|fill_parent)|(match_parent|fill_parent) width [for|of|on] {view}
      Android: pin {view} horizontal to superview
      - title layout_width match_parent → pin title horizontal to superview
      - match_parent width for title → pin title horizontal to superview
    ({view} [.] (layout_height|height) [to|=|:]|make {view} [.] (layout_height|height)) \#
      (match_parent|fill_parent)|(match_parent|fill_parent) height [for|of|on] {view}
      Android: pin {view} vertical to superview
      - title layout_height match_parent → pin title vertical to superview
      - match_parent height for title → pin title vertical to superview
    [make] {view} [should|must] [fit|size to fit|hug|wrap] (content|fit content|hug content|wrap content|fit text|text|size to \#
      fit|size to content)
      CSS?: set {view}.hugging.horizontal required; set {view}.hugging.vertical required
      - make title hug its content → set title.hugging.horizontal required; set title.hugging.vertical required
      - title should hug its content → set title.hugging.horizontal required; set title.hugging.vertical required
      - make title fit text → set title.hugging.horizontal required; set title.hugging.vertical required
    [make|pin] ({view} [.] {extent:dimension}|{extent:dimension} {view}) [<be>|to|:] {fraction}
      CSS: pin {view}.{extent} = {fraction} * superview.{extent}
      - title width 100% → pin title.width = 100% * superview.width
      - make the height of card 50% → pin card.height = 50% * superview.height
    [make|pin] {view} (w|width) [:] {w:number} (h|height) [:] {h:number}
      CSS: pin {view}.width = {w}; pin {view}.height = {h}
      - card w 280 h 180 → pin card.width = 280; pin card.height = 180
      - card width: 280, height: 180 → pin card.width = 280; pin card.height = 180
    {view} (should|must|has to) [always] [be|stay|remain] [always] square
      words: pin {view}.width = {view}.height
      - the card should always be a square → pin card.width = card.height
      - card must stay square → pin card.width = card.height
    (make|pin) [that|sure] {view} [is|stay|stays|be|has] (tappable|(large|big) enough to (tap|touch))
      words: pin {view}.width >= 44; pin {view}.height >= 44
      - make ok big enough to tap → pin ok.width >= 44; pin ok.height >= 44
      - make ok tappable → pin ok.width >= 44; pin ok.height >= 44
    make {view} as wide as screen (but|and|with) (leave|leaves|keep) {number} (on (each|every) side|on both sides|at \#
      (each|every) side|margin|margins)
      words: pin {view} horizontal to superview inset {number}
      - make card as wide as the screen but leave 20 points on each side → pin card horizontal to superview inset 20
      - make card as wide as the screen with leave 16 margin → pin card horizontal to superview inset 16
    {view} [should|must] (take|takes|fill|fills|use|uses|cover|covers|occupy|occupies) [up] {fraction} ([width|wide] \#
      [of|in] {place}|{place} width|width)
      CSS: pin {view}.width = {fraction} * {place|superview}.width
      - title takes up 60 percent of the card → pin title.width = 60% * card.width
      - title should cover half the width → pin title.width = 0.5 * superview.width
    make {view} {fraction} [as] {extent} [as is|as now|as before]|(double|triple|halve) ({extent:dimension} {view}|{view} {extent:dimension})
      words?: explain {view}.{extent}
      - make card twice as wide → explain card.width
      - double the height of card → explain card.height
    make {view} [bit|little|slightly|much|lot|even] (bigger|larger|smaller|longer)
      words?: explain {view}
      - make title bigger → explain title
      - make ok smaller → explain ok
    make {view} [bit|little|slightly|much|lot|even] (wider|narrower|broader)
      words?: explain {view}.width
      - make title wider → explain title.width
      - make ok narrower → explain ok.width
    make {view} [bit|little|slightly|much|lot|even] (taller|shorter|higher)
      words?: explain {view}.height
      - make title taller → explain title.height
      - make ok shorter → explain ok.height
    (make sure|ensure) [that] {view} [is|be|stays|stay] [always] {bound} {number} [in] {extent}
      words?: pin {view}.{extent} {bound} {number}
      - make sure ok is always at least 44 points tall → pin ok.height >= 44
      - ensure title is at most 300 wide → pin title.width <= 300
    [make] {view} [<be>] {number} [in] {extent} (minimum|at minimum|at least|or more|at very least)
      words: pin {view}.{extent} >= {number}
      - ok is 44 tall at minimum → pin ok.height >= 44
      - title should be 100 wide or more → pin title.width >= 100
    [make] {view} [<be>] {number} [in] {extent} (maximum|at maximum|at most|or less|at very most)
      words: pin {view}.{extent} <= {number}
      - ok is 60 tall at most → pin ok.height <= 60
      - title should be 300 wide or less → pin title.width <= 300
    (limit|cap|restrict) {view} (to|at) {number}
      words?: pin {view}.width <= {number}
      - limit the card to 400 points → pin card.width <= 400
      - cap title at 300 → pin title.width <= 300
    [make] {view} [.] (height|width) [should|must] [is|be] (equals|equal|same|same as|match) [to|as] (width|height)
      words: pin {view}.width = {view}.height
      - card's height should equal its width → pin card.width = card.height
      - make ok's width the same as its height → pin ok.width = ok.height
    make {view} (circle|circular)
      words?: pin {view}.width = {view}.height
      - make ok a circle → pin ok.width = ok.height
      - make title circular → pin title.width = title.height
    [make] {view} [<be>|get] [at least] {extent:more} than {number}
      words: pin {view}.{extent} >= {number}
      - card must be wider than 100 → pin card.width >= 100
      - title should be taller than 20 → pin title.height >= 20
    {view} [is|be] (no|not|never) [be|get|is] shorter than {number}
      words: pin {view}.height >= {number}
      - title may not be shorter than 20 → pin title.height >= 20
      - ok is never shorter than 44 → pin ok.height >= 44
    {view} [is|be] (no|not|never) [be|get|is] narrower than {number}
      words: pin {view}.width >= {number}
      - title may not be narrower than 20 → pin title.width >= 20
      - ok is never narrower than 44 → pin ok.width >= 44
    make {view} {number} [in] {extent:more}|(increase|decrease|reduce|grow) ({extent:dimension} {view}|{view} {extent:dimension}) [by] {number}
      words?: explain {view}.{extent}
      - make ok 10 points wider → explain ok.width
      - increase the width of card by 20 → explain card.width
    (size {view} to fit|[let|make] {view} [should|must] [is|be] [just] (hug|fit|wrap|big as|as big as|as large as|big enough for|large enough \#
      for|sized by|depend on|depends on) (content|contents|text|title))|({extent:dimension} {view}|{view} {extent:dimension}) (depends on|follows|adapts \#
      to|comes from) (content|contents|text)
      words?: set {view}.hugging.horizontal required; set {view}.hugging.vertical required
      - size ok to fit → set ok.hugging.horizontal required; set ok.hugging.vertical required
      - title should be as big as its text → set title.hugging.horizontal required; set title.hugging.vertical required
    make {view} (layout_width|width) [to|=] (wrap_content|fit content|wrap content)|{view} (layout_width|width) [=|:] (wrap_content|fit content|wrap content)
      Android?: set {view}.hugging.horizontal required
      - set ok layout_width to wrap_content → set ok.hugging.horizontal required
      - title layout_width = wrap_content → set title.hugging.horizontal required
    """#)
}
