/// The values of a property list that occur in files of translations and projects.
enum PropertyList {
  /// A value; other kinds are ignored.
  indirect enum Value: Sendable {
    case text(String)
    case dictionary([String: Value])
    case list([Value])
    case number(Int)
    case other

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var dictionary: [String: Value]? {
      if case .dictionary(let values) = self { values } else { nil }
    }
    var list: [Value]? { if case .list(let values) = self { values } else { nil } }
    var number: Int? { if case .number(let number) = self { number } else { nil } }
  }

  /// Dictionaries nested deeper than those of `.stringsdict` files are ignored, so that no file can exhaust the stack.
  static let deepest = 8

  /// Whether bytes are a property list, in XML or binary form.
  static func isList(_ bytes: [UInt8]) -> Bool {
    isBinary(bytes) || ["<?xml", "<plist", "<!DOCT"].contains { bytes.starts(with: $0.utf8) }
      || bytes.starts(with: [0xEF, 0xBB, 0xBF] + Array("<?xml".utf8))
  }

  private static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist0".utf8) }

  /// The dictionary of a file.
  ///
  /// - Throws: When it isn't a property list, or something other than a dictionary.
  static func dictionary(_ bytes: [UInt8]) throws(DocumentIssue) -> [String: Value] {
    let value: Value?
    if isBinary(bytes) {
      var reader = BinaryPropertyList(bytes)
      value = reader.root()
    } else {
      value = try xml(bytes)
    }
    guard let dictionary = value?.dictionary else {
      throw DocumentIssue(
        "the property list has no dictionary", at: nil,
        remedy: isBinary(bytes)
          ? "it may be damaged: restore it, or write it again with plutil"
          : "its root is a <dict> with keys and texts")
    }
    return dictionary
  }

  private static func xml(_ bytes: [UInt8]) throws(DocumentIssue) -> Value? {
    guard let root = try XMLReader.read(withoutDocumentType(bytes)).root else { return nil }
    return value(root.name == "plist" ? root.children.first ?? root : root, depth: 0)
  }

  /// The bytes, with the document type that property lists begin with replaced by spaces.
  ///
  /// A document type that declares something is kept, and later refused.
  private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
    let opening = Array("<!DOCTYPE plist".utf8)
    let starts = bytes.indices.prefix(farthestDocumentType).filter {
      bytes[$0] == opening[0] && bytes[$0...].starts(with: opening)
    }
    guard let start = starts.first,
      let end = bytes[start...].firstIndex(where: { $0 == UInt8(ascii: ">") }),
      !bytes[start..<end].contains(UInt8(ascii: "["))
    else { return bytes }
    return bytes[..<start] + bytes[start...end].map { _ in UInt8(ascii: " ") }
      + bytes[(end + 1)...]
  }

  /// The maximum distance of the document type from the beginning of a file.
  private static let farthestDocumentType = 1000

  private static func value(_ node: Node, depth: Int) -> Value {
    switch node.name {
    case "string": return .text(node.text)
    case "dict" where depth < deepest:
      var found: [String: Value] = [:]
      var key: String?
      for child in node.children {
        if child.name == "key" {
          key = child.text
        } else if let known = key {
          found[known] = value(child, depth: depth + 1)
          key = nil
        }
      }
      return .dictionary(found)
    case "array" where depth < deepest:
      return .list(node.children.map { value($0, depth: depth + 1) })
    case "integer": return Int(node.text).map { .number($0) } ?? .other
    default: return .other
    }
  }
}

/// The binary form, `bplist00`: objects, a table of their offsets, and a trailer of 32 bytes.
///
/// See `CFBinaryPList.c` of swift-corelibs-foundation for the layout of the bytes.
private struct BinaryPropertyList {
  private let bytes: [UInt8]
  private var offsetSize = 0
  private var referenceSize = 0
  private var count = 0
  private var top = 0
  private var table = 0
  /// The remaining number of values to read: damaged files can repeat one value endlessly.
  private var budget = 0
  /// The remaining number of text bytes to read: many keys can have the same long text.
  private var textBudget = 0

