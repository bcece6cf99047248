import AutoLayout

/// One element of an XML file.
struct Element: Sendable {
  /// The tag.
  let name: String
  /// The role of the element in its parent, which is looked up more often than anything else.
  let key: String?
  /// Where the element begins in the file.
  let place: DocumentPlace
  /// The range of its attributes among those of the file.
  let attributes: Range<Int>
  /// The characters directly inside the element.
  var text = ""
  /// The index of the first element after this one and everything inside it.
  var end = 0
}

/// An attribute: its name and value.
typealias ElementAttribute = (name: String, value: String)

/// A place in a file: line and column, both from 1.
public struct DocumentPlace: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The line.
  public let line: Int
  /// The column, in bytes.
  public let column: Int

  /// Creates a place from two numbers.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Earlier places first.
  public static func < (first: DocumentPlace, second: DocumentPlace) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }

  /// `line:column`.
  public var description: String { "\(line):\(column)" }

  /// The place with its column in code points, as other programs count.
  ///
  /// - Parameter line: The bytes of its line, and any after them.
  /// - Returns: The same line, with 1 as its first column.
  package func inCodePoints(of line: ArraySlice<UInt8>) -> DocumentPlace {
    // Code points begin with a byte that doesn't continue one (RFC 3629).
    let count = line.prefix(max(0, column - 1)).count { $0 & 0xC0 != 0x80 }
    return DocumentPlace(line: self.line, column: count + 1)
  }

  /// The first character of a file.
  static let start = DocumentPlace(line: 1, column: 1)
}

/// The elements of an XML file in document order, the root first.
///
/// It is flat, so that deep files need no recursion, and elements need no memory of their own for their children.
final class ElementTree: Sendable {
  let elements: [Element]
  /// The attributes of all elements, in the order of the file.
  let attributes: [ElementAttribute]

  init(_ elements: [Element], attributes: [ElementAttribute]) {
    self.elements = elements
    self.attributes = attributes
  }

  /// The outermost element; nil in an empty tree.
  var root: Node? { elements.isEmpty ? nil : Node(tree: self, index: 0) }
}

/// An element within its tree.
struct Node: Sendable {
  let tree: ElementTree
  let index: Int

  private var element: Element { tree.elements[index] }

  var name: String { element.name }
  var place: DocumentPlace { element.place }
  var text: String { element.text }
  /// The elements directly inside, in order.
  var children: [Node] { children { _ in true } }
  /// The attributes, in the order of the file.
  var attributes: ArraySlice<ElementAttribute> { tree.attributes[element.attributes] }

  /// The value of an attribute; the last one if the file has several with the name.
  subscript(attribute: String) -> String? {
    for place in tree.elements[index].attributes.reversed()
    where tree.attributes[place].name.isWritten(attribute) {
      return tree.attributes[place].value
    }
    return nil
  }

  /// Where the last element inside begins.
  var lastPlace: DocumentPlace {
    var last = self
    while let next = last.children.last { last = next }
    return last.place
  }

  /// Whether an attribute says `YES`.
  func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }

  /// The number of an attribute; nil if it is missing or not a finite number.
  func number(_ attribute: String) -> Double? { self[attribute].flatMap(DocumentNumber.value) }

  /// The size of a font, in points; nil if it is missing or can't be a size.
  var pointSize: Double? { self["pointSize"].flatMap(DocumentNumber.pointSize) }

  /// The role that the element has in its parent.
  var key: String? { element.key }

  /// The first child with a name.
  func child(_ name: String) -> Node? { firstChild { $0.name.isWritten(name) } }

  /// The first child with a role.
  func child(key: String) -> Node? { firstChild { $0.key?.isWritten(key) == true } }

  /// Every child with a name.
  func children(_ name: String) -> [Node] { children { $0.name.isWritten(name) } }

  /// The first child that matches.
  ///
  /// Examines the elements in place, because most of them don't match.
  func firstChild(where isMeant: (Element) -> Bool) -> Node? {
    var child = index + 1
    while child < tree.elements[index].end {
      if isMeant(tree.elements[child]) { return Node(tree: tree, index: child) }
      child = tree.elements[child].end
    }
    return nil
  }

  private func children(where isMeant: (Element) -> Bool) -> [Node] {
    var found: [Node] = []
    var child = index + 1
    while child < tree.elements[index].end {
      if isMeant(tree.elements[child]) { found.append(Node(tree: tree, index: child)) }
      child = tree.elements[child].end
    }
    return found
  }
}

extension String {
  /// Whether it has the same bytes as another text; names that differ usually differ in length, which is checked first.
  @inline(__always)
  func isWritten(_ other: String) -> Bool { utf8.count == other.utf8.count && self == other }
}

/// Numbers as documents write them.
enum DocumentNumber {
  /// A finite number of a reasonable size.
  static func value(_ text: String) -> Double? {
    guard let number = Double(text), number.magnitude <= Magnitude.limit else { return nil }
    return number
  }

  /// The size of a font, in points.
  static func pointSize(_ text: String) -> Double? {
    value(text).flatMap { $0 > 0 && $0 <= Font.largestPointSize ? $0 : nil }
  }

  /// A multiplier: `0.5`, or a ratio such as `16:9` and `1/3`.
  static func multiplier(_ text: String) -> Double? {
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "/" })
    let numbers = parts.compactMap { value($0.trimmingBlanks) }
    guard numbers.count == parts.count, let first = numbers.first else { return nil }
    guard numbers.count == 2 else { return first }
    return numbers[1] == 0 ? nil : first / numbers[1]
  }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmingBlanks: String {
    let blank: (Character) -> Bool = { $0 == " " }
    return String(drop(while: blank).reversed().drop(while: blank).reversed())
  }
}

/// What is wrong with a document, and where.
///
/// Thrown when the document can't be opened; kept as a warning when only a part of it was left out.
public struct DocumentIssue: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place; nil if the issue is about the whole file.
  public let place: DocumentPlace?
  /// One line, without a full stop.
  public let reason: String
  /// What to do about it.
  public let remedy: String?
  /// The object id of the omitted constraint, if any; empty if it has none.
  package private(set) var constraint: String?
  /// The document's platform, if it isn't one whose documents can be opened.
  package let platform: String?
  /// Whether Interface Builder never writes it: a number that can't be read, an id that is used twice.
  package private(set) var isDamage = false

  init(
    _ reason: String, at place: DocumentPlace?, remedy: String? = nil, platform: String? = nil
  ) {
    self.place = place
    self.reason = reason
    self.remedy = remedy
    self.platform = platform
  }

  /// The same, as the reason why a constraint is left out.
  func leavingOut(constraint id: String) -> DocumentIssue {
    var issue = self
    issue.constraint = id
    return issue
  }

  /// The same as damage.
  func damaging() -> DocumentIssue {
    var issue = self
    issue.isDamage = true
    return issue
  }

  /// The reason, followed by the remedy.
  public var description: String {
    remedy.map { "\(reason); \($0)" } ?? reason
  }
}
