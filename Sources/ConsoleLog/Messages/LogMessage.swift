/// A message about layout other than a report of clashing constraints: how to recognize it, what it means, what to do.
///
/// A sign is a part of the message, whatever the case of its first letter; `…` stands for what may come between its
/// pieces. Meanings and remedies name what the message says: `{>Cell: |>View: |the cell}` is the word after `Cell: ` or
/// `View: `, or else `the cell`, `{< is not a key|it}` the one before, and with `>>` or `<<` it is the phrase.
struct LogMessage: Sendable {
  /// How sure a remedy is.
  enum Certainty: String, Sendable {
    /// The message says what is wrong.
    case certain
    /// Other causes are possible.
    case usual
  }

  /// Different wordings, each as the pieces that follow each other.
  let signs: [[String]]
  let meaning: String
  let remedy: String
  let certainty: Certainty
  /// What is printed below the message and shows more; nil if there is none.
  let evidence: Evidence?
  /// What it is about, where its numbers or other messages change what is said; nil for most.
  let topic: Topic?
  /// A hole, as in sentences, whose word may be a misspelling of another word in the message.
  let slip: String?

  init(
    _ signs: String..., meaning: String, remedy: String, certainty: Certainty = .certain,
    evidence: Evidence? = nil, topic: Topic? = nil
  ) {
    self.init(
      pieces: signs.map { $0.split(separator: "…").map(String.init) }, meaning: meaning,
      remedy: remedy, certainty: certainty, evidence: evidence, topic: topic)
  }

  init(
    pieces: [[String]], meaning: String, remedy: String, certainty: Certainty = .certain,
    evidence: Evidence? = nil, topic: Topic? = nil, slip: String? = nil
  ) {
    signs = pieces
    self.meaning = meaning
    self.remedy = remedy
    self.certainty = certainty
    self.evidence = evidence
    self.topic = topic
    self.slip = slip
  }

  /// The messages about one matter.
  struct Section: Sendable {
    let title: String
    let messages: [LogMessage]
  }

  /// All messages; of those that fit a text, the first counts.
  static let sections = [
    ambiguities, constraints, formats, passes, cells, interfaceBuilder, libraries, swiftUI,
  ]

  /// The first message that begins in a line and continues in a window that starts with that line.
  static func message(in line: Substring, window: () -> Substring) -> LogMessage? {
    let found = begun(in: line)
    if found.isEmpty { return nil }
    let window = window()
    return found.sorted().lazy.map { all[$0] }
      .first { $0.signs.contains { holds(window, $0) } }
  }

  /// Whether a message may begin in a line.
  static func mayBegin(in line: Substring) -> Bool { !begun(in: line).isEmpty }

  /// The places of the messages whose beginning is in a line.
  private static func begun(in line: Substring) -> Set<Int> {
    var found: Set<Int> = []
    var line = line
    // Once, as each access of a static value costs as much as a look at a byte.
    let (pairs, openings) = (pairs, openings)
    line.withUTF8 { bytes in
      for place in bytes.indices.dropLast()
      where pairs[pair(bytes[place], bytes[place + 1])] {
        for opening in openings[Int(bytes[place])] {
          let wanted = opening.bytes
          guard wanted.count <= bytes.count - place else { continue }
          var length = 1
          while length < wanted.count, bytes[place + length] == wanted[length] { length += 1 }
          if length == wanted.count { found.insert(opening.message) }
        }
      }
    }
    return found
  }

  private static func holds(_ text: Substring, _ pieces: [String]) -> Bool {
    var rest = text
    return pieces.enumerated().allSatisfy { number, piece in
      guard let place = rest.firstRange(of: number == 0 ? opening(of: piece) : piece[...]) else {
        return false
      }
      rest = rest[place.upperBound...]
      return true
    }
  }

  /// A sign's first piece without its first letter.
  private static func opening(of piece: String) -> Substring {
    piece.first?.isLetter == true ? piece.dropFirst() : piece[...]
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first) << 8 | Int(second)
  }

  /// The two bytes with which openings begin: most places of a line need no further look.
  private static let pairs: [Bool] = {
    var pairs = Array(repeating: false, count: 1 << 16)
    for opening in openings.joined() where opening.bytes.count > 1 {
      pairs[pair(opening.bytes[0], opening.bytes[1])] = true
    }
    return pairs
  }()

  private static let all = sections.flatMap { $0.messages }

  /// The first pieces of all signs, by their first byte, because most lines of a log hold none.
  private static let openings: [[(bytes: [UInt8], message: Int)]] = {
    var openings: [[(bytes: [UInt8], message: Int)]] = Array(repeating: [], count: 256)
    for (place, message) in all.enumerated() {
      for sign in message.signs {
        let bytes = Array(opening(of: sign.first ?? "").utf8)
        if let first = bytes.first { openings[Int(first)].append((bytes: bytes, message: place)) }
      }
    }
    return openings
  }()
}

extension LogMessage {
  /// What the system prints below a message, which shows more than the message does.
  enum Evidence: Hashable, Sendable {
    /// The calls that led to it; what to do where none of them is the app's.
    case stack(orElse: String)
    /// A trace of views; what to do where there is none.
    case trace(orElse: String)

    /// What the page about messages says about it.
    var hint: String {
      switch self {
      case .stack: "the first function of your app in the stack below it shows where"
      case .trace: Self.traceBelow
      }
    }

    /// What a trace below a message says about it.
    static let traceBelow = "the trace below it \(marks)"

    /// What a trace in another place of the log says about a message.
    static let traceElsewhere = "the trace in this text \(marks)"

    private static let marks = "marks the view and says which variables are free"
  }
}
