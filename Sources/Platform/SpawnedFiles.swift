/// The file descriptors of a program to be started.
package struct SpawnedFiles: ~Copyable {
  #if canImport(Darwin)
  private var actions: posix_spawn_file_actions_t?
  #else
  private var actions = posix_spawn_file_actions_t()
  #endif

  /// Starts with all files of this program that aren't closed when another one begins.
  package init() { posix_spawn_file_actions_init(&actions) }

  deinit {
    var actions = actions
    posix_spawn_file_actions_destroy(&actions)
  }

  /// Opens a file under a number.
  package mutating func open(_ path: String, as descriptor: Int32, flags: Int32, mode: mode_t = 0) {
    posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, mode)
  }

  /// Gives an open file another number.
  package mutating func copy(_ descriptor: Int32, to other: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, other)
  }

  /// Starts a program, found on the path, with these files.
  ///
  /// - Parameters:
  ///   - arguments: The program and its arguments.
  ///   - variables: Environment variables, as `NAME=VALUE`, that precede those of this program.
  /// - Returns: The process, or the system's error.
  package func start(_ arguments: [String], adding variables: [String]) -> Result<pid_t, SpawnError>
  {
    guard let program = arguments.first else { return .failure(SpawnError(code: EINVAL)) }
    var pointers = arguments.map { strdup($0) } + [nil]
    let added = variables.map { strdup($0) }
    defer { for pointer in pointers + added { free(pointer) } }
    var environment = added + ProcessTable.environment + [nil]
    var process = pid_t()
    var actions = actions
    let error = posix_spawnp(&process, program, &actions, nil, &pointers, &environment)
    return error == 0 ? .success(process) : .failure(SpawnError(code: error))
  }
}

/// Why a program can't be started.
package struct SpawnError: Error {
  /// The system's number, as in `errno`.
  package let code: Int32
}

/// Programs that systems call by different names.
package enum SystemPrograms {
  /// Opens an address in the browser.
  package static let opener: String = {
    #if canImport(Darwin)
    "open"
    #else
    "xdg-open"
    #endif
  }()
}
