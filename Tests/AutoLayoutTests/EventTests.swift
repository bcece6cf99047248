import Testing

@testable import AutoLayout
@testable import LayoutDiagnostics

@Suite("What UIKit would call")
struct EventTests {
  private func views(_ call: LayoutEvents.Call, _ events: LayoutEvents) -> [String] {
    events.events.filter { $0.call == call }.map(\.view)
  }

  @Test("goes up for constraints and down for layout", arguments: 1...40 as ClosedRange<UInt64>)
  func order(seed: UInt64) throws {
    let layout = try RandomLayout(seed: seed).builder.layout
    let events = LayoutEvents(from: Layout(environment: layout.environment), to: layout)
    let names = layout.items.filter { layout.viewClass(of: $0) != nil }.map(layout.name(of:))
    #expect(Set(views(.layoutSubviews, events)) == Set(names))
    #expect(Set(views(.updateConstraints, events)) == Set(names).subtracting(["root"]))
    for (call, isDown) in [(LayoutEvents.Call.layoutSubviews, true), (.updateConstraints, false)] {
      let depths = try views(call, events).map { name in
        let item = try #require(layout.item(named: name))
        return (item, layout.superview(of: item))
      }
      for (place, view) in depths.enumerated() {
        let holders = isDown ? depths[(place + 1)...] : depths[..<place]
        #expect(!holders.contains { $0.0 == view.1 })
      }
    }
  }

  @Test("names the views that hold what moves", arguments: 1...40 as ClosedRange<UInt64>)
  func layoutOfWhatMoves(seed: UInt64) throws {
    let random = try RandomLayout(seed: seed)
    let old = random.builder.layout
    var new = old
    let first = try #require(random.views.first)
    try new.add(LayoutConstraint(Anchor(first, .width), constant: 33))
    new.solve()
    var expected: Set<String> = []
    for view in [new.root] + random.views where old.frame(of: view) != new.frame(of: view) {
      if let holder = new.superview(of: view), holder != new.window {
        expected.insert(new.name(of: holder))
      }
      if old.frame(of: view).size != new.frame(of: view).size {
        expected.insert(new.name(of: view))
      }
    }
    let events = LayoutEvents(from: old, to: new)
    #expect(Set(views(.layoutSubviews, events)) == expected)
    #expect(views(.updateConstraints, events).isEmpty)
    #expect(LayoutEvents(from: new, to: new).description.isEmpty)
  }

  @Test("reports changed traits, safe area and margins to their views") func environment() throws {
    var builder = try LayoutBuilder()
    builder.layout.setEnvironment(.standard)
    let (card, inner) = (try builder.view("card"), try builder.view("inner"))
    try builder.pinEdges(card, to: builder.layout.root)
    try builder.pinEdges(inner, to: builder.layout.root, inset: 100)
    try builder.set("traitOverrides", of: inner, .words(["wC", "hR"]))
    builder.layout.solve()
    var turned = builder.layout
    turned.setEnvironment(turned.environment.rotated())
    turned.solve()
    let events = LayoutEvents(from: builder.layout, to: turned)
    #expect(views(.traitCollectionDidChange, events) == ["root", "card"])
    #expect(views(.safeAreaInsetsDidChange, events) == ["root", "card"])
    #expect(views(.layoutMarginsDidChange, events) == ["root", "card"])
    #expect(views(.layoutSubviews, events) == ["root", "card", "inner"])
  }
}
