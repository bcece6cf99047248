/// What differs between size classes, as Interface Builder's *Installed* boxes and variations say it.
///
/// The document holds every view, constraint and value; ``Layout/model`` is what the traits of the
/// moment leave of it. Where nothing differs, the model is the document.
extension Layout {
  /// What size classes change, the less specific first, and the older of those.
  package var variations: [Variation] { (document ?? model).variations }

  /// The views and guides that are not installed unless size classes say so, oldest first.
  package var uninstalledItems: [Item.ID] { (document ?? model).uninstalled.sorted() }

  /// The subviews of a view, installed or not.
  package func documentSubviews(of item: Item.ID) -> [Item.ID] {
    (document ?? model)[item].subviews
  }

  /// The class and name of a view that the traits of the moment don't install; nil for others.
  package func uninstalledView(_ item: Item.ID) -> (viewClass: ViewClass, name: String)? {
    guard let document, document.contains(item), !model.contains(item),
      let view = document[item].view
    else { return nil }
    return (view.viewClass, document[item].name)
  }

  /// The same layout with everything installed and without the values of size classes; it has to be
  /// solved.
  package var withoutVariations: Layout {
    guard document != nil else { return self }
    var plain = self
    plain.openDocument()
    return plain
  }

  /// Whether a name is that of a view or guide that the traits of the moment don't install, or of a
  /// constraint of one.
  package func isUninstalled(_ name: String) -> Bool {
    document?.lookUp(name) != nil && model.lookUp(name) == nil
  }

  /// The views and guides that no size classes install, for want of which something else is not
  /// installed either.
  ///
  /// - Parameter name: The name of a view, guide or constraint.
  /// - Returns: Their names: that of the view itself or of views that hold it; for a constraint those
  ///   of the views that it ties.
  package func namesInstalledNowhere(for name: String) -> [String] {
    guard let document, let named = document.lookUp(name) else { return [] }
    let items: [Item.ID] =
      switch named {
      case .item(let item): [item]
      case .constraint(let id):
        [document[id].first.item, document[id].second?.item].compactMap { $0 }
      case .group: []
      }
    return Set(items.flatMap(document.ancestry)).filter(document.isInstalledNowhere).sorted()
      .map { document[$0].name }
  }

  /// The names of what only some size classes install or activate.
  ///
  /// - Parameter sizeClasses: The size classes.
  /// - Returns: The names of views, guides and constraints, as far as no other size classes do, in the
  ///   order in which the size classes name them.
  package func namesInstalledOnly(in sizeClasses: SizeClasses) -> [String] {
    var rest = document ?? model
    let values = rest.variations.filter { $0.sizeClasses == sizeClasses }.flatMap { $0.values }
    rest.removeVariation(in: sizeClasses)
    return values.compactMap { value in
      switch value {
      case .installed(let item, true): rest.isInstalledNowhere(item) ? rest[item].name : nil
      case .active(let id, true): rest.isActiveNowhere(id) ? rest[id].name : nil
      default: nil
      }
    }
  }

  /// Changes the document, of which the size classes then install what is theirs.
  ///
  /// In between everything is installed, and values are those without variations; frames are still
  /// those of before. Where size classes make a difference, what changes the layout without an edit is
  /// forgotten with the next one.
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

  /// Changes the document as ``edit(_:)`` does, but keeps no copy that could be returned to: what has
  /// changed when the body throws stays.
  package mutating func editInPlace<Result, Failure>(
    _ body: (inout Layout) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = model.isVaried || document != nil ? self : nil
    openDocument()
    let result = try body(&self)
    forgetImpossibleValues(since: before ?? self)
    applyVariations()
    return result
  }

  // MARK: Inside of an edit

  /// Installs a view or guide, or takes it and everything below it out of the hierarchy.
  ///
  /// - Parameters:
  ///   - isInstalled: Whether it is in the hierarchy.
  ///   - item: A view or guide that somebody added.
  ///   - sizeClasses: Where that holds; nil for where no variation says otherwise.
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

