import Glibc
import LayLanguage

extension HostError {
  /// What the last call of the system failed with.
  package static var current: HostError { HostError(reason: String(cString: strerror(errno))) }
}
