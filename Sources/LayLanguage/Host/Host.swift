import AutoLayout
import InterfaceBuilder
import Synchronization
import TextSizes

/// The interpreter's access to the outside world.
public struct Host: Sendable {
  /// Reads a whole file.
  public var readFile: @Sendable (_ path: String) -> Result<[UInt8], HostError>
  /// Writes a whole file; returns nil on success.
  public var writeFile: @Sendable (_ path: String, _ bytes: [UInt8]) -> HostError?
  /// Converts an SVG picture to `png` or `pdf`, using the fonts of the given files in addition to its own; by default
  /// neither is possible.
  public var convertPicture:
    @Sendable (_ svg: [UInt8], _ format: String, _ fonts: [String]) -> Result<[UInt8], HostError> =
      { _, _, _ in .failure(HostError(reason: "only .svg can be written here")) }
  /// The font in which ``convertPicture`` draws texts of a weight; unknown by default.
  package var pictureFont: @Sendable (FontWeight) -> FontFile? = { _ in nil }
  /// The fonts that the user named when the program started; by default none.
  package var addedFonts: @Sendable () -> [AppFont] = { [] }
  /// Whether ``convertPicture`` has a font with a character; by default it has.
  package var canDraw: @Sendable (Unicode.Scalar) -> Bool = { _ in true }
  /// The names in a folder, in any order; none by default, or if it can't be read.
  package var folderNames: @Sendable (_ folder: String) -> [String] = { _ in [] }
  /// Converts the first page of a PDF file to an image in another format; by default that is impossible.
  package var pageDrawing: @Sendable (_ pdf: [UInt8]) -> Result<[UInt8], HostError> = { _ in
    .failure(HostError(reason: "no PDF can be read here"))
  }
  /// The path of a file or folder once all links are followed, nil if nothing is there; by default there are no links.
  package var realPath: @Sendable (_ path: String) -> String? = { $0 }
  /// The columns and lines of the terminal; nil, as by default, if there is none.
  public var screen: @Sendable () -> (columns: Int, rows: Int)? = { nil }
  /// The Swift files of a path: the file itself, or those in a folder; none if it is neither.
  package var swiftFiles: @Sendable (_ path: String) -> Result<[String], HostError> = { path in
    .success(path.hasSuffix(".swift") ? [path] : [])
  }
  /// The syntax trees of Swift sources as `lay-swift` prints them; by default there is no parser.
  package var parseSwift:
    @Sendable (_ sources: [(name: String, bytes: [UInt8])]) -> Result<[UInt8], HostError> = { _ in
      .failure(HostError(reason: "Swift can't be read here"))
    }

  /// Whether scripts may be a stranger's; if so, no part of a file that isn't a script is shown.
  package var isGuarded = false

  /// Creates a host.
  public init(
    readFile: @escaping @Sendable (String) -> Result<[UInt8], HostError>,
    writeFile: @escaping @Sendable (String, [UInt8]) -> HostError?
  ) {
    self.readFile = readFile
    self.writeFile = writeFile
  }

  /// Writes a whole text as UTF-8; returns nil on success.
  package func write(_ text: String, to path: String) -> HostError? {
    writeFile(path, [UInt8](text.utf8))
  }
}

/// Why a file could not be read or written, in the system's words.
public struct HostError: Error, Hashable, Sendable {
  /// The system's words, `No such file or directory`.
  public let reason: String

  /// Creates an error.
  public init(reason: String) { self.reason = reason }
}

/// The limits of a session, so that no input exhausts the machine.
package struct Limits: Hashable, Sendable {
  /// The kind of thing that is counted.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Views and layout guides in a layout.
    case views
    /// Constraints of a layout.
    case constraints
    /// Commands of a session, including those of the files that it sources.
    case commands
    /// Scripts that a session sources.
    case files
    /// The estimated bytes of what can be undone; beyond that, the oldest steps are forgotten.
    case history

    /// The default limits, which are rarely reached on purpose.
    fileprivate var usual: Int {
      switch self {
      case .views: LayoutLimits().views
      case .constraints: LayoutLimits().constraints
      case .commands: 2_000_000
      case .files: 1_000
      case .history: 1_000_000_000
      }
    }
  }

  private var numbers: [Kind: Int] = [:]

  /// The usual limits.
  package init() {}

  /// The greatest allowed number.
  package subscript(kind: Kind) -> Int {
    get { numbers[kind] ?? kind.usual }
    set { numbers[kind] = newValue }
  }

  /// The limits of a layout.
  package var layout: LayoutLimits {
    var limits = LayoutLimits()
    (limits.views, limits.constraints) = (self[.views], self[.constraints])
    return limits
  }

  /// Refuses a number that is too large.
  func check(_ count: Int, _ kind: Kind, at range: SourceRange) throws(Problem) {
    try blaming(range) { () throws(LayoutError) in
      try LayoutLimits.check(count, self[kind], kind.rawValue)
    }
  }

  /// Refuses a layout that is too large.
  func check(_ layout: Layout, at range: SourceRange) throws(Problem) {
    try blaming(range) { () throws(LayoutError) in try self.layout.check(layout) }
  }
}

extension Host {
  /// A host that has no files.
  package static let withoutFiles = Host(
    readFile: { _ in .failure(HostError(reason: "there are no files here")) },
    writeFile: { _, _ in HostError(reason: "there are no files here") })
}

/// A host whose writes stay in memory.
///
/// A test that saves a file leaves nothing on the disk, and tests that run in parallel don't interfere.
/// After a file has been written, the new content is read.
final class TestSandbox: Sendable {
  private let base: Host
  private let written = Mutex<[String: [UInt8]]>([:])

  init(over base: Host) {
    self.base = base
  }

  /// The host to run a test with.
  var host: Host {
    var host = Host(
      readFile: { path in
        if let bytes = self.written.withLock({ $0[path] }) { return .success(bytes) }
        return self.base.readFile(path)
      },
      writeFile: { path, bytes in
        self.written.withLock { $0[path] = bytes }
        return nil
      })
    host.convertPicture = base.convertPicture
    host.pictureFont = base.pictureFont
    host.addedFonts = base.addedFonts
    host.folderNames = base.folderNames
    host.swiftFiles = base.swiftFiles
    host.parseSwift = base.parseSwift
    host.isGuarded = base.isGuarded
    return host
  }
}
