extension String {
  /// The lines as a text editor counts them: only LF and CRLF end one.
  var textLines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  /// The text with every line that is not empty moved to the right.
  func indented(by count: Int) -> String {
    let indentation = String(repeating: " ", count: count)
    return textLines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
  }

  /// The text without the spaces at its end: editors strip them, so they cannot be recorded.
  func trimmingTrailingBlanks() -> String {
    var bytes = utf8[...]
    while let last = bytes.last, Byte.isBlank(last) || last == Byte.carriageReturn {
      bytes.removeLast()
    }
    return bytes.endIndex == endIndex ? self : String(Substring(bytes))
  }
}
