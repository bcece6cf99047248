import AutoLayout
import LayoutDiagnostics

extension ConsoleLog {
  /// Exceptions and warnings about layout, and what trees of views tell, in order; what asks for nothing comes last.
  package var notices: [LogNotice] {
    // A hierarchy that a message of UIKit's adds isn't laid out yet.
    if messages.contains(where: { $0.topic == .unpreparedHierarchy }) { return messages }
    let joined = joinedMessages
    // The engine's exceptions may print rows, too.
    let line = engine.line ?? 0
    let isTold = joined.contains { $0.line <= line && line <= $0.lastLine }
    let shown = ShownOutput(in: self)
    let dump = isTold ? nil : engine.notice(beside: shown)
    let cramped = crampedNotices
    // A side that is 0 is reported once.
    let frames = FrameNotices(nodes, beside: shown).all.filter { notice in
      !cramped.contains { $0.text == notice.text } || !notice.meaning.holds(", but 0 ")
    }
    let told =
      TraceNotices(nodes, beside: shown).all + frames + controllerNotices(beside: shown)
      + [dump, emptyList?.notice].compactMap { $0 } + cramped
    // A trace below another message belongs to that one.
    let hasFreeTrace =
      shown.holds(.trace)
      && !joined.contains { $0.remedy.holds(LogMessage.Evidence.traceBelow) }
    let messages = Ambiguity.merged(joined).map { notice in
      notice.remedyBesideTrace.map { hasFreeTrace ? notice.advising($0) : notice } ?? notice
    }
    let all = (messages + told).sorted { $0.line < $1.line }
    return told.isEmpty ? messages : all.filter { !$0.isIdle } + all.filter { $0.isIdle }
  }

  /// How many lines below an assertion its exception may begin.
  private static let exceptionReach = 3

  /// The messages; those that follow from another one say so.
  private var joinedMessages: [LogNotice] {
    let messages = self.messages.enumerated().filter { place, message in
      let next = self.messages.dropFirst(place + 1).first
      return message.topic != .dirtyLayout
        || (next?.line ?? .max) > message.lastLine + Self.exceptionReach
    }.map { $0.element }
    guard let cause = messages.first(where: { $0.topic == .scrollableContent }) else {
      return messages
    }
    return messages.map { message in
      message.topic == .outsideFrame
        ? message.advising(
          "first fix what line \(cause.line) reports: without a size of the content nothing holds the view in its place, "
            + "so this may go by itself. Don't update the frame, which would move the view out of sight"
        )
        : message
    }
  }

  /// Views without an extent around views that a report needs room between.
  private var crampedNotices: [LogNotice] {
    guard nodes.contains(where: { $0.kind == .frame }), reports.contains(where: { !$0.isWhole })
    else { return [] }
    let scene = LogScene(self)
    let lines = Dictionary(grouping: scene.constraints) { scene.holder(ofRoomFor: $0) }
    let found = scene.views.indices.compactMap { place in
      lines[place].flatMap { scene.notice(ofCramped: place, by: $0) }
    }
    // What is known to clash needs no guess.
    let isProven =
      !found.isEmpty && explanations().explanations.contains { $0.diagnosis.contradiction != nil }
    return isProven ? [] : found
  }

