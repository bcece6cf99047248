import AutoLayout

/// What a library's expression stands for until it makes constraints.
enum LibraryValue: Sendable {
  /// `view.snp`: the namespace of SnapKit.
  case snapKit(ObjectID)
  /// `make`, or `make.top.leading`: attributes of an item that wait for a relation.
  case snapKitMaker(ObjectID, [Attribute])
  /// `make.top.equalTo(other)`: constraints that exist and can still be changed, by their number.
  case snapKitStatement(Int)
  /// `view.snp.top`: attributes of another item.
  case snapKitTarget(ObjectID, [Attribute])
  /// `make?.top` in Masonry, and the number of a statement.
  case masonryMaker(ObjectID, [Attribute])
  case masonryStatement(Int)
  /// `equalTo()` and `offset()`, which wait for their arguments.
  case masonryRelation(ObjectID, [Attribute], String)
  case masonryChange(Int, String)
  /// What stands for an item in a block of Cartography.
  case proxy(ObjectID)
  /// `a.width * 2 + 8` in Cartography.
  case linear(LinearValue)
}

/// A statement of SnapKit and the constraints that it makes.
struct SnapKitStatement: Sendable {
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
