import AutoLayout
import LayoutDiagnostics

extension ConsoleLog {
  /// Everything in the log and its explanation as JSON; the schema is in `Docs/ConsoleLogs.md`.
  public var json: JSONValue {
    let (scene, explanations) = explanations()
    return [
      "schema": .string("lay.console-log.1"),
      "reports": .array(explanations.map { $0.json }),
      "notices": .array(notices.map { $0.json }),
      "views": .array(scene.views.map { $0.json(in: scene) }),
    ]
  }
}

extension JSONValue {
  fileprivate static func integer(_ number: Int) -> JSONValue { .number(Double(number)) }
}

extension LogNotice {
  fileprivate var json: JSONValue {
    [
      "line": .integer(line), "text": .string(text), "meaning": .string(meaning),
      "remedy": .string(remedy), "certainty": .string(certainty),
    ]
  }
}

extension SceneView {
  fileprivate func json(in scene: LogScene) -> JSONValue {
    [
      "name": .string(name), "class": .optional(className), "address": .optional(address),
      "label": .optional(label), "key": .optional(key),
      "superview": .optional(parent.map { scene.views[$0].name }),
      "isSuperviewGuessed": .bool(isParentGuessed),
      "frame": frame.map { .array($0.inOrder.map(JSONValue.measured)) } ?? .null,
    ]
  }
}

extension LogExplanation {
  fileprivate var json: JSONValue {
    [
      "line": .integer(report.firstLine),
      "isList": .bool(isList),
      "repetitions": .array(repetitions.map { .integer($0) }),
      "platform": .string(report.isAppKit ? "AppKit" : "UIKit"),
      "era": .string(report.era),
      "prefix": .string(report.prefix),
      "clash": .string(clash),
      "advice": .optional(advice),
      "constraints": .array(diagnosis.constraints.map { $0.json(in: log) }),
      "unread": .array(unread),
      "broken": .optional(diagnosis.broken?.name),
      "brokenIndex": report.brokenIndex.map { .integer($0) } ?? .null,
      "expectedBroken": .optional(expectedBroken?.name),
      "contradiction": diagnosis.contradiction?.json ?? .null,
      "bystanders": .strings(diagnosis.bystanders.map { $0.name }),
      "duplicates": .array(diagnosis.duplicates.map { .strings($0.map { $0.name }) }),
      "suggestion": json(of: diagnosis.suggestion),
      "further": json(of: diagnosis.further),
      "remedies": .array(
        remedies.map { ["place": .string($0.place.rawValue), "text": .string($0.text)] }),
      "remarks": .array(
        remarks.map { ["kind": .string($0.kind.rawValue), "text": .string($0.text)] }),
    ]
  }

  private var unread: [JSONValue] {
    report.allLines.filter { $0.constraint == nil }.map {
      ["line": .integer($0.number), "text": .string($0.text)]
    }
  }

  private func json(of suggestion: ConflictSuggestion?) -> JSONValue {
    guard let suggestion, isCertain else { return .null }
    return [
      "action": .string(suggestion.action.rawValue),
      "constraint": .string(suggestion.constraint.name),
      "also": .strings(suggestion.also.map { $0.name }),
      "reason": .string(suggestion.reason), "pin": .optional(changedLine(of: suggestion)),
    ]
  }
}

extension Contradiction {
  fileprivate var json: JSONValue {
    [
      "axis": .optional(axis?.rawValue),
      "arithmetic": .string(arithmetic),
      "excess": .measured(excess),
      "assumesMargins": .bool(isAssuming),
      "members": .strings(members.map { $0.name }),
      "parts": .array(
        parts.map {
          [
            "constraint": .string($0.constraint.name), "factor": .number($0.factor),
            "points": .measured($0.points),
          ]
        }),
      "picture": .strings(picture),
    ]
  }
}

extension SceneConstraint {
  fileprivate func json(in log: LogScene) -> JSONValue {
    let line = log.line(of: self)
    return [
      "name": .string(name),
      "class": .string(line.className),
      "address": .optional(line.address),
      "handle": .string(line.handle),
      "identifier": .optional(identifier),
      "form": .string(line.isVisual ? "visual" : "equation"),
      "firstItem": .string(log.views[first.view].name),
      "firstAttribute": .string(line.first.attributeText),
      "relation": .string(relation.symbol),
      "multiplier": .number(multiplier),
      "secondItem": .optional(second.map { log.views[$0.view].name }),
      "secondAttribute": .optional(line.second?.attributeText),
      "constant": .number(constant),
      "priority": .number(priority.value),
      "systemSpacing": .optional(line.systemSpacing),
      "isActive": line.isActive.map { .bool($0) } ?? .null,
      "autoresizing": line.mask.map {
        ["h": .string($0.horizontal), "v": .string($0.vertical)]
      } ?? .null,
      "maker": .string(maker.kind.rawValue),
      "reason": .optional(maker.reason),
      "pin": .optional(log.scene.equation(of: self)),
      "text": .string(line.description),
    ]
  }
}