  /// What a tree of view controllers tells.
  private func controllerNotices(beside output: ShownOutput) -> [LogNotice] {
    let controllers = nodes.filter { $0.kind == .controller }
    guard let first = controllers.first else { return [] }
    let shown = controllers.filter { $0.text.holds("state: appeared") }
    let lost = shown.filter { $0.text.holds("not in the window") }
    let unloaded = controllers.filter { $0.text.holds("(view not loaded)") }
    // What shows other controllers is a container.
    let holders = Set(shown.compactMap { $0.parent })
    let screens = nodes.indices.filter { !holders.contains($0) }.map { nodes[$0] }.filter(
      shown.contains)
    var notices = [
      LogNotice(
        at: first,
        "\(Sentence.count(controllers.count, "view controller")); on the screen: "
          + (screens.isEmpty ? "none" : TreeNode.list(screens)),
        "this tree has no frames or constraints: "
          + output.asking(
            [
              .init(.frames, "recursiveDescription of the view that looks wrong"),
              .init(.trace, "_autolayoutTrace"),
            ], orElse: "the other trees of this text have them")
      )
    ]
    if !lost.isEmpty {
      notices.append(
        LogNotice(
          at: lost[0], "\(TreeNode.list(lost)) appeared, but the view isn't in the window",
          "add its view with addSubview, and tell it with addChild and didMove(toParent:)"))
    }
    if !unloaded.isEmpty {
      notices.append(
        LogNotice(
          at: unloaded[0], "\(TreeNode.list(unloaded)) has no view yet",
          "it is loaded when it is shown; nothing of it takes part in layout"))
    }
    return notices
  }
}

/// Which debugger output a log holds, so that no advice asks for it again.
struct ShownOutput {
  /// What a debugger prints about views.
  enum Kind {
    /// `recursiveDescription`: the frames.
    case frames
    /// `_autolayoutTrace`: what is ambiguous.
    case trace
    /// `constraintsAffectingLayoutForAxis:`, and other lists of constraints.
    case constraints
  }

  /// Output that would show more, and what it is good for.
  struct Wish {
    let kind: Kind
    let text: String

    init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }
  }

  private let kinds: Set<Kind>

  /// Looks at what a log holds.
  init(in log: ConsoleLog) {
    var kinds: Set<Kind> = []
    if log.nodes.contains(where: { $0.kind == .frame && $0.frame != nil }) { kinds.insert(.frames) }
    if log.nodes.contains(where: { $0.kind == .trace }) { kinds.insert(.trace) }
    if log.reports.contains(where: { $0.isList && !$0.isOfEngine && !$0.constraints.isEmpty }) {
      kinds.insert(.constraints)
    }
    self.kinds = kinds
  }

  /// Whether a log holds some output.
  func holds(_ kind: Kind) -> Bool { kinds.contains(kind) }

  /// `paste a, or b` for the output that is missing; the other text if none is.
  func asking(_ wishes: [Wish], orElse other: String) -> String {
    let open = wishes.filter { !holds($0.kind) }.map { $0.text }
    return open.isEmpty ? other : "paste \(open.joined(separator: ", or "))"
  }
}

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

extension EngineDump {
  /// What a dump is good for, and what to paste instead, in a log that shows some output; nil if there is no dump.
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

extension LogScene {
  /// The view in which a line needs room between views; nil if it needs none, or if no log shows the view.
  func holder(ofRoomFor line: SceneConstraint) -> Int? {
    guard line.requiredRelation != nil, line.constant > 0, line.second?.view != line.first.view,
      let holder = views[line.first.view].parent,
      line.views.allSatisfy({ views[$0].parent == holder })
    else { return nil }
    return holder
  }

  /// What frames and a report show together: a view has no extent, but lines need room in it; nil if it has one.
  func notice(ofCramped place: Int, by lines: [SceneConstraint]) -> LogNotice? {
    let view = views[place]
    guard let node = view.node, let size = node.frame?.size else { return nil }
    let (axis, extent): (Axis, String) =
      size.height == 0 ? (.vertical, "high") : (.horizontal, "wide")
    guard size.height == 0 || size.width == 0 else { return nil }
    let lines = lines.filter { $0.axis == axis }
    guard !lines.isEmpty else { return nil }
    let texts = lines.map { line in
      scene.equation(of: line).map { "\(line.name) (\($0))" } ?? line.name
    }
    let verb = lines.count == 1 ? "asks" : "ask"
    return LogNotice(
      at: node,
      "\(view.name) is 0 \(extent), and \(Sentence.list(texts, limit: 4)) \(verb) for room in it: that is probably the "
        + "clash",
      "find what makes it 0 \(extent), such as a constraint of yours for an empty state: while it holds, deactivate "
        + "what is in it, or lower that constraint; 999 in a library's lines would only hide the clash"
    )
  }
}
