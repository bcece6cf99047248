import AutoLayout
import LayoutDiagnostics
import LayoutSession
import Testing

@Suite("Session")
struct SessionTests {
  private func addView(_ name: String, to session: inout Session) throws -> Item.ID {
    let viewClass = try #require(ViewClass.named("view"))
    var layout = session.layout
    let view = try layout.addView(viewClass, named: name, in: layout.root)
    _ = session.commit(layout, as: "add view \(name)")
    return view
  }

  private func pin(
    _ constraints: LayoutConstraint..., in session: inout Session
  ) throws -> Changes {
    var layout = session.layout
    for constraint in constraints { try layout.add(constraint) }
    return session.commit(layout, as: "pin")
  }

  private func pinWidth(
    _ item: Item.ID, _ width: Double, in session: inout Session
  ) throws -> Changes {
    try pin(LayoutConstraint(Anchor(item, .width), constant: width), in: &session)
  }

  @Test("undo and redo walk through the same layouts")
  func undoRedo() throws {
    var session = Session()
    var dumps = [session.layout.frameDump()]
    let red = try addView("red", to: &session)
    dumps.append(session.layout.frameDump())
    // More steps than keep their solution, so old ones are solved again.
    for width in 1...140 {
      var layout = session.layout
      for constraint in layout.constraints { layout.remove(constraint) }
      try layout.add(LayoutConstraint(Anchor(red, .width), constant: Double(width)))
      _ = session.commit(layout, as: "width \(width)")
      dumps.append(session.layout.frameDump())
    }
    for dump in dumps.dropLast().reversed() {
      _ = try session.undo()
      #expect(session.layout.frameDump() == dump)
    }
    let remedy = "everything is undone; redo takes it back"
    #expect(throws: LayoutError("nothing to undo", remedy: remedy)) { try session.undo() }
    for dump in dumps.dropFirst() {
      _ = try session.redo()
      #expect(session.layout.frameDump() == dump)
    }
    #expect(throws: LayoutError.self) { try session.redo() }
  }

  @Test("a layout that replaces another is compared by name")
  func replacement() throws {
    var session = Session()
    let red = try addView("red", to: &session)
    _ = try pinWidth(red, 100, in: &session)
    #expect(try pinWidth(red, 200, in: &session).broken.count == 1)
    var other = Session()
    let blue = try addView("blue", to: &other)
    _ = try addView("red", to: &other)
    _ = try pinWidth(blue, 10, in: &other)
    _ = try pinWidth(blue, 20, in: &other)
    // The items and constraints of both layouts have the same numbers.
    let changes = session.commit(other.layout, as: "import")
    #expect(changes.broken.count == 1)
    #expect(changes.restored.isEmpty)
    #expect(changes.moved.map(\.name) == ["blue", "red"])
    #expect(changes.moved.map { $0.from?.size.width } == [nil, 100])
    #expect(changes.becameAmbiguous == ["blue"])
    let back = session.commit(session.layout, as: "nothing")
    #expect(back.broken.isEmpty && back.becameAmbiguous.isEmpty)
    // The same script run again: what is the same isn't told again.
    func script(_ widths: [Double]) throws -> Layout {
      var session = Session()
      let red = try addView("red", to: &session)
      for width in widths { _ = try pinWidth(red, width, in: &session) }
      return session.layout
    }
    _ = session.commit(try script([100, 200]), as: "edit")
    let same = session.commit(try script([100, 200]), as: "edit")
    #expect(same.broken.isEmpty && same.restored.isEmpty && same.becameAmbiguous.isEmpty)
    #expect(same.moved.isEmpty)
  }

  @Test("the last hundred steps of a small layout are not solved again")
  func stepsKeepTheirSolution() throws {
    var session = Session()
    let red = try addView("red", to: &session)
    for width in 1...120 { _ = try pinWidth(red, Double(width), in: &session) }
    _ = try session.undo(99)
    // Each step solves once more than the one before it; a fresh solution would be the first.
    #expect(session.layout.engine.work.solutions > 1)
    _ = try session.undo(3)
    #expect(session.layout.engine.work.solutions == 1)
  }

