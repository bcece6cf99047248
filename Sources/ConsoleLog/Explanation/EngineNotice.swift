import LayoutDiagnostics

extension EngineDump {
  /// What a dump is good for, and what to paste instead, in a log that shows some output; nil without a dump.
  func notice(beside shown: ShownOutput) -> LogNotice? {
    guard let line else { return nil }
    let own = items.filter { !TreeNode(.trace, $0, "", frame: nil, isHidden: false).isOfSystem }
    let views =
      own.isEmpty ? "" : "; of your views it names \(Sentence.list(own.map { "\($0)" }, limit: 8))"
    let view = own.first?.address ?? "view"
    let isAppKit = items.contains { $0.className?.hasPrefix("NS") == true }
    let query =
      "the output of po [\(view) constraintsAffectingLayoutFor\(isAppKit ? "Orientation" : "Axis"):0] for what places that view "
      + "horizontally (:1 for vertically)"
    let trace = "the output of po [[UIWindow keyWindow] _autolayoutTrace] for what is ambiguous"
    let wishes: [ShownOutput.Wish] =
      (isAppKit ? [] : [.init(.trace, trace)]) + [.init(.constraints, query)]
    return LogNotice(
      at: line, text,
      "a dump of the layout engine: equations that it has solved, not the constraints of your code, so it doesn't show "
        + "what clashes\(views)",
      shown.asking(wishes, orElse: "look at the trace and the constraints in this text"))
  }
}
