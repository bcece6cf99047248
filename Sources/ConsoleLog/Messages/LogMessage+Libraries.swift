extension LogMessage {
  /// What libraries for constraints say before they stop the app.
  static let libraries = Section(
    title: "SnapKit, Masonry, PureLayout, Cartography, React Native",
    messages: [
      LogMessage(
        "Expected superview but found nil when attempting make constraint",
        meaning: "SnapKit's {>constraint |equalToSuperview} is called for a view without "
          + "superview",
        remedy: "call addSubview before makeConstraints"),
      LogMessage(
        "Updated constraint could not find existing matching constraint to update",
        meaning: "SnapKit's updateConstraints changes {>to update: |a constraint}, which "
          + "was never made like this",
        remedy: "make it first with the same view, attribute, relation, target and "
          + "priority, as only constants may differ; or use remakeConstraints"),
      LogMessage(
        "Cannot constraint to multiple non identical attributes",
        meaning: "SnapKit can't relate several attributes to several others",
        remedy: "give equalTo a view, or write one line for each attribute"),
      LogMessage(
        "couldn't find a common superview for",
        meaning:
          "Masonry relates {>common superview for |a view} to {> and |another}, which are not "
          + "in the same view hierarchy",
        remedy:
          "call addSubview for both before mas_makeConstraints; where one is (null), find out "
          + "which property is nil"),
      LogMessage(
        "No common superview between views",
        "No common superview found",
        "do not share a common superview",
        meaning: "views that are not in the same view hierarchy are constrained to each other",
        remedy: "call addSubview for all of them first"),
      LogMessage(
        "View's superview must not be nil",
        meaning: "{>View: |a view} is pinned to its superview and has none",
        remedy: "call addSubview before the constraints are made"),
      LogMessage(
        "views to distribute need to bigger than one",
        meaning: "Masonry distributes fewer than two views",
        remedy: "check the count of the array before mas_distributeViewsAlongAxis"),
      LogMessage(
        "attempting to add unsupported attribute",
        meaning: "Masonry can't use {>attribute: |what equalTo got} as an item of a constraint",
        remedy: "give equalTo a view, an attribute such as mas_top or a number; check it for nil"),
      LogMessage(
        "Invalid layout for (",
        meaning:
          "React Native computed a place or size that is not a number; Auto Layout takes no part",
        remedy:
          "look at the style of the view with this reactTag and of its parents: a width, height, flex or "
          + "percentage comes from something undefined or from a division by 0",
        certainty: .usual),
      LogMessage(
        "after it has been installed",
        meaning: "a Masonry constraint is changed in what can't change once it is active",
        remedy: "use mas_remakeConstraints, or keep the constraint and change its offset"),
      LogMessage(
        "Redefinition of constraint relation",
        meaning: "a Masonry constraint has two relations, such as equalTo and "
          + "greaterThanOrEqualTo",
        remedy: "write one line for each relation"),
    ])

  static let swiftUI = Section(
    title: "SwiftUI",
    messages: [
      LogMessage(
        "tried to update multiple times per frame",
        meaning: "this is about SwiftUI's state, not about constraints: {< tried to "
          + "update|a value} changes again because of its own change",
        remedy: "look for a size or preference that is read and written in one pass "
          + "(GeometryReader, onPreferenceChange, onChange); write it only where it differs, or "
          + "later, such as with DispatchQueue.main.async",
        certainty: .usual),
      LogMessage(
        "cycle detected through attribute",
        meaning: "this is about SwiftUI's state, not about constraints: a value depends on itself",
        remedy: "look for a binding, focus or size that is written while the view is updated",
        certainty: .usual),
      LogMessage(
        "as a subview of UIHostingController.view is not supported",
        meaning: "{>Adding |a view} was added to the view of a UIHostingController",
        remedy: "add it above that view in a common superview, or use it in SwiftUI"),
      LogMessage(
        "each layout item may only occur once",
        meaning: "two views of a lazy stack, grid or list have the same id",
        remedy: "give ForEach ids that are unique"),
      LogMessage(
        "Invalid frame dimension (negative or non-finite)",
        meaning: "frame(width:height:) got a number below 0 or none at all",
        remedy: "use max(0, …), and look for a division by 0 or a size that is known only "
          + "after the first layout"),
      LogMessage(
        "Contradictory frame constraints specified",
        meaning: "a frame's minimum exceeds its ideal or maximum size",
        remedy: "order them min <= ideal <= max, also where they are computed"),
    ])
}
