import Glibc
import LayLanguage

/// Other programs.
enum ChildProcess {
  /// Why a program did not do what it should.
  enum Failure {
    /// It could not be started.
    case system(HostError)
    /// It ended with another status than 0.
    case status
  }

  /// Runs a program of the path, and waits for it; nil when it succeeded.
  static func run(
    _ program: String, _ arguments: [String],
    actions: UnsafeMutablePointer<posix_spawn_file_actions_t>? = nil,
    missing: HostError? = nil
  ) -> Failure? {
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    let error = posix_spawnp(&process, program, actions, nil, &pointers, environ)
    if error == ENOENT, let missing { return .system(missing) }
    if error != 0 { return .system(HostError(reason: String(cString: strerror(error)))) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return .system(.current) }
    }
    return status == 0 ? nil : .status
  }
}
