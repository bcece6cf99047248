import AutoLayout

/// Commands on the screen.
extension Interpreter {
  mutating func setDevice(_ name: Name, isLandscape: Bool, _ statement: Statement)
    throws(Problem) -> Outcome
  {
    try change(statement) { (layout) throws(Problem) in
      guard let device = Device.named(name.value) else {
        throw .unknown(
          "device", name.value, at: name.range, candidates: Device.all.map(\.name))
      }
      var environment = Environment(device: device, isLandscape: isLandscape)
      environment.contentSizeCategory = layout.environment.contentSizeCategory
      environment.era = layout.environment.era
      layout.setEnvironment(environment)
    }
  }

  mutating func resize(_ size: Located<Size>, _ statement: Statement) throws(Problem) -> Outcome {
    try change(statement) { (layout) throws(Problem) in
      let environment = try blaming(size.range) { () throws(LayoutError) in
        try layout.environment.resized(to: size.value)
      }
      layout.setEnvironment(environment)
    }
  }

  mutating func rotate(_ statement: Statement) throws(Problem) -> Outcome {
    try change(statement) { (layout) throws(Problem) in
      layout.setEnvironment(layout.environment.rotated())
    }
  }

  mutating func setContentSizeCategory(_ category: ContentSizeCategory, _ statement: Statement)
    throws(Problem) -> Outcome
  {
    try change(statement) { (layout) throws(Problem) in
      var environment = layout.environment
      environment.contentSizeCategory = category
      layout.setEnvironment(environment)
    }
  }

  mutating func setEra(_ era: Era, _ statement: Statement) throws(Problem) -> Outcome {
    try change(statement) { (layout) throws(Problem) in
      var environment = layout.environment
      environment.era = era
      layout.setEnvironment(environment)
    }
  }

  mutating func setScale(_ scale: Located<Double>?, _ statement: Statement) throws(Problem)
    -> Outcome
  {
    try change(statement) { (layout) throws(Problem) in
      var environment = layout.environment
      if let scale {
        try blaming(scale.range) { () throws(LayoutError) in
          try environment.setScale(scale.value)
        }
      } else {
        try blaming(statement.range) { () throws(LayoutError) in try environment.setScale(nil) }
      }
      layout.setEnvironment(environment)
    }
  }
}
