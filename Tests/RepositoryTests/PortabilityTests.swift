import Testing

/// Everything below the program is compiled for browsers (`scripts/playground`), if there is no Foundation and where
/// embedded Swift knows neither key paths nor existentials.
@Suite("The layout libraries")
struct PortabilityTests {
  static let modules = [
    "AutoLayout", "Cassowary", "ConsoleLog", "InterfaceBuilder", "LayLanguage", "LayoutDiagnostics",
    "LayoutPictures", "LayoutSession", "SwiftLayouts", "TextSizes",
  ]

  @Test("need no Foundation, key paths or existentials", arguments: modules)
  func portable(module: String) {
    let files = SourceFile.all.filter { $0.module == module }
    #expect(files.count >= 3)
    for file in files {
      #expect(!file.code.contains(/import Foundation/), "\(file.path) imports Foundation")
      #expect(!file.code.contains(/[(, ]\\\.\w/), "\(file.path) has a key-path literal")
      #expect(!file.code.contains(/\bany [A-Z]/), "\(file.path) has an existential")
    }
  }

  /// Browsers have no C library, so what needs some of it imports it where there is one.
  @Test("leave what differs between systems to one module")
  func systems() {
    let allowed = ["CurrentWork.swift", "AffineTransform.swift"]
    let files = SourceFile.all.filter { $0.module != "Platform" }
    #expect(files.contains { $0.code.contains(/import Platform/) })
    for file in files where !allowed.contains(where: file.path.hasSuffix) {
      #expect(!file.code.contains(/import (Glibc|Musl|Darwin)/), "\(file.path) imports a C library")
    }
  }
}

/// A line of the language is lexed and parsed without the layout it is about: what reads names alone can serve the
/// prompt, the formatter and editors alike.
@Suite("Stages of the language")
struct StageTests {
  static let reading = ["Lexer", "Vocabulary", "Syntax", "Parser"]
  static let later: Set = [
    "Layout", "LayoutSession", "Solution", "Resolver", "Interpreter", "Command", "Phrasebook",
  ]

  @Test("which read know no layout", arguments: reading)
  func knowsNoLayout(folder: String) {
    let files = SourceFile.all.filter { $0.module == "LayLanguage" && $0.folder == folder }
    #expect(!files.isEmpty)
    for file in files {
      #expect(
        file.mentions.intersection(Self.later) == [],
        "\(file.path) is read before names are looked up")
    }
  }

  @Test("which look names up do know one") func resolving() {
    let files = SourceFile.all.filter { $0.module == "LayLanguage" && $0.folder == "Resolving" }
    #expect(files.contains { $0.mentions.contains("Layout") })
  }
}
