extension Phrase.Topic {
  /// Looking at the layout.
  static let looking = Phrase.Topic(name: "Looking", phrases: [
    Phrase(
      "[show|what is|what|which] [view] (tree|hierarchy|view tree|view hierarchy|views|structure|outline|subviews|ls|ls - l|ls - la|names|recursivedescription|recursive description) [is there|exist|in layout|hierarchy|in view|in tree|there is|we have]", "dump tree", .shell,
      said: ["show tree": "dump tree", "list the views": "dump tree", "what views are there?": "dump tree"]),
    Phrase(
      "show [everything|layout tree|layout hierarchy]", "dump tree", .shell, said: ["show everything": "dump tree", "show all": "dump tree"]),
    Phrase(
      "show ({view} (recursivedescription|hierarchy|subtree|tree)|(hierarchy|tree) [of|for|in|under] {view})", "dump tree", .debugger,
      said: ["po [card recursiveDescription]": "dump tree", "show the tree of card": "dump tree"]),
    Phrase(
      "show (views|subviews|children|what is) [in|inside|of|under] {view}", "get {view}.subviews",
      said: ["list views in card": "get card.subviews", "show children of card": "get card.subviews"]),
    Phrase(
      "[show|what is|what|where is] [view|views] (frames|frame|positions|coordinates|sizes|rects|view frames) [views|each view|every view|for views] [{json}]", "dump frames[ {json}]",
      said: ["frames": "dump frames", "print the frames of all views": "dump frames"]),
    Phrase(
      "[show|what|which|what is|how many] [active|existing] (constraints|constraint|constraint list|every constraint) [exist|is there|is active|in layout|there is|we have|list|is installed] [{json}]", "dump constraints[ {json}]",
      said: ["constraints": "dump constraints", "what constraints are there?": "dump constraints"]),
    Phrase(
      "[show|what|which|what is] [active] (constraints [exist] [is] [on|of|for|in|affecting|affect|influence|acting on|involving|with] {view} [has|have|use]|{view} [.] constraints|constraints is {view} (have|has|use|using)|constraints is (on|affecting|acting on|for) {view}) [layout] [{way}]", "dump constraints {view}[ {way}]", .debugger,
      said: ["show all constraints on card": "dump constraints card", "what constraints affect title horizontally": "dump constraints title horizontal"]),
    Phrase(
      "[show] (trace|autolayout trace|auto layout trace|layout trace)", "dump trace", .debugger,
      said: ["trace": "dump trace", "show the auto layout trace": "dump trace"]),
    Phrase(
      "[show] [constraint] groups", "dump groups", said: ["show groups": "dump groups", "list constraint groups": "dump groups"]),
    Phrase(
      "([show|what is] (conflicts|conflict|errors|conflicting constraints|[layout] conflicts|unsatisfiable constraints)|[is there] [any] (conflicts|conflict|conflicting constraints|errors) [there]|is (anything|something|layout|constraints|any constraint|any constraints) conflicting [each other|with each other]|(what|which) [constraint|constraints] [is] conflicting)", "report conflicts",
      said: ["conflicts": "report conflicts", "are there any conflicts?": "report conflicts", "which constraint is breaking?": "report conflicts"]),
    Phrase(
      "([show|what is] (ambiguous|ambiguous views|ambiguous layout|ambiguous layouts|unconstrained views)|is there [any] (ambiguous|ambiguous views|ambiguous layout) [views|layout]|[is there] any ambiguous [views]|is (anything|something|layout|any view|any views|views|any of views) ambiguous|(what|which) [view|views] [is] ambiguous)", "report ambiguity",
      said: ["is anything ambiguous?": "report ambiguity", "which views are ambiguous": "report ambiguity"]),
    Phrase(
      "([show|what is] (issues|problems|warnings|findings|lint|mistakes)|is there [any] (issues|problems|warnings|mistakes) [with layout]|any (issues|problems|warnings|mistakes)|(what|anything|is anything|is something|whats) [is] wrong [here|with layout|with it]|is (everything|layout|it|this) (ok|okay|fine|valid|correct|right|good|satisfied|complete)|validate|lint|check [layout|everything|for issues|for problems|constraints]|does it work|is it (ok|valid|correct)|(is|does) everything fit|debug|status|diagnose [layout]|verify [layout])", "report issues",
      said: ["what is wrong": "report issues", "any problems?": "report issues", "check the layout": "report issues"]),
    Phrase(
      "(is|does) ({view} (truncated|clipped|cut off|truncate|too small|overflow|overflowing|fit|get truncated|get clipped|get cut off)|{view} (text|content|title) (truncated|clipped|cut off|fit)|(anything|any text|any label|text|something) (truncated|clipped|cut off|overlapping|overlap|overflowing|off screen|offscreen))", "report issues",
      said: ["is title truncated?": "report issues", "is any text cut off?": "report issues"]),
    Phrase(
      "(is|does) ({view}|anything|text) [get] (truncated|clipped|cut off|truncate|fit|overflow) (at|when|if) [screen|it] [is] {number} [in] [wide]", "resize {number}x{@height}; report issues",
      said: ["does title fit at 320?": "resize 320x667; report issues", "does title get truncated at 320 wide?": "resize 320x667; report issues"]),
    Phrase(
      "(what|how) [else] [could|can] ({view} (look|be) otherwise|other solutions of {view})|exercise [ambiguity] [of|in] {view}|{view} . (exerciseambiguityinlayout|exercise ambiguity)", "exercise {view}", .uiKit,
      said: ["exercise ambiguity of card": "exercise card", "exercise the ambiguity in card": "exercise card"]),
    Phrase(
      "(draw|show|what is|render|paint|sketch) (layout|it|screen|picture|image|ui|interface|view looks like|result|canvas)", "draw",
      said: ["show the layout": "draw", "draw the screen": "draw"]),
    Phrase(
      "[show|make|take] (screenshot|screen shot|picture|drawing|diagram|ascii|snapshot picture)|(show|what is|how is|tell) [what|how] [it|layout|this] (look|looks) [like] [now]|show it|what is it look like|how is it look", "draw", .shell,
      said: ["screenshot": "draw", "show me what it looks like": "draw", "what does it look like?": "draw"]),
    Phrase(
      "(draw|render|sketch) {view} [as picture|as ascii|layout]|show {view} (layout|picture|drawing)|show (picture|drawing|layout) [of] {view}", "draw {view}",
      said: ["show the picture of title": "draw title", "show title layout": "draw title"]),
    Phrase(
      "(show|draw) (ambiguity|ambiguous views) (in|on) (picture|drawing|layout|screen)", "draw ambiguity",
      said: ["show ambiguity in the picture": "draw ambiguity", "draw ambiguity on screen": "draw ambiguity"]),
    Phrase(
      "(compare|show|preview|look at) (portrait and landscape|landscape and portrait)", "preview landscape",
      said: ["compare portrait and landscape": "preview landscape", "look at landscape and portrait": "preview landscape"]),
    Phrase(
      "(preview|compare|try) [it|layout|this] [on|across|in] (devices|screens|every device|other devices|several devices|different devices|screen sizes|different screens|different screen sizes|sizes|every screen|multiple devices)", "preview",
      said: ["compare devices": "preview", "test on all screen sizes": "preview"]),
    Phrase(
      "[what is] (minimum|smallest|min|fitting|compressed|ideal|minimal) size [of|for|that fits] {view}", "fit {view} compressed", .uiKit,
      said: ["minimum size of card": "fit card compressed", "what is the fitting size of card": "fit card compressed"]),
    Phrase(
      "select * from (views|frames|view)", "dump frames", .shell, said: ["select * from views": "dump frames", "SELECT * FROM frames;": "dump frames"]),
    Phrase(
      "select * from (constraints|constraint)", "dump constraints", .shell, said: ["select * from constraints": "dump constraints", "SELECT * FROM constraints;": "dump constraints"]),
    Phrase(
      "(show|watch) what (happens|changes|changed) [to|with|in] [{view}]|what changed", "draw",
      said: ["see what happens to stack": "draw", "what changed?": "draw"]),
    Phrase(
      "dump {json}|show [layout] {json}", "dump json", .shell, said: ["dump --json": "dump json", "print layout as json": "dump json"]),
    Phrase(
      "(layout|relayout|lay out|solve|compute|update layout|compute layout|layout if needed|refresh|redraw|recalculate|run layout|apply) [layout|it|now|everything|screen]", "dump frames", .uiKit,
      said: ["solve": "dump frames", "compute the layout": "dump frames"]),
    Phrase(
      "(check|look|scan) for (ambiguity|ambiguous views|ambiguous layout)", "report ambiguity", said: ["check for ambiguity": "report ambiguity", "look for ambiguous views": "report ambiguity"]),
    Phrase(
      "(check|look|scan) for (conflicts|conflicting constraints|errors)", "report conflicts", said: ["check for conflicts": "report conflicts", "look for errors": "report conflicts"]),
  ])
}