  private static let trailer = 32

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    budget = bytes.count
    textBudget = 1 << 20 + 16 * bytes.count
    guard bytes.count >= Self.trailer + 8 else { return }
    let start = bytes.count - Self.trailer
    offsetSize = Int(bytes[start + 6])
    referenceSize = Int(bytes[start + 7])
    count = number(at: start + 8, size: 8) ?? 0
    top = number(at: start + 16, size: 8) ?? 0
    table = number(at: start + 24, size: 8) ?? 0
  }

  /// The outermost value; nil if the bytes are damaged.
  mutating func root() -> PropertyList.Value? { value(top, depth: 0) }

  /// The number that the given bytes encode, highest byte first; nil if there are none.
  private func number(at place: Int, size: Int) -> Int? {
    guard size > 0, size <= 8, place >= 0, place <= bytes.count - size else { return nil }
    let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }

  /// Where an object begins.
  private func place(of object: Int) -> Int? {
    guard object >= 0, object < count, count <= bytes.count else { return nil }
    let (distance, overflows) = object.multipliedReportingOverflow(by: offsetSize)
    guard !overflows, table <= bytes.count, distance <= bytes.count else { return nil }
    return number(at: table + distance, size: offsetSize)
  }

  private mutating func value(_ object: Int, depth: Int) -> PropertyList.Value? {
    budget -= 1
    guard budget >= 0, let place = place(of: object), place >= 0, place < bytes.count,
      let (length, start) = length(at: place)
    else { return nil }
    switch bytes[place] >> 4 {
    case 5: return content(start, length).map { .text(String(decoding: $0, as: UTF8.self)) }
    case 6:
      return content(start, length * 2).map { content in
        let places = stride(from: content.startIndex, to: content.endIndex, by: 2)
        let units = places.map { (place: Int) -> UInt16 in
          UInt16(content[place]) << 8 | UInt16(content[place + 1])
        }
        return .text(String(decoding: units, as: UTF16.self))
      }
    case 1:
      return number(at: place + 1, size: 1 << Int(bytes[place] & 0x0F)).map { .number($0) }
    case 10 where depth < PropertyList.deepest: return list(at: start, count: length, depth: depth)
    case 13 where depth < PropertyList.deepest:
      return dictionary(at: start, count: length, depth: depth)
    default: return .other
    }
  }

  private mutating func content(_ start: Int, _ length: Int) -> ArraySlice<UInt8>? {
    textBudget -= length
    return textBudget >= 0 && start <= bytes.count - length ? bytes[start..<start + length] : nil
  }

  /// The number of characters or members of an object, and where they begin.
  private func length(at place: Int) -> (Int, Int)? {
    let short = Int(bytes[place] & 0x0F)
    guard short == 15 else { return (short, place + 1) }
    guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1 else { return nil }
    let size = 1 << Int(bytes[place + 1] & 0x0F)
    guard let length = number(at: place + 2, size: size), length <= bytes.count else { return nil }
    return (length, place + 2 + size)
  }

  private mutating func list(at start: Int, count: Int, depth: Int) -> PropertyList.Value? {
    var found: [PropertyList.Value] = []
    for member in 0..<count {
      guard let object = number(at: start + member * referenceSize, size: referenceSize),
        let value = value(object, depth: depth + 1)
      else { return nil }
      found.append(value)
    }
    return .list(found)
  }

  private mutating func dictionary(at start: Int, count: Int, depth: Int) -> PropertyList.Value? {
    var found: [String: PropertyList.Value] = [:]
    for member in 0..<count {
      let place = start + member * referenceSize
      guard let key = number(at: place, size: referenceSize),
        let object = number(at: place + count * referenceSize, size: referenceSize),
        case .text(let name)? = value(key, depth: depth + 1)
      else { return nil }
      found[name] = value(object, depth: depth + 1)
    }
    return .dictionary(found)
  }
}
