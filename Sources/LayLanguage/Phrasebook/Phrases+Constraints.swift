extension Phrase.Topic {
  /// Equations without their verb, and changing constraints.
  static let constraints = Phrase.Topic(name: "Constraints", phrases: [
    Phrase(
      "[pin|require] [constraint|add [new] constraint|add|pin add|constraints|add conflict] [:|that] {equation} [[with|at|@] priority ({strength:priority}|{strength:number})] [(named|called|as) {name:newName}]", "pin {equation}[ @{strength}][ as {name}]", .uiKit,
      said: ["ok.width >= 88": "pin ok.width >= 88", "pin title.top = ok.bottom + 8 priority high": "pin title.top = ok.bottom + 8 @high",
        "constraint title.top = card.top + 8pt named gap": "pin title.top = card.top + 8 as gap"]),
    Phrase(
      "[add [constraint|constraints|visual format]|constraints|visual format] [:] {format} [(named|called|as) {name:newName}]", "pin {format}[ as {name}]", .uiKit,
      said: ["H:|-16-[card]-16-|": "pin H:|-16-[card]-16-|", "[title]-(>=8)-[ok] named gap": "pin [title]-(>=8)-[ok] as gap"]),
    Phrase(
      "[pin|make] {a:start} [<be>|to|at] {number}", "pin {a} = superview.{a.1} + {number}", .uiKit,
      said: ["card.top = 10": "pin card.top = superview.top + 10", "set title leading to 16": "pin title.leading = superview.leading + 16"]),
    Phrase(
      "[pin|make] {a:end} [<be>|to|at] {number}", "pin {a} = superview.{a.1} - {number}", .uiKit, isGuess: true,
      said: ["card.bottom = 10": "pin card.bottom = superview.bottom - 10", "set title trailing to 16": "pin title.trailing = superview.trailing - 16"]),
    Phrase(
      "[pin|make] {view} . (x|minx) [=|to|==] {number}", "pin {view}.leading = superview.leading + {number}", .uiKit,
      said: ["title.x = 10": "pin title.leading = superview.leading + 10", "set title.minX to 10": "pin title.leading = superview.leading + 10"]),
    Phrase(
      "[pin|make] {view} . (y|miny) [=|to|==] {number}", "pin {view}.top = superview.top + {number}", .uiKit,
      said: ["title.y = 10": "pin title.top = superview.top + 10", "set title.minY to 10": "pin title.top = superview.top + 10"]),
    Phrase(
      "[pin] {view} . center = {place} . center", "pin {view} center to {place}", .uiKit,
      said: ["pin title.center = card.center": "pin title center to card", "pin ok.center = title.center": "pin ok center to title"]),
    Phrase(
      "[pin] {view} [.] edges (=|to|equals) {place} [.] edges [. inset|inset|insets] [{inset:number}]", "pin {view} edges to {place}[ inset {inset}]", .snapKit,
      said: ["pin title.edges = card.edges.inset(8)": "pin title edges to card inset 8", "title.edges = card.edges": "pin title edges to card"]),

    Phrase(
      "(make|raise|lower|increase|decrease) priority [of|for|on] {constraint} [to|=|is|as|at] {priority}", "set {constraint}.priority {priority}", .interfaceBuilder,
      said: ["set the priority of c1 to high": "set c1.priority high", "lower priority of c1 to low": "set c1.priority low"]),
    Phrase(
      "[make|raise|lower|increase|decrease] priority [of|for|on] {constraint} [to|=|is|as|at] {number}", "set {constraint}.priority {number}", .interfaceBuilder,
      said: ["priority of c1 750": "set c1.priority 750", "set the priority of card.top to 999": "set c1.priority 999"]),
    Phrase(
      "[make|raise|lower|increase|decrease] {constraint} ([.] priority [to|=|is|as|at]|@) {priority}", "set {constraint}.priority {priority}", .uiKit,
      said: ["card.top.priority = .defaultHigh": "set c1.priority high", "make c1 priority required": "set c1.priority required"]),
    Phrase(
      "[make|raise|lower|increase|decrease] {constraint} ([.] priority [to|=|is|as|at]|@|(with|at) priority) {number}", "set {constraint}.priority {number}", .uiKit,
      said: ["c1 priority 750": "set c1.priority 750", "lower c1's priority to 999": "set c1.priority 999"]),
    Phrase(
      "make {constraint} {priority} [priority]", "set {constraint}.priority {priority}", .uiKit,
      said: ["make c1 required": "set c1.priority required", "make the top constraint on card low priority": "set c1.priority low"]),
    Phrase(
      "(make|increase|decrease) constant [of|for|on] {constraint} [to|=|is|:] {number}", "set {constraint}.constant {number}", .interfaceBuilder,
      said: ["set the constant of c1 to 20": "set c1.constant 20", "change the constant of card.top to 32": "set c1.constant 32"]),
    Phrase(
      "[make] {constraint} [.] constant [to|=|is|:] {number}|[make] {constraint:tie} (to|=) {number}", "set {constraint}.constant {number}", .interfaceBuilder, 
      said: ["c1 = 20": "set c1.constant 20", "change the card top constant to 32": "set c1.constant 32"]),
    Phrase(
      "(increase|raise|bump) {constraint} [.] [constant] by {number}", "set {constraint}.constant += {number}",
      said: ["increase c1 by 10": "set c1.constant += 10", "raise c1's constant by 4": "set c1.constant += 4"]),
    Phrase(
      "(decrease|reduce|lower) {constraint} [.] [constant] by {number}", "set {constraint}.constant -= {number}",
      said: ["decrease c1 by 10": "set c1.constant -= 10", "reduce c1's constant by 4": "set c1.constant -= 4"]),
    Phrase(
      "(deactivate|switch off|turn off|uninstall|off) {constraints}", "deactivate {constraints*}", .uiKit,
      said: ["disable c1": "deactivate c1", "deactivate card.top": "deactivate c1"]),
    Phrase(
      "(activate|switch on|turn on) {constraints}", "activate {constraints*}", .uiKit,
      said: ["enable c1": "activate c1", "turn on the top constraint of card": "activate c1"]),
    Phrase(
      "(remove|unpin|detach|break|get rid) {constraints}", "unpin {constraints*}", .uiKit,
      said: ["delete c1": "unpin c1", "remove the top constraint on card": "unpin c1"]),
    Phrase(
      "((remove|clear) (constraints [on|for|from|in] {views:someViews}|{views:someViews} constraints)|unpin {views:someViews})", "resolve clear {views*}", .interfaceBuilder, isGuess: true,
      said: ["unpin title": "resolve clear title", "remove all constraints from card": "resolve clear card"]),
    Phrase(
      "(remove|clear) (constraints|every constraint)", "resolve clear", .interfaceBuilder, isGuess: true,
      said: ["remove all constraints": "resolve clear", "clear constraints": "resolve clear"]),
    Phrase(
      "(add missing constraints [(to|for|on) {views:someViews}]|make {views:someViews} unambiguous)", "resolve missing[ {views*}]", .interfaceBuilder,
      said: ["add missing constraints": "resolve missing", "add missing constraints to card": "resolve missing card"]),
    Phrase(
      "reset [to] suggested constraints [(for|of|on) {views:someViews}]", "resolve reset[ {views*}]", .interfaceBuilder, isGuess: true,
      said: ["reset to suggested constraints": "resolve reset", "reset to suggested constraints for card": "resolve reset card"]),
    Phrase(
      "update frames [(for|of|on) {views:someViews}]", "resolve frames[ {views*}]", .interfaceBuilder,
      said: ["update frames": "resolve frames", "update frames of card": "resolve frames card"]),
    Phrase(
      "update [constraint] (constants|constraints) [(for|of|on) {views:someViews}]", "resolve constants[ {views*}]", .interfaceBuilder,
      said: ["update constraint constants": "resolve constants", "update constants of card": "resolve constants card"]),
  ])
}
