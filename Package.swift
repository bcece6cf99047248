// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Warnings are errors wherever the project checks itself; a user's newer compiler may warn in peace.
let isStrict = Context.environment["CI"] != nil || Context.environment["LAY_STRICT"] != nil

/// Flags where a variable of the environment is set, in builds of one configuration or of all.
///
/// SwiftPM calls them unsafe: a package that others depend on must have none.
func flags(
  _ flags: [String], where variable: String, in configuration: BuildConfiguration? = nil
) -> [SwiftSetting] {
  Context.environment[variable] == nil
    ? [] : [.unsafeFlags(flags, configuration.map { .when(configuration: $0) })]
}

/// With `LAY_WHOLE`, which `scripts/test` sets, each module is compiled as a whole.
///
/// That spares reading it several times, but nothing is kept for the next build. With threads every file
/// has an object of its own, as SwiftPM expects. Without optimization across modules the interface is
/// there before the objects are, and the next module needn't wait. What the compiler hands to LLVM isn't
/// checked: that looks for faults of the compiler.
let settings: [SwiftSetting] =
  (isStrict ? [.treatAllWarnings(as: .error)] : [])
  + flags(
    [
      "-whole-module-optimization", "-num-threads", "2", "-disable-cmo", "-Xfrontend",
      "-disable-llvm-verify",
    ], where: "LAY_WHOLE")

/// Nothing waits for the interface of tests, and making it apart would expand their macros twice.
let testSettings = settings + flags(["-no-emit-module-separately-wmo"], where: "LAY_WHOLE")

/// Smaller code with assertions, also where an option of `swift build` says not to optimize.
let small = ["-Xfrontend", "-Osize", "-assert-config", "Debug"]

/// The tests solve layouts most of their time, and take half of it with an optimized solver and engine.
///
/// Optimizing more than these takes longer than it saves, and so does optimizing them for speed instead
/// of size.
let optimized =
  settings + flags(small, where: "LAY_STRICT", in: .debug)
  + flags(small, where: "LAY_WHOLE", in: .release)

/// Where the toolchain keeps its parser of Swift; nil where it has none.
///
/// `LAY_SWIFT_HOST` says where; otherwise it lies beside the compiler that is on the path.
func parserFolder() -> String? {
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map { folder in
    URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
  }
  let named = Context.environment["LAY_SWIFT_HOST"].map { [$0] } ?? []
  return (named + folders).first {
    FileManager.default.fileExists(atPath: "\($0)/libSwiftParser.so")
  }
}

/// Reads Swift for `lay`, with the parser of the toolchain.
///
/// Where that is missing everything else works.
let swiftReader: [Target] =
  parserFolder().map { folder in
    [
      .executableTarget(
        name: "lay-swift",
        swiftSettings: settings + [.unsafeFlags(["-I", folder])],
        linkerSettings: [
          .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]),
          .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
        ])
    ]
  } ?? []

