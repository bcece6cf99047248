import ArgumentParser
import LayLanguage
import Platform

/// `lay live`.
struct LiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "live",
    abstract: "Show a session in a browser, and follow a file.",
    discussion: """
      Prints the address of a page that only this machine reaches, and continues in the REPL; each \
      command changes the page. FILE is a .lay script, a .storyboard or .xib for iOS, or a .swift \
      file or a folder of them: its layout is shown, and made again whenever the file changes. \
      Without a terminal, the commands on standard input are run, until it ends. Commands that are \
      typed into the page use no files, unless --trust-page allows it.

      \(ExitStatus.help)
      """)

  @OptionGroup var shared: SharedOptions
  @OptionGroup var safety: SafeOptions
  @OptionGroup var limits: LimitOptions

  @Argument(
    help: "A script, a document or Swift code to follow.",
    completion: .file(extensions: ["lay", "storyboard", "xib", "swift"]))
  var file: String?

  @Option(help: ArgumentHelp("The port of the page; 0 for any that is free.", valueName: "number"))
  var port: UInt16 = 0

  @Flag(help: "Open the page in a browser, by xdg-open.")
  var open = false

  @Flag(
    name: .customLong("trust-page"),
    help: "Let commands of the page read and write files and start programs, as typed ones may.")
  var trustsPage = false

  @Flag(name: .customLong("no-rc"), help: "Do not run ~/.config/lay/layrc first.")
  var skipsStartupFile = false

  func run() throws {
    if let file, let reason = Files.reasonUnreadable(file) {
      throw Failure.unreadable(file, reason)
    }
    let isTyped = Terminal.isTerminal(STDIN_FILENO)
    var repl = ReplCommand.repl(shared.console, safety, limits, script: file ?? "")
    if isTyped, file == nil, !skipsStartupFile { repl.runStartupFile() }
    repl.trustsPage = trustsPage
    repl.followed = file.map { FollowedFile(path: $0, command: OpenedFile.command(for: $0)) }
    do throws(HostError) {
      try repl.openPage(port: port)
    } catch {
      throw Failure(status: .failed, message: "error: can't serve a page: \(error.reason)")
    }
    let address = repl.live?.address ?? ""
    shared.console.print(address)
    if open { Self.openBrowser(address) }
    if let followed = repl.followed { repl.follow(followed) }
    if isTyped { repl.run() } else { repl.serve() }
  }

  /// Opens the browser, which may run until it is closed, so that the program doesn't wait for it.
  private static func openBrowser(_ address: String) {
    DeepThread.detach {
      _ = ChildProcess.run([SystemPrograms.opener, address]) { files in
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
          files.open("/dev/null", as: stream, flags: O_RDWR)
        }
      }
    }
  }
}
