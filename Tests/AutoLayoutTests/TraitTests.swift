import Testing

@testable import AutoLayout

@Suite("Traits")
struct TraitTests {
  private func traits(_ words: String) -> TraitCollection {
    TraitCollection(words: words.split(separator: " ").map(String.init))
  }

  @Test("are composed, and the last one holds") func composition() {
    let all = TraitCollection(of: [traits("wC hC XL"), traits("wR pad"), traits("")])
    #expect(all == traits("wR hC XL pad"))
    #expect(all.description == "wR hC pad XL")
    #expect(TraitCollection(of: []).isEmpty)
  }

  @Test("contain what they have in common") func containment() {
    let all = traits("wC hR phone ltr L")
    for part in ["", "wC", "hR wC", "phone ltr L", "wC hR phone ltr L"] {
      #expect(all.contains(traits(part)))
    }
    for other in ["wR", "wC hC", "pad", "rtl", "XL"] { #expect(!all.contains(traits(other))) }
    #expect(!traits("wC").contains(all))
  }

  @Test("of every word give that word back", arguments: TraitCollection.vocabulary.map(\.word))
  func words(_ word: String) {
    #expect(traits(word).words == [word])
  }

  @Test(
    "have the size classes of Apple's table",
    arguments: [
      ("iPhone 4s", "wC hR", "wC hC"), ("iPhone SE", "wC hR", "wC hC"),
      ("iPhone 8 Plus", "wC hR", "wR hC"), ("iPhone X", "wC hR", "wC hC"),
      ("iPhone 11", "wC hR", "wR hC"), ("iPhone 13 mini", "wC hR", "wC hC"),
      ("iPhone 13 Pro Max", "wC hR", "wR hC"), ("iPhone 15", "wC hR", "wC hC"),
      ("iPhone 16 Pro", "wC hR", "wC hC"), ("iPad", "wR hR", "wR hR"),
      ("iPad Pro 12.9", "wR hR", "wR hR"),
    ] as [(String, String, String)])
  func devices(name: String, portrait: String, landscape: String) throws {
    let device = try #require(Device.named(name))
    for (isLandscape, wanted) in [(false, portrait), (true, landscape)] {
      let traits = Environment(device: device, isLandscape: isLandscape).traits
      #expect(traits.sizeClasses.description == wanted)
      #expect(traits.userInterfaceIdiom == (name.hasPrefix("iPad") ? .pad : .phone))
    }
  }

  /// Widths that are generally known: 694 and 507 of 1024, 981 and 678 of 1366.
  @Test(
    "of a part of the screen",
    arguments: [
      ("iPad", true, "twoThirds", 694.0, "wR hR"), ("iPad", true, "half", 507, "wC hR"),
      ("iPad", true, "third", 320, "wC hR"), ("iPad", false, "twoThirds", 438, "wC hR"),
      ("iPad", false, "third", 320, "wC hR"), ("iPad Pro 12.9", true, "twoThirds", 981, "wR hR"),
      ("iPad Pro 12.9", true, "half", 678, "wR hR"), ("iPad Pro 12.9", true, "third", 375, "wC hR"),
      ("iPad Pro 12.9", false, "twoThirds", 639, "wC hR"),
      ("iPad Pro 11", true, "half", 592, "wC hR"), ("iPad Pro 11", true, "third", 375, "wC hR"),
      ("iPad Pro 11", false, "third", 320, "wC hR"),
    ] as [(String, Bool, String, Double, String)])
  func splits(name: String, isLandscape: Bool, part: String, width: Double, classes: String) throws
  {
    let device = try #require(Device.named(name))
    let split = try #require(Split(rawValue: part))
    let screen = Environment(device: device, isLandscape: isLandscape)
    let shown = try screen.showing(split)
    #expect(shown.size == Size(width: width, height: screen.size.height))
    #expect(shown.traits.sizeClasses.description == classes)
    #expect(shown.rotated().rotated() == shown)
    #expect(try shown.showing(.full) == screen)
  }

  @Test("of a part that a device lacks are refused") func missingParts() throws {
    #expect(throws: LayoutError.self) { try Environment.standard.showing(.third) }
    let tablet = Environment(device: try #require(Device.named("iPad")))
    #expect(throws: LayoutError.self) { try tablet.showing(.half) }
  }

  @Test("are inherited, and overridden for a view and what it holds") func inheritance() throws {
    var builder = try LayoutBuilder(375, 667)
    let card = try builder.view("card")
    let inner = try builder.view("inner", in: card)
    let outside = try builder.view("outside")
    try builder.set("traitOverrides", of: card, .words(["wR", "rtl"]))
    try builder.set("traitOverrides", of: inner, .words(["hC", "ltr"]))
    let layout = builder.layout
    #expect(layout.traits(of: outside) == layout.environment.traits)
    #expect(layout.traits(of: card).contains(traits("wR hR rtl phone")))
    #expect(layout.traits(of: inner).contains(traits("wR hC ltr phone")))
  }

  @Test("of language and text size reach what they are overridden for") func effects() throws {
    var builder = try LayoutBuilder(300, 300)
    let (large, plain) = (try builder.view("large"), try builder.view("plain"))
    var labels: [Item.ID] = []
    for parent in [large, plain] {
      try builder.pinEdges(parent, to: builder.layout.root)
      let label = try builder.view("label\(labels.count)", "label", in: parent)
      try builder.set("text", of: label, .text("Tide table"))
      try builder.set("font", of: label, .text("body"))
      try builder.pin(label, .leading, parent, .leading, 10)
      labels.append(label)
    }
    let straight = builder.frame(labels[1])
    #expect(builder.frame(labels[0]) == straight)
    try builder.set("traitOverrides", of: large, .words(["XXXL", "rtl"]))
    let changed = builder.frame(labels[0])
    #expect(changed.size.width > straight.size.width)
    #expect(changed.origin.x + changed.size.width == 290)
    #expect(builder.frame(labels[1]) == straight)
    try builder.set("traitOverrides", of: large, .words(["none"]))
    #expect(builder.frame(labels[0]) == straight)
  }
}
