/// Differences between size classes, like Interface Builder's *Installed* boxes and variations.
///
/// The document holds every view, constraint and value; ``Layout/model`` is what the current traits leave of it. Where
/// nothing differs, the model is the document.
extension Layout {
  /// The model for all size classes.
  package var document: Model { variedDocument ?? model }

  /// The variations of size classes, the less specific first, then by age.
  package var variations: [Variation] { document.variations }

  /// The same layout with everything installed and without the values for size classes; it must still be solved.
  package var withoutVariations: Layout {
    var plain = self
    plain.openDocument()
    return plain
  }

  /// Whether a name refers to a view or guide that the current traits don't install, or to a constraint of one.
  package func isUninstalled(_ name: String) -> Bool {
    model.lookUp(name) == nil && document.lookUp(name) != nil
  }

  /// Changes the document; the size classes then install their parts of it.
  ///
  /// During the change everything is installed, values are those without variations, and frames are still the old ones.
  /// If size classes make a difference, a change made to the layout without an edit is lost with the next edit.
  ///
  /// - Parameter body: The change.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws; then nothing has changed.
  package mutating func edit<Result, Failure>(
    _ body: (inout Layout) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = self
    do { return try editInPlace(body) } catch {
      self = before
      throw error
    }
  }

  /// Changes the document as ``edit(_:)`` does, but keeps no copy that could be returned to: if the body throws, what
  /// it has changed so far stays changed.
  package mutating func editInPlace<Result, Failure>(
    _ body: (inout Layout) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Layout code also runs when an edit asks for frames.
    guard !isOpen else { return try body(&self) }
    let before = document.isVaried ? self : nil
    openDocument()
    let result = try body(&self)
    forgetImpossibleValues(since: before ?? self)
    forgetCodeOfRemovedViews()
    applyVariations()
    // Items that the code names may be gone, and so are the changes that it made to a varying document.
    if variedDocument != nil || layoutCode.contains(where: { $0.block != nil }) {
      hasRunCode = layoutCode.isEmpty
    }
    return result
  }

  // MARK: Inside an edit

  /// Installs a view or guide, or takes it and everything below it out of the hierarchy.
  ///
  /// - Parameters:
  ///   - isInstalled: Whether it is in the hierarchy.
  ///   - item: A view or guide that the user added.
  ///   - sizeClasses: The size classes for which that holds; nil for all without a variation of their own.
  /// - Throws: When the item is the window or the root view.
  package mutating func setInstalled(
    _ isInstalled: Bool, _ item: Item.ID, in sizeClasses: SizeClasses? = nil
  ) throws(LayoutError) {
    guard item != window, item != root, model[item].isNamed else {
      throw LayoutError("\(model.path(of: item)) is always installed")
    }
    if let sizeClasses {
      model.vary(.installed(item, isInstalled), in: sizeClasses)
    } else if isInstalled {
      model.uninstalled.remove(item)
    } else {
      model.uninstalled.insert(item)
    }
  }

  /// Lets something differ in some size classes.
  ///
  /// Existing values count: a button that has a configuration only in those size classes can have an image padding.
  ///
  /// - Throws: When the view can't have the value, the constant is beyond ``Magnitude/limit``, or size classes can't
  ///   change it, as with whether the root view is installed, frames that were set and what follows from them, and
  ///   traits.
  package mutating func vary(_ value: VariedValue, in sizeClasses: SizeClasses)
    throws(LayoutError)
  {
    switch value {
    case .installed(let item, let isInstalled):
      return try setInstalled(isInstalled, item, in: sizeClasses)
    case .property(let item, let name, let wanted):
      guard let property = ViewProperty.named(name), !property.dependsOnLayout else {
        throw LayoutError("size classes can't change \(name)")
      }
      var trial = varied(by: model.variations.filter { $0.sizeClasses.include(sizeClasses) })
      try property.set(wanted, of: item, in: &trial)
    case .constant(_, let constant): try Magnitude.check(constant, "constant")
    case .active, .priority: break
    }
    model.vary(value, in: sizeClasses)
  }

  /// Forgets everything that some size classes change, or one change; false if there is none.
  ///
  /// Items that only those size classes install are then installed nowhere.
  @discardableResult
  package mutating func removeVariation(
    in sizeClasses: SizeClasses, of slot: VariedValue.Slot? = nil
  ) -> Bool {
    model.removeVariation(in: sizeClasses, of: slot)
  }

  // MARK: Applying

