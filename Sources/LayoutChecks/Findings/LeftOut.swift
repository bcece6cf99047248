import AutoLayout

/// Something that rules can't judge, because the document doesn't tell it.
struct LeftOut: Hashable, Sendable {
  let kind: Kind
  let item: Item.ID
  let reason: Reason

  /// What rules would have said something about.
  enum Kind: String, Sendable, CaseIterable {
    /// The text of a label or a button.
    case text
    /// The size of another view.
    case size
    /// An open place or size of a view.
    case ambiguity
  }

  /// Why nothing is said.
  enum Reason: Hashable, Sendable {
    /// The size of what is shown is a guess.
    case guess(Guess)
    /// A stack in a stack fills proportionally, of which the engine finds less than UIKit does.
    case proportions
    /// A row of a table grows with what it holds.
    case row
    /// Whoever uses the view decides its size.
    case user

    /// The reason, about several views.
    var text: String {
      switch self {
      case .guess(let guess): Self.guesses[guess] ?? guess.reason
      case .proportions: "a stack that fills proportionally may decide them"
      case .row: "rows grow with what they hold"
      case .user: "whoever uses the view decides its size"
      }
    }

    private static let guesses: [Guess: String] = [
      .font: "their fonts aren't known", .image: "their images aren't known",
      .class: "the app's code may size them",
      .content: "they show nothing before the app fills them",
      .placeholder: "their size only holds their place on the canvas",
      .follows: "they depend on sizes that aren't known",
      .conflict: "constraints there contradict each other",
    ]
  }

  init(_ kind: Kind, of item: Item.ID, because reason: Reason) {
    (self.kind, self.item, self.reason) = (kind, item, reason)
  }
}

/// How many things of a scene rules can't judge for one reason.
package struct LeftOutCount: Hashable, Sendable {
  /// The scene's id.
  package let scene: String
  /// What they are, in the plural: `texts`.
  package let what: String
  /// Why nothing is said about them.
  package let reason: String
  /// How many.
  package let count: Int

  /// Notes what was counted.
  package init(scene: String, what: String, reason: String, count: Int) {
    (self.scene, self.what, self.reason, self.count) = (scene, what, reason, count)
  }

  private static let nouns: [LeftOut.Kind: (one: String, many: String)] = [
    .text: ("label or button", "labels and buttons"), .size: ("other view", "other views"),
    .ambiguity: ("ambiguous view", "ambiguous views"),
  ]

  /// Counts what was left out of a scene, each view once for each kind, in the order of kinds.
  static func counts(_ leftOut: [LeftOut], scene: String) -> [LeftOutCount] {
    var counts: [[String]: Int] = [:]
    var order: [[String]] = []
    var seen: Set<[String]> = []
    for kind in LeftOut.Kind.allCases {
      for one in leftOut where one.kind == kind {
        guard seen.insert([kind.rawValue, "\(one.item.rawValue)"]).inserted else { continue }
        let key = [nouns[kind]?.many ?? kind.rawValue, one.reason.text]
        if counts[key] == nil { order.append(key) }
        counts[key, default: 0] += 1
      }
    }
    return order.map {
      LeftOutCount(scene: scene, what: $0[0], reason: $0[1], count: counts[$0] ?? 0)
    }
  }

  /// The same in one line for several documents: `12 labels and buttons: they show nothing before the app fills them`.
  static func lines(_ counts: [LeftOutCount]) -> [String] {
    var sums: [[String]: Int] = [:]
    for count in counts { sums[[count.what, count.reason], default: 0] += count.count }
    return sums.sorted { ($1.value, $0.key.joined()) < ($0.value, $1.key.joined()) }.map {
      key, sum in
      let one = nouns.values.first { $0.many == key[0] }?.one
      return "\(sum) \(sum == 1 ? one ?? key[0] : key[0]) not judged: \(key[1])"
    }
  }
}
