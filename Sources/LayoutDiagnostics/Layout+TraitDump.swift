import AutoLayout

extension Layout {
  /// A line for the screen and each view that overrides a trait, with all the traits there.
  package func traitDump() -> String {
    let overriding = treeOrder().filter { !traitOverrides(of: $0).isEmpty }
    return
      (["screen \(environment.traits)"]
      + overriding.map { "\(name(of: $0)) \(traits(of: $0)), overrides \(traitOverrides(of: $0))" })
      .joined(separator: "\n")
  }
}
