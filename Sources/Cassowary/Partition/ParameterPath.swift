/// The rays along which a component follows a parameter.
///
/// A window is resized back and forth, and a device is turned and turned back: the same few rays come
/// again and again. A solution depends on the system alone, not on the way to it, so a ray holds as
/// long as nothing but its parameter changes. Coming back to it takes no solving.
struct ParameterPath: Sendable {
  /// About as many as a window crosses when it is made wide and narrow again.
  private static let limit = 64
  /// How many bytes the earlier rays of one component may take: each has the size of a solution.
  private static let byteLimit = 16 << 20

  /// The ray that the component follows now.
  private(set) var current: ParameterRay?
  /// Rays of the same parameter, the last one followed at the end.
  private var earlier: [ParameterRay] = []
  private var earlierBytes = 0

  /// Follows a new ray.
  ///
  /// Those of another parameter hold only as long as this one rests.
  mutating func start(_ ray: ParameterRay) {
    if earlier.last?.parameter != ray.parameter {
      earlier.removeAll()
      earlierBytes = 0
    }
    current = ray
  }

  /// Takes the component off its ray; it may come back.
  mutating func leave() {
    guard let ray = current else { return }
    current = nil
    if ray.reach.lowerBound == ray.reach.upperBound { return }
    earlier.append(ray)
    earlierBytes += ray.byteCount
    while earlier.count > Self.limit || earlierBytes > Self.byteLimit { forgetOldest() }
  }

  /// Comes back to a ray that reaches a value of the parameter; nil when there is none.
  mutating func comeBack(to value: Double) -> ParameterRay? {
    guard let place = earlier.lastIndex(where: { $0.reach.contains(value) }) else { return nil }
    let ray = earlier.remove(at: place)
    earlierBytes -= ray.byteCount
    leave()
    current = ray
    return ray
  }

  private mutating func forgetOldest() {
    earlierBytes -= earlier.removeFirst().byteCount
  }
}
