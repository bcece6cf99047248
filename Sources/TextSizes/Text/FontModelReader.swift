/// A line of the font resource that can't be read.
struct FontModelError: Error, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  let line: Int
  /// The section in which it is.
  let section: String

  var description: String { "line \(line) of the font resource, section \(section), is malformed" }
}

extension FontModel {
  /// Reads the text of the resource.
  init(reading bytes: [UInt8]) throws(FontModelError) {
    var reader = FontModelReader()
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard !line.isEmpty, !line.starts(with: "//".utf8) else { continue }
      guard reader.read(line) else {
        throw FontModelError(line: number, section: reader.section)
      }
    }
    self = reader.finished()
  }
}

/// Collects the facts of the font resource line by line.
private struct FontModelReader {
  /// The fields of a line.
  typealias Fields = [ArraySlice<UInt8>]
  /// Reads the fields of a line; false if they are malformed.
  typealias Rule = @Sendable (inout FontModelReader, Fields) -> Bool

  /// The section that lines belong to.
  private(set) var section = ""
  private var model = FontModel()
  private var trackings: [SystemFontDesign: [(size: Double, value: Double)]] = [:]
  private var han: [(size: Double, value: Double)] = []
  private var emoji: [(size: Double, value: Double)] = []
  private var classes: [(first: [FontFace.Slot], second: [FontFace.Slot], value: Int16)] = []
  private var pairs: [(first: FontFace.Slot, second: FontFace.Slot, value: Int16)] = []
  private var readRow: Rule = { _, _ in false }

