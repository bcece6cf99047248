extension LogMessage {
  static let cells = Section(
    title: "Tables and collections",
    messages: [
      LogMessage(
        "constraints ambiguously suggest a height of zero for a",
        meaning: "no unbroken chain of constraints leads from top to bottom in {>Cell: |the cell}",
        remedy: "connect contentView.top to contentView.bottom through views with heights, "
          + "or give the rows a fixed height"),
      LogMessage(
        "constraints ambiguously suggest a size of zero for a",
        meaning: "no unbroken chain of constraints connects the edges of {>Cell: |the collection "
          + "cell}",
        remedy: "connect all four edges of contentView through views with sizes, or switch "
          + "self-sizing off: estimatedItemSize .zero (Estimate Size None) and itemSize or "
          + "sizeForItemAt"),
      LogMessage(
        "Changing the translatesAutoresizingMaskIntoConstraints property of the contentView",
        "Changing the translatesAutoresizingMaskIntoConstraints property of a",
        meaning:
          "code has set translatesAutoresizingMaskIntoConstraints of {>Cell: |>View: |a cell "
          + "or its contentView}, which its table or collection manages",
        remedy:
          "remove that line; set it to false only for views that you add to contentView. With "
          + "SnapKit and similar libraries, constrain these, not the cell or contentView itself"),
      LogMessage(
        "has translatesAutoresizingMaskIntoConstraints false and is missing constraints",
        meaning: "a cell's contentView is no longer sized by the cell, and nothing ties it "
          + "to the cell",
        remedy: "leave translatesAutoresizingMaskIntoConstraints of contentView true; set "
          + "it to false only for views that you add"),
      LogMessage(
        "item width must be less than the width of the…_UIAlertController",
        "item height must be less than the height of the…_UIAlertController",
        meaning: "items are too large for {>attached to |the collection view}, which is an alert's",
        remedy: "nothing of yours to change"),
      LogMessage(
        "item width must be less than the width of the",
        "item height must be less than the height of the",
        meaning: "items are too large for {>attached to |the collection view}: their {>the item "
          + "|size} plus insets must be less than its size",
        remedy: "compute the size from the collection view's bounds minus section and content "
          + "insets, and call invalidateLayout when the bounds change; often itemSize is too "
          + "large only for a moment, at the first layout or on rotation",
        certainty: .usual, topic: .itemSize),
      LogMessage(
        "sizes are not supported in the flow layout", "delegate returned a negative size",
        meaning: "an item has a size of {>negative size |0 or less}",
        remedy: "keep sizeForItemAt and itemSize above 0, also where they are computed "
          + "before the first layout"),
      LogMessage(
        "must not be negative - provided height",
        meaning: "a row, header or footer has the height {>) is |>is |below 0}",
        remedy: "return 0 or more, or UITableView.automaticDimension; look for a computed "
          + "height that is negative or nan"),
      LogMessage(
        "stuck in its update/layout loop", "stuck in a recursive layout loop",
        meaning: "the layout of {< is stuck|the collection view} never settles: cells report a "
          + "different size each time they are measured",
        remedy: "let a cell's content have the same height whenever its width is the same: no "
          + "estimates that depend on the frame, no layout or invalidateLayout in "
          + "layoutSubviews, no adaptive grids in a SwiftUI List",
        certainty: .usual),
      LogMessage(
        "was told to layout its visible cells and other contents without being in the view hierarchy",
        meaning: "{>able view: |>ollection view: |a table} lays its rows out before it is "
          + "in a window, so sizes, margins and safe area are wrong",
        remedy: "don't call layoutIfNeeded, reloadData, scrollToRow or beginUpdates before "
          + "viewDidAppear, or while view.window is nil; a breakpoint on "
          + "UITableViewAlertForLayoutOutsideViewHierarchy shows who does it. It is harmless "
          + "otherwise",
        certainty: .usual),
      LogMessage(
        "reentrant operation in its NSTableView delegate",
        meaning: "a table is reloaded or resized while it asks its delegate for a row",
        remedy: "do it later, such as with DispatchQueue.main.async"),
      LogMessage(
        "Please specify a valid section definition",
        meaning: "a compositional layout has no section for one that has items",
        remedy: "return a section for every index that the data source has"),
      LogMessage(
        "cached frame mismatch for index path",
        meaning: "a flow layout's subclass changes the attributes that super returned",
        remedy: "change copies of them: call copy() for each attribute that "
          + "super.layoutAttributesForElements(in:) returns"),
      LogMessage(
        "without invalidating the layout",
        "layout attributes for supplementary item at index path",
        meaning: "a layout returns other attributes for the same item than before",
        remedy: "call invalidateLayout when sizes or the bounds change, or return copies of "
          + "attributes that are computed once"),
      LogMessage(
        "received layout attributes for a cell with an index path that does not exist",
        meaning: "the layout knows an item that the data source no longer has",
        remedy: "clear the layout's own attributes in prepare() and call invalidateLayout "
          + "with reloadData; ask collectionView.numberOfItems there"),
      LogMessage(
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesFor",
        meaning: "the layout has no attributes for {>path = |an item} that the collection "
          + "view asks for",
        remedy: "make attributes for all items and headers in prepare(), and call "
          + "invalidateLayout when the data changes"),
      LogMessage(
        "initialized with a non-nil layout parameter",
        meaning: "a collection view was made without a layout",
        remedy: "use init(frame:collectionViewLayout:) or init(collectionViewLayout:)"),
    ])
}
