import AutoLayout

extension ConsoleLog {
  /// Everything in the log and its explanation as JSON; the schema is in `Docs/ConsoleLogs.md`.
  public var json: String {
    let (scene, explanations) = explanations()
    let value = JSONText.object([
      ("schema", .string("lay.console-log.1")),
      ("reports", .array(explanations.map(\.json))),
      ("notices", .array(notices.map(\.json))),
      ("views", .array(scene.views.map { $0.json(in: scene) })),
    ])
    return value.text()
  }
}

extension LogNotice {
  fileprivate var json: JSONText {
    .object([
      ("line", .number(Double(line))), ("text", .string(text)), ("meaning", .string(meaning)),
      ("remedy", .string(remedy)),
    ])
  }
}

extension SceneView {
  fileprivate func json(in scene: LogScene) -> JSONText {
    .object([
      ("name", .string(name)), ("class", .optional(className)), ("address", .optional(address)),
      ("label", .optional(label)), ("key", .optional(key)),
      ("superview", .optional(parent.map { scene.views[$0].name })),
      ("isSuperviewGuessed", .bool(isParentGuessed)),
    ])
  }
}

extension LogExplanation {
  fileprivate var json: JSONText {
    .object([
      ("line", .number(Double(report.firstLine))),
      ("repetitions", .array(repetitions.map { .number(Double($0)) })),
      ("platform", .string(report.isAppKit ? "AppKit" : "UIKit")),
      ("era", .string(report.era)),
      ("prefix", .string(report.prefix)),
      ("clash", .string(clash)),
      ("advice", .optional(advice)),
      ("constraints", .array(constraints.map { $0.json(in: scene) })),
      ("unread", .array(unread)),
      ("broken", .optional(broken?.name)),
      ("brokenIndex", report.brokenIndex.map { .number(Double($0)) } ?? .null),
      ("expectedBroken", .optional(expectedBroken?.name)),
      ("contradiction", contradiction?.json(in: scene) ?? .null),
      ("bystanders", .array(bystanders.map { .string($0.name) })),
      ("duplicates", .array(duplicates.map { .array($0.map { .string($0.name) }) })),
      ("suggestion", suggestionJSON),
      (
        "remarks",
        .array(
          remarks.map {
            .object([("kind", .string($0.kind.rawValue)), ("text", .string($0.text))])
          })
      ),
    ])
  }

  private var unread: [JSONText] {
    (report.lines + [report.broken].compactMap { $0 }).filter { $0.constraint == nil }.map {
      .object([("line", .number(Double($0.number))), ("text", .string($0.text))])
    }
  }

  private var suggestionJSON: JSONText {
    guard let suggestion, contradiction != nil else { return .null }
    return .object([
      ("action", .string(suggestion.action.rawValue)),
      ("constraint", .string(suggestion.constraint.name)),
      ("reason", .string(suggestion.reason)), ("pin", .optional(changedLine)),
    ])
  }
}

extension Contradiction {
  fileprivate func json(in scene: LogScene) -> JSONText {
    .object([
      ("axis", .optional(axis?.rawValue)),
      ("arithmetic", .string(arithmetic)),
      ("excess", .number(excess)),
      ("assumesMargins", .bool(isAssuming)),
      ("members", .array(members.map { .string($0.name) })),
      (
        "parts",
        .array(
          parts.map {
            .object([
              ("constraint", .string($0.constraint.name)), ("factor", .number($0.factor)),
              ("points", .number($0.points)),
            ])
          })
      ),
      ("picture", .array(SumPicture(self, in: scene).lines.map { .string($0) })),
    ])
  }
}

extension SceneConstraint {
  fileprivate func json(in scene: LogScene) -> JSONText {
    .object([
      ("name", .string(name)),
      ("class", .string(line.className)),
      ("address", .optional(line.address)),
      ("handle", .string(line.handle)),
      ("identifier", .optional(line.identifier)),
      ("form", .string(line.isVisual ? "visual" : "equation")),
      ("firstItem", .string(scene.views[first.view].name)),
      ("firstAttribute", .string(line.first.attributeText)),
      ("relation", .string(line.relation.symbol)),
      ("multiplier", .number(line.multiplier)),
      ("secondItem", .optional(second.map { scene.views[$0.view].name })),
      ("secondAttribute", .optional(line.second?.attributeText)),
      ("constant", .number(line.constant)),
      ("priority", .number(line.priority.value)),
      ("systemSpacing", .optional(line.systemSpacing)),
      ("isActive", line.isActive.map { .bool($0) } ?? .null),
      (
        "autoresizing",
        line.mask.map {
          .object([("h", .string($0.horizontal)), ("v", .string($0.vertical))])
        } ?? .null
      ),
      ("maker", .string(maker.kind.rawValue)),
      ("reason", .optional(maker.reason)),
      ("pin", .optional(scene.equation(of: self))),
      ("text", .string(line.description)),
    ])
  }
}
