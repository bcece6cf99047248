/// The system's functions for processes.
package enum ProcessTable {
  /// The folder of the running program, without links and with a slash at its end; empty if the system doesn't provide
  /// it.
  ///
  /// The program's file may have been replaced since the start.
  package static let ownFolder: String = {
    var buffer = [CChar](repeating: 0, count: 4096)
    #if canImport(Darwin)
    var size = UInt32(buffer.count)
    guard _NSGetExecutablePath(&buffer, &size) == 0, let real = realpath(buffer, nil) else {
      return ""
    }
    defer { free(real) }
    let path = String(cString: real)
    #else
    // `readlink` doesn't end the path with a zero, so one byte stays free for it.
    guard readlink("/proc/self/exe", &buffer, buffer.count - 1) > 0 else { return "" }
    let path = String(cString: &buffer)
    #endif
    return path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }()

  /// The file from which the running program was started, if it still exists.
  package static var ownFile: stat? {
    var status = stat()
    #if canImport(Darwin)
    var buffer = [CChar](repeating: 0, count: 4096)
    var size = UInt32(buffer.count)
    guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
    return stat(buffer, &status) == 0 ? status : nil
    #else
    // This leads to the file even if another one has its name now.
    return stat("/proc/self/exe", &status) == 0 ? status : nil
    #endif
  }

  /// The resident memory of a process in bytes; 0 if it has ended.
  package static func residentMemory(of process: pid_t) -> Int {
    #if canImport(Darwin)
    var info = proc_taskinfo()
    let size = Int32(MemoryLayout<proc_taskinfo>.size)
    guard proc_pidinfo(process, PROC_PIDTASKINFO, 0, &info, size) == size else { return 0 }
    return Int(info.pti_resident_size)
    #else
    // The second number is the resident size, in pages (proc(5)).
    let descriptor = open("/proc/\(process)/statm", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return 0 }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 128)
    let count = read(descriptor, &buffer, buffer.count)
    let text = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0)
      * Int(sysconf(Int32(_SC_PAGESIZE)))
    #endif
  }

  /// Continues as two processes, as `fork` does: returns 0 in the copy, and the copy's process ID in the original.
  ///
  /// Only the calling thread continues in the copy, so no other thread may exist. Darwin has the call but hides it from
  /// Swift.
  package static func copy() -> pid_t {
    #if canImport(Darwin)
    let libraries = UnsafeMutableRawPointer(bitPattern: -2)
    guard let symbol = dlsym(libraries, "fork") else { return -1 }
    return unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)()
    #else
    return fork()
    #endif
  }

  /// The environment variables as `NAME=VALUE`; their bytes need not be UTF-8.
  static var environment: [UnsafeMutablePointer<CChar>] {
    #if canImport(Darwin)
    var next = _NSGetEnviron().pointee
    #else
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var variables: [UnsafeMutablePointer<CChar>] = []
    while let variable = next?.pointee {
      variables.append(variable)
      next = next?.successor()
    }
    return variables
  }

  /// Limits this process's CPU time, in seconds; SIGXCPU then ends it.
  package static func limitProcessorTime(toSeconds seconds: Int) {
    let time = rlim_t(seconds)
    var limit = rlimit(rlim_cur: time, rlim_max: time + 10)
    #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    #else
    setrlimit(RLIMIT_CPU, &limit)
    #endif
  }

  /// Ends this process with SIGVTALRM after a number of seconds of CPU time, counted from now.
  package static func startProcessorTimer(seconds: Int) {
    var limit = itimerval()
    limit.it_value.tv_sec = seconds
    #if canImport(Glibc)
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &limit, nil)
    #else
    setitimer(ITIMER_VIRTUAL, &limit, nil)
    #endif
  }

  /// Calls a function when a signal arrives; a waiting system call then ends with `EINTR`.
  package static func handle(
    _ signal: Int32, with handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
    action.__sa_handler.sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(signal, &action, nil)
  }
}
