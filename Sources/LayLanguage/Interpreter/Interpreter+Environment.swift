import AutoLayout

/// Commands on the screen.
extension Interpreter {
  mutating func setDevice(_ name: Name, isLandscape: Bool, _ statement: Statement)
    throws(Problem) -> Outcome
  {
    try changeEnvironment(statement) { (environment) throws(Problem) in
      guard let device = Device.named(name.value) else {
        throw .unknown(
          "device", name.value, at: name.range, candidates: Device.all.map(\.name))
      }
      environment = environment.moved(to: device, isLandscape: isLandscape)
    }
  }

  mutating func resize(_ size: Located<Size>, _ statement: Statement) throws(Problem) -> Outcome {
    try changeEnvironment(statement) { (environment) throws(Problem) in
      let old = environment
      environment = try blaming(size.range) { () throws(LayoutError) in
        try old.resized(to: size.value)
      }
    }
  }

  mutating func rotate(_ statement: Statement) throws(Problem) -> Outcome {
    try changeEnvironment(statement) { $0 = $0.rotated() }
  }

  mutating func setDirection(_ direction: LayoutDirection, _ statement: Statement)
    throws(Problem) -> Outcome
  {
    try changeEnvironment(statement) { $0.direction = direction }
  }

  mutating func setBars(_ bars: Bars, _ statement: Statement) throws(Problem) -> Outcome {
    try changeEnvironment(statement) { $0.bars = bars }
  }

  mutating func setSafeArea(_ insets: Located<EdgeInsets>?, _ statement: Statement)
    throws(Problem) -> Outcome
  {
    try changeEnvironment(statement) { (environment) throws(Problem) in
      do throws(LayoutError) { try environment.setSafeArea(insets?.value) } catch {
        throw Problem(error, at: insets?.range ?? statement.range)
      }
    }
  }

  mutating func setKeyboard(_ height: Located<Double>?, _ statement: Statement)
    throws(Problem) -> Outcome
  {
    try changeEnvironment(statement) { (environment) throws(Problem) in
      do throws(LayoutError) { try environment.setKeyboardHeight(height?.value) } catch {
        throw Problem(error, at: height?.range ?? statement.range)
      }
    }
  }

  mutating func setContentSizeCategory(_ category: ContentSizeCategory, _ statement: Statement)
    throws(Problem) -> Outcome
  {
    try changeEnvironment(statement) { $0.contentSizeCategory = category }
  }

  mutating func changeEnvironment(
    _ statement: Statement, _ body: (inout Environment) throws(Problem) -> Void
  ) throws(Problem) -> Outcome {
    try change(statement) { (layout) throws(Problem) in
      var environment = layout.environment
      try body(&environment)
      layout.setEnvironment(environment)
    }
  }

  mutating func setEra(_ era: Era, _ statement: Statement) throws(Problem) -> Outcome {
    try changeEnvironment(statement) { $0.era = era }
  }

  mutating func setScale(_ scale: Located<Double>?, _ statement: Statement) throws(Problem)
    -> Outcome
  {
    try changeEnvironment(statement) { (environment) throws(Problem) in
      do throws(LayoutError) { try environment.setScale(scale?.value) } catch {
        throw Problem(error, at: scale?.range ?? statement.range)
      }
    }
  }
}
