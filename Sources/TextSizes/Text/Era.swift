/// The generation of UIKit whose fonts and controls are drawn.
///
/// A document of Interface Builder shows its generation by its `toolsVersion`; live layout uses
/// ``current``. The generations differ in the system font (``design``) and in control sizes.
public enum Era: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Xcode 5 and 6: Helvetica Neue.
  case ios7
  /// Xcode 7: San Francisco.
  case ios9
  /// Xcode 8: tighter tracking of large San Francisco.
  case ios10
  /// Xcode 9 and 10: taller search bars.
  case ios11
  /// Xcode 11: taller segmented controls, steppers and text fields.
  case ios13
  /// Xcode 12 to 16: San Francisco with optical sizes.
  case ios14
  /// Xcode 26: wider switches, taller bars.
  case ios26

  /// The name of the first system of the era, `ios14`.
  public var name: String {
    switch self {
    case .ios7: "ios7"
    case .ios9: "ios9"
    case .ios10: "ios10"
    case .ios11: "ios11"
    case .ios13: "ios13"
    case .ios14: "ios14"
    case .ios26: "ios26"
    }
  }

  /// The era with a name, ignoring case.
  public static func named(_ name: String) -> Era? {
    allCases.first { Name.matches($0.name, name) }
  }

  /// The era of live layout.
  public static let current = Era.ios14

  /// The era of a document, from the major number of its `toolsVersion`.
  ///
  /// Versions from 32700 on are placeholders that recent versions of Xcode write; they count as
  /// ``ios14``.
  package init(toolsVersion: Int) {
    self = Self.firstVersions.last { toolsVersion >= $0.version }?.era ?? .ios7
  }

  /// The first `toolsVersion` of every era; the boundary between iOS 10 and 11 is where saved search bars become
  /// taller, the one between 11 and 13 is where the margins of cells and status bars change.
  private static let firstVersions: [(version: Int, era: Era)] = [
    (8000, .ios9), (11000, .ios10), (13000, .ios11), (14800, .ios13), (17000, .ios14),
    (24000, .ios26), (32700, .ios14),
  ]

  /// The design of the system font.
  var design: SystemFontDesign { Self.designs[self] }

  private static let designs = ByEra(
    SystemFontDesign.helveticaNeue, [(.ios9, .static9), (.ios10, .static10), (.ios14, .variable)])

  /// Earlier eras first.
  public static func < (first: Era, second: Era) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// How the system font of an era is drawn.
enum SystemFontDesign: Hashable, Sendable {
  /// Helvetica Neue with letter spacing.
  case helveticaNeue
  /// San Francisco in two designs, Text below 20 points and Display from 20 on, as in iOS 9.
  case static9
  /// The same with the tracking of iOS 10 to 13.
  case static10
  /// San Francisco that changes from Text to Display between 17 and 28 points.
  case variable

  /// The share of the display design in an advance, 0…1.
  ///
  /// The linear transition of the variable design is an assumption of the fit.
  func displayShare(size: Double) -> Double {
    switch self {
    case .helveticaNeue: 0
    case .static9, .static10: size < 20 ? 0 : 1
    case .variable: min(1, max(0, (size - 17) / 11))
    }
  }
}

/// A fact that changed in some eras.
package struct ByEra<Value> {
  private let values: [Value]

  /// Creates a fact from its first value and every era that changed it, earliest first.
  package init(_ first: Value, _ changes: [(era: Era, value: Value)] = []) {
    values = Era.allCases.map { era in
      changes.last { $0.era <= era }?.value ?? first
    }
  }

  /// The value of an era.
  package subscript(era: Era) -> Value { values[era.rawValue] }
}

extension ByEra: Equatable where Value: Equatable {}
extension ByEra: Hashable where Value: Hashable {}
extension ByEra: Sendable where Value: Sendable {}
