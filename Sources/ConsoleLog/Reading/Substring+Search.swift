extension StringProtocol {
  /// Whether a text of ASCII characters occurs.
  ///
  /// Looks at bytes: most of a log is about something else, and comparing characters takes longer.
  func holds(_ text: String) -> Bool {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    guard let first = wanted.first, bytes.count >= wanted.count else { return wanted.isEmpty }
    return bytes.withUnsafeBufferPointer { bytes in
      for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
        var length = 1
        while length < wanted.count, bytes[start + length] == wanted[length] { length += 1 }
        if length == wanted.count { return true }
      }
      return false
    }
  }
}

extension Substring {
  /// What is at the end and holds to a condition.
  func tail(while holds: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, holds(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
