import LayLanguage
import LayoutChecks

/// The check of one file.
struct CheckJob: Sendable {
  let path: String
  let check: Check
  /// Where results are kept, and on what else than the file they depend.
  let cache: (files: CheckCache, options: String)?

  /// The path that reports tell: from the working directory where it is below it.
  private var shownPath: String {
    let here = Files.absolute("")
    let plain = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    return plain.hasPrefix("./") ? String(plain.dropFirst(2)) : plain
  }

  /// Reads the file and checks everything in it.
  func run() -> CheckedDocument {
    switch Files.host.readFile(path) {
    case .failure(let error):
      return failed("error: cannot read \(shownPath): \(error.reason)")
    case .success(let bytes):
      return cached(bytes)
    }
  }

  private func cached(_ bytes: [UInt8]) -> CheckedDocument {
    // What a script imports or includes is not known beforehand.
    guard let cache, !path.hasSuffix(".lay") else { return checked(bytes) }
    let file = cache.files.file(bytes, shownPath, cache.options)
    if let known = cache.files.document(in: file, path: shownPath) { return known }
    let document = checked(bytes)
    cache.files.keep(document, in: file)
    return document
  }

  private func checked(_ bytes: [UInt8]) -> CheckedDocument {
    do throws(SubjectReader.Refusal) {
      let subjects = try SubjectReader.subjects(bytes, path: shownPath)
      return CheckedDocument(
        path: shownPath, groups: subjects.flatMap(check.groups), bytes: bytes)
    } catch {
      return failed(error.message)
    }
  }

  private func failed(_ message: String) -> CheckedDocument {
    CheckedDocument(path: shownPath, groups: [], failures: [message])
  }
}