/// Readers of lay for libFuzzer, which `scripts/fuzz --coverage` builds with its library.
let coverageFuzzer: [Target] =
  Context.environment["LAY_LIBFUZZER"] == nil
  ? []
  : [
    .executableTarget(
      name: "LibFuzzer",
      dependencies: ["AutoLayout", "ConsoleLog", "InterfaceBuilder", "LayLanguage"],
      path: "Sources/Workshop/LibFuzzer",
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
  ]

let package = Package(
  name: "lay",
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
  targets: swiftReader + coverageFuzzer + [
    .target(name: "Cassowary", swiftSettings: optimized),
    .target(
      name: "TextSizes",
      resources: [
        .embedInCode("Text/Resources/NamedFonts.txt"),
        .embedInCode("Text/Resources/SystemFont.txt"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "AutoLayout", dependencies: ["Cassowary", "TextSizes"], swiftSettings: optimized),
    .target(
      name: "LayoutDiagnostics", dependencies: ["AutoLayout", "Cassowary"], swiftSettings: settings),
    .target(
      name: "LayoutSession", dependencies: ["AutoLayout", "LayoutDiagnostics"],
      swiftSettings: settings),
    .target(
      name: "ConsoleLog", dependencies: ["AutoLayout", "Cassowary", "LayoutDiagnostics"],
      swiftSettings: settings),
    .target(
      name: "LayoutPictures", dependencies: ["AutoLayout", "LayoutDiagnostics", "TextSizes"],
      resources: [.embedInCode("HTML/Resources/Viewer.html")], swiftSettings: settings),
    .target(
      name: "LayLanguage",
      dependencies: [
        "AutoLayout", "ConsoleLog", "InterfaceBuilder", "LayoutDiagnostics", "LayoutPictures",
        "LayoutSession", "SwiftLayouts",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "InterfaceBuilder", dependencies: ["AutoLayout", "CLibXML2"], swiftSettings: settings),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(
      name: "LayoutChecks", dependencies: ["AutoLayout", "InterfaceBuilder", "LayoutDiagnostics"],
      swiftSettings: settings),
    .target(
      name: "SwiftLayouts", dependencies: ["AutoLayout", "InterfaceBuilder"],
      swiftSettings: settings),
    .target(name: "HostFiles", dependencies: ["LayLanguage"], swiftSettings: settings),
    .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
    .executableTarget(
      name: "lay",
      dependencies: [
        "AutoLayout",
        "CReadline",
        "ConsoleLog",
        "HostFiles",
        "InterfaceBuilder",
        "LayLanguage",
        "LayoutChecks",
        "LayoutDiagnostics",
        "LayoutPictures",
        "LayoutSession",
        "SwiftLayouts",
        "TextSizes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    // The workshop: measuring, comparing and trying out. No part of the products.
    .executableTarget(
      name: "TextAccuracy", dependencies: ["TextSizes"], path: "Sources/Workshop/TextAccuracy",
      swiftSettings: settings),
    .executableTarget(
      name: "LogAccuracy", dependencies: ["AutoLayout", "ConsoleLog"],
      path: "Sources/Workshop/LogAccuracy", swiftSettings: settings),
    .executableTarget(
      name: "DocumentFuzz", dependencies: ["DamagedDocuments", "Fuzzing"],
      path: "Sources/Workshop/DocumentFuzz", swiftSettings: settings),
    .executableTarget(
      name: "ScriptFuzz",
      dependencies: [
        "AutoLayout", "Fuzzing", "LayLanguage", "LayoutDiagnostics", "LayoutSession",
        "SeededRandom",
      ], path: "Sources/Workshop/ScriptFuzz", swiftSettings: settings),
    .executableTarget(
      name: "TextFuzz",
      dependencies: [
        "AutoLayout", "ConsoleLog", "Fuzzing", "LayLanguage", "LayoutDiagnostics", "SwiftLayouts",
      ], path: "Sources/Workshop/TextFuzz", swiftSettings: settings),
    .executableTarget(
      name: "DocumentParsing", path: "Sources/Workshop/DocumentParsing", swiftSettings: settings),
    .target(name: "CAllocations", path: "Sources/Workshop/CAllocations"),
    .target(
      name: "SeededRandom", path: "Sources/Workshop/SeededRandom", swiftSettings: settings),
    .target(
      name: "DamagedDocuments",
      dependencies: ["AutoLayout", "InterfaceBuilder", "SeededRandom"],
      path: "Sources/Workshop/DamagedDocuments", swiftSettings: settings),
    .target(
      name: "Fuzzing", dependencies: ["SeededRandom"], path: "Sources/Workshop/Fuzzing",
      swiftSettings: settings),
    .target(
      name: "Workloads", dependencies: ["Cassowary", "SeededRandom"],
      path: "Sources/Workshop/Workloads", swiftSettings: settings),
    .executableTarget(
      name: "lay-bench",
      dependencies: [
        "AutoLayout",
        "CAllocations",
        "Cassowary",
        "LayLanguage",
        "LayoutDiagnostics",
        "LayoutSession",
        "SeededRandom",
        "Workloads",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Workshop/lay-bench",
      swiftSettings: settings
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "CassowaryTests",
      dependencies: ["Cassowary", "SeededRandom", "TestSupport", "Workloads"],
      swiftSettings: testSettings),
    .testTarget(
      name: "LayoutPicturesTests", dependencies: ["AutoLayout", "LayoutPictures", "TextSizes"],
      swiftSettings: testSettings),
    .testTarget(
      name: "TextSizesTests", dependencies: ["TextSizes"], swiftSettings: testSettings),
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: ["AutoLayout", "LayoutDiagnostics", "SeededRandom", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "ConsoleLogTests",
      dependencies: [
        "AutoLayout", "ConsoleLog", "LayoutDiagnostics", "SeededRandom", "TestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "AutoLayout", "DamagedDocuments", "InterfaceBuilder", "LayLanguage", "LayoutDiagnostics",
        "TestSupport",
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "LayoutChecksTests",
      dependencies: [
        "AutoLayout", "InterfaceBuilder", "LayLanguage", "LayoutChecks", "LayoutDiagnostics",
        "TestSupport",
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "SwiftLayoutsTests",
      dependencies: [
        "AutoLayout", "LayLanguage", "LayoutSession", "SeededRandom", "SwiftLayouts", "TestSupport",
      ],
      exclude: ["Resources"],
      swiftSettings: testSettings),
    .testTarget(
      name: "LayoutSessionTests",
      dependencies: ["AutoLayout", "LayoutDiagnostics", "LayoutSession"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "LayLanguageTests",
      dependencies: ["LayLanguage", "LayoutDiagnostics", "SeededRandom", "TestSupport"],
      swiftSettings: testSettings),
    // As a user of the libraries sees them: what is `package` is out of reach.
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "AutoLayout", "Cassowary", "ConsoleLog", "InterfaceBuilder", "LayLanguage",
        "LayoutDiagnostics", "LayoutPictures", "LayoutSession", "TextSizes",
      ],
      packageAccess: false, swiftSettings: testSettings),
    .testTarget(
      name: "RepositoryTests", dependencies: ["TestSupport"], swiftSettings: testSettings),
    .testTarget(
      name: "LayTests", dependencies: ["HostFiles", "LayLanguage", "SeededRandom", "TestSupport"],
      swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)
