import AutoLayout
import ConsoleLog
import InterfaceBuilder
import LayLanguage

/// Something of lay that reads what strangers wrote.
enum Reader: String, CaseIterable {
  /// Words and symbols of scripts.
  case lexer
  /// Visual formats.
  case format
  /// Console logs.
  case log
  /// Documents of Interface Builder.
  case document

  /// Reads bytes; whatever they are, that must end, and end well.
  func read(_ bytes: [UInt8]) {
    switch self {
    case .lexer: _ = try? Source(name: "fuzz", bytes: bytes).statements()
    case .format: Self.pin(String(decoding: bytes, as: UTF8.self))
    case .log: _ = ConsoleLog(String(decoding: bytes, as: UTF8.self)).explanation
    case .document: Self.open(bytes)
    }
  }

  private static func pin(_ format: String) {
    var interpreter = Interpreter(
      host: Host(
        readFile: { _ in .failure(HostError(reason: "there are no files")) },
        writeFile: { _, _ in nil }))
    let text = "add view a; add view b\npin \"\(format.filter { !"\"\\\n".contains($0) })\""
    for statement in (try? Source(name: "fuzz", text: text).statements()) ?? [] {
      _ = try? interpreter.execute(statement)
    }
  }

  private static func open(_ bytes: [UInt8]) {
    guard let document = try? InterfaceDocument(bytes) else { return }
    for scene in document.scenes {
      for part in document.layouts(of: scene, ImportOptions()) {
        var layout = part.layout
        layout.solve()
      }
    }
  }
}
