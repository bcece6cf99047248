import AutoLayout
import LayoutSession
import Testing

@Suite("Session")
struct SessionTests {
  private func addView(_ name: String, to session: inout Session) throws -> Item.ID {
    let viewClass = try #require(ViewClass.named("view"))
    return try session.perform("add view \(name)") { layout throws(LayoutError) in
      try layout.addView(viewClass, named: name, in: layout.root)
    }.result
  }

  private func pinWidth(
    _ item: Item.ID, _ width: Double, in session: inout Session
  ) throws -> Changes {
    try session.perform("pin") { layout throws(LayoutError) in
      try layout.add(LayoutConstraint(Anchor(item, .width), constant: width))
    }.changes
  }

  @Test("undo and redo walk through the same layouts")
  func undoRedo() throws {
    var session = Session()
    var dumps = [session.layout.frameDump()]
    let red = try addView("red", to: &session)
    dumps.append(session.layout.frameDump())
    // More steps than keep their solution, so that old ones are solved anew.
    for width in 1...40 {
      _ = try session.perform("width \(width)") { layout throws(LayoutError) in
        for constraint in layout.constraints { layout.remove(constraint) }
        try layout.add(LayoutConstraint(Anchor(red, .width), constant: Double(width)))
      }
      dumps.append(session.layout.frameDump())
    }
    for dump in dumps.dropLast().reversed() {
      _ = try session.undo()
      #expect(session.layout.frameDump() == dump)
    }
    #expect(throws: SessionError("nothing to undo")) { try session.undo() }
    for dump in dumps.dropFirst() {
      _ = try session.redo()
      #expect(session.layout.frameDump() == dump)
    }
    #expect(throws: SessionError.self) { try session.redo() }
  }

  @Test("a new command forgets what was undone")
  func redoIsForgotten() throws {
    var session = Session()
    _ = try addView("red", to: &session)
    #expect(try session.undo().command == "add view red")
    _ = try addView("blue", to: &session)
    #expect(throws: SessionError.self) { try session.redo() }
    #expect(session.history == ["add view blue"])
  }

  @Test("a refused command changes nothing")
  func refusal() throws {
    var session = Session()
    let red = try addView("red", to: &session)
    let before = session.layout.treeDump()
    #expect(throws: LayoutError.self) {
      _ = try session.perform("half") { layout throws(LayoutError) in
        try layout.add(LayoutConstraint(Anchor(red, .width), constant: 10))
        try layout.add(LayoutConstraint(Anchor(red, .top), constant: 10))
      }
    }
    #expect(session.layout.constraints.isEmpty)
    #expect(session.layout.treeDump() == before)
    #expect(session.history == ["add view red"])
  }

  @Test("changes: moved, broken, restored, ambiguous")
  func changes() throws {
    var session = Session()
    let red = try addView("red", to: &session)
    let wide = try pinWidth(red, 100, in: &session)
    #expect(wide.moved.map(\.name) == ["red"])
    #expect(wide.moved.first?.to.size.width == 100)
    #expect(wide.broken.isEmpty)
    let clash = try pinWidth(red, 50, in: &session)
    #expect(clash.broken.compactMap(\.broken) == ["c1"])
    #expect(clash.moved.first?.to.size.width == 50)
    let removed = try session.perform("unpin c2") { layout throws(LayoutError) in
      for id in layout.constraints where layout.constraint(id).name == "c2" { layout.remove(id) }
    }.changes
    #expect(removed.restored == ["c1"])
    #expect(removed.moved.first?.to.size.width == 100)
    let placed = try session.perform("place") { layout throws(LayoutError) in
      for (attribute, size) in [(Attribute.leading, Attribute.width), (.top, .height)] {
        try layout.add(
          LayoutConstraint(Anchor(red, attribute), to: Anchor(layout.root, attribute)))
        if size == .height { try layout.add(LayoutConstraint(Anchor(red, size), constant: 5)) }
      }
    }.changes
    #expect(placed.becameUnambiguous == ["red"])
    #expect(try session.undo().changes.becameAmbiguous == ["red"])
  }

  @Test("checkpoints come back, as an undo step")
  func checkpoints() throws {
    var session = Session()
    _ = try addView("red", to: &session)
    session.checkpoint("before")
    _ = try addView("blue", to: &session)
    _ = try session.restore("before")
    #expect(session.layout.item(named: "blue") == nil)
    _ = try session.undo()
    #expect(session.layout.item(named: "blue") != nil)
    #expect(throws: SessionError.self) { try session.restore("after") }
    _ = session.reset()
    #expect(session.layout.items == [session.layout.root])
    _ = try session.undo()
    #expect(session.layout.item(named: "red") != nil)
  }
}
