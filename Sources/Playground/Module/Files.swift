import LayLanguage

/// The files that the page has: those that it was given and those that commands wrote.
struct Files {
  /// The bytes by path.
  let table = Mutex<[String: [UInt8]]>([:])

  /// They, as commands see them.
  var host: Host {
    var host = Host(
      readFile: { path in
        table.withLock { $0[path] }.map { .success($0) }
          ?? .failure(HostError(reason: "No such file or directory"))
      },
      writeFile: { path, bytes in
        table.withLock { $0[path] = bytes }
        return nil
      })
    host.folderNames = { folder in
      let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
      let paths = table.withLock { $0.keys.filter { $0.hasPrefix(prefix) } }
      return Set(paths.map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }).sorted()
    }
    return host
  }
}
