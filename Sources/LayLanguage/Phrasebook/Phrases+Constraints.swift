extension Phrase.Topic {
  /// Phrases for equations without their verb, and for changing constraints.
  static let constraints = Phrase.Topic(
    "Constraints",
    #"""
    [pin|require|make] [constraint|add [new] constraint|add|pin add|constraints|add conflict] [:|that] {equation} \#
      [[with|at|@] priority ({strength:priority}|{strength:number})] [(named|called|as) {name:newName}]
      UIKit: pin {equation}[ @{strength}][ as {name}]
      - ok.width >= 88 → pin ok.width >= 88
      - pin title.top = ok.bottom + 8 priority high → pin title.top = ok.bottom + 8 @high
      - constraint title.top = card.top + 8pt named gap → pin title.top = card.top + 8 as gap
    [add [constraint|constraints|visual format]|constraints|visual format] [:] {format} [(named|called|as) \#
      {name:newName}]
      UIKit: pin {format}[ as {name}]
      - H:|-16-[card]-16-| → pin H:|-16-[card]-16-|
      - [title]-(>=8)-[ok] named gap → pin [title]-(>=8)-[ok] as gap
    [pin|make] {a:start} [<be>|to|at] {number}
      UIKit: pin {a} = superview.{a.1} {number~}
      - card.top = 10 → pin card.top = superview.top + 10
      - set title leading to 16 → pin title.leading = superview.leading + 16
    [pin|make] {a:end} [<be>|to|at] {number}
      UIKit?: pin {a} = superview.{a.1} {number-}
      - card.bottom = 10 → pin card.bottom = superview.bottom - 10
      - set title trailing to 16 → pin title.trailing = superview.trailing - 16
      - title.trailing = -16 → pin title.trailing = superview.trailing - 16
    [pin|make] {view} . (x|minx) [=|to|==] {number}
      UIKit: pin {view}.leading = superview.leading + {number}
      - title.x = 10 → pin title.leading = superview.leading + 10
      - set title.minX to 10 → pin title.leading = superview.leading + 10
    [pin|make] {view} . (y|miny) [=|to|==] {number}
      UIKit: pin {view}.top = superview.top + {number}
      - title.y = 10 → pin title.top = superview.top + 10
      - set title.minY to 10 → pin title.top = superview.top + 10
    [pin] {view} . center = {place} . center
      UIKit: pin {view} center to {place}
      - pin title.center = card.center → pin title center to card
      - pin ok.center = title.center → pin ok center to title
    [pin] {view} [.] edges (=|to|equals) {place} [[.] edges] [. inset|inset|insets] [{inset:number}]
      SnapKit: pin {view} edges to {place}[ inset {inset}]
      - pin title.edges = card.edges.inset(8) → pin title edges to card inset 8
      - title.edges = card → pin title edges to card
    (make|raise|lower|increase|decrease) priority [of|for|on] {constraint} [to|=|is|as|at] {priority}
      Interface Builder: set {constraint}.priority {priority}
      - set the priority of c1 to high → set c1.priority high
      - lower priority of c1 to low → set c1.priority low
    [make|raise|lower|increase|decrease] priority [of|for|on] {constraint} [to|=|is|as|at] {number}
      Interface Builder: set {constraint}.priority {number}
      - priority of c1 750 → set c1.priority 750
      - set the priority of card.top to 999 → set c1.priority 999
    [make|raise|lower|increase|decrease] {constraint} ([.] priority [to|=|is|as|at]|@) {priority}
      UIKit: set {constraint}.priority {priority}
      - card.top.priority = .defaultHigh → set c1.priority high
      - make c1 priority required → set c1.priority required
    [make|raise|lower|increase|decrease] {constraint} ([.] priority [to|=|is|as|at]|@|(with|at) priority) \#
      {number}
      UIKit: set {constraint}.priority {number}
      - c1 priority 750 → set c1.priority 750
      - lower c1's priority to 999 → set c1.priority 999
    make {constraint} {priority} [priority]
      UIKit: set {constraint}.priority {priority}
      - make c1 required → set c1.priority required
      - make the top constraint on card low priority → set c1.priority low
    (make|increase|decrease) constant [of|for|on] {constraint} [to|=|is|:] {number}
      Interface Builder: set {constraint}.constant {number}
      - set the constant of c1 to 20 → set c1.constant 20
      - change the constant of card.top to 32 → set c1.constant 32
    [make] {constraint} [.] constant [to|=|is|:] {number}|[make] {constraint:tie} (to|=) {number}
      Interface Builder: set {constraint}.constant {number}
      - c1 = 20 → set c1.constant 20
      - change the card top constant to 32 → set c1.constant 32
    (increase|raise|bump) {constraint} [.] [constant] by {number}
      words: set {constraint}.constant += {number}
      - increase c1 by 10 → set c1.constant += 10
      - raise c1's constant by 4 → set c1.constant += 4
    (decrease|reduce|lower) {constraint} [.] [constant] by {number}
      words: set {constraint}.constant -= {number}
      - decrease c1 by 10 → set c1.constant -= 10
      - reduce c1's constant by 4 → set c1.constant -= 4
    (deactivate|switch off|turn off|uninstall|off) {constraints}
      UIKit: deactivate {constraints*}
      - disable c1 → deactivate c1
      - deactivate card.top → deactivate c1
    (activate|switch on|turn on) {constraints}
      UIKit: activate {constraints*}
      - enable c1 → activate c1
      - turn on the top constraint of card → activate c1
    (remove|unpin|detach|break|get rid) {constraints}
      UIKit: unpin {constraints*}
      - delete c1 → unpin c1
      - remove constraint 1 → unpin c1
      - delete the last constraint → unpin c1
      - remove the top constraint on card → unpin c1
    ((remove|clear) (constraints [on|for|from|in] {views:someViews}|{views:someViews} constraints)|unpin \#
      {views:someViews})
      Interface Builder?: resolve clear {views*}
      - unpin title → resolve clear title
      - remove all constraints from card → resolve clear card
    (remove|clear) (constraints|every constraint)
      Interface Builder?: resolve clear
      - remove all constraints → resolve clear
      - clear constraints → resolve clear
    (add missing constraints [(to|for|on) {views:someViews}]|make {views:someViews} unambiguous)
      Interface Builder: resolve missing[ {views*}]
      - add missing constraints → resolve missing
      - add missing constraints to card → resolve missing card
    reset [to] suggested constraints [(for|of|on) {views:someViews}]
      Interface Builder?: resolve reset[ {views*}]
      - reset to suggested constraints → resolve reset
      - reset to suggested constraints for card → resolve reset card
    update frames [(for|of|on) {views:someViews}]
      Interface Builder: resolve frames[ {views*}]
      - update frames → resolve frames
      - update frames of card → resolve frames card
    update [constraint] (constants|constraints) [(for|of|on) {views:someViews}]
      Interface Builder: resolve constants[ {views*}]
      - update constraint constants → resolve constants
      - update constants of card → resolve constants card
    (lower|decrease|reduce) priority [of|for|on] {constraint}
      words?: set {constraint}.priority 999
      - lower the priority of c1 → set c1.priority 999
      - decrease the priority of card.top → set c1.priority 999
    delete from constraints [where view =|where item =|where first_item =|of|on] {view}
      SQL?: resolve clear {view}
      - DELETE FROM constraints WHERE view = card → resolve clear card
      - delete from constraints of title → resolve clear title
    make {constraint} [little|bit|slightly] (weaker|softer|less important|less strong)
      words?: set priority {constraint} 750
      - make c1 a little weaker → set priority c1 750
      - make the top constraint on card weaker → set priority c1 750
    make {constraint} [little|bit|slightly] (stronger|harder|more important)
      words?: set priority {constraint} 1000
      - make c1 stronger → set priority c1 1000
      - make c1 more important → set priority c1 1000
    (free|detach|release|loosen|unfix|untie) {view} [from {place}]
      words?: resolve clear {view}
      - free the card → resolve clear card
      - detach ok from the card → resolve clear ok
    (let go|free|release|drop) {constraint}
      words: unpin {constraint}
      - let go of c1 → unpin c1
      - release c1 → unpin c1
    """#)
}