  /// Reads a line; false if it is malformed.
  mutating func read(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "["), line.last == UInt8(ascii: "]") else {
      return readRow(&self, line.split(separator: UInt8(ascii: " ")))
    }
    finishFace()
    section = String(decoding: line.dropFirst().dropLast(), as: UTF8.self)
    guard let rule = Self.sections[section] else { return false }
    readRow = rule
    return true
  }

  /// The model, once every line has been read.
  mutating func finished() -> FontModel {
    finishFace()
    model.trackings = trackings.mapValues { SizeTable($0) }
    model.fallback.han = SizeTable(han)
    model.fallback.emoji = SizeTable(emoji)
    return model
  }

  /// Stores the kerning of the face whose section ends.
  ///
  /// Classes come first, so that pairs override them, and the last class first, so that earlier ones override it.
  /// Helvetica Neue has only pairs.
  private mutating func finishFace() {
    let words = section.split(separator: " ")
    guard words.count == 2, words[0] == "kerning", let name = FontFace.Name(rawValue: "\(words[1])")
    else { return }
    var face = model.faces[name] ?? FontFace()
    for row in name == .helvetica ? [] : classes.reversed() {
      for first in row.first {
        for second in row.second { face.setKerning(first, second, to: row.value) }
      }
    }
    for pair in pairs { face.setKerning(pair.first, pair.second, to: pair.value) }
    pairs = []
    model.faces[name] = face
  }

  /// How the lines of each section are read.
  private static let sections: [String: Rule] = [
    "advances": { $0.readAdvances($1) },
    "tracking": { $0.readTracking($1, of: [.static9, .static10, .variable]) },
    "tracking helvetica": { $0.readTracking($1, of: [.helveticaNeue]) },
    "kerning classes": { $0.readClass($1) },
    "kerning light": { $0.readPairs($1) },
    "kerning regular": { $0.readPairs($1) },
    "kerning medium": { $0.readPairs($1) },
    "kerning semibold": { $0.readPairs($1) },
    "kerning bold": { $0.readPairs($1) },
    "kerning helvetica": { $0.readPairs($1) },
    "characters": { $0.readCharacter($1) },
    "han": { $0.readHan($1) },
    "emoji": { $0.readEmoji($1) },
    "scripts": { $0.readScript($1) },
    "base letters": { $0.readBaseLetter($1) },
    "similar letters": { $0.readSimilarLetter($1) },
  ]

  /// `A 646.8 602.4 …`: two advances of each San Francisco face, one of Helvetica Neue.
  private mutating func readAdvances(_ fields: Fields) -> Bool {
    let names = FontFace.Name.allCases
    guard fields.count == 2 * names.count, let slot = slot(fields[0]),
      let numbers = numbers(fields.dropFirst())
    else { return false }
    for (index, name) in names.enumerated() {
      let text = numbers[2 * index]
      model.faces[name, default: FontFace()].text[Int(slot)] = text
      model.faces[name, default: FontFace()].display[Int(slot)] =
        name == .helvetica ? text : numbers[2 * index + 1]
    }
    return true
  }

  /// `17 -23.3 -22.8 -25.7`: a size, then the tracking of each design.
  private mutating func readTracking(_ fields: Fields, of designs: [SystemFontDesign]) -> Bool {
    guard let numbers = numbers(fields[...]), numbers.count == designs.count + 1 else {
      return false
    }
    for (design, value) in zip(designs, numbers.dropFirst()) {
      trackings[design, default: []].append((numbers[0], value))
    }
    return true
  }

  /// `vwy aeo -20`: first characters, second characters, kerning.
  private mutating func readClass(_ fields: Fields) -> Bool {
    guard fields.count == 3, let value = integer(fields[2], radix: 10).flatMap(Int16.init(exactly:))
    else { return false }
    let first = fields[0].compactMap { FontFace.slot(UInt32($0)) }
    let second = fields[1].compactMap { FontFace.slot(UInt32($0)) }
    classes.append((first, second, value))
    return first.count == fields[0].count && second.count == fields[1].count
  }

  /// `A T -50 V -32`: a first character, then second characters with their kerning.
  private mutating func readPairs(_ fields: Fields) -> Bool {
    guard fields.count % 2 == 1, let first = slot(fields[0]) else { return false }
    for index in stride(from: 1, to: fields.count, by: 2) {
      guard let second = slot(fields[index]),
        let value = integer(fields[index + 1], radix: 10).flatMap(Int16.init(exactly:))
      else { return false }
      pairs.append((first, second, value))
    }
    return true
  }

  /// `2013 506 en dash`: a scalar, its advance, its name.
  private mutating func readCharacter(_ fields: Fields) -> Bool {
    guard fields.count > 2, let scalar = scalar(fields[0]), let advance = number(fields[1]) else {
      return false
    }
    model.fallback.characters[scalar] = advance
    return true
  }

  /// `12 1000`: a size and the advance of ideographs.
  private mutating func readHan(_ fields: Fields) -> Bool { Self.append(fields, to: &han) }

  /// `17 1353`: the same for emoji.
  private mutating func readEmoji(_ fields: Fields) -> Bool { Self.append(fields, to: &emoji) }

  private static func append(
    _ fields: Fields, to rows: inout [(size: Double, value: Double)]
  ) -> Bool {
    guard let numbers = numbers(fields[...]), numbers.count == 2 else { return false }
    rows.append((numbers[0], numbers[1]))
    return true
  }

  /// `AC00 D7A3 865 hangul syllables`: first and last scalar, their advance, their name.
  private mutating func readScript(_ fields: Fields) -> Bool {
    guard fields.count > 3, let first = scalar(fields[0]), let last = scalar(fields[1]),
      first <= last, let advance = number(fields[2])
    else { return false }
    model.fallback.scripts.append(.init(scalars: first...last, advance: advance))
    return true
  }

  /// `C ÇĆĈĊČḈ`: a letter and its accented forms.
  private mutating func readBaseLetter(_ fields: Fields) -> Bool {
    Self.read(fields, to: &model.fallback.baseLetters)
  }

  /// `C ПСЧΠ`: a letter and those with the same width.
  private mutating func readSimilarLetter(_ fields: Fields) -> Bool {
    Self.read(fields, to: &model.fallback.similarLetters)
  }

  private static func read(_ fields: Fields, to letters: inout [UInt32: FontFace.Slot]) -> Bool {
    guard fields.count == 2, let letter = slot(fields[0]) else { return false }
    for scalar in String(decoding: fields[1], as: UTF8.self).unicodeScalars {
      letters[scalar.value] = letter
    }
    return true
  }
}

/// The slot of a character field; ␣ is the space.
private func slot(_ field: ArraySlice<UInt8>) -> FontFace.Slot? {
  if field.elementsEqual("␣".utf8) { return 0 }
  guard field.count == 1, let byte = field.first else { return nil }
  return FontFace.slot(UInt32(byte))
}

/// A whole number.
private func integer(_ field: ArraySlice<UInt8>, radix: Int) -> Int? {
  Int(String(decoding: field, as: UTF8.self), radix: radix)
}

/// A scalar value in hexadecimal digits.
private func scalar(_ field: ArraySlice<UInt8>) -> UInt32? {
  integer(field, radix: 16).flatMap { UInt32(exactly: $0) }.flatMap(Unicode.Scalar.init)?.value
}

/// A number.
private func number(_ field: ArraySlice<UInt8>) -> Double? {
  Double(String(decoding: field, as: UTF8.self))
}

/// The fields as numbers, if all of them are numbers.
private func numbers(_ fields: ArraySlice<ArraySlice<UInt8>>) -> [Double]? {
  let numbers = fields.compactMap(number)
  return numbers.count == fields.count ? numbers : nil
}
