import InterfaceBuilder

extension NearbyFiles {
  /// The files of an app, by path.
  init(contents: [String: [UInt8]]) {
    self.init(
      read: { contents[Self.normalized($0)] },
      names: { folder in Self.names(in: Self.normalized(folder), of: contents) })
  }

  /// Without `./`, and without folders that `..` leaves.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  private static func names(in folder: String, of contents: [String: [UInt8]]) -> [String] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    return Set(
      contents.keys.filter { $0.hasPrefix(prefix) }
        .compactMap { $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init) }
    ).sorted()
  }
}
