// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Where the toolchain keeps its parser of Swift; nil if it has none.
///
/// `LAY_SWIFT_HOST` says where; otherwise it lies beside the compiler that is on the path.
func parserFolder() -> String? {
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map { folder in
    URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
  }
  let named = Context.environment["LAY_SWIFT_HOST"].map { [$0] } ?? []
  return (named + folders).first {
    let library = "\($0)/libSwiftParser"
    return [".so", ".dylib"].contains { FileManager.default.fileExists(atPath: library + $0) }
  }
}

/// Reads Swift for `lay`, with the parser of the toolchain.
///
/// Without it everything else works.
let swiftReader: [Target] =
  parserFolder().map { folder in
    [
      .executableTarget(
        name: "lay-swift",
        dependencies: ["Platform"],
        swiftSettings: [.unsafeFlags(["-I", folder])],
        linkerSettings: [
          .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]),
          .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
        ])
    ]
  } ?? []

// Homebrew keeps GNU readline apart from libedit, which macOS calls readline; elsewhere headers are where compilers look.
#if os(macOS)
let readline = Target.systemLibrary(
  name: "CReadline", pkgConfig: "readline", providers: [.brew(["readline"])])
#else
let readline = Target.systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])])
#endif

let package = Package(
  name: "lay",
  // The first with the library `Synchronization`.
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "lay", targets: ["lay"]),
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "TextSizes", targets: ["TextSizes"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "LayoutDiagnostics", targets: ["LayoutDiagnostics"]),
    .library(name: "ConsoleLog", targets: ["ConsoleLog"]),
    .library(name: "LayoutSession", targets: ["LayoutSession"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "LayoutPictures", targets: ["LayoutPictures"]),
    .library(name: "LayLanguage", targets: ["LayLanguage"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: swiftReader + [
    // The system's C library, and what differs between systems.
    .target(name: "Platform"),
    .target(name: "Cassowary"),
    .target(
      name: "TextSizes",
      resources: [
        .embedInCode("Text/Resources/NamedFonts.txt"),
        .embedInCode("Text/Resources/SystemFont.txt"),
      ]),
    .target(name: "AutoLayout", dependencies: ["Cassowary", "TextSizes"]),
    .target(name: "LayoutDiagnostics", dependencies: ["AutoLayout", "Cassowary"]),
    .target(name: "LayoutSession", dependencies: ["AutoLayout", "LayoutDiagnostics"]),
    .target(name: "ConsoleLog", dependencies: ["AutoLayout", "Cassowary", "LayoutDiagnostics"]),
    .target(
      name: "LayoutPictures",
      dependencies: ["AutoLayout", "ConsoleLog", "LayoutDiagnostics", "TextSizes"],
      resources: [.embedInCode("Page/Resources")]),
    .target(
      name: "LayLanguage",
      dependencies: [
        "AutoLayout", "ConsoleLog", "InterfaceBuilder", "LayoutDiagnostics", "LayoutPictures",
        "LayoutSession", "SwiftLayouts",
      ]),
    .target(name: "InterfaceBuilder", dependencies: ["AutoLayout", "LayoutDiagnostics"]),
    .target(
      name: "LayoutChecks", dependencies: ["AutoLayout", "InterfaceBuilder", "LayoutDiagnostics"]),
    .target(
      name: "SwiftLayouts", dependencies: ["AutoLayout", "InterfaceBuilder", "LayoutDiagnostics"]),
    readline,
    .executableTarget(
      name: "lay",
      dependencies: [
        "AutoLayout",
        "CReadline",
        "ConsoleLog",
        "InterfaceBuilder",
        "LayLanguage",
        "LayoutChecks",
        "LayoutDiagnostics",
        "LayoutPictures",
        "LayoutSession",
        "Platform",
        "SwiftLayouts",
        "TextSizes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // The workshop: measuring, comparing and trying out. No part of the products.
    .target(name: "SeededRandom", path: "Sources/Workshop/SeededRandom"),
    .target(
      name: "Workloads", dependencies: ["Cassowary", "SeededRandom"],
      path: "Sources/Workshop/Workloads"),
    .target(
      name: "Fuzzing", dependencies: ["AutoLayout", "InterfaceBuilder", "SeededRandom"],
      path: "Sources/Workshop/Fuzzing"),
    .executableTarget(
      name: "lay-bench",
      dependencies: [
        "AutoLayout", "Cassowary", "LayLanguage", "LayoutDiagnostics", "LayoutSession", "Workloads",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Workshop/lay-bench"),
    .executableTarget(
      name: "lay-fuzz",
      dependencies: [
        "AutoLayout", "ConsoleLog", "Fuzzing", "LayLanguage", "LayoutDiagnostics", "LayoutSession",
        "Platform", "SwiftLayouts", "Workloads",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Workshop/lay-fuzz"),
    .executableTarget(
      name: "LogAccuracy",
      dependencies: [
        "AutoLayout", "ConsoleLog",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Workshop/LogAccuracy"),
    .executableTarget(
      name: "TextAccuracy",
      dependencies: [
        "TextSizes", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Workshop/TextAccuracy"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "CassowaryTests",
      dependencies: ["Cassowary", "SeededRandom", "TestSupport", "Workloads"]),
    .testTarget(
      name: "LayoutPicturesTests",
      dependencies: ["AutoLayout", "LayoutPictures", "TestSupport", "TextSizes"]),
    .testTarget(name: "TextSizesTests", dependencies: ["Platform", "TextSizes"]),
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: ["AutoLayout", "LayoutDiagnostics", "SeededRandom"]),
    .testTarget(
      name: "ConsoleLogTests",
      dependencies: [
        "AutoLayout", "ConsoleLog", "LayoutDiagnostics", "SeededRandom", "TestSupport",
      ]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "AutoLayout", "Fuzzing", "InterfaceBuilder", "LayLanguage", "LayoutDiagnostics",
        "TestSupport",
      ]),
    .testTarget(
      name: "LayoutChecksTests",
      dependencies: [
        "AutoLayout", "InterfaceBuilder", "LayLanguage", "LayoutChecks", "LayoutDiagnostics",
        "TestSupport",
      ]),
    .testTarget(
      name: "SwiftLayoutsTests",
      dependencies: [
        "AutoLayout", "LayLanguage", "LayoutSession", "SeededRandom", "SwiftLayouts", "TestSupport",
      ],
      exclude: ["Resources"]),
    .testTarget(
      name: "LayoutSessionTests",
      dependencies: ["AutoLayout", "LayoutDiagnostics", "LayoutSession"]
    ),
    .testTarget(
      name: "LayLanguageTests",
      dependencies: [
        "ConsoleLog", "InterfaceBuilder", "LayLanguage", "LayoutDiagnostics", "LayoutSession",
        "SeededRandom", "TestSupport",
      ]),
    // The libraries as their users see them: `package` declarations are inaccessible.
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "AutoLayout", "Cassowary", "ConsoleLog", "InterfaceBuilder", "LayLanguage",
        "LayoutDiagnostics", "LayoutPictures", "LayoutSession", "TextSizes",
      ],
      packageAccess: false),
    .testTarget(name: "RepositoryTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "LayTests",
      dependencies: [
        "LayLanguage", "LayoutDiagnostics", "Platform", "SeededRandom", "TestSupport", "lay",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Warnings are errors where the project checks itself; a user's newer compiler may warn in peace.
if Context.environment["CI"] != nil || Context.environment["LAY_STRICT"] != nil {
  for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
