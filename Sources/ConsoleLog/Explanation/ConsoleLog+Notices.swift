import LayoutDiagnostics

extension ConsoleLog {
  /// Exceptions and warnings about layout, and what trees of views tell, in order; what asks for nothing comes last.
  package var notices: [LogNotice] {
    // A hierarchy that a message of UIKit's adds isn't laid out yet.
    if messages.contains(where: { $0.text.holds("hierarchy unprepared") }) { return messages }
    let joined = joinedMessages
    // An exception of the engine's may print rows, too.
    let line = engine.line ?? 0
    let isTold = joined.contains { $0.line <= line && line <= $0.lastLine }
    let shown = ShownOutput(in: self)
    let dump = isTold ? nil : engine.notice(beside: shown)
    let cramped = crampedNotices
    // What is 0 on one side is told once.
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

  /// The messages, of which those that follow from another one say so.
  private var joinedMessages: [LogNotice] {
    guard let cause = messages.first(where: { $0.topic == .scrollableContent }) else {
      return messages
    }
    return messages.map { message in
      message.topic == .outsideFrame
        ? message.advising(
          "first mend what line \(cause.line) says: without a size of the content nothing holds the view in its place, "
            + "so this may go by itself. Don't update the frame, which would move the view out of sight"
        )
        : message
    }
  }

  /// Views without an extent that hold views between which a report asks for room.
  private var crampedNotices: [LogNotice] {
    guard nodes.contains(where: { $0.kind == .frame }), reports.contains(where: { !$0.isWhole })
    else { return [] }
    let scene = LogScene(self)
    let found = scene.views.indices.compactMap { scene.notice(ofCramped: $0) }
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
