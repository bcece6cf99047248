import LayLanguage

/// The files of the page: those that it was given and those that commands wrote.
struct Files {
  /// The bytes by path.
  let table = Mutex<[String: [UInt8]]>([:])

  /// They, as commands see them.
  var host: Host {
    var host = Host(
      readFile: { path in
        table.withLock { $0[Self.plain(path)] }.map { .success($0) }
          ?? .failure(HostError(reason: "No such file or directory"))
      },
      writeFile: { path, bytes in
        table.withLock { $0[Self.plain(path)] = bytes }
        return nil
      })
    host.folderNames = { folder in
      let path = Self.plain(folder)
      let prefix = path.isEmpty ? "" : path + "/"
      let paths = table.withLock { $0.keys.filter { $0.hasPrefix(prefix) } }
      return Set(paths.map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }).sorted()
    }
    return host
  }

  /// A path without `.` and `..`.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/").reduce(into: [Substring]()) { parts, part in
      if part == "..", !parts.isEmpty {
        parts.removeLast()
      } else if part != "." {
        parts.append(part)
      }
    }.joined(separator: "/")
  }
}
