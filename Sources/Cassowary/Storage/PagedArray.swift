/// A growing array whose copies share the pages that neither of them changes.
///
/// A history keeps a copy of the solver for each command, and a command changes a few rows: a plain
/// array would be copied whole, and one that grows would be moved, too.
struct PagedArray<Element: Sendable>: Sendable {
  /// Elements of a page as an exponent of 2: a compromise between the page that a change copies and
  /// the list of pages, which it copies, too.
  private static var pageBits: Int { 8 }
  private static var pageMask: Int { (1 << pageBits) - 1 }

  private var pages: [[Element]] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get { pages[index >> Self.pageBits][index & Self.pageMask] }
    @inline(__always) _modify { yield &pages[index >> Self.pageBits][index & Self.pageMask] }
  }

  /// Makes room for the first elements, where it is known that a few dozen will come.
  mutating func reserveCapacity(_ capacity: Int) {
    if pages.isEmpty { pages.append([]) }
    pages[0].reserveCapacity(min(capacity, 1 << Self.pageBits))
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    let page = count >> Self.pageBits
    if page == pages.count { addPage() }
    pages[page].append(element)
    count += 1
  }

  private mutating func addPage() {
    pages.append([])
    // The first page may be all that there will be.
    if pages.count > 1 { pages[pages.count - 1].reserveCapacity(1 << Self.pageBits) }
  }
}
