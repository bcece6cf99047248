import Cassowary

/// The views and constraints of a typical layout, at any size.
struct Workload {
  /// The four numbers of a view.
  struct View {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
  }

  private(set) var variableCount = 0
  private(set) var rows: [ReferenceSolver.Row] = []
  private(set) var suggestions: [Int: Double] = [:]

  mutating func addView() -> View {
    let first = variableCount
    variableCount += 4
    let view = View(left: first, top: first + 1, width: first + 2, height: first + 3)
    add([view.width: 1], .greaterThanOrEqual, 0)
    add([view.height: 1], .greaterThanOrEqual, 0)
    return view
  }

  mutating func addRoot(_ width: Double, _ height: Double) -> View {
    let root = addView()
    add([root.left: 1], .equal, 0)
    add([root.top: 1], .equal, 0)
    suggestions = [root.width: width, root.height: height]
    return root
  }

  mutating func add(
    _ terms: [Int: Double], _ relation: Relation, _ constant: Double, _ priority: Double = 1000
  ) {
    rows.append(
      ReferenceSolver.Row(
        terms: terms, relation: relation, constant: constant, priority: priority))
  }

  /// Hugging and resistance around an intrinsic length.
  mutating func addContentSize(_ variable: Int, _ length: Double, _ hug: Double, _ resist: Double) {
    add([variable: 1], .greaterThanOrEqual, length, resist)
    add([variable: 1], .lessThanOrEqual, length, hug)
  }

  /// Equal views in a row between the edges of the root.
  static func chain(_ count: Int) -> Workload {
    var load = Workload()
    let root = load.addRoot(Double(max(1000, 60 * count)), 400)
    var views: [View] = []
    for _ in 0..<count {
      let view = load.addView()
      load.add([view.top: 1, root.top: -1], .equal, 8)
      load.add([view.top: 1, view.height: 1, root.top: -1, root.height: -1], .equal, -8)
      if let last = views.last {
        load.add([view.left: 1, last.left: -1, last.width: -1], .equal, 8)
        load.add([view.width: 1, views[0].width: -1], .equal, 0)
      } else {
        load.add([view.left: 1, root.left: -1], .equal, 8)
      }
      load.add([view.width: 1], .greaterThanOrEqual, 44, 750)
      views.append(view)
    }
    let last = views[count - 1]
    load.add([last.left: 1, last.width: 1, root.left: -1, root.width: -1], .equal, -8)
    return load
  }

  /// Rows of a label and a field.
  static func form(_ count: Int) -> Workload {
    var load = Workload()
    let root = load.addRoot(600, 2000)
    var firstLabel: View?
    var last: View?
    for index in 0..<count {
      let label = load.addView()
      let field = load.addView()
      load.add([label.left: 1, root.left: -1], .equal, 16)
      load.add([field.left: 1, label.left: -1, label.width: -1], .equal, 8)
      load.add([field.left: 1, field.width: 1, root.left: -1, root.width: -1], .equal, -16)
      load.add([label.top: 1, field.top: -1], .equal, 7)
      if let last, let firstLabel {
        load.add([field.top: 1, last.top: -1, last.height: -1], .equal, 8)
        load.add([label.width: 1, firstLabel.width: -1], .equal, 0)
      } else {
        load.add([field.top: 1, root.top: -1], .equal, 16)
        firstLabel = label
      }
      load.addContentSize(label.width, Double(40 + 37 * index % 100), 251, 750)
      load.addContentSize(label.height, 21, 251, 750)
      load.addContentSize(field.width, 200, 250, 749)
      load.addContentSize(field.height, 34, 250, 750)
      last = field
    }
    if let last {
      load.add(
        [last.top: 1, last.height: 1, root.top: -1, root.height: -1], .lessThanOrEqual, -16, 999)
    }
    return load
  }

  /// Equal cells in rows and columns.
  static func grid(_ rowCount: Int, _ columnCount: Int) -> Workload {
    var load = Workload()
    let root = load.addRoot(1000, 1000)
    var cells: [[View]] = []
    for row in 0..<rowCount {
      cells.append([])
      for column in 0..<columnCount {
        let cell = load.addView()
        cells[row].append(cell)
        if row + column > 0 {
          load.add([cell.width: 1, cells[0][0].width: -1], .equal, 0)
          load.add([cell.height: 1, cells[0][0].height: -1], .equal, 0)
        }
        let leftOf = column == 0 ? root : cells[row][column - 1]
        let width = column == 0 ? [:] : [leftOf.width: -1.0]
        load.add([cell.left: 1, leftOf.left: -1].merging(width) { $0 + $1 }, .equal, 4)
        let above = row == 0 ? root : cells[row - 1][column]
        let height = row == 0 ? [:] : [above.height: -1.0]
        load.add([cell.top: 1, above.top: -1].merging(height) { $0 + $1 }, .equal, 4)
        load.addContentSize(cell.width, 30, 250, 750)
        load.addContentSize(cell.height, 30, 250, 750)
      }
    }
    let right = cells[0][columnCount - 1]
    let bottom = cells[rowCount - 1][0]
    load.add([right.left: 1, right.width: 1, root.left: -1, root.width: -1], .equal, -4)
    load.add([bottom.top: 1, bottom.height: 1, root.top: -1, root.height: -1], .equal, -4)
    return load
  }