  /// Makes the model the document, until ``applyVariations()``.
  mutating func openDocument() {
    isOpen = true
    guard let variedDocument else { return }
    model = variedDocument
    self.variedDocument = nil
  }

  /// Makes the model what the traits leave of the document.
  mutating func applyVariations() {
    isOpen = false
    guard model.isVaried else { return }
    variedDocument = model
    var installed = Dictionary(uniqueKeysWithValues: model.uninstalled.map { ($0, false) })
    for value in model.valuesInForce {
      if case .installed(let item, let isInstalled) = value {
        installed[item] = isInstalled
      } else {
        value.apply(to: &self)
      }
    }
    let gone = installed.filter { !$0.value }.keys.sorted()
    // A view disappears with its superview; only items that can be removed are ever uninstalled.
    for item in gone where model.contains(item) { _ = try? remove(item) }
  }
}

extension VariedValue {
  /// Sets the value; whether something is installed is decided after everything else has been applied.
  func apply(to layout: inout Layout) {
    switch self {
    case .installed: break
    case .property(let item, let name, let value):
      // A value is refused if it contradicts those of other size classes.
      try? ViewProperty.named(name)?.set(value, of: item, in: &layout)
    case .active(let id, let isActive): layout.model[id].isActive = isActive
    case .constant(let id, let constant): layout.model[id].constant = constant
    case .priority(let id, let priority): layout.model[id].priority = priority
    }
  }
}

extension ViewProperty {
  /// Whether its setter depends on the current layout, or variations depend on it.
  package var dependsOnLayout: Bool { Self.dependentNames.contains(name) }

  private static let dependentNames: Set<String> = [
    "frame", "canvasFrame", "bounds", "bounds.origin", "bounds.size", "center", "class",
    "traitOverrides",
    "translatesAutoresizingMaskIntoConstraints", "autoresizingMask", "autoresizingBase",
    "contentOffset", "contentSize",
  ]
}

/// Values of size classes that views can no longer take.
extension Layout {
  /// The document with the changes of some size classes; for trials only, because it can't be solved.
  func varied(by variations: some Sequence<Variation>) -> Layout {
    var varied = self
    for value in variations.flatMap({ $0.values }) { value.apply(to: &varied) }
    return varied
  }

  /// Forgets the values of size classes that an edit made impossible, as it forgets those that hold
  /// otherwise: what belongs to another class of view or to a configuration that is gone.
  ///
  /// - Parameter before: The layout before the edit.
  mutating func forgetImpossibleValues(since before: Layout) {
    guard !model.variations.isEmpty else { return }
    let turned = model.buttonsTurned(since: before.document)
    for (place, variation) in model.variations.enumerated() {
      let weaker = model.variations[..<place].filter {
        $0.sizeClasses.include(variation.sizeClasses)
      }
      var trial = varied(by: weaker)
      var turned = turned.subtracting(
        weaker.flatMap { $0.values }.compactMap { $0.configuredButton })
      model.variations[place].values.removeAll { value in
        if let button = value.configuredButton { turned.remove(button) }
        return value.isInsets(ofOneOf: turned) || !value.isAccepted(by: &trial)
      }
    }
    model.variations.removeAll { $0.values.isEmpty }
  }
}

extension Model {
  /// The buttons that gained or lost a configuration in an edit: insets now mean something else.
  fileprivate func buttonsTurned(since old: Model) -> Set<Item.ID> {
    Set(
      items.filter { item in
        guard old.records.indices.contains(Int(item.rawValue)),
          let was = old.records[Int(item.rawValue)].view, let view = self[item].view
        else { return false }
        return was.content.buttonKind.isConfigured != view.content.buttonKind.isConfigured
      })
  }
}

extension VariedValue {
  /// Applies the value to a layout; false if that is impossible.
  fileprivate func isAccepted(by layout: inout Layout) -> Bool {
    guard case .property(let item, let name, let value) = self else { return true }
    do {
      try ViewProperty.named(name)?.set(value, of: item, in: &layout)
      return true
    } catch {
      return false
    }
  }

  /// The button that gains or loses a configuration.
  fileprivate var configuredButton: Item.ID? {
    guard case .property(let item, "configured", _) = self else { return nil }
    return item
  }

  /// Whether it is the insets of one of the given buttons.
  fileprivate func isInsets(ofOneOf buttons: Set<Item.ID>) -> Bool {
    guard case .property(let item, "contentInsets", _) = self else { return false }
    return buttons.contains(item)
  }
}
