import Glibc
import LayLanguage

/// PNG and PDF, which `rsvg-convert` makes from SVG.
enum PictureConversion {
  private static let program = "rsvg-convert"
  /// Two pixels a point; pages are measured in points, of which `rsvg-convert` has 72 for 96 pixels.
  private static let zooms = ["png": "2", "pdf": "1.3333333333"]

  /// Converts a picture.
  ///
  /// Both files are in a new directory that only this user can read, and that is gone afterwards.
  @Sendable
  static func convert(_ svg: [UInt8], to format: String) -> Result<[UInt8], HostError> {
    var template = Array("\(Variables.value("TMPDIR") ?? "/tmp")/lay-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return .failure(.current) }
    let directory = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    let (source, target) = ("\(directory)/picture.svg", "\(directory)/picture.\(format)")
    defer {
      unlink(source)
      unlink(target)
      rmdir(directory)
    }
    if let error = Files.host.writeFile(source, svg) { return .failure(error) }
    if let error = run([program, "-f", format, "-z", zooms[format] ?? "1", "-o", target, source]) {
      return .failure(error)
    }
    return Files.host.readFile(target)
  }

  /// Runs a program of the path, and waits for it; nil when it succeeded.
  private static func run(_ arguments: [String]) -> HostError? {
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    let error = posix_spawnp(&process, program, nil, nil, &pointers, environ)
    if error == ENOENT {
      return HostError(reason: "\(program) is missing (Debian: apt-get install librsvg2-bin)")
    }
    if error != 0 { return HostError(reason: String(cString: strerror(error))) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return .current }
    }
    return status == 0 ? nil : HostError(reason: "\(program) failed")
  }
}
