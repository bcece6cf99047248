import AutoLayout
import LayoutDiagnostics

/// Remarks about sizes and frames that aren't written as constraints.
extension LogExplanation {
  private var members: [SceneConstraint] { diagnosis.members }

  /// What a size that the system sets means.
  var systemSize: LogRemark? {
    guard let size = members.first(where: { $0.maker.setsSize }) else { return nil }
    let contradiction = diagnosis.contradiction
    let hasOwn = contradiction != nil && canSoften
    let length = "\(scene.name(of: size.first.view)).\(size.first.attributeName)"
    let number = NumberText.measured(size.constant)
    let need = contradiction.flatMap { SizeNeed(insteadOf: size, in: $0) }
    // No view that shows something is only a point long.
    if (0...1).contains(size.constant) {
      let least = need.flatMap { $0.isPoint ? $0.text : nil } ?? "at least 1"
      return LogRemark(
        .temporaryZero,
        "\(length) is \(number) \(emptiness(of: size, least))"
          + (hasOwn ? " 999 on your line keeps the log quiet." : ""))
    }
    var text = "\(length) is set by the system and wins"
    if hasOwn { text += ": one of your lines has to give way" }
    text += "."
    // Below a point it is rounding, which another remark explains.
    if hasOwn, let contradiction, contradiction.excess >= 1 || !contradiction.omission.isEmpty {
      if let need, need.lasts {
        text += " Your lines need \(need.text), which no screen has: the clash doesn't pass."
      } else {
        let condition = need.map { "\(length) is \($0.text)" } ?? "there is room"
        let isLowered = diagnosis.suggestion?.action == .lower
        text += " \(number) \(passing(size))"
        text += isLowered ? ": at 999 your line holds once \(condition)." : "."
      }
    }
    return LogRemark(.systemSize, text)
  }

  /// Why a view has no length to speak of.
  private func emptiness(of size: SceneConstraint, _ need: String) -> String {
    let isZero = size.constant == 0
    let isForMoment =
      size.maker.kind != .containerSize || isZero && scene.views[size.first.view].isZeroForMoment
    guard isForMoment else {
      return
        "now: for a moment, while the system adds or measures the view, which is harmless, or because its "
        + "layout gives it \(isZero ? "none; then give it \(need)" : "no more")."
    }
    return "only while the system adds or measures the view"
      + (diagnosis.contradiction == nil
        ? "." : ", so the clash is harmless: the next pass has the real size.")
  }

  /// Why one of the system's sizes may soon change.
  private func passing(_ size: SceneConstraint) -> String {
    let className = scene.views[size.first.view].className ?? ""
    let isReused = ["Cell", "CellContentView", "HeaderFooterView", "HeaderFooterContentView"]
      .contains(where: className.hasSuffix)
    return switch size.maker.kind {
    case .fittingSize: "is only what systemLayoutSizeFitting measures with"
    case .temporarySize: "is only there while the view is added or measured"
    case _ where isReused && size.axis == .vertical:
      "may be an estimate, or the height of what was there before"
    case _ where size.identifier?.hasPrefix("NS") == true:
      "may be for a moment, before the view is laid out"
    default: "may be for a moment, before the view is laid out or while the device rotates"
    }
  }

  /// Why lines miss one another by less than a point.
  var rounding: LogRemark? {
    guard let contradiction = diagnosis.contradiction, contradiction.excess < 1,
      contradiction.negative.isEmpty, contradiction.omission.isEmpty,
      members.contains(where: { $0.isRounded })
    else { return nil }
    // Below a row's content view is the line to the next row, unless a share brings the fraction.
    let isOfSeparator =
      members.allSatisfy { $0.multiplier == 1 }
      && members.contains { size in
        size.maker.setsSize && size.axis == .vertical && size.constant != size.constant.rounded()
          && scene.views[size.first.view].className == "UITableViewCellContentView"
      }
    let cause =
      isOfSeparator
      ? "the separator takes part of a point from the row's content view"
      : "the system rounds sizes to pixels, and your sum isn't rounded. It differs by device and version"
    return LogRemark(
      .rounding,
      "The clash is below one point: \(cause)"
        + (canSoften ? "; priority 999 on your line ends it." : "."))
  }

  /// What a size of 0 that the app sets means.
  var collapsed: LogRemark? {
    guard diagnosis.contradiction != nil,
      let size = members.first(where: { $0.collapsesItsView(in: scene) })
    else { return nil }
    let name = scene.name(of: size.first.view)
    return LogRemark(
      .collapsed,
      "\(size.typeableName), a line of yours, sets \(name).\(size.first.attributeName) to 0: what is in "
        + "\(name) has no room while it holds.")
  }

  /// Whether the frame of a view is meant to take part.
  var autoresizing: LogRemark? {
    guard let mask = members.first(where: { $0.maker.kind == .autoresizing }) else { return nil }
    if let suggestion = diagnosis.suggestion, suggestion.action == .disableAutoresizing {
      let view = scene.views[scene.subject(of: suggestion.constraint)]
      return LogRemark(
        .autoresizing,
        view.isPlacedByApp
          ? "\(view.name) is placed twice: by its frame and by constraints. Only one of the two can place it."
          : "The frame of \(view.name) takes part. No constraint places it, but those around it leave such a frame no "
            + "room.")
    }
    let view = scene.views[scene.subject(of: mask)]
    let isEmpty = mask.isEmptySize
    let meaning =
      if canSoften, isEmpty, !view.isPlacedByContainer {
        " If a container sets it later, leave its mask alone, and change a line of yours; if constraints are to place "
          + "\(view.name), set its translatesAutoresizingMaskIntoConstraints to false."
      } else {
        " Its superview or a container sets it"
          + (canSoften ? ": leave its mask alone, and change a line of yours." : ".")
      }
    return LogRemark(
      .autoresizing,
      "The frame of \(view.name) takes part\(isEmpty ? ", and is empty" : "").\(meaning)")
  }

