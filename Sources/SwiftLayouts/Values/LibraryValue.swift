import AutoLayout

/// The value of a library's expression until it makes constraints.
indirect enum LibraryValue: Sendable {
  /// `view.snp`: the namespace of SnapKit.
  case namespace(ObjectID)
  /// `view.snp.top`, `view.mas_top`: attributes of another item.
  case attributes(ObjectID, [Attribute])
  /// `make`, or `make.top.leading`: attributes of an item that wait for a relation.
  case maker(ObjectID, [Attribute], MakerLibrary)
  /// `make.top.equalTo(other)`: constraints that exist and can still be changed, by their number.
  case statement(Int, MakerLibrary)
  /// `make?.top.equalTo()` in Masonry: a word that waits for its argument, and what it is said of.
  case word(String, of: LibraryValue)
  /// The proxy of an item in a block of Cartography.
  case proxy(ObjectID)
  /// `a.width * 2 + 8` in Cartography.
  case linear(LinearValue)
}

/// The libraries that describe constraints in blocks, on an object that makes them.
enum MakerLibrary: Hashable { case snapKit, masonry }

/// A statement of a block and the constraints that it makes.
struct MakerStatement: Sendable {
  let item: ObjectID
  let place: SourcePlace
  /// The constraints, which are active once the block has ended.
  var constraints: [ObjectID]
  /// Why it isn't read.
  var reason: String?
  /// Whether its block has ended.
  var isInstalled = false
}

/// Attributes of an item times a factor, and a constant for each.
struct LinearValue {
  var item: ObjectID
  var attributes: [Attribute]
  var factor = 1.0
  var constants: [Double]
}

/// The settings of library closures for the constraints inside.
struct LibrarySettings {
  /// PureLayout's `autoSetPriority`.
  var priority: Value?
  /// PureLayout's `autoCreateConstraintsWithoutInstalling`.
  var keepsInactive = false
}
