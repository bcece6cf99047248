extension Phrase.Topic {
  /// Phrases for reading and setting properties of views.
  static let properties = Phrase.Topic(
    "Properties",
    #"""
    [make] {view} [.] {property} [to|=|is|be|as|:] {value}
      UIKit: set {view}.{property} {value}
      - set title's alpha to 0.5 → set title.alpha 0.5
      - stack spacing 12 → set stack.spacing 12
      - title background color = .systemRed → set title.backgroundColor systemRed
    [make] {property} [of|on|for] {view} [to|=|is|be|as|:] {value}
      UIKit: set {view}.{property} {value}
      - set the background color of title to red → set title.backgroundColor red
      - alpha of title = 0.5 → set title.alpha 0.5
    [make] ({property} [of|on|for] {view}|{view} [.] {property}) [to|=|is|be|as|:] {fraction}
      CSS: set {view}.{property} {fraction}
      - opacity of card 50% → set card.alpha 50%
      - make title's alpha 0.25% → set title.alpha 0.25%
    [make|add] {value} {property} (to|for|on) {view}
      SwiftUI: set {view}.{property} {value}
      - add a red background to title → set title.backgroundColor red
      - set 8 corner radius on card → set card.cornerRadius 8
    make {view} {value} {property}
      CSS: set {view}.{property} {value}
      - give card a red background → set card.backgroundColor red
      - give card 16 margins → set card.layoutMargins 16
    make {view} {property} (to|be|=) {flag}
      UIKit: set {view}.{property} {flag}
      - set title's clips to bounds to on → set title.clipsToBounds true
      - turn title hidden to off → set title.hidden false
    [make] {view} [should|must] [text] (say|says|saying|read|reads|text to|title to|text|title|reading|label) {text}
      words: set {view}.text {text}
      - make title say "Hi" → set title.text "Hi"
      - title says "Hi" → set title.text "Hi"
      - set title text to Hello World → set title.text "Hello World"
    make [text|title] [of|in|on] {view} (to|=) {text}
      words: set {view}.text {text}
      - change title to "Hi" → set title.text "Hi"
      - set the text in title to "Hi" → set title.text "Hi"
    put [text] {text} [text] <in> {view}
      words: set {view}.text {text}
      - put "Hi" in title → set title.text "Hi"
      - put the text "Hi" in the title → set title.text "Hi"
    [make] ({view} [.] font [size]|font [size] [of|for|on] {view}|{view} [text] size) [to|=|is|be|.] [. \#
      system|system] [size] {font}
      UIKit: set {view}.font {font}
      - set the font of title to 24pt bold → set title.font "24 bold"
      - title font size 24 → set title.font 24
      - make title's font headline → set title.font headline
    (use|make) {font} [font] (for|in|on) {view}
      SwiftUI: set {view}.font {font}
      - use headline font for title → set title.font headline
      - use 24pt bold in title → set title.font "24 bold"
    replace ({view} [text|title]|[text] [of|in] {view}) (with|by) {text}
      words: set {view}.text {text}
      - replace title text with "Bye" → set title.text "Bye"
      - replace the text of title by "Bye" → set title.text "Bye"
    [make] (max|maximum|number of) lines [of|for|on] {view} [to|=|is] {count}
      SwiftUI: set {view}.numberOfLines {count}
      - set max lines of title to 3 → set title.numberOfLines 3
      - number of lines of title = 2 → set title.numberOfLines 2
    {view} border [width|of] [to|=] {number}|border {number} (on|around) {view}
      CSS: set {view}.borderWidth {number}
      - ok border 1 → set ok.borderWidth 1
      - border 2 around card → set card.borderWidth 2
    [make] {view} [font|text] bold
      SwiftUI?: set {view}.font "17 bold"
      - make title bold → set title.font "17 bold"
      - make ok bold → set ok.font "17 bold"
    [make|allow] {view} [to] (multiline|multi line|wrap|wraps|wrapping|wrap (onto|to|over|into) \#
      (several|multiple|more|many) lines|unlimited lines|allow (several|multiple|many) \#
      lines|(several|multiple|many) lines|wrap text|line wrap|use (several|multiple) lines|span \#
      (several|multiple) lines)
      SwiftUI: set {view}.numberOfLines 0
      - make title multiline → set title.numberOfLines 0
      - let title wrap → set title.numberOfLines 0
    [make|limit|allow] {view} [should|must] [to|have|wrap] [onto|to|over|into] {count} (lines|line)
      SwiftUI: set {view}.numberOfLines {count}
      - limit title to 2 lines → set title.numberOfLines 2
      - title two lines → set title.numberOfLines 2
    [make] {view} text (left|right|center|centered|justified|natural) [aligned]
      words?: set {view}.textAlignment center
      - title text centered → set title.textAlignment center
      - make title's text center aligned → set title.textAlignment center
    center text (in|of|inside) {view}
      CSS: set {view}.textAlignment center
      - center text in title → set title.textAlignment center
      - center the text inside the title → set title.textAlignment center
    [make|raise|lower|increase|decrease] ({view} [.] [content] (hugging|contenthugging|contenthuggingpriority) \#
      [priority]|[content] hugging [priority] [of|for] {view}) [to|=|is] ({number}|{number:priority})
      UIKit: set {view}.hugging.horizontal {number}; set {view}.hugging.vertical {number}
      - set title content hugging to 251 → set title.hugging.horizontal 251; set title.hugging.vertical 251
      - content hugging priority of title = 251 → set title.hugging.horizontal 251; set title.hugging.vertical 251
    [make|raise|lower|increase|decrease] ({view} [.] [content] (hugging|contenthugging|contenthuggingpriority) \#
      [priority]|[content] hugging [priority] [of|for] {view}) ([.|in|on|for] {way} [to|=|is] {number}|[to|=|is] \#
      {number} [in|on] {way})
      UIKit: set {view}.hugging.{way} {number}
      - set title.contentHugging.horizontal 251 → set title.hugging.horizontal 251
      - set hugging of title to 251 vertically → set title.hugging.vertical 251
    [make|raise|lower|increase|decrease] ({view} [.] [content] (compression|compression resistance|resistance) \#
      [priority]|[content] (compression|compression resistance) [priority] [of|for] {view}) [to|=|is] ({number}|{number:priority})
      UIKit: set {view}.compressionResistance.horizontal {number}; set {view}.compressionResistance.vertical {number}
      - set title compression resistance to 751 → set title.compressionResistance.horizontal 751; set title.compressionResistance.vertical 751
      - compression resistance of title = 751 → set title.compressionResistance.horizontal 751; set title.compressionResistance.vertical 751
    [make|raise|lower|increase|decrease] ({view} [.] [content] (compression|compression resistance|resistance) \#
      [priority]|[content] (compression|compression resistance) [priority] [of|for] {view}) ([.|in|on|for] {way} \#
      [to|=|is] {number}|[to|=|is] {number} [in|on] {way})
      UIKit: set {view}.compressionResistance.{way} {number}
      - set title's compression resistance to 750 horizontally → set title.compressionResistance.horizontal 750
      - title compression vertical 751 → set title.compressionResistance.vertical 751
    (do not|never|prevent|stop) (compress|truncate|clip|shrink|squash|cut off|truncating|shrinking) {view} \#
      [from being]
      words?: set {view}.compressionResistance.horizontal required
      - don't compress title → set title.compressionResistance.horizontal required
      - never truncate title → set title.compressionResistance.horizontal required
    (raise|increase) [content] hugging [priority] (of|for|on) {view} [in] {way}
      Interface Builder: set {view}.hugging.{way} += 1
      - raise the hugging of title horizontally → set title.hugging.horizontal += 1
      - increase content hugging of ok vertically → set ok.hugging.vertical += 1
    (raise|increase) [content] (compression|compression resistance) [priority] (of|for|on) {view} [in] {way}
      Interface Builder: set {view}.compressionResistance.{way} += 1
      - raise the compression resistance of title horizontally → set title.compressionResistance.horizontal += 1
      - increase compression of ok vertically → set ok.compressionResistance.vertical += 1
    (make|let) {view} (resist|resists) compression
      Interface Builder?: set {view}.compressionResistance.horizontal 1000
      - make title resist compression → set title.compressionResistance.horizontal 1000
      - let ok resist compression → set ok.compressionResistance.horizontal 1000
    (do not|never|prevent) (stretch|grow|expand|let grow|growing|stretching) {view}
      words?: set {view}.hugging.horizontal required
      - don't stretch title → set title.hugging.horizontal required
      - never grow title → set title.hugging.horizontal required
    [what is|how much is|calculate|calc|compute] {path}
      lldb: get {path}
      - what is title.frame → get title.frame
      - calc 2 * 8 → get 2 * 8
    show {path}
      lldb: get {path}
      - print(card.frame) → get card.frame
      - show title.intrinsicContentSize → get title.intrinsicContentSize
    [what is|show|how much is] ({view} [.] {property}|{property} [of|for] {view})
      words: get {view}.{property}
      - what is the alpha of title → get title.alpha
      - title's intrinsic content size → get title.intrinsicContentSize
    (what is|show|where is|what|whats) {a:anchor}
      words: get {a}
      - what is the width of title → get title.width
      - where is title's top → get title.top
    {a:anchor}
      words: get {a}
      - title width → get title.width
      - height of title → get title.height
    how {extent} is {view}
      words: get {view}.{extent}
      - how tall is card? → get card.height
      - how wide is the title? → get title.width
    (where is|where|how big is|how large is|what size is|(what is|show) \#
      (size|position|location|coordinates|origin|place|rect|dimensions) [of|for]) {view} \#
      [located|placed|positioned|now] [on (screen|root|device)]
      words: get {view}.frame
      - where is title → get title.frame
      - show the position of title → get title.frame
    ([what is|show] {view} [.] \#
      (size|position|location|coordinates|origin|place|dimensions)|(size|position|location|coordinates|place) \#
      [of|for] {view})
      words: get {view}.frame
      - title size → get title.frame
      - what is title's position → get title.frame
    {view} . (x|minx)
      UIKit: get {view}.frame.minX
      - title.x → get title.frame.minX
      - card.minX → get card.frame.minX
    {view} . (y|miny)
      UIKit: get {view}.frame.minY
      - title.y → get title.frame.minY
      - card.minY → get card.frame.minY
    {view} . maxx|[what is] maxx {view}
      UIKit: get {view}.frame.maxX
      - title.maxX → get title.frame.maxX
      - card.maxX → get card.frame.maxX
    {view} . maxy|[what is] maxy {view}
      UIKit: get {view}.frame.maxY
      - title.maxY → get title.frame.maxY
      - card.maxY → get card.frame.maxY
    {view} . midx|[what is] midx {view}
      UIKit: get {view}.frame.midX
      - title.midX → get title.frame.midX
      - card.midX → get card.frame.midX
    {view} . midy|[what is] midy {view}
      UIKit: get {view}.frame.midY
      - title.midY → get title.frame.midY
      - card.midY → get card.frame.midY
    show {view}
      lldb: get {view}.frame
      - po card → get card.frame
      - print title → get title.frame
    is {view} {property}
      words: get {view}.{property}
      - is title hidden? → get title.hidden
      - is title visible → get title.visible
    ([make|color|paint|tint] {view} [color|colour]|[make] color {view}) [to|=|is|:|be] {color}
      words?: set {view}.backgroundColor {color}
      - make title red → set title.backgroundColor red
      - set title's color to system blue → set title.backgroundColor systemBlue
      - set the color of the card to blue → set card.backgroundColor blue
    [make] {view} text {color}
      words: set {view}.textColor {color}
      - make title text red → set title.textColor red
      - ok text system blue → set ok.textColor systemBlue
    ([make|color|paint|tint] {view} [color|colour]|[make] color {view}) [to|=|is|:|be] {color}
      words?: set {view}.textColor {color}
      - make title red → set title.textColor red
      - title color gray → set title.textColor gray
    (round|make) [corners] [of] {view} [corners] (rounded|round|have rounded corners|with {number}|by {number})|round [corners] [of] \#
      {view} [corners] [to|by|at|with] [{number}]
      CSS: set {view}.cornerRadius {number|8}
      - round the corners of card → set card.cornerRadius 8
      - round the corners of the card to 12 → set card.cornerRadius 12
      - make card rounded → set card.cornerRadius 8
    (add|make) [{number}] border (to|on|around|for) {view}
      CSS: set {view}.borderWidth {number|1}
      - add a border to card → set card.borderWidth 1
      - add a 2 pt border around card → set card.borderWidth 2
    [add|make|drop] [drop] shadow [to|on|for] [{view}]|{view} shadow
      refusal: lay has no shadows: they never change the layout
      - add a shadow to card
      - card shadow
    [what is|show] ({view} [content] hugging [priority|priorities]|[content] hugging [priority|priorities] {view})
      UIKit: get {view}.hugging.horizontal; get {view}.hugging.vertical
      - what is title's hugging priority → get title.hugging.horizontal; get title.hugging.vertical
      - hugging of title → get title.hugging.horizontal; get title.hugging.vertical
    [what is|show] ({view} [content] compression [resistance] [priority]|[content] compression [resistance] [priority] {view})
      UIKit: get {view}.compressionResistance.horizontal; get {view}.compressionResistance.vertical
      - compression resistance of title → get title.compressionResistance.horizontal; get title.compressionResistance.vertical
      - show title's compression → get title.compressionResistance.horizontal; get title.compressionResistance.vertical
    (raise|increase) [content] compression [resistance] [priority] [of|for|on] {view}
      UIKit?: set {view}.compressionResistance.horizontal 751
      - raise compression resistance of title → set title.compressionResistance.horizontal 751
      - increase the compression resistance priority of ok → set ok.compressionResistance.horizontal 751
    (raise|increase) ([content] hugging [priority] [of|for|on] {view}|{view} [content] hugging [priority])
      UIKit?: set {view}.hugging.horizontal 251
      - raise the hugging of title → set title.hugging.horizontal 251
      - increase ok's content hugging priority → set ok.hugging.horizontal 251
    (lower|decrease|reduce) ([content] hugging [priority] [of|for|on] {view}|{view} [content] hugging [priority])
      UIKit?: set {view}.hugging.horizontal 249
      - lower the hugging of title → set title.hugging.horizontal 249
      - decrease the content hugging priority of ok → set ok.hugging.horizontal 249
    (use|make) [.] {font} (text style|style|font style|text) (for|in|on) {view}
      SwiftUI: set {view}.font {font}
      - use .headline text style for title → set title.font headline
      - use the caption style on ok → set ok.font caption1
    ((do not|never) let {view}|{view} (should|must|can) (not|never)) [get|is|be|become] (compress|compressed|truncate|\#
      truncated|clip|clipped|shrink|shrunk|squash|squashed|squeezed|squished|smaller|cut off) [horizontally|in width]
      words?: set {view}.compressionResistance.horizontal required
      - don't let title shrink → set title.compressionResistance.horizontal required
      - never let title get clipped → set title.compressionResistance.horizontal required
    ((do not|never) let {view}|{view} (should|must|can) (not|never)) [get|is|be|become] (stretch|stretched|grow|expand|bigger|larger|wider) [horizontally|in width]
      words?: set {view}.hugging.horizontal required
      - don't let title stretch → set title.hugging.horizontal required
      - never let ok grow → set ok.hugging.horizontal required
    hug {view} [with|at|priority|@] [{number}]
      words?: set {view}.hugging.horizontal {number|251}; set {view}.hugging.vertical {number|251}
      - hug title 251 → set title.hugging.horizontal 251; set title.hugging.vertical 251
      - hug title → set title.hugging.horizontal 251; set title.hugging.vertical 251
    [content] compression resistance [priority] {way} [of|for|on] {view}
      UIKit: get {view}.compressionResistance.{way}
      - content compression resistance vertical title → get title.compressionResistance.vertical
      - compression resistance priority horizontal of title → get title.compressionResistance.horizontal
    [content] hugging [priority] {way} [of|for|on] {view}
      UIKit: get {view}.hugging.{way}
      - content hugging vertical title → get title.hugging.vertical
      - hugging priority horizontal of ok → get ok.hugging.horizontal
    [make] ({property} [of|on|for] {view}|{view} [.] {property}) [to|=|is|be|as|:] {value} (around|on sides|on \#
      each side|on every side|each side)
      CSS: set {view}.{property} {value}
      - set layout margins of card to 20 all around → set card.layoutMargins 20
      - card margins 8 on all sides → set card.layoutMargins 8
    (padding|margins) {number} (on|in|for|around|of|to) {view}|(padding|margins) {number} {view}|{view} . padding [.] \#
      [horizontal|vertical|leading|trailing|top|bottom] {number}
      SwiftUI?: set {view}.layoutMargins {number}
      - padding 16 card → set card.layoutMargins 16
      - card.padding(.horizontal, 20) → set card.layoutMargins 20
    display [:] none (on|for) {view}|{view} display [:] none
      CSS: hide {view}
      - display: none on title → hide title
      - title display none → hide title
    (margin|padding) [-] {edge} [:] {number} (on|for|of) {view}|{view} (margin|padding) [-] {edge} [:] {number}
      CSS: pin {view} {edge} to superview inset {number}
      - margin-left: 20px on title → pin title left to superview inset 20
      - title margin-top 8 → pin title top to superview inset 8
    make identifier (of|on|for) {constraint} [to|as] {name:newName}
      UIKit: set {constraint}.name {name}
      - set identifier of c1 to gap → set c1.name gap
      - set the identifier on the card top constraint as gap → set c1.name gap
    make {view} (invisible|transparent|hidden) but (keep|keeps|leave) [its] (space|place|room|frame|size)
      CSS: set {view}.alpha 0
      - make the title invisible but keep its space → set title.alpha 0
      - make title transparent but keep its place → set title.alpha 0
    (reparent|reparent to|move) {view} (to|into) {other:view} (at|index|at index) {count}
      words: move {view} to {other} at {count}
      - reparent title to card index 1 → move title to card at 1
      - move title into card at index 1 → move title to card at 1
    [let|make] {view} [should|must] [take|takes|get|gets|use|uses|fill|fills|have|occupy|occupies] [up] [whatever] \#
      (remaining|rest|leftover|free|extra|what) (space|room|width|is left|space is left|room is left|is left over|rest)|[let|make] \#
      {view} [should|must] (take|takes|get|gets|use|uses|fill|fills|have|occupy|occupies) [up] (rest|remainder|whatever (space|room|width) is left|whatever is left)
      words?: set {view}.hugging.horizontal 249
      - let title take the remaining space → set title.hugging.horizontal 249
      - ok should take the rest → set ok.hugging.horizontal 249
    [let|make] {view} [should|must] (grow|grows|stretch|stretches|expand|expands|widen|widens) (first|(before|instead of|rather \#
      than|more than) {other:view} [is])
      words?: set {view}.hugging.horizontal 249
      - let title grow before ok → set title.hugging.horizontal 249
      - title should stretch first → set title.hugging.horizontal 249
    [let|make] {view} [should|must] [is|be|get] (shrink|shrinks|compress|compresses|truncate|truncates|truncated|clipped|cut off) \#
      (first|(before|instead of|rather than|more than) {other:view} [is])
      words?: set {view}.compressionResistance.horizontal 749
      - title shrinks first → set title.compressionResistance.horizontal 749
      - let title get truncated before ok → set title.compressionResistance.horizontal 749
    {view} (should|must) (keep|keeps) [natural|intrinsic|own] (size|width)|(keep|leave) {view} (at natural|natural|intrinsic|at intrinsic) (size|width)
      words?: set {view}.hugging.horizontal required; set {view}.compressionResistance.horizontal required
      - ok should keep its size → set ok.hugging.horizontal required; set ok.compressionResistance.horizontal required
      - keep title at its natural width → set title.hugging.horizontal required; set title.compressionResistance.horizontal required
    'write {text} (in|into|on) {view}
      words: set {view}.text {text}
      - write "Hi" in title → set title.text "Hi"
      - write "Go" on ok → set ok.text "Go"
    make ({view} (font|text)|(font|text) {view}) (larger|bigger|smaller)
      words?: get {view}.font
      - make title's font larger → get title.font
      - make the text of title smaller → get title.font
    make {view} (invisible|hidden|disappear) without [leaving] (gap|hole|space|room|leaving space)
      answer: in a stack view, a hidden view leaves no gap: embed it with its neighbors, then write: hide {view}
      - make ok disappear without a gap
      - make title hidden without leaving a hole
    {view} [can|may|should|must] [is|be|have|show|span|use] [at most|up to|maximum|no more than|only] {count} (line|lines)
      UIKit: set {view}.numberOfLines {count}
      - title can be at most two lines → set title.numberOfLines 2
      - title should have 3 lines → set title.numberOfLines 3
    … (shadow|gradient|blur|glow) …
      refusal: lay computes where views are, and draws their colors, corners and texts; it has no shadows, gradients or effects
      - add a shadow to the card
      - give title a gradient
    """#)
}
