// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors wherever the project checks itself; a user's newer compiler may warn in peace.
let isStrict = Context.environment["CI"] != nil || Context.environment["LAY_STRICT"] != nil
let settings: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

let package = Package(
  name: "lay",
  products: [
    .executable(name: "lay", targets: ["lay"]),
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "LayoutSession", targets: ["LayoutSession"]),
    .library(name: "LayLanguage", targets: ["LayLanguage"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(name: "Cassowary", swiftSettings: settings),
    .target(
      name: "AutoLayout",
      dependencies: ["Cassowary"],
      resources: [.embedInCode("Text/Resources/SystemFont.txt")],
      swiftSettings: settings
    ),
    .target(name: "LayoutSession", dependencies: ["AutoLayout"], swiftSettings: settings),
    .target(
      name: "LayLanguage",
      dependencies: ["AutoLayout", "LayoutSession"],
      swiftSettings: settings
    ),
    .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
    .executableTarget(
      name: "lay",
      dependencies: [
        "AutoLayout",
        "CReadline",
        "LayLanguage",
        "LayoutSession",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "TextAccuracy", dependencies: ["AutoLayout"], swiftSettings: settings),
    .target(name: "CAllocations"),
    .target(name: "Workloads", dependencies: ["Cassowary"], swiftSettings: settings),
    .executableTarget(
      name: "lay-bench",
      dependencies: [
        "AutoLayout",
        "CAllocations",
        "Cassowary",
        "LayLanguage",
        "LayoutSession",
        "Workloads",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary", "Workloads"], swiftSettings: settings),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout"], swiftSettings: settings),
    .testTarget(
      name: "LayoutSessionTests",
      dependencies: ["LayoutSession", "AutoLayout"],
      swiftSettings: settings
    ),
    .testTarget(name: "LayLanguageTests", dependencies: ["LayLanguage"], swiftSettings: settings),
    .testTarget(name: "LayTests", dependencies: ["lay"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
