/// How the whole system follows some parameters, as long as nothing else changes.
///
/// A window is resized in many small steps. Which components a step concerns, and along which rays
/// they move, is the same as in the step before. Finding out again would cost more than moving them.
///
/// `@unchecked Sendable`: it refers to nothing that ever changes.
struct Slide: @unchecked Sendable {
  /// A component that mentions one of the parameters, with the ray that it is on.
  struct Follower {
    let component: Int32
    var ray: ParameterRay
  }

  /// One parameter, and what follows it.
  private struct Lane {
    let parameter: Int32
    /// The places of its followers among all.
    let followers: Range<Int>
    /// The values of the parameter that every ray reaches.
    var reach = -Double.infinity...Double.infinity
  }

  private var lanes: [Lane] = []
  private var followers: [Follower] = []
  /// Their rays without counted references, as counting takes as long as moving a few views.
  private var rays: [Unmanaged<ParameterRay>] = []

  /// Creates a slide along no parameter.
  init() {}

  /// Creates the slide along parameters; nil where the rays of one of them have no reach in common.
  ///
  /// - Parameter all: Each parameter with all components that mention it. No component may mention two
  ///   of the parameters.
  init?(_ all: [(parameter: Int32, followers: [Follower])]) {
    for (parameter, members) in all {
      let places = followers.count..<followers.count + members.count
      lanes.append(Lane(parameter: parameter, followers: places))
      followers += members
    }
    rays = followers.map { Unmanaged.passUnretained($0.ray) }
    guard findReaches() else { return nil }
  }

  private mutating func findReaches() -> Bool {
    for place in lanes.indices {
      var (lower, upper) = (-Double.infinity, Double.infinity)
      for follower in lanes[place].followers {
        rays[follower]._withUnsafeGuaranteedRef {
          lower = max(lower, $0.reach.lowerBound)
          upper = min(upper, $0.reach.upperBound)
        }
      }
      if lower > upper { return false }
      lanes[place].reach = lower...upper
    }
    return true
  }

  /// The parameters that may move.
  var parameters: [Int32] { lanes.map { $0.parameter } }

  /// Takes over the rays that the components are on now, where all parameters that moved are its own.
  ///
  /// - Returns: Whether every component is on a ray of its parameter, and these have a reach in common.
  mutating func renew(after moved: [Int32], _ paths: [ParameterPath]) -> Bool {
    guard !moved.isEmpty, moved.allSatisfy({ lane(of: $0) != nil }) else { return false }
    for place in followers.indices {
      guard let ray = paths[Int(followers[place].component)].current,
        ray.parameter == followers[place].ray.parameter
      else { return false }
      if ray === followers[place].ray { continue }
      followers[place].ray = ray
      rays[place] = Unmanaged.passUnretained(ray)
    }
    return findReaches()
  }

  /// Moves what follows some parameters; false, and nothing happens, where there is another among them,
  /// or some component has to be solved again.
  func move(_ changed: [Int32], _ variables: inout VariableStore) -> Bool {
    for parameter in changed {
      guard let lane = lane(of: parameter),
        lanes[lane].reach.contains(variables.suggestion(of: Int(parameter)))
      else { return false }
    }
    for parameter in changed {
      guard let lane = lane(of: parameter) else { continue }
      let value = variables.suggestion(of: Int(parameter))
      for place in lanes[lane].followers {
        rays[place]._withUnsafeGuaranteedRef { variables.move(along: $0, to: value) }
      }
      variables.settle(Int(parameter))
    }
    return true
  }

  @inline(__always)
  private func lane(of parameter: Int32) -> Int? {
    for place in lanes.indices where lanes[place].parameter == parameter { return place }
    return nil
  }
}
