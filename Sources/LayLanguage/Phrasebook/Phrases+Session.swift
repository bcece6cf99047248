extension Phrase.Topic {
  /// Files, history, and leaving.
  static let session = Phrase.Topic(
    "Session",
    #"""
    (undo|revert|take it back|take back|rollback|roll back) [last|previous] [command|change|step|it|action]|go \#
      back|oops|step back|back|ctrl z|u
      shell: undo
      - undo the last command → undo
      - go back → undo
      - take it back → undo
    (undo|go back) (last {count}|{count}) [steps|commands|changes|times|things|lines]
      words: undo {count}
      - undo the last two steps → undo 2
      - undo 2 steps → undo 2
    (undo|revert) everything
      words: reset
      - undo everything → reset
      - undo all → reset
      - revert everything → reset
    (redo|repeat) [last|previous|it] [command|change|step|it]|step forward
      words: redo
      - redo the last command → redo
      - step forward → redo
    (show (history|steps|log|changes|undo stack) [so far]|what have i (do|done) [so far]|what happened|show \#
      commands so far|what has changed|what did i do)
      shell: history
      - show history → history
      - what have I done so far? → history
    (remember|bookmark|mark|snapshot|checkpoint|take snapshot|set checkpoint|make checkpoint|savepoint|commit) \#
      [it|here|state|layout|session|this|state as] [(as|called|named) {name:newName}]
      shell: checkpoint {name|{@new mark}}
      - checkpoint → checkpoint mark1
      - remember this as early → checkpoint early
    (restore|go back to|switch to|back to|revert to) [checkpoint|snapshot] {name:newName}
      words?: restore {name}
      - go back to checkpoint early → restore early
      - revert to early → restore early
    teach me [auto layout]|[start|show|open|begin] (tutorial|lessons|course|exercises)
      words?: learn
      - teach me → learn
      - start tutorial → learn
    save [layout|session|it|this|everything|file|work|script|as] [to|as|in|into] [file] {file}
      shell: save {file}
      - save layout as card.lay → save card.lay
      - write to a.lay → save a.lay
    (show (script|source|commands to rebuild|session|lay script)|(save|export) \#
      (it|script|session|layout|everything|as script))
      words: save -
      - show the script → save -
      - print the session → save -
    load [script|file|layout|session|from|commands] [from|file] {file}
      shell: source {file}
      - load a.lay → source a.lay
      - run the script a.lay → source a.lay
    [$] lay (check|frames|open|render|fix|stress|live|diff) {file} …
      shell?: import {file}
      - lay check Main.storyboard → import Main.storyboard
      - $ lay frames Cell.xib → import Cell.xib
    [$] lay (run|test|check|frames|format) {file} …
      shell: source {file}
      - lay run a.lay → source a.lay
      - $ lay test a.lay → source a.lay
    [$] lay (explain|open) {file} …
      shell?: open {file}
      - lay explain log.txt → open log.txt
      - lay open console.log → open console.log
    (import|open|load) [storyboard|xib|nib] [file] {file}
      Interface Builder?: import {file}
      - load storyboard Main.storyboard → import Main.storyboard
      - open xib Cell.xib → import Cell.xib
    ((draw|render|save|export|screenshot) [picture|image|screenshot|png|svg|pdf|layout|it] (to|as|into|in) \#
      {file}|[take|make] screenshot [to|as|into|in] {file})
      words?: render {file}
      - export picture to a.svg → render a.svg
      - draw it to a.svg → render a.svg
      - screenshot a.svg → render a.svg
    (save|export) [layout|it] (as|to) picture
      words: render layout.svg
      - export the layout as a picture → render layout.svg
      - save it as a picture → render layout.svg
    (draw|render|save|export|convert|turn) [picture|image|layout|it] [to|as|into|in] \#
      {format:picture}
      words: render layout.{format}
      - export to svg → render layout.svg
      - save it as html → render layout.html
    [save|show|convert|generate|translate|make|switch|dump|code] [layout|it|everything|code|constraints] \#
      [to|as|in|into|for|with] (swift|swift code|uikit|uikit code|code|swift source|code in swift|code swift) \#
      [code]
      UIKit: dump swift
      - export as Swift → dump swift
      - to swift → dump swift
      - show me the code → dump swift
    [save|show|convert|generate|translate|make|switch] [layout|it|everything|code|constraints] \#
      [to|as|in|into|for|with] [layout] anchors
      UIKit: dump swift anchors
      - export as anchors → dump swift anchors
      - show the code with anchors → dump swift anchors
    [save|show|convert|generate|translate|make|switch] [layout|it|everything|code|constraints] \#
      [to|as|in|into|for|with] (snapkit|snap kit) [code]
      SnapKit: dump swift snapkit
      - export as SnapKit → dump swift snapkit
      - to snapkit → dump swift snapkit
    [save|show|convert|generate|translate|make|switch] [layout|it|everything|constraints] [to|as|in|into] json
      shell: dump json
      - export as JSON → dump json
      - to json → dump json
    [save|show|convert|generate|translate|make|switch] [layout|it|everything|constraints] [to|as|in|into] \#
      (vfl|visual format|visual format language)
      UIKit: dump vfl
      - export as VFL → dump vfl
      - show the visual format → dump vfl
    (q|bye|goodbye|close|leave|logout|log out|: q|: wq|end|stop|exit|quit|done) \#
      [lay|session|repl|program|app|it]
      shell: quit
      - bye → quit
      - q → quit
      - exit the program → quit
    (h|?|man|usage|commands|info|instructions|docs|documentation|manual|tutorial|help (with|on|about|for) \#
      (commands|it|everything)|show (help|commands|usage)|what can you (do|type|say|write)|examples|cheat \#
      sheet|what commands is there|what is (possible|there|commands|available commands)|how is (this|it) \#
      work|what do you do|what commands (exist|is available|do you know))
      shell: help
      - ? → help
      - h → help
      - what can you do? → help
    (man|help (with|on|about|for)|how to|usage|info) {command} [command]|(what|how) is {command} \#
      (do|work|mean|command|works|used)
      shell: help {command}
      - man pin → help pin
      - what does pin do? → help pin
    (version|about [lay]|about|what version is (this|it)|lay version|which version|what is lay|who are you)
      answer: lay: Auto Layout you can talk to; 'lay --version' in the shell prints the version, 'help' lists the commands
      - version
      - about
    clear (screen|terminal|console|window)|cls
      answer: ^L clears the terminal; 'reset' starts over with an empty layout
      - cls
      - clear the screen
    save [layout|session|it|this|everything] (as|to) {name:newName}
      shell?: save {name}.lay
      - save session as lesson → save lesson.lay
      - save this as lesson → save lesson.lay
    what can i (type|say|write|do|enter) [here|there]
      shell: help
      - what can I type here → help
      - what can I enter → help
    (take|take it|put it|put) back [what i did|last step|that]|undo what i did
      shell: undo
      - take back what I just did → undo
      - take back the last step → undo
    start over (with|from) (empty|blank|clean|scratch) [screen|layout|canvas|slate]|(go|return) back to (start|beginning) \#
      [of session]
      shell: reset
      - start over with an empty screen → reset
      - go back to the beginning of this session → reset
    [show] (steps|commands|lines|what) (we|i|you) (have|did) [take|taken|typed|given|do|done|entered|run] [so far]
      shell: history
      - show me the steps we have taken so far → history
      - commands I have typed so far → history
    (keep|remember|store|save) (it|state|layout) (under|with) name {name:newName}|(keep|remember) (state|it) as {name:newName}
      shell: checkpoint {name}
      - keep this state under the name lesson → checkpoint lesson
      - remember it as lesson → checkpoint lesson
    (snapshot|checkpoint) (create|add|take|make|save) {name:newName}
      shell: checkpoint {name}
      - snapshot create baseline → checkpoint baseline
      - checkpoint save early → checkpoint early
    (generate|gen|print|show|write|export|give|dump) [me] [the] (swift|uikit) [code] [for|of|from] [{view}|layout|it|what we \#
      built|what we have|what i built|everything]
      UIKit: dump swift
      - print the Swift code for what we built → dump swift
      - gen UIKit code for card → dump swift
    (generate|gen|print|write|give) [me] [the] snapkit [code] [for|of|from] [{view}|layout|it|what we built|everything]
      SnapKit: dump swift snapkit
      - gen SnapKit code for card → dump swift snapkit
      - give me SnapKit code → dump swift snapkit
    (save|convert|show|dump) [layout|it|session|everything|code] [to|as|in|into] (xib|nib|storyboard|objective-c|objc|swiftui|compose)
      refusal: lay writes layouts as Swift (dump swift), as its own script (save a.lay) and as pictures (render a.svg), and in no other form
      - save as xib
      - convert it to SwiftUI
    what ('did|'has) [it] ('do|'done|'change|'changed)
      words: history
      - what did that do → history
      - what did it change → history
    copy [me] (swift|swift code|code|uikit code)
      UIKit: dump swift
      - copy the code → dump swift
      - copy the Swift code → dump swift
    (quiz|test|examine) me
      words?: learn
      - quiz me → learn
      - test me → learn
    """#)
}
