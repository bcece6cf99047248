import LayLanguage
import Platform

/// Files in a new directory that only this user can read, and that is gone afterwards.
enum TemporaryFiles {
  /// Calls the body with the paths of files that may be written.
  static func with<Success>(
    _ names: [String], _ body: ([String]) -> Result<Success, HostError>
  ) -> Result<Success, HostError> {
    var template = Array("\(Variables.value("TMPDIR") ?? "/tmp")/lay-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return .failure(.current) }
    let directory = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    let paths = names.map { "\(directory)/\($0)" }
    defer {
      // Programs write more than they are asked to.
      for name in Files.host.folderNames(directory) { unlink("\(directory)/\(name)") }
      rmdir(directory)
    }
    return body(paths)
  }
}
