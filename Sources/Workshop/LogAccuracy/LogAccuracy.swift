import AutoLayout
import ConsoleLog
import Foundation

/// Measures how well logs are read, against what people found in them.
@main
enum LogAccuracy {
  static func main() {
    do { try measure() } catch {
      print("error: \(error)")
      exit(1)
    }
  }

  private static func measure() throws {
    guard let folder = CommandLine.arguments.dropFirst().first else {
      print("usage: LogAccuracy FOLDER")
      exit(2)
    }
    var score = LogScore()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    for name in names where name.hasSuffix(".txt") && name != "README.txt" {
      let slug = String(name.dropLast(4))
      let log = ConsoleLog(bytes: [UInt8](try Data(contentsOf: path(folder, name))))
      let sidecar = try? Data(contentsOf: path(folder, slug + ".json"))
      let expected = try sidecar.map { try JSONDecoder().decode(ExpectedReport.self, from: $0) }
      score.add(log, slug, expected)
    }
    print(score.text)
  }

  private static func path(_ folder: String, _ name: String) -> URL {
    URL(filePath: folder).appending(path: name)
  }
}