  /// Lets a view have another value in some size classes.
  ///
  /// What holds there already counts: a button that has a configuration there only can have an image
  /// padding.
  ///
  /// - Throws: When the view can't have the value, or size classes can't change the property: frames
  ///   that were set, what follows from them, and traits.
  package mutating func vary(
    _ property: ViewProperty, of item: Item.ID, as value: PropertyValue, in sizeClasses: SizeClasses
  ) throws(LayoutError) {
    guard !property.dependsOnLayout else {
      throw LayoutError("size classes can't change \(property.name)")
    }
    var trial = varied(by: model.variations.filter { $0.sizeClasses.include(sizeClasses) })
    try property.set(value, of: item, in: &trial)
    model.vary(.property(item, property.name, value), in: sizeClasses)
  }

  /// Lets a constraint be active or not in some size classes.
  package mutating func vary(
    _ id: LayoutConstraint.ID, isActive: Bool, in sizeClasses: SizeClasses
  ) {
    model.vary(.active(id, isActive), in: sizeClasses)
  }

  /// Lets a constraint have another constant in some size classes, in points.
  ///
  /// - Throws: When the constant is beyond ``Magnitude/limit``.
  package mutating func vary(
    _ id: LayoutConstraint.ID, constant: Double, in sizeClasses: SizeClasses
  ) throws(LayoutError) {
    try Magnitude.check(constant, "constant")
    model.vary(.constant(id, constant), in: sizeClasses)
  }

  /// Lets a constraint have another priority in some size classes.
  package mutating func vary(
    _ id: LayoutConstraint.ID, priority: Priority, in sizeClasses: SizeClasses
  ) {
    model.vary(.priority(id, priority), in: sizeClasses)
  }

  /// Forgets what some size classes change; what only they install is installed nowhere then.
  package mutating func removeVariation(in sizeClasses: SizeClasses) {
    model.removeVariation(in: sizeClasses)
  }

  /// Forgets what some size classes change of one thing; false when they don't.
  package mutating func removeVariation(
    in sizeClasses: SizeClasses, of slot: VariedValue.Slot
  ) -> Bool {
    model.removeVariation(in: sizeClasses, of: slot)
  }

  // MARK: Applying

  private mutating func openDocument() {
    guard let document else { return }
    model = document
    self.document = nil
  }

  /// Makes the model what the traits leave of the document.
  mutating func applyVariations() {
    guard model.isVaried else { return }
    document = model
    var installed = Dictionary(uniqueKeysWithValues: model.uninstalled.map { ($0, false) })
    for value in model.valuesInForce {
      if case .installed(let item, let isInstalled) = value {
        installed[item] = isInstalled
      } else {
        apply(value)
      }
    }
    let gone = installed.filter { !$0.value }.keys.sorted()
    // A view goes with its superview.
    for item in gone where model.contains(item) { takeOut(item) }
  }

  mutating func apply(_ value: VariedValue) {
    switch value {
    case .installed: break
    case .property(let item, let name, let value):
      // What is refused here is impossible beside the values of other size classes.
      try? ViewProperty.named(name)?.set(value, of: item, in: &self)
    case .active(let id, let isActive): model[id].isActive = isActive
    case .constant(let id, let constant): model[id].constant = constant
    case .priority(let id, let priority): model[id].priority = priority
    }
  }

  private mutating func takeOut(_ item: Item.ID) {
    // Only items that can be removed are ever uninstalled.
    _ = try? remove(item)
  }

  /// Puts the document on another screen, and applies what its size classes change.
  mutating func setDocumentEnvironment(_ environment: Environment) {
    openDocument()
    model.environment = environment
    applyVariations()
  }
}

extension ViewProperty {
  /// Whether its setter depends on the layout of the moment, or variations depend on it.
  package var dependsOnLayout: Bool { Self.dependentNames.contains(name) }

  private static let dependentNames: Set<String> = [
    "frame", "canvasFrame", "bounds", "bounds.origin", "bounds.size", "center", "class",
    "traitOverrides",
    "translatesAutoresizingMaskIntoConstraints", "autoresizingMask", "autoresizingBase",
    "contentOffset", "contentSize",
  ]
}
