import LayoutDiagnostics

/// What is said of a tree as a whole.
extension FrameNotices {
  /// The places of what is printed with its frame, each view once however often it is printed.
  var framed: [Int] {
    var seen: Set<String> = []
    return nodes.indices.filter { place in
      nodes[place].kind == .frame
        && nodes[place].item.address.map { LogItem.isMasked($0) || seen.insert($0).inserted }
          ?? true
    }
  }

  /// What AppKit says is still to be done in views of the app's; nothing for other trees.
  var pending: String {
    let letters = visible.map { nodes[$0].letters }
    let parts = [
      letters.contains { $0.contains("L") } ? "layout (L)" : nil,
      letters.contains { $0.contains("U") } ? "constraints (U)" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? "" : ", while updates of \(Sentence.list(parts)) are pending"
  }

  /// What frames are good for, and what to paste for the rest.
  var request: String {
    let frames = nodes.filter { $0.kind == .frame }
    let isAppKit = frames.contains {
      $0.isOfSubtree || $0.item.className?.hasPrefix("NS") == true
    }
    let query = isAppKit ? "Orientation:1" : "Axis:1"
    let first = frames.first { !$0.isOfSystem }?.item.address
    let view = frames.count == 1 ? first ?? "view" : "view"
    let masks = frames.contains { $0.hasMask } ? "apart from masks, " : ""
    let trace: [ShownOutput.Wish] = isAppKit ? [] : [.init(.trace, "_autolayoutTrace")]
    let constraints =
      "po [\(view) constraintsAffectingLayoutFor\(query)] (0 for the horizontal ones)"
    let wish = shown.asking(
      trace + [.init(.constraints, constraints)], orElse: "look at the other output in this text")
    return
      "'lay explain --open' rebuilds them; \(masks)they don't show why a frame is what it is: for that, \(wish)"
  }
}
