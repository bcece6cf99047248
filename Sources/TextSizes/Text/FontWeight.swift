/// The weight of a font: `UIFont.Weight`.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  /// The lightest weight.
  case ultraLight
  /// A thin weight.
  case thin
  /// A light weight.
  case light
  /// The normal weight.
  case regular
  /// Between regular and semibold.
  case medium
  /// The weight of headlines.
  case semibold
  /// A bold weight.
  case bold
  /// Heavier than bold.
  case heavy
  /// The heaviest weight.
  case black

  /// The weight with a name, ignoring case: `ultralight`, `Semibold`.
  public init?(named name: String) {
    let lowercased = name.lowercased()
    guard let weight = Self.allCases.first(where: { $0.rawValue.lowercased() == lowercased }) else {
      return nil
    }
    self = weight
  }

  /// The weight at the end of a PostScript name: `Lato-SemiboldItalic`.
  init(inName name: String) {
    // Examining bytes is much faster than examining characters; this bit makes letters lowercase.
    let style = name.utf8.split(separator: UInt8(ascii: "-")).dropFirst().joined()
      .map { $0 | 0x20 }
    let found = Self.words.first { word in
      style.indices.contains { style[$0...].starts(with: word.letters) }
    }
    self = found?.weight ?? .regular
  }

  /// The words for weights in lower case; those that contain others come first, so that `semibold` isn't read as
  /// `bold`.
  private static let words: [(weight: FontWeight, letters: [UInt8])] = {
    let composed: [(FontWeight, String)] = [
      (.semibold, "semibold"), (.semibold, "demi"), (.heavy, "extrabold"), (.heavy, "ultrabold"),
      (.ultraLight, "extralight"), (.ultraLight, "ultralight"),
    ]
    let plain = allCases.reversed().map { ($0, $0.rawValue.lowercased()) }
    return (composed + plain).map { ($0, Array($1.utf8)) }
  }()

  /// The number of steps between two weights.
  func distance(to other: FontWeight) -> Int { abs(step - other.step) }

  private var step: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The measured face nearest to the weight.
  var face: FontFace.Name {
    switch self {
    case .ultraLight, .thin, .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold, .heavy, .black: .bold
    }
  }

  /// The extra advance of each character over its ``face``, in 1/1000 em.
  ///
  /// Based on: for black, five labels from two repositories (28 to 39); for heavy, two from two (18 and about 30); for
  /// thin, two from two (14 and 36 narrower); for ultralight, one.
  var widening: Double {
    switch self {
    case .ultraLight: -22
    case .thin: -14
    case .heavy: 18
    case .black: 36
    default: 0
    }
  }
}

extension FontWeight: Comparable {
  /// Lighter weights first.
  public static func < (first: FontWeight, second: FontWeight) -> Bool { first.step < second.step }
}
