/// How bold a font is, `UIFont.Weight`.
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

  /// The weight of a name in any case: `ultralight`, `Semibold`.
  public init?(named name: String) {
    let lowercased = name.lowercased()
    guard let weight = Self.allCases.first(where: { $0.rawValue.lowercased() == lowercased }) else {
      return nil
    }
    self = weight
  }

  /// The weight that a PostScript name ends in: `Lato-SemiboldItalic`.
  init(inName name: String) {
    let style = name.split(separator: "-").dropFirst().joined().lowercased()
    // The demi-bold faces of some families are semibold ones elsewhere.
    let known = style.hasPrefix("demi") ? "semibold" : style
    self =
      Self.allCases.reversed().first { known.contains($0.rawValue.lowercased()) } ?? .regular
  }

  /// How many steps lie between two weights.
  func distance(to other: FontWeight) -> Int { abs(step - other.step) }

  private var step: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The measured face that stands for the weight.
  ///
  /// The outer weights were not fitted and borrow their neighbour's advances, with unknown error.
  var face: FontFace.Name {
    switch self {
    case .ultraLight, .thin, .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold, .heavy, .black: .bold
    }
  }
}

extension FontWeight: Comparable {
  /// Lighter weights first.
  public static func < (first: FontWeight, second: FontWeight) -> Bool { first.step < second.step }
}
