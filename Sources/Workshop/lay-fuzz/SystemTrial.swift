import Foundation
import Fuzzing
import Platform
import SwiftLayouts
import Workloads

/// A random system under random edits, compared with fresh builds and with the reference solver.
enum SystemTrial {
  private static let steps = 200

  /// Edits the system for a seed; a copy must not change with it.
  static func run(_ seed: UInt64) -> Kind.Outcome {
    do {
      var flavor = RandomSystem.Flavor()
      flavor.variableCount = 2 + Int(seed % 9)
      flavor.maximumConstraints = 8 + 4 * Int(seed % 5)
      flavor.coarseness = [0.9, 0.5, 0.1][Int(seed % 3)]
      if seed % 4 == 0 { flavor.priorities = [999, 750, 251, 250] }
      if seed % 4 == 1 { flavor.priorities = [1000, 1000, 750, 250, 250] }
      var system = RandomSystem(seed: seed, flavor: flavor)
      var copies: [(system: RandomSystem, values: [Double])] = []
      for step in 1...steps {
        for _ in 0..<(step % 3 == 0 ? 2 : 1) { try system.edit() }
        system.solver.solve()
        var faults = step % 10 == 0 ? try system.differencesFromFreshBuild() : []
        if step % 50 == 0 {
          faults += system.differencesFromReference()
          copies.append((system, system.variables.map(system.solver.value)))
        }
        if !faults.isEmpty { return fault("step \(step): \(faults.joined(separator: ", "))") }
      }
      for (copy, values) in copies where copy.variables.map(copy.solver.value) != values {
        return fault("a copy changed")
      }
      return Kind.Outcome(isRead: true)
    } catch {
      return fault("\(error)")
    }
  }

  private static func fault(_ text: String) -> Kind.Outcome {
    Kind.Outcome(isRead: true, fault: text)
  }
}

/// Swift code, parsed by the `lay-swift` that was built beside this program.
enum CodeTrial {
  private static let parser = URL(filePath: ProcessTable.ownFolder + "lay-swift")

  /// Parses code, follows everything that it declares, and lays out every view.
  static func run(_ text: String) -> Kind.Outcome {
    let document: SwiftDocument
    do {
      guard let trees = try trees(of: text) else {
        return Kind.Outcome(isRead: false, fault: "lay-swift crashed")
      }
      document = try SwiftDocument(trees: trees)
    } catch {
      return Kind.Outcome(isRead: false, fault: "\(error)")
    }
    let coverage = document.coverage()
    for type in document.types {
      guard var made = try? document.layout(of: type) else { continue }
      made.layout.solve()
      for view in made.views where !made.layout.frame(of: view).isFinite {
        return Kind.Outcome(isRead: true, fault: "\(type): a frame isn't finite")
      }
    }
    return Kind.Outcome(isRead: coverage.total > 0)
  }

  /// The output of the parser; nil if it crashes.
  private static func trees(of text: String) throws -> [UInt8]? {
    let file = FileManager.default.temporaryDirectory.appending(path: "lay-fuzz-\(getpid())")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("A.swift\n\(text.utf8.count)\n\(text)".utf8).write(to: file)
    let (process, output) = (Process(), Pipe())
    process.executableURL = parser
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    try process.run()
    let trees = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let isFine = process.terminationReason == .exit && process.terminationStatus == 0
    return isFine ? Array(trees) : nil
  }
}
