import LayLanguage
import Platform

/// Other programs.
enum ChildProcess {
  /// Why a program failed.
  enum Failure {
    /// It could not be started.
    case system(HostError)
    /// It ended with a status other than 0, or by a signal.
    case status
  }

  /// Runs a program found on the path, and waits for it.
  ///
  /// - Parameters:
  ///   - arguments: The program and its arguments.
  ///   - environment: Variables that it gets in addition to those of this program, as `NAME=VALUE`.
  ///   - missing: What to say if there is no such program.
  ///   - redirect: Prepares its files.
  /// - Returns: What went wrong; nil if it succeeded.
  static func run(
    _ arguments: [String], environment: [String] = [], missing: HostError? = nil,
    redirect: (inout SpawnedFiles) -> Void = { _ in }
  ) -> Failure? {
    var files = SpawnedFiles()
    redirect(&files)
    switch files.start(arguments, adding: environment) {
    case .success(let process): return wait(for: process)
    case .failure(let error):
      return .system((error.code == ENOENT ? missing : nil) ?? HostError(error))
    }
  }

  /// The output of git.
  ///
  /// No program that a repository names is run: not to watch or filter its files, not to fetch what is missing, and not
  /// after an index is written. Repositories that are files of another one don't count, and submodules, which have
  /// their own configuration, aren't entered.
  static func git(_ arguments: [String]) -> Result<[UInt8], HostError> {
    let folder = arguments.first == "-C" ? Array(arguments.prefix(2)) : []
    var command = Array(arguments.dropFirst(folder.count))
    var settings = gitSettings
    if command.first == "diff" {
      // Files of the working tree would be filtered when they are compared.
      settings += withoutFilters(folder)
      command.insert("--ignore-submodules=all", at: 1)
    }
    return git(folder + command, settings)
  }

  /// Git settings that override those of a repository.
  private static let gitSettings = [
    ("core.fsmonitor", "false"), ("core.hooksPath", "/dev/null"),
    ("safe.bareRepository", "explicit"),
  ]

  /// The output of git with some settings, passed as variables since names may contain any character.
  private static func git(_ arguments: [String], _ settings: [(name: String, value: String)])
    -> Result<[UInt8], HostError>
  {
    var variables = [
      "GIT_CONFIG_COUNT=\(settings.count)", "GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1",
      "GIT_OPTIONAL_LOCKS=0",
    ]
    for (index, setting) in settings.enumerated() {
      variables.append("GIT_CONFIG_KEY_\(index)=\(setting.name)")
      variables.append("GIT_CONFIG_VALUE_\(index)=\(setting.value)")
    }
    return output(of: ["git"] + arguments, environment: variables)
  }

  /// Settings that replace every filter in the repository's configuration with an empty one.
  private static func withoutFilters(_ folder: [String]) -> [(name: String, value: String)] {
    let names = git(
      folder + ["config", "-z", "--name-only", "--get-regexp", "^filter\\."], gitSettings)
    guard case .success(let bytes) = names else { return [] }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .map { ($0, $0.hasSuffix(".required") ? "false" : "") }
  }

  /// The output of a program on the path; a failure if it is missing or fails.
  ///
  /// Its messages are discarded.
  static func output(of arguments: [String], environment: [String] = [])
    -> Result<[UInt8], HostError>
  {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .failure(.current) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    var files = SpawnedFiles()
    files.copy(ends[1], to: STDOUT_FILENO)
    files.open("/dev/null", as: STDIN_FILENO, flags: O_RDONLY)
    files.open("/dev/null", as: STDERR_FILENO, flags: O_WRONLY)
    let start = files.start(arguments, adding: environment)
    close(ends[1])
    let process: pid_t
    switch start {
    case .success(let started): process = started
    case .failure(let error): return .failure(HostError(error))
    }
    let read = Files.readAll(ends[0])
    switch wait(for: process) {
    case nil: return read
    case .system(let error)?: return .failure(error)
    case .status?: return .failure(HostError(reason: "\(arguments.first ?? "it") failed"))
    }
  }

  private static func wait(for process: pid_t) -> Failure? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return .system(.current) }
    }
    return status == 0 ? nil : .status
  }
}

extension HostError {
  fileprivate init(_ error: SpawnError) {
    self.init(reason: String(cString: strerror(error.code)))
  }
}

/// Programs that a person names.
enum Shell {
  /// Runs a command of the shell with a text as its standard input, and waits for it; returns whether it could be
  /// started.
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

  /// Lets a person edit a file in `$VISUAL`, `$EDITOR` or vi; returns whether the editor succeeded.
  static func edit(_ path: String) -> Bool {
    let editor = ProcessEnvironment.value("VISUAL") ?? ProcessEnvironment.value("EDITOR") ?? "vi"
    return system("\(editor) \(quoted(path))") == 0
  }

  /// A path as the shell takes it: in quotes if it has characters other than those of plain paths.
  static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@%,".contains($0) }
    return isPlain && !path.isEmpty ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }
}
