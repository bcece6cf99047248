import AutoLayout

/// Code that runs on a layout that exists.
extension Evaluator {
  /// Notes what can't be followed of code that runs on a layout that exists; other code goes on without it.
  func fail(_ reason: String, at place: SourcePlace?) {
    if !log.isExploring { live?.fail(reason, at: place) }
  }

  /// Whether the user waits for an answer to a statement, so that a mistake in it is an error.
  var isStrict: Bool { live?.isStrict == true }

  /// Notes a mistake in a statement that the user expects an answer to.
  func refuse(_ reason: String, at place: SourcePlace?) {
    if isStrict { fail(reason, at: place) }
  }

  /// The view or guide that an object is in the layout that exists.
  func liveItem(of object: ObjectID) -> Item.ID? { live == nil ? nil : state[object].item }
}
