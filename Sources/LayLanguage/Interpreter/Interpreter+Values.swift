import AutoLayout

/// `set` and `get`.
extension Interpreter {
  mutating func set(
    _ name: Name, _ property: Located<TargetProperty>, _ value: Located<PropertyValue>,
    _ statement: Statement
  ) throws(Problem) -> Outcome {
    try change(statement) { (layout) throws(Problem) in
      switch property.value {
      case .view(let propertyName):
        try Self.checkIsWritable(propertyName, at: property.range)
        try layout.setProperty(propertyName, to: value, of: try layout.item(name))
      case .constraint(let constraintProperty):
        let id = try layout.constraint(name)
        try layout.set(constraintProperty, of: id, to: value, at: property.range)
      }
    }
  }

  private static func checkIsWritable(_ name: String, at range: SourceRange) throws(Problem) {
    guard ViewProperty.named(name)?.isWritable ?? false else {
      throw Problem(
        "\(name) can't be set", at: range, remedy: "it follows from the constraints")
    }
  }

  func get(_ lookup: Lookup) throws(Problem) -> Outcome {
    switch lookup {
    case .viewProperty(let path, let property):
      var layout = session.layout
      let item = try layout.item(path, besides: [])
      layout.solve()
      let value = ViewProperty.named(property.value)?.value(of: item, in: layout)
      guard let value else {
        let name = ([path.head] + path.guides).map(\.value).joined(separator: ".")
        throw Problem("\(name) has no \(property.value)", at: property.range)
      }
      return Outcome(output: value.description)
    case .constraintProperty(let name, let property):
      let constraint = session.layout.constraint(try session.layout.constraint(name))
      return Outcome(output: property.text(of: constraint))
    case .attribute(let path):
      var layout = session.layout
      let anchor = try layout.anchor(path, besides: [])
      layout.solve()
      return Outcome(output: NumberText.measured(layout.value(of: anchor)))
    }
  }
}

extension Layout {
  /// Sets a value of a constraint.
  fileprivate mutating func set(
    _ property: ConstraintProperty, of id: LayoutConstraint.ID, to value: Located<PropertyValue>,
    at range: SourceRange
  ) throws(Problem) {
    do throws(LayoutError) {
      switch (property, value.value) {
      case (.constant, .number(let constant)): try setConstant(constant, of: id)
      case (.priority, .number(let number)):
        setPriority(try Layout.priority(number), of: id)
      case (.name, .text(let name)), (.identifier, .text(let name)): try rename(id, to: name)
      case (.active, .bool(let isActive)): setActive(isActive, id)
      default:
        throw LayoutError(
          "\(property.rawValue) can't be set",
          remedy: "'unpin' the constraint and 'pin' another one")
      }
    } catch {
      throw Problem(error, at: property.isWritable ? value.range : range)
    }
  }
}

extension ConstraintProperty {
  /// The value as `get` prints it.
  fileprivate func text(of constraint: LayoutConstraint) -> String {
    switch self {
    case .constant: NumberText.exact(constraint.constant)
    case .priority: NumberText.exact(constraint.priority.value)
    case .multiplier: NumberText.exact(constraint.multiplier)
    case .name: constraint.name
    case .identifier: constraint.identifier ?? "none"
    case .active: "\(constraint.isActive)"
    }
  }
}
