/// The system's functions for open files.
package enum OpenFiles {
  /// The current path of a descriptor's file, without links; nil if the system doesn't provide it.
  package static func path(of descriptor: Int32) -> String? {
    #if canImport(Darwin)
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard fcntl(descriptor, F_GETPATH, &path) == 0 else { return nil }
    #else
    let path = "/proc/self/fd/\(descriptor)"
    #endif
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(validatingCString: real)
  }

  /// Whether a path names what the shell has opened by its descriptor.
  package static func isDescriptor(_ path: String) -> Bool {
    path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  /// Flushes what was written to the disk; its timestamps may follow later.
  package static func synchronize(_ descriptor: Int32) {
    #if canImport(Darwin)
    // On Darwin, `fsync` stops at the disk's own cache.
    _ = fcntl(descriptor, F_FULLFSYNC)
    #else
    fdatasync(descriptor)
    #endif
  }
}

extension stat {
  /// When the content was last changed.
  package var modificationTime: timespec {
    #if canImport(Darwin)
    st_mtimespec
    #else
    st_mtim
    #endif
  }
}
