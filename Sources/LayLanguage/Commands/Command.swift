import AutoLayout

/// One command, understood but not yet carried out: pure data with source ranges for its errors.
indirect enum Command: Hashable, Sendable {
  case add(Addition)
  case remove([Name])
  case rename(Name, to: Name)
  case move(Name, Placement)
  case bringToFront(Name)
  case sendToBack(Name)
  case exchange(Name, Name)
  case setHidden(Bool, [Name])
  case arrange(Name, in: Name, at: Located<Int>?)
  case unarrange([Name])
  case pin(Pin)
  case unpin([Name])
  case setActive(Bool, [Name])
  case group(Name, [Name])
  case ungroup([Name])
  case swap(Name, with: Name)
  case resolve(Resolution.Kind, [Name])
  case setPriority(Name, Located<Priority>)
  case set(Name, Located<TargetProperty>, Located<PropertyValue>)
  case get(Lookup)
  case convert(Coordinates, from: Name, to: Name)
  case fit(Fitting)
  case findTag(Int, in: Name?)
  case device(Name, isLandscape: Bool)
  case contentSizeCategory(ContentSizeCategory)
  case resize(Located<Size>)
  case rotate
  case direction(LayoutDirection)
  case split(Located<Split>)
  case setTraits(TraitCollection)
  case when(SizeClasses, [Located<Command>])
  case forgetVariation(Located<SizeClasses>)
  case setInstalled(Bool, [Name])
  case era(Era)
  case scale(Located<Double>?)
  case setBars(Bars)
  /// nil for that of device and bars.
  case setSafeArea(Located<EdgeInsets>?)
  /// The height; nil to hide it.
  case setKeyboard(Located<Double>?)
  case dump(Dump, OutputOptions)
  case report(Report, OutputOptions)
  case explain(Question, OutputOptions)
  case exercise(ItemPath, OutputOptions)
  case suggest(ItemPath, OutputOptions)
  case setSilenced(Bool, [Name])
  case setShowsEvents(Bool)
  case expect(Expectation)
  case undo(Int)
  case redo(Int)
  case history
  case checkpoint(Name)
  case restore(Name)
  case reset
  case source(Name)
  case save(Name?)
  case open(Name)
  case log
  case importDocument(Name, scene: Name?)
  case help(Name?)
  case quit
}

/// `card 320x0 horizontal required`: a view and what it should fit.
struct Fitting: Hashable, Sendable {
  let view: Name
  let target: Located<FittingTarget>
}

/// What `add` makes.
struct Addition: Hashable, Sendable {
  /// A view's class, or nil for a layout guide.
  let viewClass: ViewClass?
  let name: Name
  var text: Located<String>?
  var intrinsicSize: Located<PropertyValue>?
  /// Values of a stack view, by the names of their properties.
  var options: [StackOption] = []
  var placement: Placement
}

/// A value that `add` gives to a new stack view.
struct StackOption: Hashable, Sendable {
  /// The name of the property.
  let property: String
  let value: Located<PropertyValue>
}

/// Where a view goes.
struct Placement: Hashable, Sendable {
  /// The place among the subviews.
  enum Spot: Hashable, Sendable {
    case front
    case index(Located<Int>)
    case before(Name)
    case after(Name)
  }

  /// nil for the root view, or for the superview of the sibling that ``spot`` names.
  var parent: Name?
  var spot = Spot.front
}

/// What `pin` adds.
struct Pin: Hashable, Sendable {
  /// How the constraints are written.
  enum Shape: Hashable, Sendable {
    case equation(Equation)
    case format(FormatPin)
    case shorthand(Shorthand)
    /// A constraint as dumps print it.
    case line(Located<String>)
  }

  let shape: Shape
  var priority: Located<Priority>?
  var name: Name?
  var isActive = true
}

/// `H:|-[a]-[b]-|  align top`.
struct FormatPin: Hashable, Sendable {
  let format: Located<VisualFormat>
  var options = VisualFormatOptions()
  /// The numbers that the format may name.
  var metrics: [String: Double] = [:]
}

/// `red edges to superview inset 8`.
struct Shorthand: Hashable, Sendable {
  let item: ItemPath
  let kind: Located<ShorthandKind>
  let target: ItemPath
  let insets: EdgeInsets

  var range: SourceRange { item.range.lowerBound..<target.range.upperBound }
}

/// What `set` changes: a value of a view or of a constraint.
enum TargetProperty: Hashable, Sendable {
  /// The name of a ``ViewProperty``.
  case view(String)
  case constraint(ConstraintProperty)
}

/// What `get` prints.
enum Lookup: Hashable, Sendable {
  /// The name of a ``ViewProperty``, of a view or guide.
  case viewProperty(ItemPath, Located<String>)
  /// A place of a view or guide in other coordinates.
  case converted(ItemPath, Located<String>, in: Name)
  case constraintProperty(Name, ConstraintProperty)
  case attribute(AnchorPath)
}

/// What `dump` prints.
enum Dump: Hashable, Sendable {
  case trace
  case tree
  case frames
  case groups
  case traits
  case variations
  case json
  case constraints(Name?, Axis?)
}

/// What `report` prints.
enum Report: String, Hashable, Sendable, CaseIterable {
  case ambiguity
  case conflicts
  case issues
  case misplaced
}

/// What `explain` and `why` answer.
enum Question: Hashable, Sendable {
  /// The four edges of a view or guide.
  case item(ItemPath)
  case attribute(AnchorPath)
  case difference(AnchorPath, from: Located<Double>)
  case attributes(AnchorPath, from: AnchorPath)
  /// What a report calls a broken constraint.
  case broken(Name)
  case ambiguous(ItemPath)
}

/// What `expect` checks.
indirect enum Expectation: Hashable, Sendable {
  /// A property of a view by its name.
  case value(ItemPath, String, Located<PropertyValue>, tolerance: Double)
  case fitting(Fitting, Located<Size>, tolerance: Double)
  case descendant(Name, of: Name, isDescendant: Bool)
  case comparison(Equation, tolerance: Double)
  case traits(TraitCollection, of: Name)
  case ambiguous([Name])
  /// Without names: the whole layout.
  case unambiguous([Name])
  /// Without names: every constraint.
  case satisfied([Name])
  case conflict([Name])
  /// The inner command, or why it can't be understood, which is an error too.
  case error(text: Located<String>, Located<Result<Command, Problem>>)

  /// How far numbers may be off unless the script says so.
  static let defaultTolerance = 0.001
}
