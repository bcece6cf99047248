import AutoLayout
import TextSizes

/// Bars with their titles and items.
extension Sketch {
  private static let margin = 16.0
  private static let gap = 18.0
  /// The side of an image without a size, in points.
  private static let imageSide = 22.0
  private static let tabTitle = Font.system(10, weight: .medium)
  private static let itemTitle = Font.system(17)
  /// The height of the lower part of a bar with a large title.
  private static let largeTitle = 52.0

  /// The background of a bar, with a line at its edge.
  private mutating func drawGround(_ paint: Paint?, lineAtTop: Bool) {
    if let paint { fill(bounds, paint) }
    let y = lineAtTop ? 0.25 : bounds.size.height - 0.25
    line([Point(x: 0, y: y), Point(x: bounds.size.width, y: y)], .separator, width: 0.5)
  }

  /// Whether what is on a bar must be light.
  private func isDark(_ ground: Paint?) -> Bool {
    (ground ?? paint(.backgroundColor))?.isDark == true
  }

  /// The ground that a bar draws itself, unless the view has a color.
  private var ownGround: Paint? { paint(.backgroundColor) == nil ? Paint.bar : nil }

  // MARK: Bars that are views

  mutating func drawNavigationBar() {
    var item = BarContents.NavigationItem()
    item.title = text(.barTitle) ?? ""
    item.left = items(.leftItems)
    item.right = items(.rightItems)
    draw(item, isLarge: bounds.size.height > 80, titled: nil, on: ownGround)
  }

  mutating func drawToolbar() { drawToolbar(items(.items)) }

  mutating func drawTabBar() { drawTabs(items(.items), selected: 0) }

  private func items(_ value: DrawnValue) -> [BarItem] { text(value).map(BarItem.list) ?? [] }

  // MARK: Contents of bars

  /// A navigation bar, whose content is at the bottom, because a status bar may be above.
  mutating func draw(
    _ item: BarContents.NavigationItem, isLarge: Bool, titled color: Paint?, on ground: Paint?
  ) {
    drawGround(ground, lineAtTop: false)
    let large = isLarge ? Self.largeTitle : 0
    let height = min(44, bounds.size.height)
    let row = Rect(
      x: 0, y: bounds.size.height - large - height, width: bounds.size.width, height: height)
    let isDark = isDark(ground)
    let ink = color ?? (isDark ? .white : .label)
    if isDark, tint == .systemBlue { tint = .white }
    let left = draw(item.left, in: row, fromStart: true)
    let right = draw(item.right, in: row, fromStart: false)
    let alignment: TextAlignment = direction == .leftToRight ? .left : .right
    if isLarge {
      let place = Rect(
        x: Self.margin, y: bounds.size.height - large, width: row.size.width - 2 * Self.margin,
        height: large)
      write(
        item.title, in: place,
        TextPlacement(
          font: .system(34, weight: .bold), paint: ink, alignment: alignment, role: .control))
      return
    }
    let width = TextMetrics(Self.title, in: traits).width(of: item.title)
    let room = row.size.width - left - right
    // Centered in the bar, or otherwise in the remaining space.
    let isCentred = width / 2 <= row.size.width / 2 - max(left, right)
    let place =
      isCentred
      ? Rect(
        x: max(left, right), y: row.origin.y, width: row.size.width - 2 * max(left, right),
        height: height)
      : fromLeading(Rect(x: left, y: row.origin.y, width: max(0, room), height: height))
    write(item.title, in: place, TextPlacement(font: Self.title, paint: ink, role: .control))
  }

  private static let title = Font.system(17, weight: .semibold)

  /// Items from one end of a row.
  ///
  /// - Returns: How far they reach from that end.
  private mutating func draw(_ items: [BarItem], in row: Rect, fromStart: Bool) -> Double {
    var reach = Self.margin / 2
    for item in items.map({ $0.asButton }) where item != BarItem(title: "") {
      let width = self.width(of: item)
      let x = fromStart ? reach + Self.margin / 2 : row.size.width - reach - Self.margin / 2 - width
      let place = Rect(x: x, y: row.origin.y, width: width, height: row.size.height)
      drawItem(item, in: fromLeading(place))
      reach += width + Self.gap
    }
    return reach + Self.margin / 2
  }