  /// How the constraints of a row can decide its height instead of the table; nil if no such height takes part.
  var rowHeight: LogRemark? {
    guard canSoften, let contradiction = diagnosis.contradiction, contradiction.excess >= 1 else {
      return nil
    }
    let tables = members.lazy.filter { line in
      line.maker.kind == .containerSize && line.first.attribute == .height && line.constant > 0
    }.compactMap { line in
      let signs = [scene.views[line.first.view].className, line.identifier].compactMap { $0 }
      return Table.all.first { table in signs.contains { $0.hasSuffix(table.sign) } }
    }
    return tables.first.map { table in
      let remedy = log.language == .swift ? table.remedy : table.objectiveC ?? table.remedy
      return LogRemark(.rowHeight, "Or let the constraints decide the height: \(remedy).")
    }
  }
}

/// A container whose views have a height of their own only if the app asks for it.
private struct Table: Sendable {
  /// What the class of the row, or the identifier of its height, says.
  let sign: String
  let remedy: String
  /// The same for an app in Objective-C; nil if the words don't differ.
  var objectiveC: String?

  static let all = [
    Table(
      sign: "UITableViewCellContentView",
      remedy:
        "return UITableView.automaticDimension as rowHeight or from heightForRowAt, and set estimatedRowHeight",
      objectiveC:
        "return UITableViewAutomaticDimension as rowHeight or from tableView:heightForRowAtIndexPath:, and set "
        + "estimatedRowHeight"),
    Table(
      sign: "UITableViewHeaderFooterContentView",
      remedy:
        "return UITableView.automaticDimension from heightForHeaderInSection or heightForFooterInSection",
      objectiveC:
        "return UITableViewAutomaticDimension from tableView:heightForHeaderInSection: or "
        + "tableView:heightForFooterInSection:"),
    Table(
      sign: "NSTableRowView-Encapsulated-Layout-Height",
      remedy: "set usesAutomaticRowHeights of the table view to true"),
  ]
}

extension SceneConstraint {
  /// Whether it is a size or a place of the system's that may have been rounded to pixels.
  fileprivate var isRounded: Bool {
    let isFraction = constant != constant.rounded()
    return maker.setsSize && constant != 0 || maker.kind == .autoresizing && isFraction
  }

  /// Whether the line is the app's and gives a view that holds others a length of 0.
  func collapsesItsView(in scene: ConflictScene) -> Bool {
    maker.isApp && isEmptySize && relation != .greaterThanOrEqual
      && scene.views[first.view].holdsViews
  }
}

/// The length that the other lines of a contradiction need in place of one that the system sets.
struct SizeNeed {
  /// The lengths with which the other lines hold.
  private let range: ClosedRange<Double>
  /// Whether what is in the view has a length that no line gives.
  private let isOpen: Bool
  /// The length that the system sets.
  private let length: Double
  /// Whether the view is a cell's of a collection view, which can get any length.
  private let isOfCell: Bool

  /// Solves the lines for a size; nil if they leave it open.
  init?(insteadOf size: SceneConstraint, in contradiction: Contradiction) {
    let scene = contradiction.scene
    guard let axis = size.axis else { return nil }
    let system = ConflictSystem(
      contradiction.members.filter { $0 != size }, in: scene,
      assuming: contradiction.isAssuming ? .usual : .unknown,
      contradiction.isRightToLeft ? .rightToLeft : .leftToRight)
    guard system.solver.conflicts.isEmpty,
      let range = system.lengths(of: size.first.view, axis),
      range.lowerBound > 0 || range.upperBound < .infinity
    else { return nil }
    self.range = range
    length = size.constant
    isOfCell = scene.isOfCollection(size.first.view)
    isOpen = !contradiction.omission.isEmpty
  }

  /// `31`, `at least 242`, or `more than 242` where content takes part.
  var text: String {
    if range.upperBound - range.lowerBound < 0.01 { return NumberText.measured(range.lowerBound) }
    return range.upperBound < .infinity
      ? "at most \(NumberText.measured(range.upperBound))"
      : "\(isOpen ? "more than" : "at least") \(NumberText.measured(range.lowerBound))"
  }

  /// Whether it is a point at least.
  var isPoint: Bool { range.lowerBound >= 1 }

  /// Whether a view that fills a screen can't get the length on any other screen, or when the device is turned.
  var lasts: Bool {
    !isOfCell && Self.screens.contains(length) && !Self.screens.contains { range.contains($0) }
  }

  /// The lengths of all screens, in points.
  private static let screens = Set(Device.all.flatMap { [$0.size.width, $0.size.height] })
}

extension ConflictScene {
  /// Whether a view is a cell of a collection view, or in one: those of tables are as wide as the table.
  fileprivate func isOfCollection(_ view: Int) -> Bool {
    ancestry(of: view).prefix(2).contains { place in
      let name = views[place].className ?? ""
      return ["CollectionViewCell", "CollectionViewListCell", "ReusableView"].contains(
        where: name.hasSuffix)
    }
  }
}
