import LayLanguage
import LayoutChecks
import Platform

/// Results of earlier runs in a directory, by everything that they depend on.
struct CheckCache: Sendable {
  let directory: String
  /// The identity of the program, which all results depend on.
  private let program: String

  /// Opens a directory, and creates it if necessary.
  ///
  /// - Throws: A ``Failure`` when it can't be made.
  init(directory: String) throws {
    self.directory = directory
    let error = StateDirectory.make(for: directory + "/x", mode: 0o777)
    func refuse(_ reason: String) -> Failure {
      Failure(
        status: .outputFailed, message: "error: cannot keep results in \(directory): \(reason)")
    }
    if let entry = Files.entry(directory), entry.kind != .directory {
      throw refuse("it isn't a directory")
    }
    guard access(directory, W_OK | X_OK) == 0 else { throw refuse((error ?? .current).reason) }
    program =
      ProcessTable.ownFile.map { file in
        let time = file.modificationTime
        return "\(file.st_size):\(time.tv_sec):\(time.tv_nsec)"
      } ?? ""
  }

  /// The file for a result that depends on these.
  func file(_ contents: [[UInt8]], _ path: String, _ options: String) -> String {
    var hash = Hash()
    for text in [program, Version.current, path, options] { hash.add([UInt8](text.utf8)) }
    for bytes in contents { hash.add(bytes) }
    return "\(directory)/\(hash.text).check"
  }

  /// The result in a file; nil without one, and where the file is damaged.
  func document(in file: String, path: String) -> CheckedDocument? {
    guard !Self.isLink(file), case .success(let bytes) = Files.host.readFile(file),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let (sum, text) = (bytes[..<end], bytes[(end + 1)...])
    guard sum.elementsEqual(Self.checksum(Array(text)).utf8) else { return nil }
    return StoredDocument.document(String(decoding: text, as: UTF8.self), path: path)
  }

  /// Keeps a result; where that fails, it is worked out again next time.
  func keep(_ document: CheckedDocument, in file: String) {
    let text = StoredDocument.text(document)
    if Self.isLink(file) { return }
    _ = Files.host.write("\(Self.checksum(Array(text.utf8)))\n\(text)", to: file)
  }

  /// Whether an entry is a link, which `lay` never makes.
  private static func isLink(_ file: String) -> Bool { Files.kind(of: file) == S_IFLNK }

  /// Each other byte gives another one: every step of the hash can be taken back.
  private static func checksum(_ bytes: [UInt8]) -> String {
    var hash = Hash()
    hash.add(bytes)
    return hash.text
  }

  /// Two 64-bit hashes with different starts (FNV-1a): caches need no secrecy, but few collisions.
  private struct Hash {
    private var halves: (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4)

    mutating func add(_ bytes: [UInt8]) {
      for byte in bytes {
        halves.0 = (halves.0 ^ UInt64(byte)) &* 0x100_0000_01b3
        halves.1 = (halves.1 ^ UInt64(byte)) &* 0x100_0000_01b3 &+ 0x9e37_79b9
      }
      halves.0 = halves.0 &* 0x100_0000_01b3 &+ UInt64(bytes.count)
    }

    var text: String { String(halves.0, radix: 36) + String(halves.1, radix: 36) }
  }
}
