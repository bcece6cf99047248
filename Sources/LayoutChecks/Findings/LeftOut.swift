import AutoLayout

/// Something that rules can't judge, because the document doesn't say.
struct LeftOut: Hashable, Sendable {
  let kind: Kind
  let item: Item.ID
  let reason: Reason

  /// The kinds of things that rules couldn't judge.
  enum Kind: String, Sendable, CaseIterable {
    /// Views with a text.
    case text = "labels and buttons"
    /// Views with another content.
    case size = "other views"
    /// Views with an open place or size.
    case ambiguity = "ambiguous views"
  }

  /// Why nothing is said.
  enum Reason: Hashable, Sendable {
    /// The size of what is shown is a guess.
    case guess(Guess)
    /// A stack in a stack fills proportionally, which the engine models less completely than UIKit.
    case proportions
    /// A row of a table grows with what it holds.
    case row
    /// The code or document that uses the view decides its size.
    case user

    /// The reason in a few words.
    var text: String {
      switch self {
      case .guess(let guess): Self.guesses[guess] ?? guess.reason
      case .proportions: "arranged by a stack that fills proportionally"
      case .row: "in a row that grows with its contents"
      case .user: "sized by whoever uses the view"
      }
    }

    private static let guesses: [Guess: String] = [
      .font: "in a font that isn't known", .image: "with an image that isn't known",
      .class: "sized by the app's code", .content: "filled by the app",
      .placeholder: "with a size that only holds a place on the canvas",
      .follows: "dependent on sizes that aren't known", .conflict: "part of a contradiction",
    ]
  }

  init(_ kind: Kind, of item: Item.ID, because reason: Reason) {
    (self.kind, self.item, self.reason) = (kind, item, reason)
  }
}

/// The number of things in a scene that rules can't judge for one reason.
package struct LeftOutCount: Hashable, Sendable {
  /// The scene's id.
  package let scene: String
  /// Their kind, in the plural: `labels and buttons`.
  package let what: String
  /// Why nothing is said about them: `filled by the app`.
  package let reason: String
  /// How many.
  package let count: Int

  /// Notes what was counted.
  package init(scene: String, what: String, reason: String, count: Int) {
    (self.scene, self.what, self.reason, self.count) = (scene, what, reason, count)
  }

  /// Counts what was left out of a scene, each view once for each kind, in the order of kinds.
  static func counts(_ leftOut: [LeftOut], scene: String) -> [LeftOutCount] {
    LeftOut.Kind.allCases.flatMap { kind -> [LeftOutCount] in
      var seen: Set<Item.ID> = []
      let own = leftOut.filter { $0.kind == kind && seen.insert($0.item).inserted }
      var reasons: Set<LeftOut.Reason> = []
      return own.map { $0.reason }.filter { reasons.insert($0).inserted }.map { reason in
        LeftOutCount(
          scene: scene, what: kind.rawValue, reason: reason.text,
          count: own.count { $0.reason == reason })
      }
    }
  }

  /// The same for several documents, a line for each kind and reason, the most frequent first:
  /// `labels and buttons not judged, filled by the app: 12`.
  static func lines(_ counts: [LeftOutCount]) -> [String] {
    var sums: [String: Int] = [:]
    for count in counts {
      sums["\(count.what) not judged, \(count.reason)", default: 0] += count.count
    }
    return sums.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key): \($0.value)" }
  }
}