  /// Adds a view without solving.
  private func build(
    _ name: String, in session: inout Session, fails: Bool = false
  ) throws(LayoutError) {
    _ = try session.edit(as: name) { layout throws(LayoutError) in
      _ = try layout.addView(.view, named: name, in: layout.root)
      if fails { throw LayoutError("no") }
      return ("", true)
    }
  }

  @Test("undo can stop in the middle of edits that were solved together")
  func undoOfPending() throws {
    var session = Session()
    for step in 0..<60 {
      try build("v\(step)", in: &session)
      #expect(throws: LayoutError.self) { try build("w", in: &session, fails: true) }
    }
    #expect(session.pendingCount == 60)
    #expect(session.settle().allSatisfy { $0 == nil })
    #expect(session.history.count == 60)
    _ = try session.undo(3)
    #expect(session.layout.items.count == 58)
    _ = try session.redo(1)
    #expect(session.layout.items.count == 59)
    try build("x", in: &session)
    #expect(throws: LayoutError.self) { try session.redo() }
    #expect(session.history.last == "x")
    #expect(session.history.count == 59)
    _ = try session.undo(59)
    #expect(session.layout.items.count == 1)
    _ = try session.redo(59)
    #expect(session.layout.items.count == 60)
  }

  @Test("what broke is reported under the edit that broke it")
  func brokenPending() throws {
    var session = Session()
    let red = try addView("red", to: &session)
    for (attribute, length) in [(Attribute.width, 10.0), (.height, 5), (.width, 20), (.height, 5)] {
      _ = try session.edit(as: "pin") { layout throws(LayoutError) in
        try layout.add(LayoutConstraint(Anchor(red, attribute), constant: length))
        return ("", true)
      }
    }
    #expect(session.settle().map { $0?.broken.count ?? 0 } == [0, 0, 1, 0])
  }

  @Test("of many edits that break something, the last ones are reported together")
  func muchBrokenPending() throws {
    var session = Session()
    let red = try addView("red", to: &session)
    for length in 0..<50 {
      _ = try session.edit(as: "pin") { layout throws(LayoutError) in
        try layout.add(LayoutConstraint(Anchor(red, .width), constant: Double(length)))
        return ("", true)
      }
    }
    let told = session.settle().map { $0.map { [$0.commandCount, $0.broken.count] } }
    let apart = [nil] + Array(repeating: [1, 1], count: 32)
    #expect(told == apart + Array(repeating: nil, count: 16) + [[17, 17]])
    #expect(session.layout.brokenHandles.count == 49)
    _ = try session.undo(10)
    #expect(session.layout.brokenHandles.count == 39)
    _ = try session.redo(10)
    #expect(session.layout.brokenHandles.count == 49)
  }

  @Test("forgets the oldest commands where they take too much", arguments: [false, true])
  func trimming(inPlace: Bool) throws {
    var session = Session()
    let red = try addView("red", to: &session)
    var dumps = [session.layout.frameDump()]
    for number in 1...200 {
      let command = "width \(number)"
      @Sendable func set(_ layout: inout Layout) throws(LayoutError) {
        for constraint in layout.constraints { layout.remove(constraint) }
        try layout.add(LayoutConstraint(Anchor(red, .width), constant: Double(number)))
      }
      if inPlace {
        _ = try session.edit(as: command) { layout throws(LayoutError) in
          try set(&layout)
          return ("", true)
        }
        if number % 3 == 0 { session.settle() }
      } else {
        var layout = session.layout
        try set(&layout)
        _ = session.commit(layout, as: command)
      }
      session.trimHistory(to: 300_000)
      dumps.append(session.layout.frameDump())
    }
    #expect((4..<150).contains(session.history.count))
    #expect(session.history.count + session.forgottenCommands == 201)
    #expect(session.history.last == "width 200")
    let error = #expect(throws: LayoutError.self) { try session.undo(200) }
    #expect(error?.remedy?.contains("--limit history=SIZE") == true)
    let kept = session.history.count
    for dump in dumps.dropLast().suffix(kept).reversed() {
      _ = try session.undo()
      #expect(session.layout.frameDump() == dump)
    }
    #expect(session.history.isEmpty)
    _ = try session.redo(kept)
    #expect(session.layout.frameDump() == dumps.last)
  }

