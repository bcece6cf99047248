import Platform

/// Programs that a person names.
enum Shell {
  /// Runs a command of the shell with a text as its standard input, and waits for it; whether it could start.
  static func feed(_ text: String, to command: String) -> Bool {
    // A program that doesn't read everything must not end this one.
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    guard let stream = popen(command, "we") else { return false }
    let bytes = [UInt8](text.utf8)
    fwrite(bytes, 1, bytes.count, stream)
    pclose(stream)
    return true
  }

  /// Lets a person edit a file in `$VISUAL`, `$EDITOR` or vi; whether the editor ended as it should.
  static func edit(_ path: String) -> Bool {
    let editor = Variables.value("VISUAL") ?? Variables.value("EDITOR") ?? "vi"
    let quoted = path.replacing("'", with: "'\\''")
    return system("\(editor) '\(quoted)'") == 0
  }
}
