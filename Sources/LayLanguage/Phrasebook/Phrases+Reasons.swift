extension Phrase.Topic {
  /// Questions why, and what would help.
  static let reasons = Phrase.Topic(name: "Reasons", phrases: [
    Phrase(
      "{view}", "explain {view}", .debugger, said: ["title": "explain title", "the ok button": "explain ok"]),
    Phrase(
      "why [is] {view} [here|there|so (big|small|large)|like that|that (big|small|large)|where it is|where is|positioned|placed|in place|that way|moved|move|that size|not visible|off screen|gone]", "explain {view}",
      said: ["why title": "explain title", "why is title there?": "explain title"]),
    Phrase(
      "(explain|describe|what about|inspect|debug|justify|tell about|info about|info|about) {view} [layout|frame|position|size]", "explain {view}",
      said: ["describe title": "explain title", "explain title's frame": "explain title"]),
    Phrase(
      "why [is] {view} [so|that|only|too|not|very] {extent}", "explain {view}.{extent}",
      said: ["why is title so wide?": "explain title.width", "why is ok that tall": "explain ok.height"]),
    Phrase(
      "why [is] {view} [only] {number} [in] {extent}", "explain {view}.{extent}",
      said: ["why is ok 44 points tall?": "explain ok.height", "why is title 39 wide": "explain title.width"]),
    Phrase(
      "why is not {view} {number} [in] {extent}|why is {view} not {number} [in] {extent}|(is|what if|what happens if|what stops|what prevents) {view} [is|be|was|were|from being] {number} [in] {extent}", "explain {view}.{extent} vs {number}",
      said: ["why isn't title 300 wide?": "explain title.width vs 300", "can title be 300 wide?": "explain title.width vs 300"]),
    Phrase(
      "(why [is]|explain|what (determines|decides|defines|controls|drives|affects|sets|makes|constrains|fixes)|how is) {a:anchor} [{number}|(what it is|calculated|computed|decided|determined|chosen)]", "explain {a}",
      said: ["why is title's width 39?": "explain title.width", "what determines the height of ok": "explain ok.height"]),
    Phrase(
      "why [is] {view} [at|not at|in] [{number}] [{number}]|(what (determines|decides|defines|controls|drives|affects|constrains)|how is) {view} [(size|position|frame|place|layout|calculated|computed|positioned|placed)]", "explain {view}",
      said: ["why is title at 0": "explain title", "what decides title's position": "explain title"]),
    Phrase(
      "(why [is|has] [layout|frame|position|size|width|height] [of] ({view}|{a:anchor}) ambiguous [layout]|what is ambiguous (about|with|in|on) {view})", "why ambiguous {view|{a.2}}",
      said: ["why is card ambiguous?": "why ambiguous card", "why is card's width ambiguous?": "why ambiguous card"]),
    Phrase(
      "(is|has) {view} [has|have] [ambiguous|ambiguous layout|fully constrained|underconstrained|over constrained|fully specified]", "get {view}.hasAmbiguousLayout", isGuess: true,
      said: ["is card ambiguous?": "get card.hasAmbiguousLayout", "does card have ambiguous layout": "get card.hasAmbiguousLayout"]),
    Phrase(
      "why [is] (conflicting|it conflicting|there conflicting|layout conflicting|constraints conflicting|there a conflicting)|[how] fix (conflicts|it|this|layout|constraints)|resolve (conflicts|them)|what is (fix|solution)|(explain|why|describe|debug) conflicting|why is layout wrong", "report conflicts --what-if",
      said: ["why is it broken?": "report conflicts --what-if", "fix this": "report conflicts --what-if"]),
    Phrase(
      "[what is|what|which] [constraints|constraint|else] [is|does] [{view}] (missing|needed|lacking|need|lack|still missing|missing constraints|required) [to [fully] constrain|for|on|in|from|to fix|to place|to position] {view}", "suggest {view}",
      said: ["what's missing to fully constrain card?": "suggest card", "what constraints are missing for card": "suggest card"]),
    Phrase(
      "(what|which) [constraints|constraint|else] is {view} (missing|need|lack|needs|require)", "suggest {view}",
      said: ["what constraints does card need?": "suggest card", "what is card missing": "suggest card"]),
    Phrase(
      "(suggest|fix|propose|recommend|resolve) [constraints|ambiguity|layout|ambiguous|missing constraints] [for|of|in|on] {view} [ambiguity|layout]", "suggest {view}",
      said: ["suggest constraints for card": "suggest card", "fix ambiguity of card": "suggest card"]),
    Phrase(
      "[what is|what|which|how many] [constraints|is] [still] (missing|missing constraints|needed|needed constraints|what is missing|is missing|constraints is missing)|suggest [constraints|something]", "report ambiguity",
      said: ["what is missing?": "report ambiguity", "suggest constraints": "report ambiguity"]),
    Phrase(
      "([show|what is|explain|describe|show info about] {constraint}|what is {constraint} do)", "get {constraint}", .debugger,
      said: ["c1": "get c1", "what is c1?": "get c1"]),
    Phrase(
      "(is|does) {constraint} (active|on|enabled|off)", "get {constraint}.active", said: ["is c1 active?": "get c1.active", "is c1 enabled": "get c1.active"]),
    Phrase(
      "what is (priority|constant|multiplier) [of|for] {constraint}|{constraint} (priority|multiplier)", "get {constraint}",
      said: ["what is the priority of c1?": "get c1", "what's the constant of c1": "get c1"]),
    Phrase(
      "why [is|does|has] {constraint} conflicting", "why broken {constraint}", isGuess: true,
      said: ["why is c1 broken": "why broken c1", "why does c1 fail": "why broken c1"]),
    Phrase(
      "(assert|test|verify|ensure|check|make sure|confirm) [that] {check}", "expect {check}", .shell,
      said: ["test title.width == 39": "expect title.width = 39", "assert card.top = 20": "expect card.top = 20"]),
    Phrase(
      "(fix|resolve|remove|solve) (ambiguity|ambiguous (layout|views))|make (layout|everything) unambiguous", "resolve missing", .interfaceBuilder, isGuess: true,
      said: ["fix ambiguity": "resolve missing", "make everything unambiguous": "resolve missing"]),
  ])
}