  @Test("several steps at once report their changes on the whole, or nothing happens")
  func severalSteps() throws {
    var session = Session()
    let red = try addView("red", to: &session)
    _ = try pinWidth(red, 100, in: &session)
    _ = try pin(LayoutConstraint(Anchor(red, .height), constant: 50), in: &session)
    #expect(throws: LayoutError.self) { try session.undo(4) }
    #expect(session.history.count == 3)
    let back = try session.undo(2)
    #expect(back.commands == ["pin", "pin"])
    #expect(back.changes.moved.map(\.to) == [.zero])
    let forth = try session.redo(2)
    #expect(forth.changes.moved.map(\.to.size) == [Size(width: 100, height: 50)])
    #expect(throws: LayoutError.self) { try session.redo(1) }
  }

  @Test("a new command forgets what was undone")
  func redoIsForgotten() throws {
    var session = Session()
    _ = try addView("red", to: &session)
    #expect(try session.undo().commands == ["add view red"])
    _ = try addView("blue", to: &session)
    #expect(throws: LayoutError.self) { try session.redo() }
    #expect(session.history == ["add view blue"])
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
    #expect(try session.undo().changes.restored == ["c1"])
    #expect(try session.redo().changes.broken.compactMap(\.broken) == ["c1"])
    var layout = session.layout
    for id in layout.constraints where layout.constraint(id).name == "c2" { layout.remove(id) }
    let removed = session.commit(layout, as: "unpin c2")
    #expect(removed.restored == ["c1"])
    #expect(removed.moved.first?.to.size.width == 100)
    let placed = try pin(
      LayoutConstraint(Anchor(red, .leading), to: Anchor(layout.root, .leading)),
      LayoutConstraint(Anchor(red, .top), to: Anchor(layout.root, .top)),
      LayoutConstraint(Anchor(red, .height), constant: 5), in: &session)
    #expect(placed.becameUnambiguous == ["red"])
    #expect(try session.undo().changes.becameAmbiguous == ["red"])
  }

  @Test("moved frames are counted beyond those that are listed")
  func movedFrames() throws {
    var session = Session()
    var layout = session.layout
    for name in ["a", "b", "c"] {
      let view = try layout.addView(.view, named: name, in: layout.root)
      try layout.add(LayoutConstraint(Anchor(view, .width), constant: 10))
    }
    let changes = session.commit(layout, as: "three views")
    #expect(changes.moved.map(\.name) == ["a", "b", "c"])
    let first = changes.moved(first: 2)
    #expect(first.moves == Array(changes.moved.prefix(2)))
    #expect(first.count == 3)
    #expect(changes.moved(first: 5).moves == changes.moved)
    #expect(changes.moved(first: 0).count == 3)
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
    #expect(throws: LayoutError.self) { try session.restore("after") }
    var copy = session
    copy.checkpoint("inside")
    _ = copy.reset()
    _ = session.adopt(copy, as: "source file")
    #expect(session.checkpoints == ["before", "inside"])
    #expect(session.history.last == "source file")
    #expect(session.layout.items == [session.layout.root])
    _ = try session.undo()
    #expect(session.layout.item(named: "blue") != nil)
    _ = session.reset()
    #expect(session.layout.items == [session.layout.root])
    _ = try session.undo()
    #expect(session.layout.item(named: "red") != nil)
  }
}
