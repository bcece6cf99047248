import SeededRandom

/// Damages documents: the same damage for the same seed.
package struct Mutator {
  private var random: SeededGenerator

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A copy of a document with one to eight changes to its bytes, tags, attributes or ids.
  package mutating func mutated(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0...pick(8) {
      guard !bytes.isEmpty else { return original }
      switch pick(8) {
      case 0: changeBytes(&bytes)
      case 1, 2: changeTags(&bytes)
      case 3, 4, 5: changeAttribute(&bytes)
      default: changeID(&bytes)
      }
    }
    return bytes
  }

  private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }

  private mutating func element<Element>(of list: [Element]) -> Element? {
    list.isEmpty ? nil : list[pick(list.count)]
  }

  private mutating func range(in bytes: [UInt8], upTo length: Int) -> Range<Int> {
    let start = pick(bytes.count)
    return start..<min(bytes.count, start + pick(length))
  }

  private mutating func changeBytes(_ bytes: inout [UInt8]) {
    let place = pick(bytes.count)
    switch pick(6) {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes[place] ^= 1 << UInt8(pick(8))
    case 2: bytes.removeSubrange(range(in: bytes, upTo: 40))
    case 3: bytes.insert(contentsOf: bytes[range(in: bytes, upTo: 400)], at: place)
    case 4: bytes.swapAt(place, pick(bytes.count))
    default: bytes.removeSubrange(place...)
    }
  }

  private mutating func changeTags(_ bytes: inout [UInt8]) {
    let tags = MarkupScan(bytes).tags
    guard let one = element(of: tags), let other = element(of: tags) else { return }
    switch pick(5) {
    case 0: bytes.removeSubrange(one)
    case 1: bytes.insert(contentsOf: bytes[one], at: other.lowerBound)
    case 2: bytes.replaceSubrange(one, with: Array(bytes[other]))
    case 3:
      // The start of one tag with the attributes of another.
      let name = bytes[one].prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }
      let old = bytes[other].prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }
      bytes.replaceSubrange(old.indices, with: Array(name))
    default:
      let first = min(one.lowerBound, other.lowerBound)
      let last = min(max(one.upperBound, other.upperBound), first + 4_000)
      bytes.insert(contentsOf: Array(bytes[first..<last]), at: first)
    }
  }

  private mutating func changeAttribute(_ bytes: inout [UInt8]) {
    let attributes = MarkupScan(bytes).attributes
    guard let one = element(of: attributes), let other = element(of: attributes) else { return }
    switch pick(5) {
    case 0: bytes.removeSubrange(one.name.lowerBound..<(one.value.upperBound + 1))
    case 1: bytes.replaceSubrange(one.value, with: Array(bytes[other.value]))
    case 2: bytes.replaceSubrange(one.name, with: Array(bytes[other.name]))
    default:
      let value = element(of: Self.oddValues) ?? ""
      bytes.replaceSubrange(one.value, with: Array(value.utf8))
    }
  }

  /// Makes ids double, missing, or refer in circles.
  private mutating func changeID(_ bytes: inout [UInt8]) {
    let scan = MarkupScan(bytes)
    let references = scan.attributes.filter {
      Self.references.contains(String(decoding: bytes[$0.name], as: UTF8.self))
    }
    let ids = scan.attributes.filter {
      Self.idName == String(decoding: bytes[$0.name], as: UTF8.self)
    }
    guard let target = element(of: references + ids), let source = element(of: ids) else { return }
    let value = pick(8) == 0 ? Array("none".utf8) : Array(bytes[source.value])
    bytes.replaceSubrange(target.value, with: value)
  }

  private static let idName = "id"
  private static let references: Set<String> = [
    "firstItem", "secondItem", "reference", "destination", "initialViewController", "sceneID",
  ]

  private static let oddValues = [
    "", "0", "-0.0", "-1", "1e308", "-1e308", "1e309", "1e-320", "nan", "inf", "-inf", "0x10",
    "999999999", "1e9", "-1e9", "1000000001", "9223372036854775808", "0.1", "YES", "NO", "1:0",
    "0:0", "16:9", "1/3", "1001", "1000", "999.9", "&amp;", "&#0;", "&unknown;", "\u{202E}", "😀",
    "leading", "width", "baseline", "firstBaseline", "notAnAttribute", "lessThanOrEqual",
    "vertical", "fillProportionally", "equalCentering", "system", "standard", "safeArea",
    String(repeating: "w ", count: 500),
  ]
}
