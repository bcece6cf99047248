extension Phrase.Topic {
  /// Looking at the layout.
  static let looking = Phrase.Topic(
    "Looking",
    #"""
    [show|what is|what|which] [view] (tree|hierarchy|view tree|view \#
      hierarchy|views|structure|outline|subviews|ls|ls - l|ls - la|names|recursivedescription|recursive \#
      description) [is there|exist|in layout|hierarchy|in view|in tree|there is|we have]
      shell: dump tree
      - show tree → dump tree
      - list the views → dump tree
      - what views are there? → dump tree
    (show|find|search|search for|how many|count) [every|number of] {kind:classes} [is there|there is|exist]
      words: dump tree
      - list all labels → dump tree
      - how many buttons are there → dump tree
    show [everything|layout tree|layout hierarchy]
      shell: dump tree
      - show everything → dump tree
      - show all → dump tree
    [show] ({view} (recursivedescription|hierarchy|subtree|tree)|(hierarchy|tree) [of|for|in|under] {view})
      lldb: dump tree
      - po [card recursiveDescription] → dump tree
      - show the tree of card → dump tree
    show (views|subviews|children|what is) [in|inside|of|under] {view}
      words: get {view}.subviews
      - list views in card → get card.subviews
      - show children of card → get card.subviews
    [show|what is|what|where is] [view|views] (frames|frame|positions|coordinates|sizes|rects|view frames) \#
      [views|each view|every view|for views] [{json}]
      words: dump frames[ {json}]
      - frames → dump frames
      - print the frames of all views → dump frames
    [show|what|which|what is|how many] [active|existing] (constraints|constraint|constraint list|every \#
      constraint) [exist|is there|is active|in layout|there is|we have|list|is installed] [{json}]
      words: dump constraints[ {json}]
      - constraints → dump constraints
      - what constraints are there? → dump constraints
    [show|what|which|what is] [active] (constraints [exist] [is] \#
      [on|of|for|in|affecting|affect|influence|acting on|involving|with] {view} [has|have|use]|{view} [.] \#
      constraints|constraints is {view} (have|has|use|using)|constraints is (on|affecting|acting on|for) {view}) \#
      [layout] [{way}]
      lldb: dump constraints {view}[ {way}]
      - show all constraints on card → dump constraints card
      - what constraints affect title horizontally → dump constraints title horizontal
    [show] (trace|autolayout trace|auto layout trace|layout trace)
      lldb: dump trace
      - trace → dump trace
      - show the auto layout trace → dump trace
    [show] [constraint] groups
      words: dump groups
      - show groups → dump groups
      - list constraint groups → dump groups
    ([show|what is] (conflicts|conflict|errors|conflicting constraints|constraints conflicting|[layout] conflicts|unsatisfiable \#
      constraints)|[is there] [any] (conflicts|conflict|conflicting constraints|errors) [there]|is \#
      (anything|something|layout|constraints|any constraint|any constraints) conflicting [each other|with each \#
      other]|(what|which) [constraint|constraints] [is] conflicting)
      words: report conflicts
      - conflicts → report conflicts
      - are there any conflicts? → report conflicts
      - which constraint is breaking? → report conflicts
    ([show|what is] (ambiguous|ambiguous views|ambiguous layout|ambiguous layouts|unconstrained views)|is there \#
      [any] (ambiguous|ambiguous views|ambiguous layout) [views|layout]|[is there] any ambiguous [views]|is \#
      (anything|something|layout|any view|any views|views|any of views) ambiguous|(what|which) [view|views] [is] \#
      ambiguous)
      words: report ambiguity
      - is anything ambiguous? → report ambiguity
      - which views are ambiguous → report ambiguity
    ([show|what is] (issues|problems|warnings|findings|lint|mistakes)|is there [any] \#
      (issues|problems|warnings|mistakes) [with layout]|any (issues|problems|warnings|mistakes)|(what|anything|is \#
      anything|is something|whats) [is] wrong [here|with layout|with it]|is (everything|layout|it|this) \#
      (ok|okay|fine|valid|correct|right|good|satisfied|complete)|validate [layout]|lint [layout]|run (checks|lint|diagnostics|check)|report|report everything|check [layout|everything|for \#
      issues|for problems|constraints]|does it work|is it (ok|valid|correct)|(is|does) everything \#
      fit|debug|status|diagnose [layout]|verify [layout])
      words: report issues
      - what is wrong → report issues
      - any problems? → report issues
      - check the layout → report issues
    (is|does) ({view} (truncated|clipped|cut off|truncate|too small|overflow|overflowing|fit|get truncated|get \#
      clipped|get cut off)|{view} (text|content|title) (truncated|clipped|cut off|fit)|(anything|any text|any \#
      label|text|something) (truncated|clipped|cut off|overlapping|overlap|overflowing|off screen|offscreen))
      words: report issues
      - is title truncated? → report issues
      - is any text cut off? → report issues
    (is|does) ({view}|anything|text) [get] (truncated|clipped|cut off|truncate|fit|overflow) (at|when|if) \#
      [screen|it] [is] {number} [in] [wide]
      words: resize {number}x{@height}; report issues
      - does title fit at 320? → resize 320x667; report issues
      - does title get truncated at 320 wide? → resize 320x667; report issues
    (what|how) [else] [could|can] ({view} (look|be) otherwise|other solutions of {view})|exercise [ambiguity] \#
      [of|in] {view}|{view} . (exerciseambiguityinlayout|exercise ambiguity)
      UIKit: exercise {view}
      - exercise ambiguity of card → exercise card
      - exercise the ambiguity in card → exercise card
    (draw|show|what is|render|paint|sketch) (layout|it|screen|picture|image|ui|interface|view looks \#
      like|result|canvas)
      words: draw
      - show the layout → draw
      - draw the screen → draw
    [show|make|take] (screenshot|screen shot|picture|drawing|diagram|ascii|snapshot picture)|(show|what is|how \#
      is|tell) [what|how] [it|layout|this] (look|looks) [like] [now]|show it|what is it look like|how is it look
      shell: draw
      - screenshot → draw
      - show me what it looks like → draw
      - what does it look like? → draw
    (draw|render|sketch) {view} [as picture|as ascii|layout]|show {view} (layout|picture|drawing)|show \#
      (picture|drawing|layout) [of] {view}
      words: draw {view}
      - show the picture of title → draw title
      - show title layout → draw title
    (show|draw) (ambiguity|ambiguous views) (in|on) (picture|drawing|layout|screen)
      words: draw ambiguity
      - show ambiguity in the picture → draw ambiguity
      - draw ambiguity on screen → draw ambiguity
    (compare|show|preview|look at) (portrait and landscape|landscape and portrait)
      words: preview landscape
      - compare portrait and landscape → preview landscape
      - look at landscape and portrait → preview landscape
    (preview|compare|try|show) [it|layout|this] [on|at|in] {device} and {other:device}
      words: preview {device} {other}
      - test on iPhone SE and iPad → preview "iPhone SE" "iPad"
      - compare iPhone 15 and iPad → preview "iPhone 15" "iPad"
    (preview|compare|try) [it|layout|this] [on|across|in] (devices|screens|every device|other devices|several \#
      devices|different devices|screen sizes|different screens|different screen sizes|sizes|every screen|multiple \#
      devices)
      words: preview
      - compare devices → preview
      - test on all screen sizes → preview
    [what is] (minimum|smallest|min|fitting|compressed|ideal|minimal) size [of|for|that fits] {view}
      UIKit: fit {view} compressed
      - minimum size of card → fit card compressed
      - what is the fitting size of card → fit card compressed
    select * from (views|frames|view)
      shell: dump frames
      - select * from views → dump frames
      - SELECT * FROM frames; → dump frames
    select * from (constraints|constraint)
      shell: dump constraints
      - select * from constraints → dump constraints
      - SELECT * FROM constraints; → dump constraints
    (show|watch) what (happens|changes|changed) [to|with|in] [{view}]|what changed
      words: draw
      - see what happens to stack → draw
      - what changed? → draw
    dump {json}|show [layout] {json}
      shell: dump json
      - dump --json → dump json
      - print layout as json → dump json
    (layout|relayout|lay out|solve|compute|update layout|compute layout|layout if \#
      needed|refresh|redraw|recalculate|run layout|apply) [layout|it|now|everything|screen]
      UIKit: dump frames
      - solve → dump frames
      - compute the layout → dump frames
    (check|look|scan) for (ambiguity|ambiguous views|ambiguous layout)
      words: report ambiguity
      - check for ambiguity → report ambiguity
      - look for ambiguous views → report ambiguity
    (check|look|scan) for (conflicts|conflicting constraints|errors)
      words: report conflicts
      - check for conflicts → report conflicts
      - look for errors → report conflicts
    (what|anything) [is] wrong (with|in|about) {view}
      words: report issues
      - what's wrong with card? → report issues
      - anything wrong with the title → report issues
    [expr|po] {view} . constraintsaffectinglayout [for|foraxis] [:] {way}|constraintsaffectinglayout \#
      [for|foraxis] [:] {way} [on|of] {view}
      UIKit: dump constraints {view} {way}
      - title.constraintsAffectingLayout(for: .vertical) → dump constraints title vertical
      - constraintsAffectingLayout for horizontal title → dump constraints title horizontal
    exerciseambiguityinlayout [of|on|for|in] {view}
      UIKit: exercise {view}
      - exerciseAmbiguityInLayout card → exercise card
      - exerciseAmbiguityInLayout on title → exercise title
    (draw|show|sketch|render) [layout|it|screen|canvas|picture] (with|and) constraints [on|drawn|shown]
      words: draw constraints
      - draw the screen with constraints → draw constraints
      - show it with the constraints → draw constraints
    (draw|show|sketch|render) {view} (with|and) [its] constraints
      words: draw {view} constraints
      - draw title with its constraints → draw title constraints
      - show title with constraints → draw title constraints
    give [me] visual format [for|of] [it|layout|this|everything|constraints]
      UIKit: dump vfl
      - give me the visual format for this → dump vfl
      - give me visual format → dump vfl
    (resolve|fix|show) (auto layout|autolayout|layout) (issues|problems|errors)
      Interface Builder: report issues
      - resolve auto layout issues → report issues
      - show layout problems → report issues
    {view} . systemlayoutsizefitting [(] [. | uiview .] [layoutfittingcompressedsize]|systemlayoutsizefitting [of|for] \#
      {view}
      UIKit: fit {view} compressed
      - systemLayoutSizeFitting card → fit card compressed
      - systemLayoutSizeFitting of the title → fit title compressed
    convert {view} . (frame|bounds) to {other:parent}|convert {view} (frame|rect|coordinates) to {other:parent}
      UIKit: get {view}.frame in {other}
      - convert ok.frame to root → get ok.frame in root
      - convert title frame to card → get title.frame in card
    constraintsaffectinglayout [for] [:] {view} [axis] [:] {way}
      UIKit: dump constraints {view} {way}
      - constraintsAffectingLayout for: title, axis: horizontal → dump constraints title horizontal
      - constraintsAffectingLayout title vertical → dump constraints title vertical
    (draw|show) [picture|drawing|image|screenshot] of [current] (screen|layout|view|state)
      words: draw
      - draw a picture of the current screen → draw
      - show a drawing of the layout → draw
    (tell|show) what moved|what moved
      words: dump frames
      - what moved → dump frames
      - tell me what moved → dump frames
    what is (in|inside) {view}|(what|which) (views|subviews) is (in|inside) {view}
      words: dump tree
      - what's in the card → dump tree
      - which views are inside card → dump tree
    is everything (constrained|placed|positioned|determined|laid out|fixed|pinned)
      words: report ambiguity
      - is everything constrained → report ambiguity
      - is everything laid out → report ambiguity
    count constraints
      words: dump constraints
      - count the constraints → dump constraints
      - count constraints → dump constraints
    ('position|location|frame|rect) {view} (in|within|relative to) {other:parent}
      words?: get {view}.frame in {other}
      - position of ok in the card → get ok.frame in card
      - frame of title relative to card → get title.frame in card
    is {view} {extent:more} than {other:view}
      words: get {view}.{extent}; get {other}.{extent}
      - is title wider than ok → get title.width; get ok.width
      - is card taller than title → get card.height; get title.height
    is {view} {extent:more} than {number}
      words: get {view}.{extent}
      - is ok taller than 44 → get ok.height
      - is card wider than 300 → get card.width
    [what|which] [is] (biggest|largest|smallest|widest|tallest|narrowest) [view|one|of them]
      words: dump frames
      - what is the biggest view → dump frames
      - which is the widest view → dump frames
    (is|does) (anything|something) (stick|sticks|go|goes|reach|reaches|hang|hangs|run|runs) (out|off|over|beyond|past) [screen|edge|edges|bounds]
      words: report issues
      - does anything stick out of the screen → report issues
      - does anything run off the edge → report issues
    (text|texts|{view}|title) is [get] (longer|long|very long|{fraction} as long)|(try|use) [with] (longer|long|very long) (text|texts|title|strings)
      words?: preview language double
      - what happens if the title is longer → preview language double
      - try a longer text → preview language double
    (is|does) (it|everything|layout) [still] (work|fit|ok|hold|right|good) (in|on) {turn}
      words: device {@screen} {turn}; report issues
      - does it work in landscape → device "iPhone SE" landscape; report issues
      - does everything still fit in landscape → device "iPhone SE" landscape; report issues
    … (_autolayouttrace|autolayouttrace|"_autolayouttrace") …
      UIKit: dump trace
      - po view.value(forKey: "_autolayoutTrace") → dump trace
      - expr -l objc++ -O -- [[UIWindow keyWindow] _autolayoutTrace] → dump trace
    """#)
}
