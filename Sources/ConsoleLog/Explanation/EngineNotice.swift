import LayoutDiagnostics

extension EngineDump {
  /// What a dump is good for, and what to paste instead; nil without one.
  var notice: LogNotice? {
    guard let line else { return nil }
    let own = items.filter { !TreeNode(.trace, $0, "", frame: nil, isHidden: false).isOfSystem }
    let views =
      own.isEmpty ? "" : "; of your views it names \(Sentence.list(own.map { "\($0)" }, limit: 8))"
    let view = own.first?.address ?? "view"
    let isAppKit = items.contains { $0.className?.hasPrefix("NS") == true }
    let query =
      isAppKit
      ? "po [\(view) constraintsAffectingLayoutForOrientation:0]"
      : "po [[UIWindow keyWindow] _autolayoutTrace] for what is ambiguous, or po [\(view) constraintsAffectingLayoutForAxis:0]"
    return LogNotice(
      at: line, text,
      "a dump of the layout engine: equations that it has solved, not the constraints of your code, so it doesn't show "
        + "what clashes\(views)",
      "paste the output of \(query) for what places that view horizontally (:1 for vertically)")
  }
}
