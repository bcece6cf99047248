import Platform

/// Work in a process of its own, so that a crash ends only that process.
enum Isolated {
  /// The result of the work.
  struct Result {
    /// The records it wrote, in order.
    let records: [String]
    /// The signal that ended it; nil if it came to its end.
    let signal: Int32?
  }

  /// Begins work in a copy of this process.
  static func start(_ work: () -> Never) -> pid_t {
    fflush(nil)
    let process = ProcessTable.copy()
    guard process >= 0 else { fatalError("no process can be started") }
    if process == 0 { work() }
    return process
  }

  /// Carries out work that writes what should remain.
  static func run(_ work: (_ write: (String) -> Void) -> Void) -> Result {
    guard let file = tmpfile() else { fatalError("no temporary file can be made") }
    defer { fclose(file) }
    let process = start {
      work { record in
        fputs(record, file)
        fputc(0, file)
        fflush(file)
      }
      _exit(0)
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    rewind(file)
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    let records = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    // The low seven bits are the signal.
    let signal = status & 0x7F
    return Result(
      records: records.map { String(decoding: $0, as: UTF8.self) },
      signal: signal == 0 ? nil : signal)
  }
}
