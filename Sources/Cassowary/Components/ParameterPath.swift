/// The rays along which a component follows a parameter.
///
/// A window is resized back and forth, and a device turned, over the same few. A solution depends on the
/// system only, not on the way to it, so that a ray holds as long as nothing but its parameter changes:
/// who comes back to it need not solve anything.
struct ParameterPath: Sendable {
  /// As many as a window crosses that is drawn wide and narrow again; a ray has the size of a solution.
  private static let limit = 16

  /// The ray that the component follows now.
  private(set) var current: ParameterRay?
  /// Rays of the same parameter, the last one followed at the end.
  private var earlier: [ParameterRay] = []

  /// Follows a new ray.
  ///
  /// Those of another parameter hold only as long as this one rests.
  mutating func start(_ ray: ParameterRay) {
    if earlier.last?.parameter != ray.parameter { earlier.removeAll() }
    current = ray
  }

  /// Takes the component off its ray, which it may come back to.
  mutating func leave() {
    guard let ray = current else { return }
    current = nil
    if ray.reach.lowerBound == ray.reach.upperBound { return }
    earlier.append(ray)
    if earlier.count > Self.limit { earlier.removeFirst() }
  }

  /// Comes back to a ray that reaches a value of the parameter; nil when there is none.
  mutating func comeBack(to value: Double) -> ParameterRay? {
    guard let place = earlier.lastIndex(where: { $0.reach.contains(value) }) else { return nil }
    let ray = earlier.remove(at: place)
    leave()
    current = ray
    return ray
  }
}
