import ArgumentParser
import ConsoleLog
import Foundation

/// Measures how well logs are read, against what people found in them.
@main
struct LogAccuracy: ParsableCommand {
  @Argument(help: "A folder of logs; beside each, a JSON file says what it holds.")
  var folder: String

  func run() throws {
    var score = LogScore()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    for name in names where name.hasSuffix(".txt") && name != "README.txt" {
      let slug = String(name.dropLast(4))
      let place = URL(filePath: folder).appending(path: slug)
      let log = ConsoleLog(
        bytes: [UInt8](try Data(contentsOf: place.appendingPathExtension("txt"))))
      let sidecar = try? Data(contentsOf: place.appendingPathExtension("json"))
      score.add(
        log, slug, try sidecar.map { try JSONDecoder().decode(ExpectedReport.self, from: $0) })
    }
    print(score.text)
  }
}
