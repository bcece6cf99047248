import AutoLayout

/// The origin of a number in a sum.
enum SummandOrigin: Hashable {
  /// A size of the root view.
  case given(String)
  /// The constant of a row.
  case row(ConstraintID)
  /// A margin or the distance to a baseline; margins by their sides.
  case inset(Item.ID, Attribute)
  /// The offsets of scroll views.
  case scrollOffset

  /// The origin of a row's constant: the edges of a layout margins guide are margins of its view.
  init(_ origin: ConstraintID, in model: Model) {
    guard case .system(let role, let guide) = origin,
      model[guide].systemGuide == .layoutMarginsGuide, let owner = model[guide].parent,
      let margin = Self.margins[role]
    else {
      self = .row(origin)
      return
    }
    self = .inset(owner, margin)
  }

  private static let margins: [SystemRole: Attribute] = [
    .left: .leftMargin, .right: .rightMargin, .top: .topMargin, .bottom: .bottomMargin,
  ]
}

extension Explanation {
  /// A summand with its origin.
  struct Part {
    let origin: SummandOrigin
    let summand: Summand

    init(
      _ origin: SummandOrigin, _ source: Summand.Source, times coefficient: Double,
      _ constant: Double
    ) {
      self.origin = origin
      summand = Summand(source: source, coefficient: coefficient, constant: constant)
    }

    /// The part as it counts where a constraint counts `factor` times.
    func scaled(by factor: Double) -> Part {
      Part(origin, summand.source, times: factor * summand.coefficient, summand.constant)
    }
  }

  /// Adds up what belongs to the same; what cancels out is left out.
  static func sum(of parts: [Part]) -> [Summand] {
    var found: [Summand] = []
    var places: [SummandOrigin: Int] = [:]
    for part in parts {
      let summand = part.summand
      guard let place = places[part.origin] else {
        places[part.origin] = found.count
        found.append(summand)
        continue
      }
      let known = found[place]
      let isSame = (known.constant - summand.constant).magnitude < 1e-9
      guard isSame || (known.constant + summand.constant).magnitude < 1e-9 else {
        found.append(summand)
        continue
      }
      found[place] = Summand(
        source: known.source,
        coefficient: known.coefficient + (isSame ? 1 : -1) * summand.coefficient,
        constant: known.constant)
    }
    return found.filter { $0.coefficient.magnitude > 1e-9 }
  }
}
