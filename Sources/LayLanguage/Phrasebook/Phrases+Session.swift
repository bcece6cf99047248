extension Phrase.Topic {
  /// Files, history, and leaving.
  static let session = Phrase.Topic(name: "Session", phrases: [
    Phrase(
      "(undo|revert|take it back|take back|rollback|roll back) [last|previous] [command|change|step|it|action]|go back|oops|step back|back|ctrl z|u", "undo", .shell,
      said: ["undo the last command": "undo", "go back": "undo", "take it back": "undo"]),
    Phrase(
      "undo (last {count}|{count}) [steps|commands|changes]", "undo {count}", said: ["undo the last two steps": "undo 2", "undo 2 steps": "undo 2"]),
    Phrase(
      "undo everything|revert everything", "reset", said: ["undo everything": "reset", "revert everything": "reset"]),
    Phrase(
      "(redo|repeat) [last|previous|it] [command|change|step|it]|step forward", "redo", said: ["redo the last command": "redo", "step forward": "redo"]),
    Phrase(
      "(show (history|steps|log|changes|undo stack) [so far]|what have i (do|done) [so far]|what happened|show commands so far|what has changed|what did i do)", "history", .shell,
      said: ["show history": "history", "what have I done so far?": "history"]),
    Phrase(
      "(remember|bookmark|mark|snapshot|checkpoint|take snapshot|set checkpoint|make checkpoint|savepoint|commit) [it|here|state|layout|session|this|state as] [(as|called|named) {name:newName}]", "checkpoint {name|{@new mark}}", .shell,
      said: ["checkpoint": "checkpoint mark1", "remember this as early": "checkpoint early"]),
    Phrase(
      "(restore|go back to|switch to|back to|revert to) [checkpoint|snapshot] {name:newName}", "restore {name}", isGuess: true, said: ["go back to checkpoint early": "restore early", "revert to early": "restore early"]),
    Phrase(
      "save [layout|session|it|this|everything|file|work|script|as] [to|as|in|into] [file] {file}", "save {file}", .shell,
      said: ["save layout as card.lay": "save card.lay", "write to a.lay": "save a.lay"]),
    Phrase(
      "(show (script|source|commands to rebuild|session|lay script)|(save|export) (it|script|session|layout|everything|as script))", "save -",
      said: ["show the script": "save -", "print the session": "save -"]),
    Phrase(
      "load [script|file|layout|session|from|commands] [from|file] {file}", "source {file}", .shell,
      said: ["load a.lay": "source a.lay", "run the script a.lay": "source a.lay"]),
    Phrase(
      "(import|open|load) [storyboard|xib|nib] [file] {file}", "import {file}", .interfaceBuilder, isGuess: true,
      said: ["load storyboard Main.storyboard": "import Main.storyboard", "open xib Cell.xib": "import Cell.xib"]),
    Phrase(
      "(draw|render|save|export|screenshot) [picture|image|screenshot|png|svg|layout|it] (to|as|into|in) {file}", "render {file}", isGuess: true,
      said: ["export picture to a.svg": "render a.svg", "draw it to a.svg": "render a.svg"]),
    Phrase(
      "[save|show|convert|generate|translate|make|switch|dump|code] [layout|it|everything|code|constraints] [to|as|in|into|for|with] (swift|swift code|uikit|uikit code|code|swift source|code in swift|code swift) [code]", "dump swift", .uiKit,
      said: ["export as Swift": "dump swift", "to swift": "dump swift", "show me the code": "dump swift"]),
    Phrase(
      "[save|show|convert|generate|translate|make|switch] [layout|it|everything|code|constraints] [to|as|in|into|for|with] [layout] anchors", "dump swift anchors", .uiKit,
      said: ["export as anchors": "dump swift anchors", "show the code with anchors": "dump swift anchors"]),
    Phrase(
      "[save|show|convert|generate|translate|make|switch] [layout|it|everything|code|constraints] [to|as|in|into|for|with] (snapkit|snap kit) [code]", "dump swift snapkit", .snapKit,
      said: ["export as SnapKit": "dump swift snapkit", "to snapkit": "dump swift snapkit"]),
    Phrase(
      "[save|show|convert|generate|translate|make|switch] [layout|it|everything|constraints] [to|as|in|into] json", "dump json", .shell,
      said: ["export as JSON": "dump json", "to json": "dump json"]),
    Phrase(
      "[save|show|convert|generate|translate|make|switch] [layout|it|everything|constraints] [to|as|in|into] (vfl|visual format|visual format language)", "dump vfl", .uiKit,
      said: ["export as VFL": "dump vfl", "show the visual format": "dump vfl"]),
    Phrase(
      "(q|bye|goodbye|close|leave|logout|log out|: q|: wq|end|stop|exit|quit|done) [lay|session|repl|program|app|it]", "quit", .shell,
      said: ["bye": "quit", "q": "quit", "exit the program": "quit"]),
    Phrase(
      "(h|?|man|usage|commands|info|instructions|docs|documentation|manual|tutorial|help (with|on|about|for) (commands|it|everything)|show (help|commands|usage)|what can (i|you) (do|type|say|write)|examples|cheat sheet|what commands is there|what is (possible|there|commands|available commands)|how is (this|it) work|what do you do|what commands (exist|is available|do you know))", "help", .shell,
      said: ["?": "help", "h": "help", "what can I do?": "help"]),
    Phrase(
      "(man|help (with|on|about|for)|how to|usage|info) {command} [command]|(what|how) is {command} (do|work|mean|command|works|used)", "help {command}", .shell,
      said: ["man pin": "help pin", "what does pin do?": "help pin"]),
    Phrase(
      "(version|about [lay]|about|what version is (this|it)|lay version|which version|what is lay|who are you)", .answer("lay: Auto Layout you can talk to; 'lay --version' in the shell prints the version, 'help' lists the commands"), .shell,
      said: ["version": "", "about": ""]),
  ])
}
