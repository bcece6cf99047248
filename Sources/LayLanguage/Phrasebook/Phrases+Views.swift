extension Phrase.Topic {
  /// Phrases for adding, removing and ordering views.
  static let views = Phrase.Topic(
    "Views",
    #"""
    add [new|another|second|third] [{size}] [{color}] {kind:classWord} &([<called>] {name:newName}|[<saying>] \#
      {text}|[size|sized] {size}|<in> {parent}|[{gap:number}] [to] {beside} {other:view} [<gap>]|[with|and] width \#
      {width:number}|[with|and] height {height:number}|font {font}|[with] (placeholder|hint) {hint:text}|(at|in|along) [very] \#
      {edges} [corner|edge|side] [of {parent}] [<inset>]|[in|at] {fitting} [(of|in) {parent}] [<inset>]|[at|frame|with frame] {x:number} {y:number} {size})
      words: add {kind} {name|{kind+}}[ {text}][ {size}][ in {parent|{other^}}][; set {name|{kind+}}.frame {x} {y} \#
    {size.1} {size.2}][; pin {name|{kind+}}.{beside} {gap|8}][; pin {name|{kind+}}.width = {width}][; pin \#
    {name|{kind+}}.height = {height}][; set {name|{kind+}}.font {font}][; set {name|{kind+}}.backgroundColor {color}][; set \#
    {name|{kind+}}.placeholder {hint}][; pin {name|{kind+}} {edges*} to superview[ inset {inset}]][; pin {name|{kind+}} \#
    {fitting} to superview[ inset {inset}]]
      - create label x → add label x
      - add a button b "OK" to card → add button b "OK" in card
      - add a 40x40 image view called avatar to the card → add image avatar 40x40 in card
      - add a label to card → add label label1 in card
      - add a button in the card called go saying "Go" → add button go "Go" in card
      - add a label saying "Hi" in card called hi → add label hi "Hi" in card
      - add a button go in card saying "Go" → add button go "Go" in card
      - add a label title2 in card saying Hi all → add label title2 "Hi all" in card
      - add UIImageView icon to card 24x24 → add image icon 24x24 in card
      - insert a label above title → add label label1 in card; pin label1.bottom = title.top - 8
      - add a button saying "Go" 20 below ok → add button button1 "Go" in card; pin button1.top = ok.bottom + 20
      - add an image view called avatar to the left of title with 12 → add image avatar in card; pin avatar.trailing = title.leading - 12
      - insert a button under ok named cancel → add button cancel in card; pin cancel.top = ok.bottom + 8
      - add a second label called sub under the title saying "Hi" → add label sub "Hi" in card; pin sub.top = title.bottom + 8
      - add view name=footer parent=root height=50 → add view footer in root; pin footer.height = 50
      - add view box with width 50 and height 60 → add view box; pin box.width = 50; pin box.height = 60
      - add a red view → add view view1; set view1.backgroundColor red
      - add text field name placeholder "Your name" → add textfield name; set name.placeholder "Your name"
      - add view header at the top of card → add view header in card; pin header top to superview
      - add a label saying "Hi" centered in card → add label label1 "Hi" in card; pin label1 center to superview
      - add view box filling card with margin 8 → add view box in card; pin box edges to superview inset 8
      - add label text Hello → add label label1 "Hello"
      - add a blue box called bar to card → add view bar in card; set bar.backgroundColor blue
    add [new] {name:newName} [{color}] {kind:classWord} [{size}] [<in> {parent}|[{gap:number}] [to] {beside} {other:view} [<gap>]|(at|in|along) \#
      [very] {edges} [corner|edge|side] [of {parent}] [<inset>]]
      words?: add {kind} {name}[ {size}][ in {parent|{other^}}][; pin {name}.{beside} {gap|8}][; pin {name} {edges*} to superview[ inset {inset}]][; set {name}.backgroundColor {color}]
      - add a close button in the top right corner of card → add button close in card; pin close top right to superview
      - add a big red button → add button big; set big.backgroundColor red
      - add a login button in card → add button login in card
      - add an avatar image 40 by 40 to the left of title → add image avatar 40x40 in card; pin avatar.trailing = title.leading - 8
      - add a login button 12 below title → add button login in card; pin login.top = title.bottom + 12
    add [new] ({kind:classes} [<called>] {names:newWords}|{kind:classWord} [<called>] {names:newNames}) \#
      [<in> {parent}]
      words: each name in {names,} { add {kind} "\(name)"[ in {parent}] }
      - add views a b c → each name in "a", "b", "c" { add view "\(name)" }
      - add labels x and y to card → each name in "x", "y" { add label "\(name)" in card }
    add {count} [new] {kind:classes} [<in> {parent}]
      words: each i in 1...{count} { add {kind} "{kind}\(i)"[ in {parent}] }
      - add three labels → each i in 1...3 { add label "label\(i)" }
      - create 2 buttons in card → each i in 1...2 { add button "button\(i)" in card }
    make [new] [{size}] {kind:classWord} <called> {name:newName} [[<saying>] {text}] [[size] {size}] [<in> \#
      {parent}]
      words: add {kind} {name}[ {text}][ {size}][ in {parent}]
      - make a label called sub → add label sub
      - make a button named go saying "Go" in card → add button go "Go" in card
    (remove {views:someViews} [from {place}]|get rid {views:someViews})
      shell: remove {views*}
      - delete title → remove title
      - rm title ok → remove title ok
    (remove (everything|views|layout)|remove|start (over|again|fresh|anew|from scratch)|begin again|reset everything|new \#
      (layout|session|document|file|one)|new|clear canvas)
      shell: reset
      - clear → reset
      - start over → reset
      - new layout → reset
    (hide {views:someViews} from view|make {views:someViews} (invisible|hidden|disappear)|{views:someViews} is \#
      hidden)
      words: hide {views*}
      - make title invisible → hide title
      - make title and ok hidden → hide title ok
    [make] {view} [.] visibility [to|=|is] (gone|invisible|hidden)
      Android: hide {view}
      - set title visibility gone → hide title
      - title.visibility = gone → hide title
    (unhide|reveal|bring back) {views:someViews}|make {views:someViews} (visible|appear|reappear)
      words: show {views*}
      - unhide title → show title
      - make title and ok visible → show title ok
    (rename|call|change name|name|mv) {view} [to|as] {name:newName}
      shell: rename {view} {name}
      - rename title to heading → rename title heading
      - call title heading → rename title heading
    (rename|call|name) {constraint} [to|as] {name:newName}
      words: set {constraint}.name {name}
      - rename c1 to gap → set c1.name gap
      - name c1 gap → set c1.name gap
    (select|choose|cd|go|enter|focus|open|step) [in|into|to|on] {view}
      answer: no view is selected here: every command names its views, as in get {view}.frame or dump tree {view}
      - select title
      - cd card
    (bring|send|put) {view} (to|in) [very] front|(bringsubviewtofront|bringtofront) {view}
      Interface Builder: bring {view} to front
      - bring title to the front → bring title to front
      - send title to front → bring title to front
    (bring|send|put) {view} (to|in) [very] back|send {view} back|(sendsubviewtoback|sendtoback) {view}
      Interface Builder: send {view} to back
      - send title to the back → send title to back
      - send title back → send title to back
    (bring|move) {view} (forward|forwards)
      Interface Builder?: bring {view} to front
      - bring title forward → bring title to front
      - move title forwards → bring title to front
    (send|move) {view} (backward|backwards)
      Interface Builder?: send {view} to back
      - send title backward → send title to back
      - move title backwards → send title to back
    (bring|send|put) {view} in front {other:view}
      words: move {view} above {other}
      - put title in front of ok → move title above ok
      - bring title in front of ok → move title above ok
    (bring|send|put) {view} behind {other:view}
      words: move {view} below {other}
      - put title behind ok → move title below ok
      - send title behind ok → move title below ok
    swap [order|places|order of|places of] {view} (with|and) {other:view} [(in|inside) {place}]
      words: exchange {view} {other}
      - swap title and ok → exchange title ok
      - swap title with ok → exchange title ok
    hide {views:someViews}
      words: hide {views*}
      - hide the title label → hide title
      - hide the label → hide title
      - hide title and ok → hide title ok
    (put|make|draw) [new] {kind:classWord} [[<saying>] {text}] [<in> {parent}]
      words?: add {kind} {kind+}[ {text}][ in {parent}]
      - make a label → add label label1
      - put a label in card → add label label1 in card
    (copy|duplicate|clone|cut|paste) [{view}]
      refusal: lay does not copy views: 'define' makes a command that builds one, and 'each' repeats it
      - copy title
      - duplicate the ok button
    move {view} (out|out of) {other:view}
      words: move {view} to {other^}
      - move title out of card → move title to root
      - move the ok button out of the card → move ok to root
    add [new] [thin|horizontal] [{number}] (divider|separator|line|hairline|rule) [line] (between {view} and {other:view}|(below|under|beneath) {view}) \#
      [<gap>]
      words?: add view {@new line} in {view^}; pin {@new line}.height = {number|1}; pin {@new line} horizontal to superview; \#
    pin {@new line}.top = {view}.bottom + {gap|8}[; pin {other}.top = {@new line}.bottom + {gap|8}]
      - add a divider under title → add view line1 in card; pin line1.height = 1; pin line1 horizontal to superview; pin line1.top = title.bottom + 8
      - add a separator between title and ok → add view line1 in card; pin line1.height = 1; pin line1 horizontal to superview; pin line1.top = title.bottom + 8; pin ok.top = line1.bottom + 8
    put [new] [thin|horizontal] [{number}] (divider|separator|line|hairline|rule) [line] (between {view} and {other:view}|(below|under|beneath) {view}) \#
      [<gap>]
      words?: add view {@new line} in {view^}; pin {@new line}.height = {number|1}; pin {@new line} horizontal to superview; \#
    pin {@new line}.top = {view}.bottom + {gap|8}[; pin {other}.top = {@new line}.bottom + {gap|8}]
      - put a line under title → add view line1 in card; pin line1.height = 1; pin line1 horizontal to superview; pin line1.top = title.bottom + 8
      - put a 2 point line between title and ok → add view line1 in card; pin line1.height = 2; pin line1 horizontal to superview; pin line1.top = title.bottom + 8; pin ok.top = line1.bottom + 8
    add [new] (spacer|flexible space|spring|gap) between {view} and {other:view}
      Interface Builder?: add guide {@new space} in {view^}; pin {@new space}.top = {view}.bottom; pin {other}.top = {@new space}.bottom
      - add a spacer between title and ok → add guide space1 in card; pin space1.top = title.bottom; pin ok.top = space1.bottom
      - insert a flexible space between title and ok → add guide space1 in card; pin space1.top = title.bottom; pin ok.top = space1.bottom
    (add|put|draw|make) [new] [{color}] {kind:classWord} behind {other:view}
      words?: add {kind} {kind+} in {other^}; move {kind+} below {other}[; set {kind+}.backgroundColor {color}]
      - put a blue box behind the title → add view view1 in card; move view1 below title; set view1.backgroundColor blue
      - add an image behind title → add image image1 in card; move image1 below title
    embed {view} (in|inside|into|with) [new] (scroll view|scrollview|scroller)
      words?: add scroll {@new scroll} in {view^}; move {view} to {@new scroll}; pin {@new scroll} edges to superview; \#
    pin {view} edges to {@new scroll}.contentLayoutGuide; pin {view}.width = {@new scroll}.frameLayoutGuide.width
      - wrap card in a scroll view → add scroll scroll1 in root; move card to scroll1; pin scroll1 edges to superview; pin card edges to scroll1.contentLayoutGuide; pin card.width = scroll1.frameLayoutGuide.width
      - embed title in a scroll view → add scroll scroll1 in card; move title to scroll1; pin scroll1 edges to superview; pin title edges to scroll1.contentLayoutGuide; pin title.width = scroll1.frameLayoutGuide.width
    add [new] {kind:classWord} for {name:newName} [<in> {parent}]
      words: add {kind} {name}[ in {parent}]
      - add a label for the email → add label email
      - add a text field for the password in card → add textfield password in card
    add [new] {name:newName} {beside} {other:view} [<gap>] [<saying> {text}]
      words?: add label {name}[ {text}] in {other^}; pin {name}.{beside} {gap|8}
      - add a subtitle under the title → add label subtitle in card; pin subtitle.top = title.bottom + 8
      - add a subtitle under the title that says "Hi" → add label subtitle "Hi" in card; pin subtitle.top = title.bottom + 8
      - add a note below ok with 4 → add label note in card; pin note.top = ok.bottom + 4
    {view} (should|must) [is|be] visible
      words: show {view}
      - title should be visible → show title
      - ok must be visible → show ok
    z [-] index [:|=] [{number}] [on|for|of] {view}|{view} z [-] index [:|=] [{number}]
      CSS?: bring {view} to front
      - z-index: 10 on ok → bring ok to front
      - ok z-index 3 → bring ok to front
    """#)
}
