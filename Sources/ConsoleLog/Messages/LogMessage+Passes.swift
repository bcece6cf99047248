extension LogMessage {
  private static let engineStack = Evidence.stack(
    orElse: "the whole crash report names the function of your app that changed the layout")

  /// Layout at the wrong time, on the wrong thread, or without end.
  static let passes = Section(
    title: "Layout passes",
    messages: [
      LogMessage(
        "layout engine must not be performed from a background thread",
        "UI API called on a background thread", "must be used from main thread only",
        "off the main thread is not allowed",
        "modifying the autolayout engine from a background thread",
        "objc_exception_throw…AssertAutoLayoutOnAllowedThreads",
        meaning: "code changes views or constraints on a thread other than the main thread",
        remedy: "wrap it in DispatchQueue.main.async or mark it @MainActor",
        evidence: .stack(
          orElse:
            "to find the call, turn on the Main Thread Checker in the scheme's diagnostics, which "
            + "stops there")),
      LogMessage(
        "Auto Layout still required after executing -layoutSubviews",
        meaning: "{>executing -layoutSubviews. |a view}'s layoutSubviews doesn't call "
          + "super, or changes constraints after it (iOS 7 and earlier)",
        remedy: "call super.layoutSubviews(), and super.layoutIfNeeded() where constraints "
          + "are changed there; add no constraints to a table view itself, and those of a cell to its "
          + "contentView"),
      LogMessage(
        "layoutSublayersOfLayer:], /",
        meaning: "the layout of {>failure in -[|a view} was dirty again right after its "
          + "layoutSubviews (iOS 7 and earlier)",
        remedy: "change no constraints after super.layoutSubviews(), but in "
          + "updateConstraints or before; and call super",
        certainty: .usual, topic: .dirtyLayout),
      LogMessage(
        "UIViewReportBrokenSuperviewChain",
        meaning: "a view's layer was moved to another layer by hand, so that its superviews "
          + "are not what the layers say",
        remedy: "use addSubview, not layer.addSublayer(view.layer)",
        certainty: .usual),
      LogMessage(
        "Auto Layout still required after sending -viewDidLayoutSubviews",
        meaning: "{>to the view controller. |the view controller} changes the layout in "
          + "viewDidLayoutSubviews (iOS 7 and earlier)",
        remedy: "call view.layoutIfNeeded() at its end, or change constraints earlier"),
      LogMessage(
        "Layout still needs update after calling -[",
        "constraints still need update after calling -[",
        meaning: "layout or updateConstraints of {>after calling -[|a view} doesn't call "
          + "super, or dirties the layout while it runs",
        remedy: "call super there; a method of your own that is called layout needs another "
          + "name"),
      LogMessage(
        "not legal to call -layoutSubtreeIfNeeded on a view which is already",
        meaning: "layoutSubtreeIfNeeded is called while the view is laid out",
        remedy: "call super.layout() in layout(), and set needsLayout = true elsewhere; only what "
          + "must be laid out at once waits for the next turn of the run loop. A breakpoint on "
          + "_NSDetectedLayoutRecursion shows who calls it. It is logged once, and often comes from "
          + "the system",
        certainty: .usual),
      LogMessage(
        "has been marked as needing another … Window pass",
        meaning: "the layout of {>views in the window.|the window} never settles: every "
          + "pass asks for another one",
        remedy: "look for what invalidates constraints or sizes during updateConstraints or "
          + "layout: an intrinsic size that depends on the frame, a SwiftUI view that reports "
          + "ever new sizes, or minimum sizes that don't fit the window",
        certainty: .usual),
      LogMessage(
        "CALayer position contains NaN",
        "CALayer bounds contains NaN",
        "sublayer with non-finite position",
        meaning: "a frame or center became {>contains NaN: |not a number}",
        remedy: "look for a division by 0 where frames, scales or constants are computed, "
          + "often with a width or height before the first layout",
        certainty: .usual),
      LogMessage(
        "being laid out reentrantly while rendering",
        meaning: "{< is being laid out|a hosting view} is laid out while SwiftUI updates it, so "
          + "this pass is skipped",
        remedy: "change the size of windows, popovers and the hosting view later, such as with "
          + "DispatchQueue.main.async, not in body, onAppear or updateNSView. Otherwise it is "
          + "harmless",
        certainty: .usual),
      LogMessage(
        "left the subview frames in an inconsistent state",
        meaning: "a split view's delegate gave panes frames that don't fill it",
        remedy: "let the frames and dividers add up to the split view's bounds, or use "
          + "NSSplitViewController"),
      LogMessage(
        "Layout requested for visible navigation bar",
        meaning: "a navigation bar is laid out while its items belong to another one",
        remedy: "wait for one push, pop or presentation to end before the next begins",
        certainty: .usual),
      LogMessage(
        "NSToolbarItem.minSize and NSToolbarItem.maxSize methods are deprecated",
        meaning: "a toolbar item has its size from minSize and maxSize",
        remedy: "constrain the width and height of the item's view instead"),
      LogMessage(
        "invalid numeric value (NaN", "Ignoring bogus layer size",
        meaning: "something is drawn with a size that is {>layer size |not a number}",
        remedy: "look for a division by 0 or an endless number where frames are computed; "
          + "CG_NUMERICS_SHOW_BACKTRACE=1 in the scheme shows where",
        certainty: .usual),
      LogMessage(
        "Invalid view geometry",
        meaning: "a frame of {>for view |>view: |a view} is {>geometry: |negative or nan}",
        remedy: "look for a division by 0 or a subtraction below 0 where frames are computed",
        certainty: .usual),
      LogMessage(
        "reason: '{objective 0x…UISV-",
        "Setting empty vector for variable UISV-",
        meaning:
          "the layout engine failed in its own sums: this is not a clash of constraints, and a "
          + "stack view takes part (UISV-)",
        remedy:
          "hide, add and remove arranged views on the main thread only, and not while a layout "
          + "runs; call removeArrangedSubview before removeFromSuperview. Old systems such as iOS 9 "
          + "also fail here through no fault of yours",
        certainty: .usual, evidence: engineStack),
      LogMessage(
        "reason: '{objective 0x",
        "internal error.  Setting empty vector for variable",
        "Cannot find an outgoing row head for incoming head",
        "Exception while deallocating view",
        "Assertion failure in -[NSIS",
        "objc_exception_throw…-[NSIS",
        "Crashed:…-[NSIS",
        meaning: "the layout engine failed in its own sums ({>incoming head |>for variable |in a "
          + "view}): this is not a clash of constraints",
        remedy:
          "change views and constraints on the main thread only, and not while a layout runs, "
          + "as in layoutSubviews; look for nan, huge numbers and a multiplier of 0, too. Old systems "
          + "such as iOS 9 also fail here through no fault of yours",
        certainty: .usual, evidence: engineStack),
      LogMessage(
        "out of bounds for arranged subview",
        meaning: "a view is inserted at {>index = |a place} into a stack view, which has at "
          + "most place {>or equal to |its count}",
        remedy: "use addArrangedSubview, or count arrangedSubviews, not subviews: hidden "
          + "views are in both, removed ones may be in subviews only"),
    ])
}
