import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics
import SwiftLayouts

/// The frames of one scene of a document, or of one script.
struct FrameList {
  /// One view.
  struct View {
    let id: String
    /// Its name in a session.
    let name: String
    let frame: Rect
    /// The values that x, y, width and height can take; nil if not requested.
    let ranges: [ClosedRange<Double>]?
    /// Why its frame is a guess; nil if it isn't one.
    let guess: Guess?
    /// Whether constraints leave its place or size open.
    let isAmbiguous: Bool

    /// The word after its frame; empty if nothing is in doubt.
    var doubt: String { guess?.rawValue ?? (isAmbiguous ? Guess.ambiguous.rawValue : "") }
  }

  /// The details besides the frames.
  struct Details: OptionSet {
    let rawValue: Int
    /// The values that numbers can take.
    static let ranges = Details(rawValue: 1)
    /// Only what depends on a guess; JSON always includes that.
    static let guesses = Details(rawValue: 2)
  }

  /// The name of the file without its directory.
  let document: String
  let scene: String
  /// The details besides the frames.
  let details: Details
  private(set) var views: [View] = []

  init(document: String, scene: String, _ details: Details) {
    self.document = document
    self.scene = scene
    self.details = details
  }

  /// Adds the views of a solved layout.
  ///
  /// `open` is the same without the sizes that only Interface Builder saved, and tells what constraints leave open.
  mutating func add(
    _ layout: Layout, _ items: [(id: String, item: Item.ID)], rootFrame: Rect,
    guesses: [Item.ID: Guess] = [:], open: Layout? = nil
  ) {
    let withRanges = details.contains(.ranges)
    let open = open ?? layout
    views += items.map { id, item in
      View(
        id: id, name: layout.name(of: item),
        frame: item == layout.root ? rootFrame : layout.frame(of: item),
        ranges: withRanges && item != layout.root ? open.ranges(of: item) : nil,
        guess: guesses[item],
        // An image of unknown size has one.
        isAmbiguous: item != layout.root && open.isAmbiguous(item)
          && open.model.sizeGuess(of: item) != .image)
    }
  }

  /// The list as JSON; `Docs/JSON.md` has the schema.
  var json: JSONValue {
    let views = JSONValue.array(views.map { $0.json(details) })
    return [
      "document": .string(document),
      "scenes": .array([["id": .string(scene), "views": views]]),
    ]
  }

  /// The list as text; with ``Details/guesses``, only what depends on one.
  var text: String {
    let shown = details.contains(.guesses) ? views.filter { $0.guess != nil } : views
    let lines = shown.map { view in
      let doubt = view.doubt.isEmpty ? "" : " \(view.doubt)"
      return "  \(view.id) \(PropertyValue.rect(view.frame))\(doubt)"
    }
    return (["\(document) \(scene)"] + lines).map { VisibleText.line($0) + "\n" }.joined()
  }
}

extension FrameList.View {
  fileprivate func json(_ details: FrameList.Details) -> JSONValue {
    var members = [
      JSONValue.Member("id", .string(id)), JSONValue.Member("name", .string(name)),
      JSONValue.Member("frame", frame.json),
    ]
    if let ranges {
      members.append(JSONValue.Member("ranges", .array(ranges.map { Self.json($0) })))
    }
    if let guess {
      members.append(JSONValue.Member("guess", .string(guess.rawValue)))
    }
    return .object(members)
  }

  /// JSON has no infinities, so numbers beyond any frame replace them.
  private static func json(_ range: ClosedRange<Double>) -> JSONValue {
    .array([range.lowerBound, range.upperBound].map { .measured(min(max($0, -1e300), 1e300)) })
  }
}

/// The output of `lay frames --coverage`: how much of the Swift code is read.
struct CoverageReport {
  private let document: SwiftDocument
  private let coverage: SwiftCoverage

  init(_ document: SwiftDocument) {
    self.document = document
    coverage = document.coverage()
  }

  /// The statements that aren't read, then the total.
  var text: String {
    let unread = coverage.unread.map { statement in
      "\(document.text(of: statement.place)): not read: \(statement.reason)\n"
    }
    let kinds = coverage.statements.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    let sum =
      coverage.total == 0
      ? "no constraint statements\n"
      : "\(coverage.total) constraint statements (\(kinds.joined(separator: ", "))): "
        + "\(coverage.read) read in first layouts, \(coverage.readElsewhere) elsewhere, "
        + "\(coverage.unread.count) not read; \(share) % read\n"
    return unread.joined() + sum
  }

  private var share: String {
    let tenths = (coverage.read + coverage.readElsewhere) * 1000 / coverage.total
    return "\(tenths / 10).\(tenths % 10)"
  }
}
