import Cassowary
import SeededRandom

extension Workload {
  /// Views tied to each other at random around a hidden solution, so that required constraints never conflict.
  package static func random(_ count: Int) -> Workload {
    var load = Workload(rootWidth: 900, rootHeight: 900)
    var builder = RandomShape(seed: UInt64(count))
    builder.addBox(left: 0, top: 0, width: 900, height: 900)
    for _ in 0..<count { builder.addView(to: &load) }
    return load
  }
}

/// Draws the views of ``Workload/random(_:)``.
private struct RandomShape {
  private struct Axis {
    let start: Workload.Attribute
    let end: Workload.Attribute
    let size: Workload.Attribute
  }

  private static let axes = [
    Axis(start: .left, end: .right, size: .width), Axis(start: .top, end: .bottom, size: .height),
  ]

  /// The frames of the hidden solution.
  private var boxes: [[Workload.Attribute: Int]] = []
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func addBox(left: Int, top: Int, width: Int, height: Int) {
    boxes.append([
      .left: left, .top: top, .width: width, .height: height, .right: left + width,
      .bottom: top + height,
    ])
  }

  private func value(_ attribute: Workload.Attribute, of view: Int) -> Double {
    Double(boxes[view][attribute] ?? 0)
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &generator)]
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func addView(to load: inout Workload) {
    let view = load.addView()
    addBox(
      left: number(0...900), top: number(0...900), width: 2 * number(1...100),
      height: 2 * number(1...100))
    for axis in Self.axes {
      let other = number(max(0, view - 20)...view - 1)
      let edge = pick([axis.start, axis.end])
      load.pin(view, axis.start, other, edge, distance(view, axis.start, other, edge))
      addSize(of: view, axis, to: &load)
      if view % 2 == 0 {
        let slack = Double(number(0...100))
        load.pin(
          view, axis.end, .lessThanOrEqual, other, axis.start,
          distance(view, axis.end, other, axis.start) + slack)
      }
      if number(0...9) < 2 { addWish(for: view, axis, to: &load) }
    }
  }

  private func distance(
    _ view: Int, _ attribute: Workload.Attribute, _ other: Int, _ otherAttribute: Workload.Attribute
  ) -> Double {
    value(attribute, of: view) - value(otherAttribute, of: other)
  }

  private mutating func addSize(of view: Int, _ axis: Axis, to load: inout Workload) {
    let hidden = value(axis.size, of: view)
    if view > 1, number(0...1) == 0 {
      let other = number(max(1, view - 20)...view - 1)
      let ratio = pick([0.5, 1, 2])
      load.pin(
        view, axis.size, other, axis.size,
        hidden - ratio * value(axis.size, of: other), times: ratio,
        priority: pick([1000, 1000, 1000, 500, 600, 900]))
    } else {
      let resistance = Double(number(749...760))
      let hugging = Double(number(249...300))
      load.pin(view, axis.size, .greaterThanOrEqual, to: hidden, priority: resistance)
      load.pin(view, axis.size, .lessThanOrEqual, to: hidden, priority: hugging)
    }
    load.pin(view, axis.size, to: hidden, priority: 1)
  }

  private mutating func addWish(for view: Int, _ axis: Axis, to load: inout Workload) {
    let other = number(max(0, view - 20)...view - 1)
    let relation = pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    load.pin(
      view, pick([axis.start, axis.end]), relation, other, pick([axis.start, axis.end]),
      Double(number(-200...200)), priority: pick([100, 400, 650, 999]))
  }
}
