import Glibc
import LayLanguage

/// Other programs, whose output is read.
enum Subprocess {
  /// What git prints.
  ///
  /// Nothing that the repository names is run to watch its files.
  static func git(_ arguments: [String]) -> Result<[UInt8], HostError> {
    output(of: ["git", "-c", "core.fsmonitor=false"] + arguments)
  }

  /// What a program of the path prints; a failure where it is missing or fails.
  ///
  /// Its messages go nowhere.
  static func output(of arguments: [String]) -> Result<[UInt8], HostError> {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .failure(.current) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    let error = posix_spawnp(&process, arguments[0], &actions, nil, &pointers, environ)
    close(ends[1])
    if error != 0 { return .failure(HostError(reason: String(cString: strerror(error)))) }
    let read = Files.readAll(ends[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return .failure(.current) }
    }
    return status == 0 ? read : .failure(HostError(reason: "\(arguments[0]) failed"))
  }
}
