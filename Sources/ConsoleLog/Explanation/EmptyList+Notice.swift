extension EmptyList {
  /// What an empty list means, and what to print instead.
  var notice: LogNotice {
    let holder = address.map { "the view at \($0)" } ?? "the view"
    let view = address ?? "view"
    return LogNotice(
      at: line, text,
      "a list of 0 constraints: \(holder) holds none itself; those that place it are held by its superview",
      "once it is in a superview and on the screen, paste the output of po [\(view) constraintsAffectingLayoutForAxis:0] "
        + "for what places it horizontally (:1 for vertically)")
  }
}
