import SeededRandom

/// Layouts like those that people build.
extension Workload {
  /// Equal views in a row between the edges of the root.
  package static func chain(_ count: Int) -> Workload {
    var load = Workload(rootWidth: Double(max(1000, 60 * count)), rootHeight: 400)
    var last = 0
    for index in 0..<count {
      let view = load.addView()
      load.pin(view, .top, 0, .top, 8)
      load.pin(view, .bottom, 0, .bottom, -8)
      if index == 0 {
        load.pin(view, .left, 0, .left, 8)
      } else {
        load.pin(view, .left, last, .right, 8)
        load.pin(view, .width, 1, .width)
      }
      load.pin(view, .width, .greaterThanOrEqual, to: 44, priority: 750)
      last = view
    }
    load.pin(last, .right, 0, .right, -8)
    return load
  }

  /// Rows of a label and a field.
  package static func form(_ count: Int) -> Workload {
    var load = Workload(rootWidth: 600, rootHeight: 2000)
    var lastField = 0
    for index in 0..<count {
      let label = load.addView(
        Content(
          width: Double(40 + 37 * index % 100), height: 21, hugging: 251, widthResistance: 750,
          heightResistance: 750))
      let field = load.addView(
        Content(
          width: 200, height: 34, hugging: 250, widthResistance: 749, heightResistance: 750))
      load.pin(label, .left, 0, .left, 16)
      load.pin(field, .left, label, .right, 8)
      load.pin(field, .right, 0, .right, -16)
      load.pin(label, .top, field, .top, 7)
      if index == 0 {
        load.pin(field, .top, 0, .top, 16)
      } else {
        load.pin(field, .top, lastField, .bottom, 8)
        load.pin(label, .width, 1, .width)
      }
      lastField = field
    }
    load.pin(lastField, .bottom, .lessThanOrEqual, 0, .bottom, -16, priority: 999)
    return load
  }

  /// Equal cells in rows and columns.
  package static func grid(_ rowCount: Int, _ columnCount: Int) -> Workload {
    var load = Workload(rootWidth: 1000, rootHeight: 1000)
    var above: [Int] = []
    for row in 0..<rowCount {
      var cells: [Int] = []
      for column in 0..<columnCount {
        let cell = load.addView(
          Content(
            width: 30, height: 30, hugging: 250, widthResistance: 750, heightResistance: 750))
        if cell > 1 {
          load.pin(cell, .width, 1, .width)
          load.pin(cell, .height, 1, .height)
        }
        if column == 0 {
          load.pin(cell, .left, 0, .left, 4)
        } else if row == 0 {
          load.pin(cell, .left, cells[column - 1], .right, 4)
        } else {
          load.pin(cell, .left, above[column], .left)
        }
        if row == 0 {
          load.pin(cell, .top, 0, .top, 4)
        } else if column == 0 {
          load.pin(cell, .top, above[0], .bottom, 4)
        } else {
          load.pin(cell, .top, cells[column - 1], .top)
        }
        cells.append(cell)
      }
      above = cells
    }
    load.pin(columnCount, .right, 0, .right, -4)
    load.pin(1 + (rowCount - 1) * columnCount, .bottom, 0, .bottom, -4)
    return load
  }

  /// Nested stacks whose axes alternate; leaves have a content size.
  package static func stacks(depth: Int, children: Int) -> Workload {
    var load = Workload(rootWidth: 1024, rootHeight: 768)
    var random = SeededGenerator(seed: 1)
    load.fill(0, depth: depth, children: children, isHorizontal: true, &random)
    return load
  }

  private mutating func fill(
    _ parent: Int, depth: Int, children: Int, isHorizontal: Bool, _ random: inout SeededGenerator
  ) {
    let (start, end): (Attribute, Attribute) = isHorizontal ? (.left, .right) : (.top, .bottom)
    let (across, extent): (Attribute, Attribute) = isHorizontal ? (.top, .height) : (.left, .width)
    var last = 0
    for index in 0..<children {
      let view = addView(in: parent, depth > 1 ? nil : Self.leaf(index, &random))
      pin(view, across, parent, across)
      pin(view, extent, parent, extent)
      if index == 0 {
        pin(view, start, parent, start)
      } else {
        pin(view, start, last, end, 8)
      }
      if depth > 1 {
        fill(view, depth: depth - 1, children: children, isHorizontal: !isHorizontal, &random)
      }
      last = view
    }
    pin(last, end, parent, end)
  }

  private static func leaf(_ index: Int, _ random: inout SeededGenerator) -> Content {
    Content(
      width: Double(Int.random(in: 20...120, using: &random)),
      height: Double(Int.random(in: 15...40, using: &random)), hugging: 251 + Double(index),
      widthResistance: 750 + Double(index), heightResistance: 750 + Double(index))
  }

  /// A list of cards: an image, a title, a subtitle and an accessory.
  package static func cards(_ count: Int) -> Workload {
    var load = Workload(rootWidth: 390, rootHeight: 844)
    var last = 0
    for index in 0..<count {
      let card = load.addView()
      if index == 0 {
        load.pin(card, .top, 0, .top, 12)
      } else {
        load.pin(card, .top, last, .bottom, 12)
      }
      load.pin(card, .left, 0, .left, 16)
      load.pin(card, .right, 0, .right, -16)
      load.fill(card, index: index)
      last = card
    }
    return load
  }

  private mutating func fill(_ card: Int, index: Int) {
    func content(
      _ width: Double, _ height: Double, _ hugging: Double, _ resistance: Double
    ) -> Content {
      Content(
        width: width, height: height, hugging: hugging, widthResistance: resistance,
        heightResistance: 750)
    }
    let image = addView(in: card)
    let title = addView(in: card, content(Double(80 + 67 * index % 321), 21, 251, 749))
    let height = [18.0, 36, 54][index % 3]
    let subtitle = addView(in: card, content(Double(100 + 43 * index % 201), height, 250, 748))
    let accessory = addView(in: card, content(Double(10 + 17 * index % 51), 20, 252, 750))
    pin(image, .left, card, .left, 12)
    pin(image, .centerY, card, .centerY)
    pin(image, .width, to: 40)
    pin(image, .height, image, .width)
    pin(image, .top, .greaterThanOrEqual, card, .top, 8)
    pin(title, .left, image, .right, 8)
    pin(title, .top, card, .top, 12)
    pin(title, .right, .lessThanOrEqual, accessory, .left, -8)
    pin(accessory, .right, card, .right, -12)
    pin(accessory, .centerY, title, .centerY)
    pin(subtitle, .left, title, .left)
    pin(subtitle, .top, title, .bottom, 4)
    pin(subtitle, .right, card, .right, -12)
    pin(subtitle, .bottom, card, .bottom, -12)
  }
}