  private func size(ofImage name: String) -> Size {
    let size = images.image(named: name)?.size
    return size.map { Size(width: min($0.width, 44), height: min($0.height, 30)) }
      ?? Size(width: Self.imageSide, height: Self.imageSide)
  }

  private func width(of item: BarItem) -> Double {
    let text =
      item.title.isEmpty ? 0 : TextMetrics(Self.itemTitle, in: traits).width(of: item.title)
    guard let image = item.image else { return text }
    return size(ofImage: image).width + (text > 0 ? 4 + text : 0)
  }

  private mutating func drawItem(_ item: BarItem, in rect: Rect) {
    var rest = rect
    if let image = item.image {
      let size = size(ofImage: image)
      let isChevron = image == BarItem.back
      var place = centred(isChevron ? Size(width: 12, height: 20) : size, in: rect)
      if !item.title.isEmpty { place.origin.x = rect.origin.x }
      drawImage(named: image, in: place, isTemplate: true)
      rest.origin.x += size.width
      rest.size.width -= size.width
    }
    write(
      item.title, in: rest, TextPlacement(font: Self.itemTitle, paint: tint, role: .control))
  }

  /// A toolbar, whose empty items share the remaining room.
  mutating func drawToolbar(_ given: [BarItem]) {
    let items = given.map { $0.asButton }
    drawGround(ownGround, lineAtTop: true)
    let row = Rect(
      x: 0, y: 0, width: bounds.size.width, height: min(44, bounds.size.height))
    let shown = items.filter { $0 != BarItem(title: "") }
    let used = shown.reduce(0) { $0 + width(of: $1) } + Self.gap * Double(max(0, shown.count - 1))
    let spaces = items.count - shown.count
    let free = max(0, row.size.width - 2 * Self.margin - used)
    var x = Self.margin
    for item in items {
      if item == BarItem(title: "") {
        x += free / Double(spaces)
        continue
      }
      let width = width(of: item)
      drawItem(
        item,
        in: fromLeading(Rect(x: x, y: row.origin.y, width: width, height: row.size.height)))
      x += width + Self.gap
    }
  }

  /// A tab bar, on a screen with or without room below it.
  mutating func drawTabs(_ items: [BarItem], selected: Int?) {
    drawGround(ownGround, lineAtTop: true)
    guard !items.isEmpty else { return }
    let width = bounds.size.width / Double(items.count)
    let chosen = tint
    for (place, item) in items.enumerated() {
      let tab = fromLeading(
        Rect(x: width * Double(place), y: 0, width: width, height: min(49, bounds.size.height)))
      tint = place == (selected ?? 0) ? chosen : .systemGray
      let titleHeight = item.title.isEmpty ? 0 : 14.0
      if let image = item.image ?? (item.title.isEmpty ? nil : "square") {
        let room = Rect(
          x: tab.origin.x, y: tab.origin.y + 3, width: tab.size.width,
          height: tab.size.height - titleHeight - 6)
        drawImage(named: image, in: centred(size(ofImage: image), in: room), isTemplate: true)
      }
      let title = Rect(
        x: tab.origin.x, y: tab.origin.y + tab.size.height - titleHeight - 1,
        width: tab.size.width, height: titleHeight)
      write(
        item.title, in: title, TextPlacement(font: Self.tabTitle, paint: tint, role: .control))
    }
    tint = chosen
  }
}

extension BarItem {
  /// The image of the button that leads back.
  fileprivate static let back = "chevron.left"

  /// The item as a navigation bar or toolbar shows it: only the image, if it has both.
  fileprivate var asButton: BarItem {
    image == nil || image == Self.back ? self : BarItem(title: "", image: image)
  }
}
