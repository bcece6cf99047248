import AutoLayout
import LayoutDiagnostics

/// Something that may fix a finding, which is tried before anybody is told.
struct Remedy {
  /// What a person is told.
  let text: String
  private let edit: (inout Layout) throws(LayoutError) -> Void

  private init(
    _ text: String, _ edit: @escaping (inout Layout) throws(LayoutError) -> Void
  ) {
    self.text = text
    self.edit = edit
  }

  /// Lets a size that is fixed grow or shrink.
  static func loosen(_ id: LayoutConstraint.ID, to relation: Relation) -> Remedy {
    Remedy("make it \(relation == .greaterThanOrEqual ? ">=" : "<=")") {
      layout throws(LayoutError) in
      try layout.redefine(id) { $0.relation = relation }
    }
  }

  /// Lets a constraint yield.
  static func lower(_ id: LayoutConstraint.ID, to priority: Double) -> Remedy {
    Remedy("lower its priority to \(NumberText.exact(priority))") { layout throws(LayoutError) in
      layout.setPriority(try Layout.priority(priority), of: id)
    }
  }

  /// Takes a constraint away.
  static func remove(_ id: LayoutConstraint.ID) -> Remedy {
    Remedy("remove it") { layout in layout.remove(id) }
  }

  /// Lets a constraint yield to a new one.
  static func yield(
    _ id: LayoutConstraint.ID, to wish: LayoutConstraint, in layout: Layout
  ) -> Remedy {
    let pin = "pin \(layout.model.equation(of: wish))"
    return Remedy("lower its priority to 999, and \(pin)") { layout throws(LayoutError) in
      layout.setPriority(try Layout.priority(999), of: id)
      try layout.add(wish)
    }
  }

  /// Adds a constraint.
  static func pin(_ wish: LayoutConstraint, in layout: Layout) -> Remedy {
    Remedy("pin \(layout.model.equation(of: wish))") { layout throws(LayoutError) in
      try layout.add(wish)
    }
  }

  /// What keeps a view to the size of its content.
  enum Resistance: String {
    case hugging = "hugging"
    case compression = "compression resistance"

    /// The property that holds its priorities.
    var property: String { self == .hugging ? "hugging" : "compressionResistance" }
  }

  /// Makes a view keep to the size of its content.
  static func raise(
    _ resistance: Resistance, of item: Item.ID, _ axis: Axis, to priority: Double, in layout: Layout
  ) -> Remedy {
    let name = layout.model.path(of: item)
    return Remedy("raise the \(resistance.rawValue) of \(name) to \(NumberText.exact(priority))") {
      layout throws(LayoutError) in
      try ViewProperty.named("\(resistance.property).\(axis.rawValue)")?
        .set(.number(priority), of: item, in: &layout)
    }
  }

  /// A solved copy in which it was done; nil where it can't be.
  func done(to layout: Layout) -> Layout? {
    var trial = layout
    do { try edit(&trial) } catch { return nil }
    trial.solve()
    return trial
  }
}
