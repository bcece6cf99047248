import LayLanguage
import Platform

/// The system calls that replace a file, as a table so that a test can make any of them fail.
///
/// Like the calls themselves, each returns a negative number and sets `errno` when it fails.
struct FileCalls: Sendable {
  var open: @Sendable (_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 = {
    Platform.open($0, $1, $2)
  }
  var write: @Sendable (_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int = {
    Platform.write($0, $1.baseAddress, $1.count)
  }
  var setMode: @Sendable (_ descriptor: Int32, _ mode: mode_t) -> Int32 = { fchmod($0, $1) }
  var synchronize: @Sendable (_ descriptor: Int32) -> Int32 = { fsync($0) }
  var close: @Sendable (_ descriptor: Int32) -> Int32 = { Platform.close($0) }
  var rename: @Sendable (_ from: String, _ to: String) -> Int32 = { Platform.rename($0, $1) }
  var remove: @Sendable (_ path: String) -> Int32 = { unlink($0) }

  /// Writes all of the bytes.
  func write(_ bytes: [UInt8], to descriptor: Int32) throws(HostError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .current
      }
    }
  }
}