  /// Nested stacks whose axes alternate; leaves have a content size.
  static func stacks(depth: Int, children: Int) -> Workload {
    var load = Workload()
    let root = load.addRoot(1024, 768)
    load.fill(root, depth: depth, children: children, isHorizontal: true)
    return load
  }

  private mutating func fill(_ parent: View, depth: Int, children: Int, isHorizontal: Bool) {
    var last: View?
    for index in 0..<children {
      let view = addView()
      let (start, size) = isHorizontal ? (\View.left, \View.width) : (\View.top, \View.height)
      let (across, extent) = isHorizontal ? (\View.top, \View.height) : (\View.left, \View.width)
      add([view[keyPath: across]: 1, parent[keyPath: across]: -1], .equal, 0)
      add([view[keyPath: extent]: 1, parent[keyPath: extent]: -1], .equal, 0)
      if let last {
        let before = [last[keyPath: start]: -1.0, last[keyPath: size]: -1]
        add(before.merging([view[keyPath: start]: 1]) { $0 + $1 }, .equal, 8)
      } else {
        add([view[keyPath: start]: 1, parent[keyPath: start]: -1], .equal, 0)
      }
      if depth > 1 {
        fill(view, depth: depth - 1, children: children, isHorizontal: !isHorizontal)
      } else {
        addContentSize(view.width, Double(20 + 37 * index), 251 + Double(index), 750)
        addContentSize(view.height, Double(15 + 11 * index), 251 + Double(index), 750)
      }
      last = view
      if index < children - 1 { continue }
      let edge = [
        view[keyPath: start]: 1.0, view[keyPath: size]: 1, parent[keyPath: start]: -1,
        parent[keyPath: size]: -1,
      ]
      add(edge, .equal, 0)
    }
  }

  /// A list of cards: an image, a title, a subtitle and an accessory.
  static func cards(_ count: Int) -> Workload {
    var load = Workload()
    let root = load.addRoot(390, 844)
    var last: View?
    for index in 0..<count {
      let card = load.addView()
      if let last {
        load.add([card.top: 1, last.top: -1, last.height: -1], .equal, 12)
      } else {
        load.add([card.top: 1, root.top: -1], .equal, 12)
      }
      load.add([card.left: 1, root.left: -1], .equal, 16)
      load.add([card.left: 1, card.width: 1, root.left: -1, root.width: -1], .equal, -16)
      load.fillCard(card, subtitleHeight: [18, 36, 54][index % 3])
      last = card
    }
    return load
  }

  private mutating func fillCard(_ card: View, subtitleHeight: Double) {
    let image = addView()
    let title = addView()
    let subtitle = addView()
    let badge = addView()
    add([image.left: 1, card.left: -1], .equal, 12)
    add([image.top: 1, image.height: 0.5, card.top: -1, card.height: -0.5], .equal, 0)
    add([image.width: 1], .equal, 40)
    add([image.height: 1, image.width: -1], .equal, 0)
    add([image.top: 1, card.top: -1], .greaterThanOrEqual, 8)
    add([title.left: 1, image.left: -1, image.width: -1], .equal, 8)
    add([title.top: 1, card.top: -1], .equal, 12)
    add([title.left: 1, title.width: 1, badge.left: -1], .lessThanOrEqual, -8)
    add([badge.left: 1, badge.width: 1, card.left: -1, card.width: -1], .equal, -12)
    add([badge.top: 1, badge.height: 0.5, title.top: -1, title.height: -0.5], .equal, 0)
    add([subtitle.left: 1, title.left: -1], .equal, 0)
    add([subtitle.top: 1, title.top: -1, title.height: -1], .equal, 4)
    add([subtitle.left: 1, subtitle.width: 1, card.left: -1, card.width: -1], .equal, -12)
    add([subtitle.top: 1, subtitle.height: 1, card.top: -1, card.height: -1], .equal, -12)
    addContentSize(title.width, 300, 251, 749)
    addContentSize(title.height, 21, 251, 750)
    addContentSize(subtitle.width, 200, 250, 748)
    addContentSize(subtitle.height, subtitleHeight, 250, 750)
    addContentSize(badge.width, 40, 252, 750)
    addContentSize(badge.height, 20, 252, 750)
  }

  /// The same system in a live solver; variables and constraints keep their order.
  func makeSolver() throws -> (solver: Solver, ids: [LinearConstraint.ID]) {
    var solver = Solver()
    let variables = solver.addVariables(variableCount)
    var ids: [LinearConstraint.ID] = []
    for row in rows {
      let terms = row.terms.sorted { $0.key < $1.key }.map { Term(variables[$0.key], $0.value) }
      let constraint = LinearConstraint(
        terms, row.relation, row.constant, priority: .at(row.priority))
      ids.append(try solver.add(constraint))
    }
    for (variable, value) in suggestions { try solver.suggest(value, for: variables[variable]) }
    solver.solve()
    return (solver, ids)
  }
}
