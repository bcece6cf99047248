extension Phrase.Topic {
  /// Properties of views: reading and setting them.
  static let properties = Phrase.Topic(name: "Properties", phrases: [
    Phrase(
      "[make] {view} [.] {property} [to|=|is|be|as|:] {value}", "set {view}.{property} {value}", .uiKit,
      said: ["set title's alpha to 0.5": "set title.alpha 0.5", "stack spacing 12": "set stack.spacing 12",
        "title background color = .systemRed": "set title.backgroundColor systemRed"]),
    Phrase(
      "[make] {property} [of|on|for] {view} [to|=|is|be|as|:] {value}", "set {view}.{property} {value}", .uiKit,
      said: ["set the background color of title to red": "set title.backgroundColor red", "alpha of title = 0.5": "set title.alpha 0.5"]),
    Phrase(
      "[make|add] {value} {property} (to|for|on) {view}", "set {view}.{property} {value}", .swiftUI,
      said: ["add a red background to title": "set title.backgroundColor red", "set 8 corner radius on card": "set card.cornerRadius 8"]),
    Phrase(
      "make {view} {value} {property}", "set {view}.{property} {value}", .css,
      said: ["give card a red background": "set card.backgroundColor red", "give card 16 margins": "set card.layoutMargins 16"]),
    Phrase(
      "make {view} {property} (to|be|=) {flag}", "set {view}.{property} {flag}", .uiKit,
      said: ["set title's clips to bounds to on": "set title.clipsToBounds true", "turn title hidden to off": "set title.hidden false"]),
    Phrase(
      "[make] {view} [text] (say|says|saying|read|reads|text to|text|title|reading|label) {text}", "set {view}.text {text}",
      said: ["make title say \"Hi\"": "set title.text \"Hi\"", "title says \"Hi\"": "set title.text \"Hi\""]),
    Phrase(
      "make [text|title] [of|in|on] {view} (to|=) {text}", "set {view}.text {text}",
      said: ["change title to \"Hi\"": "set title.text \"Hi\"", "set the text in title to \"Hi\"": "set title.text \"Hi\""]),
    Phrase(
      "put [text] {text} [text] <in> {view}", "set {view}.text {text}",
      said: ["put \"Hi\" in title": "set title.text \"Hi\"", "put the text \"Hi\" in the title": "set title.text \"Hi\""]),

    Phrase(
      "[make] ({view} [.] font [size]|font [size] [of|for|on] {view}|{view} [text] size) [to|=|is|be|.] [. system|system] [size] {font}", "set {view}.font {font}", .uiKit,
      said: ["set the font of title to 24pt bold": "set title.font \"24 bold\"", "title font size 24": "set title.font 24", "make title's font headline": "set title.font headline"]),
    Phrase(
      "[make] {view} [font|text] bold", "set {view}.font \"17 bold\"", .swiftUI, isGuess: true,
      said: ["make title bold": "set title.font \"17 bold\"", "make ok bold": "set ok.font \"17 bold\""]),
    Phrase(
      "[make] {view} [to] (multiline|multi line|wrap|wraps|wrapping|wrap (onto|to|over|into) (several|multiple|more|many|two) lines|unlimited lines|allow (several|multiple|many) lines|(several|multiple|many) lines|wrap text|line wrap|use (several|multiple) lines|span (several|multiple) lines)", "set {view}.numberOfLines 0", .swiftUI,
      said: ["make title multiline": "set title.numberOfLines 0", "let title wrap": "set title.numberOfLines 0"]),
    Phrase(
      "[make|limit|allow] {view} [to|have] {count} (lines|line)", "set {view}.numberOfLines {count}", .swiftUI,
      said: ["limit title to 2 lines": "set title.numberOfLines 2", "title two lines": "set title.numberOfLines 2"]),
    Phrase(
      "[make] {view} text (left|right|center|centered|justified|natural) [aligned]", "set {view}.textAlignment center", isGuess: true,
      said: ["title text centered": "set title.textAlignment center", "make title's text center aligned": "set title.textAlignment center"]),
    Phrase(
      "center text (in|of|inside) {view}", "set {view}.textAlignment center", .css,
      said: ["center text in title": "set title.textAlignment center", "center the text inside the title": "set title.textAlignment center"]),

    Phrase(
      "[make|raise|lower|increase|decrease] ({view} [.] [content] (hugging|contenthugging|contenthuggingpriority) [priority]|[content] hugging [priority] [of|for] {view}) [to|=|is] {number}", "set {view}.hugging.horizontal {number}; set {view}.hugging.vertical {number}", .uiKit,
      said: ["set title content hugging to 251": "set title.hugging.horizontal 251; set title.hugging.vertical 251",
        "content hugging priority of title = 251": "set title.hugging.horizontal 251; set title.hugging.vertical 251"]),
    Phrase(
      "[make|raise|lower|increase|decrease] ({view} [.] [content] (hugging|contenthugging|contenthuggingpriority) [priority]|[content] hugging [priority] [of|for] {view}) ([.|in|on|for] {way} [to|=|is] {number}|[to|=|is] {number} [in|on] {way})", "set {view}.hugging.{way} {number}", .uiKit,
      said: ["set title.contentHugging.horizontal 251": "set title.hugging.horizontal 251", "set hugging of title to 251 vertically": "set title.hugging.vertical 251"]),
    Phrase(
      "[make|raise|lower|increase|decrease] ({view} [.] [content] (compression|compression resistance|resistance) [priority]|[content] (compression|compression resistance) [priority] [of|for] {view}) [to|=|is] {number}", "set {view}.compressionResistance.horizontal {number}; set {view}.compressionResistance.vertical {number}", .uiKit,
      said: ["set title compression resistance to 751": "set title.compressionResistance.horizontal 751; set title.compressionResistance.vertical 751",
        "compression resistance of title = 751": "set title.compressionResistance.horizontal 751; set title.compressionResistance.vertical 751"]),
    Phrase(
      "[make|raise|lower|increase|decrease] ({view} [.] [content] (compression|compression resistance|resistance) [priority]|[content] (compression|compression resistance) [priority] [of|for] {view}) ([.|in|on|for] {way} [to|=|is] {number}|[to|=|is] {number} [in|on] {way})", "set {view}.compressionResistance.{way} {number}", .uiKit,
      said: ["set title's compression resistance to 750 horizontally": "set title.compressionResistance.horizontal 750", "title compression vertical 751": "set title.compressionResistance.vertical 751"]),
    Phrase(
      "(do not|never|prevent|stop) (compress|truncate|clip|shrink|squash|cut off|truncating|shrinking) {view} [from being]", "set {view}.compressionResistance.horizontal required", isGuess: true,
      said: ["don't compress title": "set title.compressionResistance.horizontal required", "never truncate title": "set title.compressionResistance.horizontal required"]),
    Phrase(
      "(do not|never|prevent) (stretch|grow|expand|let grow|growing|stretching) {view}", "set {view}.hugging.horizontal required", isGuess: true,
      said: ["don't stretch title": "set title.hugging.horizontal required", "never grow title": "set title.hugging.horizontal required"]),

    Phrase(
      "[what is|how much is|calculate|calc|compute] {path}", "get {path}", .debugger,
      said: ["what is title.frame": "get title.frame", "calc 2 * 8": "get 2 * 8"]),
    Phrase(
      "show {path}", "get {path}", .debugger,
      said: ["print(card.frame)": "get card.frame", "show title.intrinsicContentSize": "get title.intrinsicContentSize"]),
    Phrase(
      "[what is|show|how much is] ({view} [.] {property}|{property} [of|for] {view})", "get {view}.{property}",
      said: ["what is the alpha of title": "get title.alpha", "title's intrinsic content size": "get title.intrinsicContentSize"]),
    Phrase(
      "[what is|show|how much is] (actual|resulting|computed) {a:anchor}", "get {a}", isGuess: true,
      said: ["show actual width of title": "get title.width", "what is the computed top of title": "get title.top"]),
    Phrase(
      "(what is|show|where is|what|whats) {a:anchor}", "get {a}",
      said: ["what is the width of title": "get title.width", "where is title's top": "get title.top"]),
    Phrase(
      "{a:anchor}", "get {a}",
      said: ["title width": "get title.width", "height of title": "get title.height"]),
    Phrase(
      "how {extent} is {view}", "get {view}.{extent}",
      said: ["how tall is card?": "get card.height", "how wide is the title?": "get title.width"]),
    Phrase(
      "(where is|where|how big is|how large is|what size is|(what is|show) (size|position|location|coordinates|origin|place|rect|dimensions) [of|for]) {view} [located|placed|positioned|now]", "get {view}.frame",
      said: ["where is title": "get title.frame", "show the position of title": "get title.frame"]),
    Phrase(
      "([what is|show] {view} [.] (size|position|location|coordinates|origin|place|dimensions)|(size|position|location|coordinates|place) [of|for] {view})", "get {view}.frame",
      said: ["title size": "get title.frame", "what is title's position": "get title.frame"]),
    Phrase(
      "{view} . (x|minx)", "get {view}.frame.minX", .uiKit, said: ["title.x": "get title.frame.minX", "card.minX": "get card.frame.minX"]),
    Phrase(
      "{view} . (y|miny)", "get {view}.frame.minY", .uiKit, said: ["title.y": "get title.frame.minY", "card.minY": "get card.frame.minY"]),
    Phrase(
      "{view} . maxx", "get {view}.frame.maxX", .uiKit, said: ["title.maxX": "get title.frame.maxX", "card.maxX": "get card.frame.maxX"]),
    Phrase(
      "{view} . maxy", "get {view}.frame.maxY", .uiKit, said: ["title.maxY": "get title.frame.maxY", "card.maxY": "get card.frame.maxY"]),
    Phrase(
      "{view} . midx", "get {view}.frame.midX", .uiKit, said: ["title.midX": "get title.frame.midX", "card.midX": "get card.frame.midX"]),
    Phrase(
      "{view} . midy", "get {view}.frame.midY", .uiKit, said: ["title.midY": "get title.frame.midY", "card.midY": "get card.frame.midY"]),
    Phrase(
      "show {view}", "get {view}.frame", .debugger, said: ["po card": "get card.frame", "print title": "get title.frame"]),
    Phrase(
      "is {view} {property}", "get {view}.{property}",
      said: ["is title hidden?": "get title.hidden", "is title visible": "get title.visible"]),
    Phrase(
      "[make|color|paint|tint] {view} [color|colour] [to|=|is|:] {color}", "set {view}.backgroundColor {color}", isGuess: true,
      said: ["make title red": "set title.backgroundColor red", "set title's color to system blue": "set title.backgroundColor systemBlue"]),
    Phrase(
      "[make|color|paint|tint] {view} [color|colour] [to|=|is|:] {color}", "set {view}.textColor {color}", isGuess: true,
      said: ["make title red": "set title.textColor red", "title color gray": "set title.textColor gray"]),
    Phrase(
      "(round|make) [corners] [of] {view} [corners] (rounded|round|with {number}|by {number})|round [corners] [of] {view} [corners]", "set {view}.cornerRadius {number|8}", .css,
      said: ["round the corners of card": "set card.cornerRadius 8", "make card rounded": "set card.cornerRadius 8"]),
    Phrase(
      "(add|make) [{number}] border (to|on|around|for) {view}", "set {view}.borderWidth {number|1}", .css,
      said: ["add a border to card": "set card.borderWidth 1", "add a 2 pt border around card": "set card.borderWidth 2"]),
    Phrase(
      "(add|make|drop) [drop] shadow [to|on|for] [{view}]|{view} shadow", .refusal("lay has no shadows: they never change the layout"), .css,
      said: ["add a shadow to card": "", "card shadow": ""]),
  ])
}
