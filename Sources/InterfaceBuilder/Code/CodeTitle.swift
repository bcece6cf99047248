extension CodeFacts {
  /// The title that a controller gives itself: what the first line says that sets one to a text.
  ///
  /// A text that is only a key of a table of texts isn't a title.
  static func title(inSource bytes: [UInt8]) -> String? {
    guard bytes.count <= longestSource else { return nil }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: { $0.isNewline }) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      guard let start = setters.first(where: line.hasPrefix) else { continue }
      var value = line.dropFirst(start.count)
      for call in wrappers where value.hasPrefix(call) { value = value.dropFirst(call.count) }
      guard value.first == "\"" else { continue }
      let text = value.dropFirst().prefix { $0 != "\"" }
      let isKey = !text.contains(" ") && (text.contains("_") || text.contains("."))
      if !text.isEmpty, !text.contains("\\"), !isKey { return String(text) }
    }
    return nil
  }

  private static let longestSource = 1 << 19
  private static let setters = ["", "self."].flatMap { owner in
    ["", "navigationItem."].map { "\(owner)\($0)title = " }
  }
  private static let wrappers = ["NSLocalizedString(", "@"]
}
