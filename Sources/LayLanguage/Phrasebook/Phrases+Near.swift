extension Phrase.Topic {
  /// Ends of requests for constraints: what precedes them is itself a phrase or a line.
  static let priorities = Phrase.Topic(
    "Priorities",
    #"""
    [with|at|using|having] (priority [of|is|to|=|:] ({strength:priority}|{strength:number})|({strength:priority}|\#
      {strength:number}) priority|@ ({strength:priority}|{strength:number}))
      UIKit: @{strength}
      - at priority 750 → @750
      - with low priority → @low
    """#)

  /// Suggestions for questions and requests that fit no phrase: the first row that fits is named, but never run.
  static let near = Phrase.Topic(
    "Nearest",
    #"""
    [$] (lay|ls|cd|pwd|git|cat|sudo|apt|brew|xcodebuild|xcrun) …
      refusal: this line belongs in the shell, and ^D returns there; 'import' opens files here, 'source' runs scripts, 'log' takes a pasted log, and 'report issues' checks the layout
      - lay check App
      - $ git status
    select … constraints … {view} …
      SQL?: dump constraints {view}
      - SELECT * FROM constraints WHERE first_item = card → dump constraints card
      - select name from constraints where item = title → dump constraints title
    select … constraints …
      SQL?: dump constraints
      - select name from constraints where constant > 0 → dump constraints
      - SELECT id FROM constraints → dump constraints
    select … (view|views|frame|frames) …
      SQL?: dump frames
      - SELECT name, x, y FROM views WHERE width > 0 → dump frames
      - select x from frames → dump frames
    … (xib|nib|storyboard|objective-c|objc|objectivec|kotlin|compose|xaml|flutter) …
      refusal: lay writes layouts as Swift (dump swift), as its own script (save a.lay) and as pictures (render a.svg), and in no other form
      - copy the constraints as Objective-C
      - could I get a storyboard out of it
    … (animate|animated|animation|swipe|gesture|tapped|spring) …
      refusal: lay has no animations and no touches: it computes where views are, before and after
      - could it be animated with a spring
      - what about a swipe on card
    … conflicting … {device} …
      words?: device {device}; report conflicts
      - which constraints break on a small phone → device "iPhone SE"; report conflicts
      - does anything conflict once I am on iPad → device "iPad"; report conflicts
    … ambiguous … {device} …
      words?: device {device}; report ambiguity
      - what would be ambiguous when on iPad → device "iPad"; report ambiguity
      - could anything there be ambiguous on iPhone SE → device "iPhone SE"; report ambiguity
    (what|how|show|is|try|check|which|where) … {device} …
      words?: device {device}; report issues
      - what goes off the edge on iPhone SE → device "iPhone SE"; report issues
      - which of these look odd on an iPad → device "iPad"; report issues
    … (conflicting|unsatisfiable|simultaneously|unsatisfied|contradict|contradiction) …
      words?: report conflicts --what-if
      - Unable to simultaneously satisfy constraints → report conflicts --what-if
      - which constraint got broken and why that one → report conflicts --what-if
    … ambiguous … {view} …|… {view} … ambiguous …
      words?: why ambiguous {view}
      - what would make card less ambiguous → why ambiguous card
      - how come that it is ambiguous where card goes → why ambiguous card
    … ambiguous …
      words?: report ambiguity
      - how ambiguous would you call it → report ambiguity
      - there must be something ambiguous → report ambiguity
    … (dynamic|text|font|fonts|category|preferredcontentsizecategory|type) … {textSize} …|… {textSize} … \#
      (font|text|fonts|type) …
      Interface Builder?: contentSizeCategory {textSize}
      - preferredContentSizeCategory = .extraLarge → contentSizeCategory XL
      - what does it look like with the largest font → contentSizeCategory AX5
    … (rtl|arabic|hebrew|persian|semanticcontentattribute|righttoleft|forcerighttoleft|mirror|mirrored) …
      Interface Builder?: direction rtl
      - semanticContentAttribute = .forceRightToLeft → direction rtl
      - does it hold up for Hebrew readers → direction rtl
    … (pseudolanguage|pseudolanguages|pseudo|translation|translations|translated|german|localized|localization) …
      words?: preview language double
      - use pseudolanguage double length → preview language double
      - would the German translation fit → preview language double
    … (traitcollection|traits|sizeclass|horizontalsizeclass|verticalsizeclass) …
      UIKit?: dump traits
      - traitCollection.horizontalSizeClass → dump traits
      - tell me all the traits that apply → dump traits
    … (split|multitasking|slideover|splitscreen) …
      words?: device "iPad" landscape; split half
      - simulate split view → device "iPad" landscape; split half
      - how about multitasking → device "iPad" landscape; split half
    (is|what|which|why|how|any|anything|where|show|find|check|tell|whose|who) … (overlap|overlaps|overlapping|\#
      collide|collides|colliding|cover|covers|covered|clipped|clipping|clip|clips|cut|cropped|truncated|truncates|\#
      truncating|ellipsis|offscreen|visible|invisible|see|tap|tappable|touch|touchable|duplicate|duplicates|\#
      duplicated|redundant|unnecessary|useless|accessible|readable|notch|indicator|fits|fit|fitting|squashed|\#
      squished|squeezed|misplaced|off|outside|beyond|under|twice|island|bar|bars) …
      words?: report issues
      - does title overlap the stack → report issues
      - is ok big enough to tap → report issues
      - any duplicate constraints → report issues
    … (enough|need|needs|missing|require|requires|lacks|lack|unspecified) … {view} …|… {view} … \#
      (enough|need|needs|missing|require|requires|lacks|lack|unspecified) …
      words?: suggest {view}
      - does card have enough constraints to size itself → suggest card
      - how many constraints do I need for card → suggest card
    [make|put] {view} … {bound} … {number} [in] {extent} …
      words?: pin {view}.{extent} {bound} {number}
      - card has on an iPad to be at least 200 points wide → pin card.width >= 200
      - title shall on every phone be at most 300 points wide → pin title.width <= 300
    [make|put] {view} … {number} [in] {extent} …
      words?: pin {view}.{extent} = {number}
      - card wants to be 200 wide on iPads → pin card.width = 200
      - title ideally gets 44 tall if possible → pin title.height = 44
    [make|put] {view} … {gap:number} … {beside} {other:view} …
      words?: pin {view}.{beside} {gap}
      - ok hangs 8 points or so below title → pin ok.top = title.bottom + 8
      - title wants 20 pt left between it and below ok → pin title.top = ok.bottom + 20
    [make|put] {view} … {beside} {other:view} …
      words?: pin {view}.{beside} 8
      - ok hangs somewhere below title → pin ok.top = title.bottom + 8
      - title wants to live somewhere above ok → pin title.bottom = ok.top - 8
    [make|put] {view} … center … {place} …
      words?: pin {view} center to {place}
      - title wants to live in the very center of card → pin title center to card
      - ok is somehow centered within card → pin ok center to card
    [make|put] {view} … center …
      words?: pin {view} center to superview
      - title wants to be centered → pin title center to superview
      - ok is somehow centered → pin ok center to superview
    … (distance|far|gap|apart|close|between|difference) … {view} … {b:anchor} …
      words?: get {b} - {view}.{b.1}
      - how far is ok from the bottom of card → get card.bottom - ok.bottom
      - distance from title to the right edge of card → get card.right - title.right
    … (distance|far|gap|apart|close|between|difference) … {view} … {other:view} …
      words?: get {other}.top - {view}.bottom; get {other}.leading - {view}.trailing
      - how close are title and ok → get ok.top - title.bottom; get ok.leading - title.trailing
      - how far apart will title and ok be → get ok.top - title.bottom; get ok.leading - title.trailing
    (is|what|which) … {a:view} … {b:view} … {edge:alignment} …|(is|what|which) … {edge:alignment} … {a:view} … \#
      {b:view} …
      words?: get {a}.{edge}; get {b}.{edge}
      - are title and ok left aligned → get title.left; get ok.left
      - do the bottoms of title and ok line up → get title.bottom; get ok.bottom
    (is|which|what) … {a:view} … (in|inside|within|outside|contained) … {b:view} …
      words?: get {a}.frame in {b}; get {b}.bounds
      - is ok inside card → get ok.frame in card; get card.bounds
      - is title fully within card → get title.frame in card; get card.bounds
    … (smallest|minimum|minimal|systemlayoutsizefitting|compressed|shortest|narrowest|least) … {view} …|… {view} \#
      … (smallest|minimum|minimal|compressed) …
      UIKit?: fit {view} compressed
      - smallest height card can have → fit card compressed
      - how small could card get at minimum → fit card compressed
    (how|what) … {view} … {number} …
      UIKit?: fit {view} {number}x0 horizontal required
      - how tall would card be at width 320 → fit card 320x0 horizontal required
      - what height has card for 200 points → fit card 200x0 horizontal required
    … {view} … (want|wants|prefer|prefers|natural|naturally|ideally|intrinsic) …
      UIKit?: get {view}.intrinsicContentSize
      - what size does ok want to be → get ok.intrinsicContentSize
      - how large would title be naturally → get title.intrinsicContentSize
    (what|which|show|how|where|is|does|any|find) … (constraint|constraints|equations|equation|rules|pins) … \#
      {view} …|(what|which|show|how|where|is|find) … {view} … (constraint|constraints|equations|rules|pins) …
      words?: dump constraints {view}
      - which constraints did we give to card so far → dump constraints card
      - show every equation about title → dump constraints title
    (what|which|show|how|where|is|does|any|find) … (constraint|constraints|equations|equation|rules|pins) …
      words?: dump constraints
      - which constraints aren't required → dump constraints
      - show the equations → dump constraints
    (what|how|is|show|which) … {property} … {view} …|(what|how|is|show|which) … {view} … {property} …
      UIKit?: get {view}.{property}
      - what background color did we give to title → get title.backgroundColor
      - is the title's alpha still full → get title.alpha
    … (translatesautoresizingmaskintoconstraints|translates|autoresizing|tamic) … {view} …
      UIKit?: get {view}.translatesAutoresizingMaskIntoConstraints
      - did I forget translatesAutoresizingMaskIntoConstraints on ok → get ok.translatesAutoresizingMaskIntoConstraints
      - is tamic still on for ok → get ok.translatesAutoresizingMaskIntoConstraints
    (why|how|what|which|who|where|explain|reason|walk|because|tell) … {a:anchor} …
      words?: explain {a}
      - what on earth determines the y of ok → explain ok
      - how come the width of title grew → explain title.width
    (why|how|what|which|who|where|explain|reason|walk|because|tell) … {view} …
      words?: explain {view}
      - walk me through how title got its frame → explain title
      - why on earth did title jump → explain title
    (what|how|which|is|explain) … {constraint} …
      words?: get {constraint}
      - what does the 20 in c1 mean → get c1
      - how come that c1 is there → get c1
    (what|how|which|is) … priority …
      words?: help priority
      - what is a priority and what should I use → help priority
      - which priority should one use → help priority
    (what|how|which|is|where) … (safearea|safe) …
      words?: help safeArea
      - what's the safe area and should I use it instead → help safeArea
      - how does the safe area come about → help safeArea
    is … {view} …
      words?: explain {view}
      - is the card centered on the screen → explain card
      - does card sit right → explain card
    … (draw|picture|wireframe|zoom|highlight|ascii|diagram|sketch|render|paint|outline|outlines|look) … {view} …
      words?: draw {view}
      - zoom in on title → draw title
      - ascii picture of the title please → draw title
    … (wireframe|wireframes|zoom|highlight|ascii|diagram|sketch|paint|outline|outlines|picture|look|looks) …
      words?: draw
      - show wireframe → draw
      - outline all the views → draw
    … (nested|nesting|children|hierarchy|descendants|ancestors|parents) …
      words?: dump tree
      - how deeply nested is all of it → dump tree
      - who are the children → dump tree
    (what|how|show|go|which|list) … (changed|changes|earlier|previously|since|history|before) …
      words?: history
      - what else changed the whole time → history
      - go back to how it was before I hid the stack → history
    scroll …
      refusal: nothing scrolls here: a scroll view shows its content from its contentOffset on; 'help properties' says how that is set
      - scroll down
      - scroll to the bottom of card
    … (scroll|scrolls|scrollable|contentsize|pages) …
      words?: report issues
      - why doesn't it scroll → report issues
      - is it scrollable → report issues
    … (tables|table|frame|frames|positions|rects|coordinates|geometry) …
      words?: dump frames
      - show frames as a table → dump frames
      - all the geometry at once → dump frames
    """#)
}
