extension Phrase.Topic {
  /// Phrases that ask why something happens, and what would help.
  static let reasons = Phrase.Topic(
    "Reasons",
    #"""
    {view}
      lldb: explain {view}
      - title → explain title
      - the ok button → explain ok
    why [is] {view} [here|there|so (big|small|large)|like that|that (big|small|large)|where it is|where \#
      is|positioned|placed|in place|that way|moved|move|that size|not visible|off screen|gone]
      words: explain {view}
      - why title → explain title
      - why is title there? → explain title
    (explain|describe|what about|inspect|debug|justify|tell about|info about|info|about) {view} \#
      [layout|frame|position|size]
      words: explain {view}
      - describe title → explain title
      - explain title's frame → explain title
    why [is] {view} [so|that|only|too|not|very] {extent}
      words: explain {view}.{extent}
      - why is title so wide? → explain title.width
      - why is ok that tall → explain ok.height
    why [is] {view} [only] {number} [in] {extent}
      words: explain {view}.{extent}
      - why is ok 44 points tall? → explain ok.height
      - why is title 39 wide → explain title.width
    why is not {view} {number} [in] {extent}|why is {view} not {number} [in] {extent}|(is|what if|what happens \#
      if|what stops|what prevents) {view} [is|be|was|were|from being] {number} [in] {extent}
      words: explain {view}.{extent} vs {number}
      - why isn't title 300 wide? → explain title.width vs 300
      - can title be 300 wide? → explain title.width vs 300
    (why [is]|explain|what (determines|decides|defines|controls|drives|affects|sets|makes|constrains|fixes)|how \#
      is) {a:anchor} [{number}|(what it is|calculated|computed|decided|determined|chosen)]
      words: explain {a}
      - why is title's width 39? → explain title.width
      - what determines the height of ok → explain ok.height
    why [is] {view} [at|not at|in] [{number}] [{number}]|(what \#
      (determines|decides|defines|controls|drives|affects|constrains)|how is) {view} \#
      [(size|position|frame|place|layout|calculated|computed|positioned|placed)]
      words: explain {view}
      - why is title at 0 → explain title
      - what decides title's position → explain title
    (why [is|has] [layout|frame|position|size|width|height] [of] ({view}|{a:anchor}) ambiguous [layout]|what is \#
      ambiguous (about|with|in|on) {view})
      words: why ambiguous {view|{a.2}}
      - why is card ambiguous? → why ambiguous card
      - why is card's width ambiguous? → why ambiguous card
    (is|has) {view} [has|have] [ambiguous|ambiguous layout|fully constrained|underconstrained|over \#
      constrained|fully specified]
      words?: get {view}.hasAmbiguousLayout
      - is card ambiguous? → get card.hasAmbiguousLayout
      - does card have ambiguous layout → get card.hasAmbiguousLayout
    why [is] (conflicting|it conflicting|there conflicting|layout conflicting|constraints conflicting|there a \#
      conflicting)|[how] fix (conflicts|it|this|layout|constraints)|resolve (conflicts|them)|what is \#
      (fix|solution)|(explain|why|describe|debug) conflicting|why is layout wrong
      words: report conflicts --what-if
      - why is it broken? → report conflicts --what-if
      - fix this → report conflicts --what-if
    [what is|what|which] [constraints|constraint|else] [is|does] [{view}] \#
      (missing|needed|lacking|need|lack|still missing|missing constraints|required) [to [fully] \#
      constrain|for|on|in|from|to fix|to place|to position] {view}
      words: suggest {view}
      - what's missing to fully constrain card? → suggest card
      - what constraints are missing for card → suggest card
    (what|which) [constraints|constraint|else] is {view} (missing|need|lack|needs|require)
      words: suggest {view}
      - what constraints does card need? → suggest card
      - what is card missing → suggest card
    (suggest|fix|propose|recommend|resolve) [constraints|ambiguity|layout|ambiguous|missing constraints] \#
      [for|of|in|on] {view} [ambiguity|layout]
      words: suggest {view}
      - suggest constraints for card → suggest card
      - fix ambiguity of card → suggest card
    [what is|what|which|how many] [constraints|is] [still] (missing|missing constraints|needed|needed \#
      constraints|what is missing|is missing|constraints is missing)|suggest [constraints|something|fix|fixes|solution]
      words: report ambiguity
      - what is missing? → report ambiguity
      - suggest constraints → report ambiguity
    ([show|what is|explain|describe|show info about] {constraint}|what is {constraint} do)
      lldb: get {constraint}
      - c1 → get c1
      - what is c1? → get c1
    (is|does) {constraint} (active|on|enabled|off)
      words: get {constraint}.active
      - is c1 active? → get c1.active
      - is c1 enabled → get c1.active
    what is (priority|constant|multiplier) [of|for] {constraint}|{constraint} (priority|multiplier)
      words: get {constraint}
      - what is the priority of c1? → get c1
      - what's the constant of c1 → get c1
    why [is|does|has] {constraint} conflicting
      words?: why broken {constraint}
      - why is c1 broken → why broken c1
      - why does c1 fail → why broken c1
    (assert|test|verify|ensure|check|make sure|confirm) [that] {check}
      shell: expect {check}
      - test title.width == 39 → expect title.width = 39
      - assert card.top = 20 → expect card.top = 20
    (({parent}|view) [.] exerciseambiguityinlayout|exercise ambiguity [of|in|for] [{parent}])
      UIKit: exercise {parent|root}
      - view.exerciseAmbiguityInLayout() → exercise root
      - exercise ambiguity in card → exercise card
    (fix|resolve|remove|solve) (ambiguity|ambiguous (layout|views))|make (layout|everything) unambiguous
      Interface Builder?: resolve missing
      - fix ambiguity → resolve missing
      - make everything unambiguous → resolve missing
    (what|explain|define) [is] [content] hugging [mean|(vs|versus|and|or) [content] compression [resistance]]
      UIKit: help hugging
      - what does hugging mean → help hugging
      - explain content hugging → help hugging
    (what|explain|define) [is] (compression resistance|content compression resistance|resistance) [mean]
      UIKit: help compressionResistance
      - what is compression resistance? → help compressionResistance
      - explain content compression resistance → help compressionResistance
    (explain|define) {property}|what [is] {property} mean
      UIKit: help {property}
      - what does corner radius mean → help cornerRadius
      - explain intrinsic content size → help intrinsicContentSize
    (fix|resolve|solve|repair|correct) (everything|layout|problems|issues|mistakes|errors) [automatically|for me]
      Interface Builder?: report issues
      - fix everything → report issues
      - solve all problems automatically → report issues
    (fix|resolve|solve|repair) (conflicts|conflicting constraints|conflicting|them) automatically
      Interface Builder: report conflicts --what-if
      - resolve the conflicts automatically → report conflicts --what-if
      - fix the conflicting constraints automatically → report conflicts --what-if
    (give|show) (hint|tip|hints)|what should i do [next|now|here]|what (next|now)|what is next [step]|(i am|im) (stuck|lost)|help me
      words?: report issues
      - give me a hint → report issues
      - what should I do next → report issues
    (explain|describe|say) why [is|does|has] {view} …
      words: explain {view}
      - explain why ok is where it is → explain ok
      - explain why title has this size → explain title
    what [is] priority [{number}] [mean]|what is priority {number}
      UIKit: help priority
      - what does priority 250 mean → help priority
      - what is a priority → help priority
    what is {property}
      UIKit?: help {property}
      - what is intrinsic content size → help intrinsicContentSize
      - what is a corner radius → help cornerRadius
    (assert|test|verify|ensure|expect|confirm) [that] {view} [to] [is|be] {number} [in] {extent}
      words: expect {view}.{extent} = {number}
      - expect title to be 39 wide → expect title.width = 39
      - assert that card is 0 tall → expect card.height = 0
    (explain|describe|say) why [is] (layout|it|everything|anything|something) [is] ambiguous
      words: report ambiguity
      - explain why the layout is ambiguous → report ambiguity
      - explain why it is ambiguous → report ambiguity
    """#)
}
