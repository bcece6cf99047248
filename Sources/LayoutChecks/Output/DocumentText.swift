import InterfaceBuilder

/// The bytes of a file, for what reports quote of it.
struct DocumentText {
  private let bytes: [UInt8]
  /// Where each line starts.
  private let lines: [Int]
  /// Whether columns are the same in bytes and in code points.
  private let isASCII: Bool

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    lines = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The longest line that is quoted, in characters.
  private static let longest = 100

  /// Some lines without the spaces before them, by number from 1.
  func excerpts(of numbers: [Int]) -> [Int: String] {
    let wanted = Set(numbers).filter { lines.indices.contains($0 - 1) }
    return Dictionary(
      uniqueKeysWithValues: wanted.map { number in
        let text = String(decoding: line(number - 1), as: UTF8.self)
          .drop { $0 == " " || $0 == "\t" }
        let isLong = text.count > Self.longest
        return (
          number, String(text.prefix(Self.longest).filter { $0 != "\r" }) + (isLong ? "…" : "")
        )
      })
  }

  /// A place with its column in code points, which is what other programs count in.
  func inCodePoints(_ place: DocumentPlace) -> DocumentPlace {
    guard !isASCII, lines.indices.contains(place.line - 1) else { return place }
    return place.inCodePoints(of: line(place.line - 1))
  }

  /// The place of a byte, with its column in code points.
  func place(at offset: Int) -> DocumentPlace {
    let number = lines.lastIndex { $0 <= offset } ?? 0
    return inCodePoints(DocumentPlace(line: number + 1, column: offset - lines[number] + 1))
  }

  /// The ends of what begins at some places, in code points: of a tag or, for anything else, of the line.
  func ends(of places: [DocumentPlace]) -> [DocumentPlace: DocumentPlace] {
    let ends = Set(places).compactMap { place in end(of: place).map { (inCodePoints(place), $0) } }
    return Dictionary(ends, uniquingKeysWith: { first, _ in first })
  }

  private func end(of place: DocumentPlace) -> DocumentPlace? {
    guard lines.indices.contains(place.line - 1), place.column > 0 else { return nil }
    let start = lines[place.line - 1] + place.column - 1
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let rest = line(place.line - 1).dropFirst(place.column - 1)
    let end =
      StartTag(in: bytes, at: start)?.range.upperBound
      ?? rest.lastIndex { !isBlank($0) }.map { $0 + 1 }
    guard let end, end > start, let number = lines.lastIndex(where: { $0 < end }) else {
      return nil
    }
    return inCodePoints(DocumentPlace(line: number + 1, column: end - lines[number] + 1))
  }

  /// The bytes of a line by its number from 0, without the one that ends it.
  private func line(_ number: Int) -> ArraySlice<UInt8> {
    let end = number + 1 < lines.count ? lines[number + 1] - 1 : bytes.count
    return bytes[lines[number]..<end]
  }
}
