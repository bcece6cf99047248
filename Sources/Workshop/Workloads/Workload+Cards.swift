extension Workload {
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
