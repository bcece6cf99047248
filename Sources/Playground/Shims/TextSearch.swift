/// Functions of the module `_StringProcessing`, which is missing here.
extension Collection where Element: Equatable {
  /// The first range of a part.
  public func firstRange<Part: Collection>(of part: Part) -> Range<Index>?
  where Part.Element == Element {
    var start = startIndex
    while true {
      if let end = end(of: part, at: start) { return start..<end }
      guard start < endIndex else { return nil }
      formIndex(after: &start)
    }
  }

  /// All ranges of a part, in order.
  public func ranges<Part: Collection>(of part: Part) -> [Range<Index>]
  where Part.Element == Element {
    var found: [Range<Index>] = []
    var start = startIndex
    while start < endIndex {
      if !part.isEmpty, let end = end(of: part, at: start) {
        found.append(start..<end)
        start = end
      } else {
        formIndex(after: &start)
      }
    }
    return found
  }

  /// Whether there is a part.
  public func contains<Part: Collection>(_ part: Part) -> Bool where Part.Element == Element {
    firstRange(of: part) != nil
  }

  /// The parts between separators.
  @_disfavoredOverload
  public func split<Separator: Collection>(separator: Separator) -> [SubSequence]
  where Separator.Element == Element {
    let separators = ranges(of: separator)
    let starts = [startIndex] + separators.map { $0.upperBound }
    let ends = separators.map { $0.lowerBound } + [endIndex]
    return zip(starts, ends).compactMap { $0 < $1 ? self[$0..<$1] : nil }
  }

  /// Everything after a part at the beginning, if it begins with that.
  public func trimmingPrefix<Part: Collection>(_ part: Part) -> SubSequence
  where Part.Element == Element {
    self[(end(of: part, at: startIndex) ?? startIndex)...]
  }

  /// The end of a part that begins at a place; nil if it doesn't begin there.
  private func end<Part: Collection>(of part: Part, at start: Index) -> Index?
  where Part.Element == Element {
    var end = start
    for element in part {
      guard end < endIndex, self[end] == element else { return nil }
      formIndex(after: &end)
    }
    return end
  }
}

extension RangeReplaceableCollection where Element: Equatable {
  /// The same elements with a part replaced wherever it occurs.
  public func replacing<Part: Collection, Replacement: Collection>(
    _ part: Part, with replacement: Replacement
  ) -> Self where Part.Element == Element, Replacement.Element == Element {
    var result = Self()
    var start = startIndex
    for range in ranges(of: part) {
      result.append(contentsOf: self[start..<range.lowerBound])
      result.append(contentsOf: replacement)
      start = range.upperBound
    }
    result.append(contentsOf: self[start...])
    return result
  }
}
