extension Phrase.Topic {
  /// Adding views, taking them away, and their order.
  static let views = Phrase.Topic(name: "Views", phrases: [
    Phrase(
      "add [new] [{size}] {kind:classWord} [<called>] {name:newName} [[<saying>] {text}] [[size|sized] {size}] [<in> {parent}]",
      "add {kind} {name}[ {text}][ {size}][ in {parent}]",
      said: ["create label x": "add label x", "add a button b \"OK\" to card": "add button b \"OK\" in card",
        "add a 40x40 image view called avatar to the card": "add image avatar 40x40 in card"]),
    Phrase(
      "add [new] [{size}] {kind:classWord} <in> {parent} [<called> {name:newName}] [[<saying>] {text}] [[size|sized] {size}]",
      "add {kind} {name|{kind+}}[ {text}][ {size}] in {parent}",
      said: ["add a label to card": "add label label1 in card",
        "add a button in the card called go saying \"Go\"": "add button go \"Go\" in card"]),
    Phrase(
      "add [new] [{size}] {kind:classWord} [[<saying>] {text}] [[size|sized] {size}] [[<in> {parent}] <called> {name:newName}]",
      "add {kind} {name|{kind+}}[ {text}][ {size}][ in {parent}]",
      said: ["add a label": "add label label1",
        "add a label saying \"Hi\" in card called hi": "add label hi \"Hi\" in card"]),
    Phrase(
      "add [new] {kind:classWord} [<called>] {name:newName} <in> {parent} (<saying> {text}|[at|frame|with frame] {x:number} {y:number} {size})",
      "add {kind} {name}[ {text}] in {parent}[; set {name}.frame {x} {y} {size.1} {size.2}]",
      said: ["add view x in card frame (0, 0, 10, 10)": "add view x in card; set x.frame 0 0 10 10",
        "add a button go in card saying \"Go\"": "add button go \"Go\" in card"]),
    Phrase(
      "add [new] ({kind:classes}|{kind:classWord}) [<called>] {names:newNames} [<in> {parent}]",
      "each name in {names,} { add {kind} \"\\(name)\"[ in {parent}] }",
      said: ["add views a b c": "each name in \"a\", \"b\", \"c\" { add view \"\\(name)\" }",
        "add labels x and y to card": "each name in \"x\", \"y\" { add label \"\\(name)\" in card }"]),
    Phrase(
      "add {count} [new] {kind:classes} [<in> {parent}]",
      "each i in 1...{count} { add {kind} \"{kind}\\(i)\"[ in {parent}] }",
      said: ["add three labels": "each i in 1...3 { add label \"label\\(i)\" }",
        "create 2 buttons in card": "each i in 1...2 { add button \"button\\(i)\" in card }"]),
    Phrase(
      "add [new] [{size}] {kind:classWord} [<called>] {name:newName} [[<saying>] {text}] [[size] {size}] [{gap:number}] [to] {beside} {other:view} [<gap>]",
      "add {kind} {name}[ {text}][ {size}] in {other^}; pin {name}.{beside} {gap|8}",
      said: ["add a label called sub below title": "add label sub in card; pin sub.top = title.bottom + 8",
        "add an image view called avatar to the left of title with 12": "add image avatar in card; pin avatar.trailing = title.leading - 12"]),

    Phrase(
      "make [new] [{size}] {kind:classWord} <called> {name:newName} [[<saying>] {text}] [[size] {size}] [<in> {parent}]",
      "add {kind} {name}[ {text}][ {size}][ in {parent}]",
      said: ["make a label called sub": "add label sub",
        "make a button named go saying \"Go\" in card": "add button go \"Go\" in card"]),

    Phrase(
      "remove {views:someViews} [from {place}]", "remove {views*}", .shell,
      said: ["delete title": "remove title", "rm title ok": "remove title ok"]),
    Phrase(
      "(remove (everything|views|layout)|remove|start (over|again|fresh)|begin again|reset everything|new (layout|session|document|file|one)|cls|new|clear (canvas|screen))",
      "reset", .shell, said: ["clear": "reset", "start over": "reset", "new layout": "reset"]),
    Phrase(
      "(hide {views:someViews} from view|make {views:someViews} (invisible|hidden|disappear)|{views:someViews} is hidden)",
      "hide {views*}", said: ["make title invisible": "hide title", "make title and ok hidden": "hide title ok"]),
    Phrase(
      "(unhide|reveal|bring back) {views:someViews}|make {views:someViews} (visible|appear|reappear)", "show {views*}",
      said: ["unhide title": "show title", "make title and ok visible": "show title ok"]),
    Phrase(
      "(rename|call|change name|name|mv) {view} [to|as] {name:newName}", "rename {view} {name}", .shell,
      said: ["rename title to heading": "rename title heading", "call title heading": "rename title heading"]),
    Phrase(
      "(rename|call|name) {constraint} [to|as] {name:newName}", "set {constraint}.name {name}",
      said: ["rename c1 to gap": "set c1.name gap", "name c1 gap": "set c1.name gap"]),

    Phrase(
      "(bring|send|put) {view} (to|in) [very] front", "bring {view} to front", .interfaceBuilder,
      said: ["bring title to the front": "bring title to front", "send title to front": "bring title to front"]),
    Phrase(
      "(bring|send|put) {view} (to|in) [very] back", "send {view} to back", .interfaceBuilder,
      said: ["send title to the back": "send title to back", "put title in back": "send title to back"]),
    Phrase(
      "(bring|send|put) {view} in front {other:view}", "move {view} above {other}",
      said: ["put title in front of ok": "move title above ok", "bring title in front of ok": "move title above ok"]),
    Phrase(
      "(bring|send|put) {view} behind {other:view}", "move {view} below {other}",
      said: ["put title behind ok": "move title below ok", "send title behind ok": "move title below ok"]),
    Phrase(
      "swap [order] {view} (with|and) {other:view}", "exchange {view} {other}",
      said: ["swap title and ok": "exchange title ok", "swap title with ok": "exchange title ok"]),
    Phrase(
      "hide {views:someViews}", "hide {views*}",
      said: ["hide the title label": "hide title", "hide title and ok": "hide title ok"]),
    Phrase(
      "add [new] {kind:classWord} [[<saying>] {text}] [{gap:number}] {beside} {other:view} [<gap>]", "add {kind} {kind+}[ {text}] in {other^}; pin {kind+}.{beside} {gap|8}",
      said: ["insert a label above title": "add label label1 in card; pin label1.bottom = title.top - 8", "add a button saying \"Go\" 20 below ok": "add button button1 \"Go\" in card; pin button1.top = ok.bottom + 20"]),
    Phrase(
      "(put|make|draw) [new] {kind:classWord} [[<saying>] {text}] [<in> {parent}]", "add {kind} {kind+}[ {text}][ in {parent}]", isGuess: true,
      said: ["make a label": "add label label1", "put a label in card": "add label label1 in card"]),
    Phrase(
      "add [new] [{size}] {color} {kind:classWord} [[<called>] {name:newName}] [{size}] [<in> {parent}]", "add {kind} {name|{kind+}}[ {size}][ in {parent}]; set {name|{kind+}}.backgroundColor {color}",
      said: ["add a red view": "add view view1; set view1.backgroundColor red", "add a blue box called bar to card": "add view bar in card; set bar.backgroundColor blue"]),
    Phrase(
      "(copy|duplicate|clone|cut|paste) [{view}]", .refusal("lay does not copy views: 'define' makes a command that builds one, and 'each' repeats it"), .interfaceBuilder,
      said: ["copy title": "", "duplicate the ok button": ""]),
  ])
}
