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
    let output = OutputNotices(in: self)
    let dump = isTold ? nil : output.notice(of: engine)
    let cramped = crampedNotices
    // A side that is 0 is reported once.
    let frames = output.frames.filter { notice in
      !cramped.contains { $0.text == notice.text } || !notice.meaning.holds(", but 0 ")
    }
    let told =
      output.trace + frames + output.controllers
      + [dump, emptyList?.notice].compactMap { $0 } + cramped
    // A trace below another message belongs to that one.
    let hasFreeTrace =
      output.holds(.trace)
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
    let axis: Axis = size.height == 0 ? .vertical : .horizontal
    let lines = lines.filter { $0.axis == axis }
    guard size.height == 0 || size.width == 0, !lines.isEmpty else { return nil }
    let extent = axis.adjective
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
