/// Samples that have a fact of the model in common, across classes and eras.
struct SampleGroup: Sendable {
  let name: String
  let contains: @Sendable (Sample) -> Bool

  /// Faces at the sizes of both designs, then the characters that the faces don't measure or hardly do.
  static let all = weights + scripts

  private static let weights = [false, true].flatMap { isLarge in
    ["thin", "light", "regular", "medium", "semibold", "bold", "heavy"].map { face in
      SampleGroup(name: "\(face), \(isLarge ? "20 points and more" : "below 20 points")") {
        $0.face == face && ($0.size >= 20) == isLarge
      }
    }
  }

  private static let scripts = [
    SampleGroup(name: "emoji", characters: { $0.isEmoji }),
    SampleGroup(name: "$ % + *", characters: { "$%+*".unicodeScalars.contains($0) }),
    SampleGroup(name: "Han", characters: { (0x4E00...0x9FFF).contains($0.value) }),
    SampleGroup(name: "kana", characters: { (0x3040...0x30FF).contains($0.value) }),
    SampleGroup(name: "Hangul", characters: { (0xAC00...0xD7A3).contains($0.value) }),
    SampleGroup(name: "Greek", characters: { (0x370...0x3FF).contains($0.value) }),
    SampleGroup(name: "Cyrillic", characters: { (0x400...0x52F).contains($0.value) }),
    SampleGroup(name: "Hebrew", characters: { (0x590...0x5FF).contains($0.value) }),
    SampleGroup(name: "Arabic", characters: { (0x600...0x6FF).contains($0.value) }),
    SampleGroup(name: "Thai", characters: { (0xE00...0xE7F).contains($0.value) }),
  ]

  private init(name: String, contains: @escaping @Sendable (Sample) -> Bool) {
    self.name = name
    self.contains = contains
  }

  private init(name: String, characters: @escaping @Sendable (Unicode.Scalar) -> Bool) {
    self.init(name: name) { ($0.text ?? "").unicodeScalars.contains(where: characters) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is drawn as an emoji; digits and signs that can be are not.
  fileprivate var isEmoji: Bool {
    properties.isEmojiPresentation || self == "\u{FE0F}"
  }
}
