import AutoLayout

/// The state of a layout in the size classes of screens: each must be unambiguous and satisfiable.
///
/// Compact and regular make four pairs; the other five of Interface Builder's nine only say what
/// several of these share.
package struct SizeClassReport: Hashable, Sendable {
  /// One pair of size classes, on a screen that has it.
  package struct Entry: Hashable, Sendable {
    /// `wC hR`.
    package let sizeClasses: String
    /// The device, and whether it is in landscape.
    package let screen: String
    /// The ambiguous items, in tree order.
    package let ambiguous: [String]
    /// The constraints that had to be broken.
    package let broken: [String]
  }

  /// The pairs, the most frequent ones first.
  package let entries: [Entry]
}

extension SizeClassReport.Entry: CustomStringConvertible {
  /// `wC hR (iPhone SE): ambiguous: red; broken: c3`.
  package var description: String {
    let parts = [("ambiguous", ambiguous), ("broken", broken)].filter { !$0.1.isEmpty }
      .map { "\($0.0): \(Sentence.list($0.1))" }
    let state = parts.isEmpty ? "no ambiguity, no conflict" : parts.joined(separator: "; ")
    return "\(sizeClasses) (\(screen)): \(state)"
  }
}

extension SizeClassReport: CustomStringConvertible {
  /// A line for each pair.
  package var description: String {
    entries.map { $0.description }.joined(separator: "\n")
  }
}

extension SizeClassReport: JSONRepresentable {
  /// An array of `sizeClasses`, `screen`, `ambiguous`, `broken`.
  package var json: JSONValue {
    .array(
      entries.map {
        [
          "sizeClasses": .string($0.sizeClasses), "screen": .string($0.screen),
          "ambiguous": .strings($0.ambiguous), "broken": .strings($0.broken),
        ]
      })
  }
}

extension SizeClassReport {
  /// The screens that stand for the four pairs of size classes.
  private static let representatives: [(device: String, isLandscape: Bool)] = [
    ("iPhone SE", false), ("iPhone SE", true), ("iPhone 8 Plus", true), ("iPad", false),
  ]

  /// Tries a layout in each pair of size classes.
  ///
  /// Bars, text size and language stay; size classes that were set don't, nor does the size of the
  /// root view.
  package init(of layout: Layout) {
    entries = Self.representatives.compactMap { name, isLandscape in
      guard let device = Device.named(name) else { return nil }
      var environment = layout.environment.moved(to: device, isLandscape: isLandscape)
      environment.explicitTraits = TraitCollection()
      var trial = layout
      trial.setEnvironment(environment)
      trial.solve()
      return Entry(
        sizeClasses: "\(environment.traits.sizeClasses)",
        screen: isLandscape ? "\(name) landscape" : name,
        ambiguous: trial.ambiguityReport().entries.map { $0.name },
        broken: trial.conflictReports().map { $0.brokenHandle })
    }
  }
}
