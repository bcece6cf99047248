import AutoLayout
import Foundation
import LayLanguage
import SeededRandom
import SwiftLayouts
import TestSupport
import Testing

/// Layouts as Swift code, and back.
@Suite("Swift out", .enabled(if: SwiftReader.exists)) struct SwiftOutTests {
  private static let devices = ["iPhone SE", "iPhone 8", "iPhone 15 Pro", "iPad", "iPhone 17"]

  static let recipes: [String] =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Docs/Cookbook").path)) ?? [])
    .filter { $0.hasSuffix(".lay") }.sorted()

  private static func layout(ofRecipe name: String) throws -> Layout {
    let host = Host(
      readFile: { _ in .failure(HostError(reason: "nothing else is read")) },
      writeFile: { _, _ in nil })
    var interpreter = Interpreter(host: host)
    let source = Source(name: name, text: try Repository.text(of: "Docs/Cookbook/\(name)"))
    for statement in try source.statements() { _ = try interpreter.execute(statement) }
    return interpreter.session.layout
  }

  /// Whether code gives the same layout as it was written of, on every screen.
  private func expectSame(_ layout: Layout, _ style: SwiftStyle, _ title: String) throws {
    var writer = SwiftWriter(layout, view: layout.root, style: style)
    let code = writer.code()
    let document = try #require(try SwiftReader.documents([code]).first)
    var environments = [layout.environment]
    for name in Self.devices {
      environments.append(layout.environment.moved(to: try #require(Device.named(name))))
    }
    for environment in environments {
      let read = try #require(
        try document.layout(of: writer.typeName, environment: environment, fillsScreen: true))
      #expect(read.warnings.map { $0.reason } == [], "\(title)")
      var (first, second) = (layout, read.layout)
      first.setEnvironment(environment)
      first.solve()
      second.solve()
      // The broken constraint depends on how constraints are written, and SnapKit's blocks swap the sides of some.
      if style == .snapkit, !first.brokenConstraints.isEmpty { continue }
      for item in first.items where item != first.root {
        let name = try #require(writer.names[item])
        let other = try #require(second.item(named: name), "\(title): \(name)")
        #expect(
          first.frame(of: item) == second.frame(of: other),
          "\(title), \(style), \(environment.device.name): \(name)\n\(code)")
      }
    }
  }

  @Test("a recipe comes back with the same frames", arguments: recipes)
  func recipe(name: String) throws {
    let layout = try Self.layout(ofRecipe: name)
    try expectSame(layout, .anchors, name)
    try expectSame(layout, .initializers, name)
    if layout.variations.isEmpty { try expectSame(layout, .snapkit, name) }
  }

  @Test("a random layout comes back with the same frames and constraints")
  func random() throws {
    for seed in 0..<100 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let layout = RandomLayout.make(&generator)
      let style = SwiftStyle.allCases[seed % 3]
      try expectSame(layout, style, "seed \(seed)")
      var writer = SwiftWriter(layout, view: layout.root, style: style)
      let document = try SwiftReader.documents([writer.code()])[0]
      let read = try #require(try document.layout(of: writer.typeName, fillsScreen: true)).layout
      guard style != .snapkit else { continue }
      #expect(
        read.constraints.map { read.equation(of: $0) }
          == layout.constraints.map { layout.equation(of: $0) }, "seed \(seed)")
    }
  }

  /// One view of each of several classes, including values that don't affect layout.
  private static func dressed() throws -> Layout {
    var layout = Layout(isSolved: false)
    let values: [(ViewClass, [(String, PropertyValue)])] = [
      (
        .view,
        [
          ("backgroundColor", .text("red")), ("tintColor", .text("#ff8000")), ("tag", .number(3)),
          ("alpha", .number(0.5)), ("cornerRadius", .number(4)), ("borderColor", .text("red")),
          ("clipsToBounds", .bool(true)), ("contentMode", .choice("center")),
          ("semanticContentAttribute", .choice("forceLeftToRight")),
        ]
      ),
      (
        .label,
        [
          ("backgroundColor", .text("#00000080")), ("textColor", .text("systemBlue")),
          ("font", .text("headline")), ("textAlignment", .choice("center")),
          ("hugging.horizontal", .number(300)), ("compressionResistance.vertical", .number(400)),
        ]
      ),
      (.button, [("textColor", .text("red")), ("text", .text("OK"))]),
      (.progressView, [("barStyle", .bool(true))]),
      (
        .scrollView,
        [
          ("contentSize", .size(width: 300, height: 400)),
          ("contentOffset", .point(Point(x: 3, y: 4))),
          ("scrollIndicatorInsets", .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))),
        ]
      ),
    ]
    for (viewClass, pairs) in values {
      let view = try layout.addView(viewClass, named: viewClass.keyword, in: layout.root)
      for (name, value) in pairs {
        try #require(ViewProperty.named(name)).set(value, of: view, in: &layout)
      }
    }
    return layout
  }

  @Test("what views were given is written, and comes back")
  func values() throws {
    let layout = try Self.dressed()
    var writer = SwiftWriter(layout, view: layout.root, style: .anchors)
    let code = writer.code()
    #expect(!code.contains("Left out"), "\(code)")
    let document = try #require(try SwiftReader.documents([code]).first)
    let read = try #require(try document.layout(of: writer.typeName)).layout
    // Settings of layers, and content offsets, aren't read.
    let unread: Set<String> = [
      "tag", "cornerRadius", "borderColor", "contentOffset", "contentSize",
    ]
    for item in layout.items where item != layout.root {
      let other = try #require(read.item(named: layout.name(of: item)))
      for property in ViewProperty.all where !unread.contains(property.name) {
        #expect(
          property.savedValue(of: item, in: layout) == property.savedValue(of: other, in: read),
          "\(layout.name(of: item)).\(property.name)")
      }
    }
  }

  @Test("a color of both appearances is written as one that asks for the appearance")
  func colorsOfAppearances() throws {
    var layout = Layout(isSolved: false)
    let card = try layout.addView(.view, named: "card", in: layout.root)
    try #require(ViewProperty.named("backgroundColor"))
      .set(.text("systemGray6/#ffffff"), of: card, in: &layout)
    let code = SwiftWriter.code(layout, view: layout.root, style: .anchors)
    let white = "UIColor(red: 1, green: 1, blue: 1, alpha: 1)"
    #expect(
      code.contains(
        "backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? \(white) : .systemGray6 }"),
      "\(code)")
  }

  @Test("the code type-checks against the declarations of UIKit and SnapKit")
  func typeChecks() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for (index, name) in Self.recipes.enumerated() {
      let layout = try Self.layout(ofRecipe: name)
      for style in SwiftStyle.allCases where style != .snapkit || layout.variations.isEmpty {
        let code = SwiftWriter.code(layout, view: layout.root, style: style)
          .replacing("RootView", with: "RootView\(index)\(style.rawValue)")
        let file = folder.appending(path: "Recipe\(index)\(style.rawValue).swift")
        try code.write(to: file, atomically: true, encoding: .utf8)
        files.append(file.path)
      }
    }
    let dressed = folder.appending(path: "Dressed.swift")
    let layout = try Self.dressed()
    try SwiftWriter.code(layout, view: layout.root, style: .anchors, typeName: "Dressed")
      .write(to: dressed, atomically: true, encoding: .utf8)
    files.append(dressed.path)
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    let shell = URL(filePath: "/usr/bin/env")
    let folders = ["-I", folder.path]
    for name in ["UIKit", "SnapKit"] {
      let stub = folder.appending(path: "\(name).swift")
      try Repository.text(of: "Tests/SwiftLayoutsTests/Resources/\(name).swift.txt")
        .write(to: stub, atomically: true, encoding: .utf8)
      let module = folder.appending(path: "\(name).swiftmodule").path
      let arguments = ["swiftc", "-emit-module", "-module-name", name, "-o", module, stub.path]
      let status = try SwiftReader.run(shell, arguments + folders, output: output)
      let printed = try String(contentsOf: output, encoding: .utf8)
      #expect(status == 0, "\(printed)")
    }
    let status = try SwiftReader.run(
      shell, ["swiftc", "-typecheck"] + folders + files, output: output)
    let printed = try String(contentsOf: output, encoding: .utf8)
    #expect(status == 0, "\(printed)")
  }
}
